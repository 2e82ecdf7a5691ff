import Testing

@testable import UIKitLists

private func target(_ offset: Double, _ velocity: Double, from start: Double = 0) -> Double {
  Paging.target(
    offset: offset,
    velocity: velocity,
    dragStart: start,
    pageLength: 100,
    range: 0...950
  )
}

@Test func aSlowReleaseSettlesOnTheNearestPage() {
  #expect(target(49, 0) == 0)
  #expect(target(51, 150) == 100)
}

@Test func aFlickTurnsThePage() {
  #expect(target(10, 500) == 100)
  #expect(target(190, -500, from: 200) == 100)
  #expect(target(210, -500, from: 200) == 200)
}

@Test func theSlowestFlickTurnsThePage() {
  #expect(target(10, Paging.flingSpeed) == 100)
  #expect(target(190, -Paging.flingSpeed, from: 200) == 100)
  #expect(target(10, Paging.flingSpeed - 1) == 0)
}

@Test func aDragTurnsAtMostOnePage() {
  #expect(target(270, 3000) == 100)
  #expect(target(520, -3000, from: 800) == 700)
}

@Test func pagesEndWithTheContent() {
  #expect(target(940, 900, from: 900) == 950)
  #expect(target(-80, -900) == 0)
  #expect(target(1200, 0, from: 900) == 950)
}

@Test func aViewWithoutLengthDoesNotPage() {
  let target = Paging.target(offset: 33, velocity: 0, dragStart: 0, pageLength: 0, range: 0...50)
  #expect(target == 33)
}
