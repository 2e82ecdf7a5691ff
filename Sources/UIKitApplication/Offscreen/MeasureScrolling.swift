public import Foundation
public import UIKitCore
import UIKitGraphics
import UIKitSupport

/// Scrolls an application's content offscreen and measures the cost of frames.
///
/// The function is for command-line options. It scrolls the frontmost scroll view whose content
/// is taller than its bounds up and down at a constant speed.
///
/// - Parameters:
///   - configuration: Size, scale and style of the window.
///   - frames: The number of frames, greater than 0; the last 240 are measured.
///   - step: Points per frame, greater than 0.
///   - makeController: Creates the controller whose view fills the window.
/// - Returns: The measurements; `nil` if no scroll view can scroll.
/// - Throws: The closure's errors.
@MainActor
public func measureScrolling(
  _ configuration: LaunchConfiguration = LaunchConfiguration(),
  frames: Int = 600,
  step: CGFloat = 7,
  _ makeController: () throws -> UIViewController
) rethrows -> FrameStatistics? {
  configuration.check()
  demand(frames > 0, "\(frames) frames cannot be measured")
  demand(step > 0 && step.isFinite, "Frames cannot be \(step) points apart")
  let host = HeadlessHost(configuration: configuration)
  return try host.show(makeController) { window in
    host.settle(timeout: 10)
    guard let scrollView = window.scrollingView else { return nil }
    host.scroll(scrollView, frames: frames, step: step)
    return host.loop.statistics
  }
}

extension HeadlessHost {
  /// Draws and measures frames; the direction reverses at both ends.
  fileprivate func scroll(_ scrollView: UIScrollView, frames: Int, step: CGFloat) {
    let end = max(0, scrollView.contentSize.height - scrollView.bounds.height)
    var direction: CGFloat = 1
    for _ in 0..<frames {
      advanceClock()
      let start = ProcessorClock.now
      var offset = scrollView.contentOffset
      offset.y += direction * step
      if offset.y < 0 || offset.y > end { direction = -direction }
      offset.y = min(max(offset.y, 0), end)
      scrollView.contentOffset = offset
      guard runFrame() else { continue }
      let cost = ProcessorClock.now - start
      loop.recordCost(cost, at: time, interval: 1 / framesPerSecond)
    }
  }
}

extension UIView {
  /// The frontmost scroll view that can scroll vertically.
  fileprivate var scrollingView: UIScrollView? {
    if let view = self as? UIScrollView, view.contentSize.height > view.bounds.height {
      return view
    }
    return subviews.reversed().lazy.compactMap(\.scrollingView).first
  }
}
