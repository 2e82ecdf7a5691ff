import Foundation
import UIKitConstraints

extension LayoutEngine {
  /// Breaks one of the conflicting constraints, and logs it once.
  ///
  /// The constraint being added is broken, or else the required one that was activated last; a
  /// given frame never is. Engines that only measure log nothing.
  ///
  /// - Parameters:
  ///   - conflict: The conflict that the solver found.
  ///   - constraint: The constraint that could not be added; `nil` if a constant was changed.
  func resolve(_ conflict: ConstraintSolver.Conflict, adding constraint: NSLayoutConstraint?) {
    var conflicting = constraints.filter { candidate in
      candidate.solved.map { conflict.constraints.contains($0) } ?? false
    }
    if let constraint { conflicting.append(constraint) }
    conflicting.sort { $0.serial < $1.serial }
    let victim = constraint ?? conflicting.last { $0.priority == .required && !$0.isBroken }
    guard let victim else {
      // Given frames alone can only conflict because of rounding: rebuild the solver.
      needsRebuild = true
      return
    }
    victim.isBroken = true
    hasBrokenConstraints = true
    if constraint == nil { needsRebuild = true }
    guard !victim.hasBeenReported, !isTemporary else { return }
    victim.hasBeenReported = true
    if !involvesEmptyFrame(conflict) { report(conflicting, of: conflict, breaking: victim) }
  }

  /// Returns whether the conflict involves a root without a size, which has not been laid out yet.
  private func involvesEmptyFrame(_ conflict: ConstraintSolver.Conflict) -> Bool {
    conflict.constraints.contains { constraint in
      solver.constant(of: constraint) == 0 && rootVariables.frameConstraints.contains(constraint)
    }
  }

  private func report(
    _ conflicting: [NSLayoutConstraint],
    of conflict: ConstraintSolver.Conflict,
    breaking victim: NSLayoutConstraint
  ) {
    var lines = conflicting.map(\.equation)
    let root = rootVariables
    for (index, constraint) in root.frameConstraints.enumerated()
    where conflict.constraints.contains(constraint) {
      let name = index == 0 ? "Width" : "Height"
      let length = -solver.constant(of: constraint)
      lines.append(
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(name)' "
          + "\(type(of: self.root)).\(name.lowercased()) == \(length)   (active)>"
      )
    }
    for box in boxes where box.hasFixedFrame {
      guard box.frameConstraints.contains(where: conflict.constraints.contains),
        let view = box.state?.viewStorage
      else { continue }
      lines.append("<NSAutoresizingMaskLayoutConstraint \(type(of: view)) \(view.frameRect)>")
    }
    let text = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(victim.equation)

      """
    LayoutEngine.reporter(text)
  }

  /// Writes the report of a conflict; replaced by tests.
  static var reporter: (String) -> Void = { text in
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
