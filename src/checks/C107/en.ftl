c107 = the dealer of board { $number } is { $dealer }
c107-and-vulnerability = the dealer of board { $number } is { $dealer }, and its vulnerability { $due }
