import UIKit

/// Scrolls large tables in the middle, compared with a table of 10,000 rows.
struct LargeTableWorkload: Workload {
  let name = "scroll-large"
  private static let step: CGFloat = 60

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let small = PeerRows(count: 10_000)
    let equal = PeerRows(count: 10_000_000)
    let varying = VaryingRows(count: 1_000_000)
    let smallRun = ScrollRun(scene: TableStage(rows: small), step: LargeTableWorkload.step)
    let equalRun = ScrollRun(scene: TableStage(rows: equal), step: LargeTableWorkload.step)
    let varyingRun = ScrollRun(scene: TableStage(rows: varying), step: LargeTableWorkload.step)
    equalRun.scene.scrollToMiddle()
    varyingRun.scene.scrollToMiddle()
    // The small table is measured before and after, in case the machine slows down.
    smallRun.scene.table.contentOffset.y = 0
    let timesBefore = try smallRun.measure()
    let equalTimes = try equalRun.measure()
    let varyingTimes = try varyingRun.measure()
    smallRun.scene.table.contentOffset.y = 0
    let timesAfter = try smallRun.measure()
    let reference = (timesBefore.median + timesAfter.median) / 2
    try equalRun.check()
    try varyingRun.check()
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
