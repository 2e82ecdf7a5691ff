/// The kind of a section's supplementary view.
enum SupplementaryKind {
  case header
  case footer
}

/// The identity of a header or footer; ordered from top to bottom.
struct SupplementaryKey: Hashable, Comparable {
  var kind: SupplementaryKind
  var section: Int

  static func < (lhs: SupplementaryKey, rhs: SupplementaryKey) -> Bool {
    guard lhs.section == rhs.section else { return lhs.section < rhs.section }
    return lhs.kind == .header && rhs.kind == .footer
  }
}
