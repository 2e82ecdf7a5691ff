import Foundation

/// The cost of recent frames, for display in the application.
///
/// UIKit has no such type; on iOS, Instruments provides this information.
public struct FrameStatistics: Sendable {
  /// The number of frames that changed pixels since the start.
  public internal(set) var drawnFrames = 0
  /// The number of dropped frames since the start, during animations.
  public internal(set) var droppedFrames = 0
  /// The processor time of a frame in seconds, for all passes and presenting, without events.
  ///
  /// The median of the last 240 frames that changed pixels; 0 before the first one.
  public internal(set) var medianSeconds = 0.0
  /// The 99th percentile of the last 240 frames that changed pixels, in processor seconds.
  public internal(set) var percentile99Seconds = 0.0
  /// The number of pixels drawn in the last frame, without those only moved by scrolling.
  public internal(set) var compositedPixels = 0
  /// The number of table view cells created since the start, in all tables.
  public internal(set) var cellsCreated = 0
  /// The number of table view cells reused since the start, in all tables.
  public internal(set) var cellsReused = 0
}

extension UIApplication {
  /// The costs of recent frames.
  ///
  /// - Complexity: Sorts 240 values; read the property at most a few times a second.
  public var frameStatistics: FrameStatistics {
    (WindowHost.current as? FrameLoop)?.statistics ?? FrameStatistics()
  }

  /// The number of frames that changed pixels since the start; reading it is free.
  public var drawnFrames: Int { (WindowHost.current as? FrameLoop)?.framesDrawn ?? 0 }
}

/// Records the cost of the last frames, measured by the loop's owner because the loop reads no
/// clock.
@MainActor
struct FrameRecorder {
  /// The maximum number of recorded frames: four seconds at 60 frames per second.
  private static let capacity = 240

  /// The costs in processor seconds.
  private var seconds: [Double] = []
  /// The index that the next frame overwrites, once the capacity is reached.
  private var nextIndex = 0
  private(set) var droppedFrames = 0
  private var lastTime = -Double.infinity
  private var wasMoving = false

  init() {
    seconds.reserveCapacity(FrameRecorder.capacity)
  }

  /// Records a frame.
  ///
  /// - Parameters:
  ///   - cost: The processor time in seconds.
  ///   - time: The time of the frame, in seconds on the loop's clock.
  ///   - interval: The interval between the display's frames in seconds.
  ///   - isMoving: Whether another frame follows immediately.
  mutating func add(_ cost: Double, at time: Double, interval: Double, isMoving: Bool) {
    if seconds.count < FrameRecorder.capacity {
      seconds.append(cost)
    } else {
      seconds[nextIndex] = cost
      nextIndex = (nextIndex + 1) % FrameRecorder.capacity
    }
    if wasMoving, interval > 0, time > lastTime {
      droppedFrames += max(0, Int(((time - lastTime) / interval).rounded()) - 1)
    }
    (lastTime, wasMoving) = (time, isMoving)
  }

  /// Records a frame that changed no pixel, but was also in time.
  ///
  /// - Parameters:
  ///   - time: The time of the frame, in seconds on the loop's clock.
  ///   - isMoving: Whether another frame follows immediately.
  mutating func addUnchanged(at time: Double, isMoving: Bool) {
    (lastTime, wasMoving) = (time, isMoving)
  }

  /// Fills statistics with the recorded costs.
  func fill(_ statistics: inout FrameStatistics) {
    statistics.droppedFrames = droppedFrames
    guard !seconds.isEmpty else { return }
    let sorted = seconds.sorted()
    statistics.medianSeconds = sorted[sorted.count / 2]
    statistics.percentile99Seconds = sorted[sorted.count * 99 / 100]
  }
}

extension FrameLoop {
  /// Records the cost of a frame that changed pixels, and notifies the application.
  ///
  /// - Parameters:
  ///   - seconds: The processor time in seconds.
  ///   - time: The time of the frame, in seconds on this loop's clock.
  ///   - interval: The display's frame interval in seconds; 0 if frames cannot be dropped.
  package func recordCost(_ seconds: Double, at time: Double, interval: Double) {
    recorder.add(seconds, at: time, interval: interval, isMoving: isMoving)
    UIApplication.shared.frameHandler?()
  }

  /// Records a frame that changed no pixel, such as at the end of a motion by fractions of pixels.
  ///
  /// - Parameter time: The time of the frame, in seconds on this loop's clock.
  package func recordUnchangedFrame(at time: Double) {
    recorder.addUnchanged(at: time, isMoving: isMoving)
  }

  /// The costs of recent frames.
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
