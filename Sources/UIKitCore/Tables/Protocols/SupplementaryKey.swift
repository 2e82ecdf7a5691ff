/// The kind of a section's supplementary view.
enum SupplementaryKind {
  case header
  case footer
}

/// The identity of a header or footer; ordered from top to bottom.
struct SupplementaryKey: Hashable, Comparable {
  var kind: SupplementaryKind
  var section: Int

  static func < (first: SupplementaryKey, second: SupplementaryKey) -> Bool {
    guard first.section == second.section else { return first.section < second.section }
    return first.kind == .header && second.kind == .footer
  }
}
