import UIKitTesting

/// The parameters of a mixture's table.
struct TableSetup: Equatable, Sendable {
  enum Heights: Int, CaseIterable, Equatable, Sendable { case plain, own, estimated }

  /// Headers and footers; `byIndex` gives each section others.
  enum Heads: CaseIterable, Equatable, Sendable { case byIndex, titles, views, none }

  var isGrouped = false
  /// The delegate's methods about heights.
  var heights = Heights.plain
  var isSelfSizing = false
  var estimatesHeaders = false
  /// Whether the table may be without delegate, which then misses what happens.
  var losesDelegate = false

  /// Headers and footers.
  ///
  /// A table keeps those of a section that moves, whatever its new index is.
  var heads = Heads.byIndex

  static func random(using dice: inout SeededGenerator) -> TableSetup {
    TableSetup(
      isGrouped: dice.once(in: 2),
      heights: Heights.allCases[dice.below(3)],
      isSelfSizing: dice.once(in: 2),
      estimatesHeaders: dice.once(in: 3),
      losesDelegate: dice.once(in: 4)
    )
  }

  /// The setup as Swift source.
  var source: String {
    "TableSetup(" + TableOperation.unqualified("\(self)").drop { $0 != "(" }.dropFirst()
  }
}
