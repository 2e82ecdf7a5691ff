/// A section's header or its footer.
enum SupplementaryKind {
  case header
  case footer
}

/// Identifies a header or footer; ordered from the table's top to its bottom.
struct SupplementaryKey: Hashable, Comparable {
  var kind: SupplementaryKind
  var section: Int

  static func < (first: SupplementaryKey, second: SupplementaryKey) -> Bool {
    guard first.section == second.section else { return first.section < second.section }
    return first.kind == .header && second.kind == .footer
  }
}
