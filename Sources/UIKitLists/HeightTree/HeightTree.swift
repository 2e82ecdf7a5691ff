import UIKitSupport

/// The heights of the rows of one section, when they differ.
///
/// A balanced tree (a B-tree) whose leaves hold *runs*: neighbouring rows of
/// the same height, with the same answer to "is it measured?". Every node knows
/// the number of its rows, their height together, and how many are measured, so
/// that the way from a row to its position and back is one walk from the root.
///
/// Runs make the size of the tree a matter of how much the heights vary instead
/// of how many rows there are: ten million rows with an estimate of 60 points
/// and a screenful of measured ones take a few hundred bytes. A row whose
/// neighbours are all different costs 12 bytes in a leaf, about 17 with the
/// usual share of free places.
///
/// Sums are always recomputed from the children instead of being adjusted, so
/// that they do not drift while a list runs for months.
///
/// Copies share their nodes until one of them changes; a change then copies
/// only the nodes on its way.
struct HeightTree: Sendable {
  var root: Node
  let limits: Limits

  init(root: Node, limits: Limits) {
    self.root = root
    self.limits = limits
  }

  /// Creates a tree of rows that all have the same height.
  ///
  /// - Parameters:
  ///   - height: The height of every row.
  ///   - count: The number of rows, 0 or more.
  ///   - limits: The sizes of nodes.
  init(repeating height: PackedHeight, count: Int, limits: Limits = .standard) {
    var runs = RunBuffer()
    runs.append(height, count: count)
    self.init(runs, limits: limits)
  }

  /// The number of rows.
  var count: Int { root.count }

  /// The height of all rows together, in points.
  var height: Double { root.height }

  /// The number of rows whose height is not an estimate.
  var measuredCount: Int { root.measuredCount }
}

extension HeightTree {
  /// The sizes of nodes.
  ///
  /// Tests use the smallest sizes, so that a handful of rows reaches every
  /// branch of the code.
  struct Limits: Sendable {
    /// The most runs that a leaf holds.
    let maxRuns: Int

    /// The most children that an inner node has.
    let maxChildren: Int

    /// Whether debug builds check the whole tree after every change, however big it is.
    ///
    /// Small trees are always checked.
    let alwaysChecks: Bool

    var minRuns: Int { max(1, maxRuns / 2) }
    var minChildren: Int { max(2, maxChildren / 2) }

    init(maxRuns: Int, maxChildren: Int, alwaysChecks: Bool = false) {
      demand(maxRuns >= 2 && maxChildren >= 3, "A node of this size cannot be split")
      self.maxRuns = maxRuns
      self.maxChildren = maxChildren
      self.alwaysChecks = alwaysChecks
    }

    /// Leaves of 128 runs keep a change among a million rows below a microsecond, and the memory
    /// for the nodes themselves at about two bytes per row.
    ///
    /// Smaller leaves are hardly faster, because the levels above them grow.
    static let standard = Limits(maxRuns: 128, maxChildren: 24)
  }
}
