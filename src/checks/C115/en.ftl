c115 = { $seat } and { $partner } have one name, which does not tell them apart
