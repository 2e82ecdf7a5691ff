import UIKitSupport

extension HeightTree {
  /// Checks the whole tree after a change, in debug builds only.
  ///
  /// Trees of a single leaf are always checked, others only if the limits require it.
  func checkInvariantsIfEnabled() {
    #if INTERNAL_CHECKS
    if limits.alwaysChecks || root.isLeaf { checkInvariants() }
    #endif
  }
}

#if INTERNAL_CHECKS
extension HeightTree {
  /// Stops the program with a message if an invariant is violated.
  func checkInvariants() {
    if !root.isLeaf {
      demand(root.children.count >= 2, "The root has a single child")
    }
    _ = root.checkedDepth(limits, isRoot: true)
  }
}

extension HeightTree.Node {
  /// Checks this subtree and returns its depth.
  fileprivate func checkedDepth(_ limits: HeightTree.Limits, isRoot: Bool) -> Int {
    var recomputed = self
    recomputed.summarize()
    demand(
      (recomputed.count, recomputed.measuredCount) == (count, measuredCount)
        && recomputed.height == height,
      "The sums of a node differ from those of its content"
    )
    if isLeaf {
      demand(runs.count <= limits.maxRuns, "A leaf has \(runs.count) runs")
      demand(isRoot || runs.count >= limits.minRuns, "A leaf has \(runs.count) runs")
      checkRuns()
      return 1
    }
    demand(runs.count == 0, "An inner node has runs")
    demand(children.count <= limits.maxChildren, "A node has \(children.count) children")
    demand(
      isRoot || children.count >= limits.minChildren,
      "A node has \(children.count) children"
    )
    let depths = children.map { $0.checkedDepth(limits, isRoot: false) }
    demand(Set(depths).count == 1, "The leaves lie at different depths")
    return depths[0] + 1
  }

  private func checkRuns() {
    demand(runs.heights.count == runs.counts.count, "Heights and counts differ in number")
    for run in 0..<runs.count {
      demand(runs.rowCount(ofRun: run) > 0, "A run has no rows")
      demand(runs.height(ofRun: run).points.isFinite, "A height is not finite")
      demand(
        run == 0 || runs.height(ofRun: run) != runs.height(ofRun: run - 1)
          || runs.rowCount(ofRun: run - 1) == UInt32.max,
        "Two neighbouring runs are equal"
      )
    }
  }
}
#endif
