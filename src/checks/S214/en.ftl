s214-before = { $section } stands before { $name }
s214-before-label = the section begins here
s214-before-proof = it is read all the same
s214-without = { $section } stands without { $name }
s214-without-label = the standard wants { $name } before this
