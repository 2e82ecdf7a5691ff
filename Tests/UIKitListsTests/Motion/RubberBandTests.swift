import Testing

@testable import UIKitLists

@Test func theRubberBandFollowsTheDocumentedFormula() {
  // TV-005.4
  let displayed = RubberBand.displayed(overshoot: 100, dimension: 500)
  let expected: Double = (1 - 1 / (100 * 0.55 / 500 + 1)) * 500
  #expect(displayed == expected)
  #expect(RubberBand.displayed(overshoot: 0, dimension: 500) == 0)
}

@Test func theRubberBandIsTheSameInBothDirections() {
  for pull in [0.5, 20, 400, 1e9] {
    let down = RubberBand.displayed(overshoot: pull, dimension: 480)
    #expect(RubberBand.displayed(overshoot: -pull, dimension: 480) == -down)
    #expect(down > 0 && down <= 480)
  }
}

@Test func aPullIsRecoveredFromItsDisplayedOvershoot() {
  for pull in [-700.0, -3, 0, 1, 55, 2000] {
    let displayed = RubberBand.displayed(overshoot: pull, dimension: 320)
    #expect(abs(RubberBand.pull(displaying: displayed, dimension: 320) - pull) < 1e-8)
  }
}

@Test func aViewWithoutLengthShowsNoOvershoot() {
  #expect(RubberBand.displayed(overshoot: 40, dimension: 0) == 0)
  #expect(RubberBand.displayed(overshoot: 40, dimension: -1) == 0)
  #expect(RubberBand.pull(displaying: 40, dimension: 0) == 0)
}

@Test func overshootBeyondTheViewLengthHasAFinitePull() {
  #expect(RubberBand.pull(displaying: 600, dimension: 320).isFinite)
  #expect(RubberBand.pull(displaying: -600, dimension: 320) < 0)
}
