import UIKit

/// Scrolls large tables in the middle, compared with a table of 10,000 rows.
struct LargeTableWorkload: Workload {
  let name = "scroll-large"
  private static let step: CGFloat = 60

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let small = PeerRows(count: 10_000)
    let equal = PeerRows(count: 10_000_000)
    let varying = VaryingRows(count: 1_000_000)
    let base = ScrollRun(scene: TableStage(rows: small), step: LargeTableWorkload.step)
    let ten = ScrollRun(scene: TableStage(rows: equal), step: LargeTableWorkload.step)
    let one = ScrollRun(scene: TableStage(rows: varying), step: LargeTableWorkload.step)
    ten.scene.scrollToMiddle()
    one.scene.scrollToMiddle()
    // The small table is measured before and after, in case the machine slows down.
    base.scene.table.contentOffset.y = 0
    let before = try base.measure()
    let equalTimes = try ten.measure()
    let varyingTimes = try one.measure()
    base.scene.table.contentOffset.y = 0
    let after = try base.measure()
    let reference = (before.median + after.median) / 2
    try ten.check()
    try one.check()
    return [
      Measurement(
        "10,000,000 equal ÷ 10,000",
        equalTimes.median / reference,
        .times,
        limit: 1.1,
        aim: 1
      ),
      Measurement(
        "1,000,000 varying ÷ 10,000",
        varyingTimes.median / reference,
        .times,
        limit: 1.1,
        aim: 1
      ),
      Measurement("frame of 10,000 rows", reference * 1e3, .milliseconds),
    ]
  }
}
