c115 = { $seat } and { $partner } have one name: who sat in one of the two seats is not known
c115-rooms = both rooms have the same four names: who sat in which room is not known
