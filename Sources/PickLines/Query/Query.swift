/// The condition of matching lines: groups of which each needs one of its words.
package struct Query: Equatable, Sendable {
  /// All groups have to match; one word of a group does.
  package let groups: [[Term]]
  /// The text as it was typed.
  package let text: String

  /// Whether all lines match.
  package var isEmpty: Bool { groups.isEmpty }

  /// Whether matches have an order of their own: lines that only lack words have none.
  var ranksMatches: Bool { groups.contains { $0.contains { !$0.isInverse } } }

  /// Whether only lines that match another query can match this one.
  ///
  /// - Parameter other: A query with the same settings.
  /// - Returns: `true` when words were added or prolonged; `false` may be wrong.
  func narrows(_ other: Query) -> Bool {
    text.hasPrefix(other.text)
      && groups.allSatisfy { group in
        group.count == 1 && group.allSatisfy { $0.kind == .fuzzy && !$0.isInverse }
          || group.count == 1 && group.allSatisfy { $0.kind == .exact && !$0.isInverse }
      }
      && other.groups.count <= groups.count
      && zip(other.groups, groups).allSatisfy { $0.count == 1 && $1[0].prolongs($0[0]) }
  }
}

extension Term {
  /// Whether what has this word has another one.
  fileprivate func prolongs(_ other: Term) -> Bool {
    kind == other.kind && !isInverse && !other.isInverse && units.count >= other.units.count
      && (folding == other.folding || other.folding.ignoresCase && other.folding.ignoresAccents)
      && zip(other.units, units).allSatisfy { shorter, longer in
        shorter == longer
          || other.folding.ignoresCase
            && FoldingTables.folded(longer.scalar, by: other.folding) == shorter.scalar
      }
  }
}

/// The syntax of queries.
package struct QuerySyntax: Equatable, Sendable {
  /// Whether words stand as they are rather than with characters between theirs.
  package var isExact = false
  /// Whether case counts.
  package var casing = Casing.smart

  /// The syntax without options.
  package init() {}
}
