package import Foundation

/// The movements of fingers and pressed buttons, handed on at the times of frames.
///
/// A touch panel reports places at times of its own: content that followed the last one would move
/// by two steps in one frame, and not at all in the next. A frame gets instead the place where a
/// finger was a few milliseconds before, between two reported places or a little beyond the last
/// one. Times are in seconds on the loop's clock.
package struct TouchResampler {
  /// A place of a finger or a pressed button at a time.
  package struct Move: Equatable {
    /// The touch.
    package var id: Int
    /// In points on the screen.
    package var point: CGPoint
    /// When the finger was there.
    package var time: Double
  }

  private var tracks: [Track] = []

  /// Creates a collection without movements.
  package init() {}

  /// Whether some place has not been handed on, so that another frame is needed.
  package var hasMoves: Bool { tracks.contains { $0.isPending } }

  /// Adds a reported place.
  ///
  /// - Parameters:
  ///   - point: In points on the screen.
  ///   - id: The touch.
  ///   - time: When it was reported; not before earlier ones. A place at the same time replaces the
  ///     former.
  ///   - precision: How far `time` may be from when it was reported, in seconds: 0.001 where times are
  ///     whole milliseconds.
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

  /// Takes the places of a frame, in the order of the touches' first movements.
  ///
  /// - Parameter time: When the frame begins.
  /// - Returns: One place for each touch that has moved; none before its last one.
  package mutating func take(forFrameAt time: Double) -> [Move] {
    tracks.indices.compactMap { tracks[$0].take(forFrameAt: time) }
  }

  /// Takes the last reported places, and forgets all movements; called before something else
  /// happens, such as a lift.
  package mutating func takeAll() -> [Move] {
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

  /// The least time from a place to the frame that shows it, in seconds.
  private static let minimumDelay = 0.005
  /// The number of intervals by which a position may be beyond the last one: half of one, and the
  /// time by which a report may be late.
  private static let reach = 0.75
  /// After so many seconds without a place a finger counts as having rested.
  private static let rest = 0.05

  let id: Int
  /// Reported places, the oldest first; never empty.
  private var samples: [Sample]
  /// The usual time from one place to the next.
  private var interval = 1.0 / 120
  /// The time of the place that was handed on last.
  private var handedTime = -Double.infinity
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
    if step >= Track.rest {
      // It left its place just before it was noticed.
      samples = [Sample(point: last.point, time: time - interval)]
    } else {
      interval = samples.count == 1 ? step : interval + (step - interval) / 8
    }
    samples.append(Sample(point: point, time: time))
  }

  mutating func take(forFrameAt frame: Double) -> TouchResampler.Move? {
    guard isPending else { return nil }
    // Half of the frames then lie between two places, and half beyond the last one by less than
    // half of an interval.
    let delay = max(Track.minimumDelay, interval / 2)
    let time = frame - delay
    let age = frame - last.time
    if time >= last.time, samples.count == 1 || age > max(1.6 * interval, delay) {
      // The finger has stopped, or begins to move.
      isPending = false
      return move(to: last.point, at: max(last.time, handedTime))
    }
    guard samples.count > 1, time > handedTime else { return nil }
    return move(to: place(at: min(time, last.time + Track.reach * interval)), at: time)
  }

  private mutating func move(to point: CGPoint, at time: Double) -> TouchResampler.Move {
    handedTime = time
    while samples.count > 2, samples[1].time <= time { samples.removeFirst() }
    return TouchResampler.Move(id: id, point: point, time: time)
  }

  /// The place at a time, on the line between the places around it, or through the last two.
  private func place(at time: Double) -> CGPoint {
    let next = samples.firstIndex { $0.time >= time } ?? samples.count - 1
    let (from, to) = (samples[max(0, next - 1)], samples[max(1, next)])
    let fraction = (max(time, from.time) - from.time) / (to.time - from.time)
    return CGPoint(
      x: from.point.x + (to.point.x - from.point.x) * fraction,
      y: from.point.y + (to.point.y - from.point.y) * fraction
    )
  }
}
