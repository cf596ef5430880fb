c115 = { $seat } en { $partner } hebben dezelfde naam, die hen niet onderscheidt
