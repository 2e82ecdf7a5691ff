/// A condition for lines: a conjunction of groups, each of which requires one of its words.
package struct Query: Equatable, Sendable {
  /// The groups, all of which must match; a group matches if one of its words does.
  package let groups: [[Term]]
  /// The typed text.
  package let text: String

  /// Whether all lines match.
  package var isEmpty: Bool { groups.isEmpty }

  /// Whether matches are sorted by score; queries with only inverse words have no scores.
  var ranksMatches: Bool { groups.contains { $0.contains { !$0.isInverse } } }

  /// Returns whether only lines that match another query can match this one.
  ///
  /// - Parameter other: A query with the same syntax.
  /// - Returns: `true` if words were added or extended; `false` may be a false negative.
  func narrows(_ other: Query) -> Bool {
    text.hasPrefix(other.text)
      && groups.allSatisfy { group in
        group.count == 1 && group.allSatisfy { $0.kind == .fuzzy && !$0.isInverse }
          || group.count == 1 && group.allSatisfy { $0.kind == .exact && !$0.isInverse }
      }
      && other.groups.count <= groups.count
      && zip(other.groups, groups).allSatisfy { $0.count == 1 && $1[0].extends($0[0]) }
  }
}

extension Term {
  /// Returns whether every text that contains this word also contains another word.
  fileprivate func extends(_ other: Term) -> Bool {
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
  /// Whether words match exactly instead of with gaps.
  package var isExact = false
  /// The sensitivity to case.
  package var casing = Casing.smart

  /// Creates the default syntax.
  package init() {}
}
