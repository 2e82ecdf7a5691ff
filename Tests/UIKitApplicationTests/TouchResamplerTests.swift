import Foundation
import Testing

@testable import UIKitApplication

/// Tests for `TouchResampler`, which computes the positions of touches at the times of frames.
struct TouchResamplerTests {
  /// A moving finger whose positions a panel reports and frames sample, at rates in hertz.
  private struct FingerMovement {
    var panelRate: Double
    var frameRate: Double
    /// Returns the finger's position on one axis at a time, in points.
    var path: (Double) -> CGFloat
    var duration = 1.0
    /// The delays of the reports in seconds, used in rotation.
    var delays = [0.0]
    /// The precision of the reports' time stamps in seconds; 0 for exact stamps.
    var precision = 0.0

    /// Returns the moves that the frames receive.
    func moves() -> [TouchResampler.Move] {
      var resampler = TouchResampler()
      var moves: [TouchResampler.Move] = []
      var report = 0
      for frame in 1...Int(duration * frameRate) {
        let time = (Double(frame) + 0.3) / frameRate
        while Double(report) / panelRate + delays[report % delays.count] <= time {
          let reported = Double(report) / panelRate
          let stamp =
            precision == 0 ? reported : (reported / precision).rounded(.down) * precision
          let point = CGPoint(x: 0, y: path(reported))
          resampler.add(point, id: 1, at: stamp, precision: precision)
          report += 1
        }
        moves += resampler.removeMoves(forFrameAt: time)
      }
      return moves
    }
  }

  /// Pairs of a panel's rate and a frame rate in hertz.
  private static let rates: [(Double, Double)] = [60, 90, 120, 125, 240, 1000].flatMap { panel in
    [60, 75, 120, 144, 240].map { (panel, $0) }
  }

  /// The content moves in equal steps under a finger of constant velocity, for any pair of rates.
  @Test(arguments: rates)
  func evenMovementStaysEven(panelRate: Double, frameRate: Double) {
    let velocity = 1500.0
    let movement = FingerMovement(
      panelRate: panelRate,
      frameRate: frameRate,
      path: { CGFloat($0 * velocity) }
    )
    let moves = movement.moves().dropFirst(4)
    #expect(Double(moves.count) > frameRate - 8)
    for (last, next) in zip(moves, moves.dropFirst()) {
      let step = next.point.y - last.point.y
      #expect(abs(step - velocity / frameRate) <= 0.5, "\(last) \(next)")
    }
  }

  /// The stamps have a precision of one millisecond, in which the finger moves by 1.5 points.
  @Test(arguments: rates)
  func stampsInMillisecondsLeaveMovementEven(panelRate: Double, frameRate: Double) {
    let velocity = 1500.0
    var movement = FingerMovement(
      panelRate: panelRate,
      frameRate: frameRate,
      path: { CGFloat($0 * velocity) }
    )
    movement.precision = 1e-3
    let moves = movement.moves()
    for (last, next) in zip(moves, moves.dropFirst()) where last.time > 0.4 {
      let step = next.point.y - last.point.y
      // Two reports in the same millisecond are ambiguous.
      let limit = panelRate > 500 ? 1.5 : 0.5
      #expect(abs(step - velocity / frameRate) <= limit, "\(last) \(next)")
    }
  }

  /// The computed times follow a mouse that pauses, and then reports more slowly.
  @Test func unevenReportsKeepTheirTimes() {
    var times = ReportTimes()
    var stamps: [Double] = Array(stride(from: 0, to: 0.4, by: 0.008))
    stamps += [0.416, 0.440, 0.448, 2, 2.008, 2.018, 2.028, 2.038, 2.038]
    for stamp in stamps {
      let rounded = (stamp * 1e3).rounded(.down) * 1e-3
      #expect(abs(times.time(ofStamp: rounded, precision: 1e-3) - rounded) <= 1.5e-3)
    }
    #expect(times.time(ofStamp: 3.0005, precision: 0) == 3.0005)
  }

  /// Frames do not wait for reports that a busy machine delivers late.
  @Test(arguments: rates)
  func lateReportsLeaveMovementEven(panelRate: Double, frameRate: Double) {
    let velocity = 1500.0
    let movement = FingerMovement(
      panelRate: panelRate,
      frameRate: frameRate,
      path: { CGFloat($0 * velocity) },
      delays: [0, 0.002, 0.001, 0.002, 0.0005]
    )
    let moves = movement.moves().dropFirst(4)
    for (last, next) in zip(moves, moves.dropFirst()) {
      let step = next.point.y - last.point.y
      #expect(abs(step - velocity / frameRate) <= 0.1, "\(last) \(next)")
    }
  }

  /// Each position is within two points of the finger's at the move's time, even at turning points.
  @Test(arguments: rates)
  func positionsAreInterpolatedAtTheirTimes(panelRate: Double, frameRate: Double) {
    let path = { (time: Double) in CGFloat(200 * sin(time * 2 * .pi)) }
    let movement = FingerMovement(panelRate: panelRate, frameRate: frameRate, path: path)
    for move in movement.moves().dropFirst(2) {
      #expect(abs(move.point.y - path(move.time)) <= 2)
    }
  }

  @Test(arguments: rates)
  func resampledTimesNeverDecrease(panelRate: Double, frameRate: Double) {
    let movement = FingerMovement(panelRate: panelRate, frameRate: frameRate, path: { CGFloat($0) })
    let moves = movement.moves()
    for (last, next) in zip(moves, moves.dropFirst()) { #expect(last.time <= next.time) }
  }

  @Test func aStoppedFingerReachesItsPosition() {
    var resampler = TouchResampler()
    for step in 0...10 {
      resampler.add(CGPoint(x: step * 20, y: 0), id: 3, at: Double(step) / 60)
    }
    var lastPoint: CGPoint?
    for frame in 0..<10 {
      if let move = resampler.removeMoves(forFrameAt: (10.5 + Double(frame)) / 60).last {
        lastPoint = move.point
      }
    }
    #expect(lastPoint == CGPoint(x: 200, y: 0))
    #expect(!resampler.hasMoves)
    #expect(resampler.removeMoves(forFrameAt: 1).isEmpty)
  }

  /// After a pause, the resampler does not interpolate a slow movement over the whole pause.
  @Test func aRestingFingerReportsNoMovement() {
    var resampler = TouchResampler()
    resampler.add(.zero, id: 1, at: 0)
    _ = resampler.removeMoves(forFrameAt: 0.1)
    resampler.add(CGPoint(x: 0, y: 30), id: 1, at: 3)
    let moves = resampler.removeMoves(forFrameAt: 3.001)
    #expect(moves.allSatisfy { $0.time > 2.98 && (0...30).contains($0.point.y) })
    #expect(resampler.removeAllMoves().map(\.point) == [CGPoint(x: 0, y: 30)])
    #expect(resampler.removeAllMoves().isEmpty)
  }

  @Test func movesOfSeveralFingersKeepTheirOrder() {
    var resampler = TouchResampler()
    resampler.add(CGPoint(x: 1, y: 1), id: 7, at: 1)
    resampler.add(CGPoint(x: 2, y: 2), id: 3, at: 1)
    resampler.add(CGPoint(x: 9, y: 9), id: 7, at: 1)
    #expect(resampler.hasMoves)
    let moves = resampler.removeAllMoves()
    #expect(moves.map(\.id) == [7, 3])
    #expect(moves.map(\.point) == [CGPoint(x: 9, y: 9), CGPoint(x: 2, y: 2)])
    #expect(!resampler.hasMoves)
  }
}
