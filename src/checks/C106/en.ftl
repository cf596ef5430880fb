c106 = board { $number } has vulnerability { $due }
