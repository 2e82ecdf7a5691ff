import Testing

@testable import UIKitLists

@Test func timingCurvesBeginAtZeroAndEndAtOne() {
  for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .standard] {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -3) == 0)
    #expect(curve.progress(at: 7) == 1)
    #expect(curve.progress(at: .nan) == 0 || curve.progress(at: .nan) == 1)
  }
}

@Test func timingCurvesPassThroughThePointsOfTheirBezierCurve() {
  let curves: [(Double, Double, Double, Double)] = [
    (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (1, 0, 0, 1),
    (0.3, -2, 0.6, 3),
  ]
  for (x1, y1, x2, y2) in curves {
    let curve = TimingCurve(x1, y1, x2, y2)
    for step in 1..<200 {
      let t = Double(step) / 200
      let weights = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
      let x = weights.0 * x1 + weights.1 * x2 + weights.2
      let y = weights.0 * y1 + weights.1 * y2 + weights.2
      let progress = curve.progress(at: x)
      // The steep middle of (1, 0, 0, 1) amplifies errors in time.
      #expect(abs(progress - y) < 1e-6, "\(curve) at \(t)")
    }
  }
}

@Test func theLinearCurveIsLinear() {
  #expect(TimingCurve.linear.progress(at: 0.3) == 0.3)
}

@Test func timingCurvesAreMonotonic() {
  for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .standard] {
    let values = (0...1000).map { curve.progress(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }
  #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
  #expect(
    abs(TimingCurve.easeIn.progress(at: 0.25) + TimingCurve.easeOut.progress(at: 0.75) - 1) < 1e-9
  )
}
