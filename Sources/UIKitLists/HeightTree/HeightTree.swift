import UIKitSupport

/// The heights of the rows of one section if they differ.
///
/// A B-tree whose leaves contain *runs*: consecutive rows with the same height and the same
/// measured flag. Every node stores the number, the total height and the measured count of its
/// rows, so that mapping between rows and positions is a single walk from the root.
///
/// Because of the runs, the size of the tree depends on how much the heights vary, not on the
/// number of rows. Ten million rows with an estimate of 60 points and a screenful of measured rows
/// require a few hundred bytes. A row that differs from its neighbours costs 12 bytes in a leaf,
/// about 17 with the usual free capacity.
///
/// Sums are always recomputed from the children, never adjusted, so that they do not drift while a
/// list runs for months.
///
/// Copies share their nodes; a change copies only the nodes on its path.
struct HeightTree: Sendable {
  var root: Node
  let limits: Limits

  init(root: Node, limits: Limits) {
    self.root = root
    self.limits = limits
  }

  /// Creates a tree of rows of uniform height.
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

  /// The total height of the rows, in points.
  var height: Double { root.height }

  /// The number of measured rows.
  var measuredCount: Int { root.measuredCount }
}

extension HeightTree {
  /// The maximum sizes of nodes.
  ///
  /// Tests use the smallest sizes, so that a few rows reach every branch.
  struct Limits: Sendable {
    /// The maximum number of runs in a leaf.
    let maxRuns: Int

    /// The maximum number of children of an inner node.
    let maxChildren: Int

    /// Whether debug builds check the whole tree after every change, regardless of its size.
    ///
    /// Trees of a single leaf are always checked.
    let alwaysChecks: Bool

    var minRuns: Int { max(1, maxRuns / 2) }
    var minChildren: Int { max(2, maxChildren / 2) }

    init(maxRuns: Int, maxChildren: Int, alwaysChecks: Bool = false) {
      demand(maxRuns >= 2 && maxChildren >= 3, "A node of this size cannot be split")
      self.maxRuns = maxRuns
      self.maxChildren = maxChildren
      self.alwaysChecks = alwaysChecks
    }

    /// Leaves of 128 runs keep a change among a million rows below a microsecond, and the overhead
    /// of the nodes at about two bytes per row.
    ///
    /// Smaller leaves are hardly faster, because the levels above them grow.
    static let standard = Limits(maxRuns: 128, maxChildren: 24)
  }
}
