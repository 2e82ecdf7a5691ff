import UIKitTesting

/// The parameters of a mixture's table.
struct TableSetup: Equatable, Sendable {
  enum Heights: Int, CaseIterable, Equatable, Sendable { case plain, own, estimated }

  /// The kinds of headers and footers; `byIndex` varies them by section.
  enum HeaderKind: CaseIterable, Equatable, Sendable { case byIndex, titles, views, none }

  var isGrouped = false
  /// The height methods that the delegate implements.
  var heights = Heights.plain
  var isSelfSizing = false
  var estimatesHeaders = false
  /// Whether the table may lose its delegate, which then misses callbacks.
  var losesDelegate = false

  /// The kind of headers and footers.
  ///
  /// When a section moves, the table keeps its header and footer regardless of the new index.
  var headerKind = HeaderKind.byIndex

  static func random(using generator: inout SeededGenerator) -> TableSetup {
    TableSetup(
      isGrouped: generator.once(in: 2),
      heights: Heights.allCases[generator.below(3)],
      isSelfSizing: generator.once(in: 2),
      estimatesHeaders: generator.once(in: 3),
      losesDelegate: generator.once(in: 4)
    )
  }

  /// The setup as Swift source.
  var source: String {
    "TableSetup(" + TableOperation.unqualified("\(self)").drop { $0 != "(" }.dropFirst()
  }
}
