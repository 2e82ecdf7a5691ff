import UIKit

extension Bench {
  /// Returns all workloads, in the order of the printed table.
  ///
  /// - Parameter baseline: The path of another build of the demo, launched in turns with the one
  ///   beside this program; `nil` for none.
  /// - Returns: New workloads.
  @MainActor
  static func workloads(baseline: String? = nil) -> [any Workload] {
    [
      ScrollWorkload(name: "scroll-3.3", step: 3.3, goal: .init(limit: 2.5, aim: 1.6)),
      ScrollWorkload(name: "scroll-7", step: 7, goal: .init(limit: 2.5, aim: 1.6)),
      ScrollWorkload(name: "scroll-60", step: 60, goal: .init(limit: 4, aim: 2.5)),
      ScrollWorkload(
        name: "scroll-4k",
        step: 7,
        goal: .init(limit: 20, aim: 13),
        size: CGSize(width: 1920, height: 1080),
        scale: 2
      ),
      FrameChangesWorkload(),
      ConstraintsWorkload(),
      LargeTableWorkload(),
      FlingWorkload(),
      LargeScreenWorkload(),
      RotatedTableWorkload(),
      ScriptsWorkload(),
      NewWordsWorkload(),
      LongTextWorkload(),
      TypingWorkload(),
      StartWorkload(),
      DemoWorkload(baseline: baseline),
      RowMemoryWorkload(),
      ReloadWorkload(),
      SectionsWorkload(),
      EditWorkload(),
      BatchWorkload(),
      DiffWorkload(),
      DamageWorkload(),
      AllocationWorkload(),
      LatencyWorkload(),
      JitterWorkload(),
      IdleWorkload(),
      ConsoleRotationWorkload(),
    ]
  }
}
