package import Foundation

/// Resamples the movements of fingers and pressed buttons at the times of frames.
///
/// A touch panel reports positions at its own rate. Content that follows the latest report would
/// move by two steps in one frame and not at all in the next. Instead, a frame receives the
/// position of a few milliseconds earlier, interpolated between two reports or extrapolated
/// slightly beyond the last one. Times are in seconds on the loop's clock.
package struct TouchResampler {
  /// The position of a finger or a pressed button at a time.
  package struct Move: Equatable {
    /// The touch's ID.
    package var id: Int
    /// The position in points on the screen.
    package var point: CGPoint
    /// The time at which the finger was at the position.
    package var time: Double
  }

  private var tracks: [Track] = []

  /// Creates a collection without movements.
  package init() {}

  /// Whether a position is pending, so that another frame is needed.
  package var hasMoves: Bool { tracks.contains { $0.isPending } }

  /// Adds a reported position.
  ///
  /// - Parameters:
  ///   - point: The position in points on the screen.
  ///   - id: The touch's ID.
  ///   - time: The time of the report; not before earlier ones. A position with the same time
  ///     replaces the previous one.
  ///   - precision: The maximum rounding error of `time`, in seconds: 0.001 for times in whole
  ///     milliseconds.
  package mutating func add(
    _ point: CGPoint,
    id: Int,
    at time: Double,
    precision: Double = 0
  ) {
    if let index = tracks.firstIndex(where: { $0.id == id }) {
      tracks[index].add(point, at: time, precision: precision)
    } else {
      tracks.append(Track(id: id, first: point, at: time, precision: precision))
    }
  }

  /// Returns the positions for a frame, in the order of the touches' first movements.
  ///
  /// - Parameter time: The start of the frame.
  /// - Returns: One position for each touch that has moved, never earlier than its previous
  ///   position.
  package mutating func removeMoves(forFrameAt time: Double) -> [Move] {
    tracks.indices.compactMap { tracks[$0].nextMove(forFrameAt: time) }
  }

  /// Returns the last reported positions and forgets all movements; called before a different
  /// event, such as the end of a touch.
  package mutating func removeAllMoves() -> [Move] {
    defer { tracks = [] }
    return tracks.filter(\.isPending).map {
      Move(id: $0.id, point: $0.last.point, time: $0.last.time)
    }
  }
}

/// The movement of one touch.
private struct Track {
  struct Sample {
    var point: CGPoint
    var time: Double
  }

  /// The minimum time between a report and the frame that uses it, in seconds.
  private static let minimumDelay = 0.005
  /// The maximum extrapolation beyond the last report, in intervals: half an interval plus the
  /// tolerance for late reports.
  private static let maximumExtrapolation = 0.75
  /// The time without a report after which a finger counts as resting, in seconds.
  private static let restTimeout = 0.05

  let id: Int
  /// The reported positions, oldest first; never empty.
  private var samples: [Sample]
  /// The typical interval between reports, in seconds.
  private var interval = 1.0 / 120
  /// The time of the position returned last.
  private var deliveredTime = -Double.infinity
  private(set) var isPending = true
  private var reports = ReportTimes()

  init(id: Int, first point: CGPoint, at time: Double, precision: Double) {
    self.id = id
    samples = [Sample(point: point, time: time)]
    _ = reports.time(ofStamp: time, precision: precision)
  }

  var last: Sample { samples[samples.count - 1] }

  mutating func add(_ point: CGPoint, at stamp: Double, precision: Double) {
    isPending = true
    let time = reports.time(ofStamp: stamp, precision: precision)
    let step = time - last.time
    guard step > 0 else {
      samples[samples.count - 1].point = point
      return
    }
    if step >= Track.restTimeout {
      // The finger left its position just before the movement was detected.
      samples = [Sample(point: last.point, time: time - interval)]
    } else {
      interval = samples.count == 1 ? step : interval + (step - interval) / 8
    }
    samples.append(Sample(point: point, time: time))
  }

  mutating func nextMove(forFrameAt frame: Double) -> TouchResampler.Move? {
    guard isPending else { return nil }
    // With this delay, half of the frames fall between two reports, and half less than half an
    // interval beyond the last one.
    let delay = max(Track.minimumDelay, interval / 2)
    let time = frame - delay
    let age = frame - last.time
    if time >= last.time, samples.count == 1 || age > max(1.6 * interval, delay) {
      // The finger has stopped, or is about to move.
      isPending = false
      return move(to: last.point, at: max(last.time, deliveredTime))
    }
    guard samples.count > 1, time > deliveredTime else { return nil }
    return move(
      to: position(at: min(time, last.time + Track.maximumExtrapolation * interval)),
      at: time
    )
  }

  private mutating func move(to point: CGPoint, at time: Double) -> TouchResampler.Move {
    deliveredTime = time
    while samples.count > 2, samples[1].time <= time { samples.removeFirst() }
    return TouchResampler.Move(id: id, point: point, time: time)
  }

  /// Returns the position at a time, by linear interpolation between the neighbouring reports or
  /// extrapolation of the last two.
  private func position(at time: Double) -> CGPoint {
    let next = samples.firstIndex { $0.time >= time } ?? samples.count - 1
    let (from, to) = (samples[max(0, next - 1)], samples[max(1, next)])
    let fraction = (max(time, from.time) - from.time) / (to.time - from.time)
    return CGPoint(
      x: from.point.x + (to.point.x - from.point.x) * fraction,
      y: from.point.y + (to.point.y - from.point.y) * fraction
    )
  }
}
