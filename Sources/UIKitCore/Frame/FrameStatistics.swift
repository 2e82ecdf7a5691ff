import Foundation

/// What recent frames cost, for a read-out in the application.
///
/// iOS has no such thing; there one looks at it with Instruments.
public struct FrameStatistics: Sendable {
  /// Frames that changed pixels since the start.
  public internal(set) var drawnFrames = 0
  /// Frames of the display that were missed since the start, while something was moving.
  public internal(set) var droppedFrames = 0
  /// Processor seconds of a frame: events are not part of it, all passes and presenting are.
  ///
  /// The median of the last 240 frames; 0 before the first one.
  public internal(set) var medianSeconds = 0.0
  /// What one in a hundred of the last 240 frames exceeds, in processor seconds.
  public internal(set) var percentile99Seconds = 0.0
  /// Pixels that the last frame drew; what scrolling only moved does not count.
  public internal(set) var compositedPixels = 0
  /// Table view cells that were made since the start, in all tables.
  public internal(set) var cellsCreated = 0
  /// How often a table view cell was used again since the start, in all tables.
  public internal(set) var cellsReused = 0
}

extension UIApplication {
  /// What recent frames cost.
  ///
  /// - Complexity: Sorts 240 numbers; ask a few times a second.
  public var frameStatistics: FrameStatistics {
    (WindowHost.current as? FrameLoop)?.statistics ?? FrameStatistics()
  }

  /// Frames that changed pixels since the start; costs nothing to ask for.
  public var drawnFrames: Int { (WindowHost.current as? FrameLoop)?.framesDrawn ?? 0 }
}

/// Keeps the cost of the last frames, which the loop's owner measures: the loop reads no clock.
@MainActor
struct FrameRecorder {
  /// How many frames are remembered: four seconds of them.
  private static let capacity = 240

  private var seconds: [Double] = []
  private var next = 0
  private(set) var droppedFrames = 0
  private var lastTime = -Double.infinity
  private var wasMoving = false

  init() {
    seconds.reserveCapacity(FrameRecorder.capacity)
  }

  /// Remembers a frame.
  ///
  /// - Parameters:
  ///   - cost: Processor seconds.
  ///   - time: When it was drawn, in seconds on the loop's clock.
  ///   - interval: Seconds between the display's frames.
  ///   - isMoving: Whether another frame is to follow at once.
  mutating func add(_ cost: Double, at time: Double, interval: Double, isMoving: Bool) {
    if seconds.count < FrameRecorder.capacity {
      seconds.append(cost)
    } else {
      seconds[next] = cost
      next = (next + 1) % FrameRecorder.capacity
    }
    if wasMoving, interval > 0, time > lastTime {
      droppedFrames += max(0, Int(((time - lastTime) / interval).rounded()) - 1)
    }
    (lastTime, wasMoving) = (time, isMoving)
  }

  /// Puts the times into statistics.
  func fill(_ statistics: inout FrameStatistics) {
    statistics.droppedFrames = droppedFrames
    guard !seconds.isEmpty else { return }
    let sorted = seconds.sorted()
    statistics.medianSeconds = sorted[sorted.count / 2]
    statistics.percentile99Seconds = sorted[sorted.count * 99 / 100]
  }
}

extension FrameLoop {
  /// Remembers what a frame that changed pixels cost, and tells the application.
  ///
  /// - Parameters:
  ///   - seconds: Processor seconds.
  ///   - time: When it was drawn, in seconds on this loop's clock.
  ///   - interval: Seconds between the display's frames; 0 when nothing can be missed.
  package func noteCost(_ seconds: Double, at time: Double, interval: Double) {
    recorder.add(seconds, at: time, interval: interval, isMoving: isMoving)
    UIApplication.shared.frameHandler?()
  }

  /// What recent frames cost.
  package var statistics: FrameStatistics {
    var statistics = FrameStatistics()
    statistics.drawnFrames = framesDrawn
    statistics.compositedPixels = lastFramePixels
    statistics.cellsCreated = CellCounter.created
    statistics.cellsReused = CellCounter.reused
    recorder.fill(&statistics)
    return statistics
  }
}
