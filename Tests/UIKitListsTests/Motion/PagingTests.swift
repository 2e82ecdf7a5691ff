import Testing

@testable import UIKitLists

/// Returns the target of a release in pages of 100 points with offsets from 0 to 950 points.
///
/// Velocities are in points per second.
private func target(
  from offset: Double,
  velocity: Double,
  dragStart: Double = 0
) -> Double {
  Paging.target(
    offset: offset,
    velocity: velocity,
    dragStart: dragStart,
    pageLength: 100,
    range: 0...950
  )
}

@Test func aSlowReleaseSettlesOnTheNearestPage() {
  #expect(target(from: 49, velocity: 0) == 0)
  #expect(target(from: 51, velocity: 150) == 100)
}

@Test func aFlickTurnsThePage() {
  #expect(target(from: 10, velocity: 500) == 100)
  #expect(target(from: 190, velocity: -500, dragStart: 200) == 100)
  #expect(target(from: 210, velocity: -500, dragStart: 200) == 200)
}

@Test func theSlowestFlickTurnsThePage() {
  #expect(target(from: 10, velocity: Paging.flingSpeed) == 100)
  #expect(target(from: 190, velocity: -Paging.flingSpeed, dragStart: 200) == 100)
  #expect(target(from: 10, velocity: Paging.flingSpeed - 1) == 0)
}

@Test func aDragTurnsAtMostOnePage() {
  #expect(target(from: 270, velocity: 3000) == 100)
  #expect(target(from: 520, velocity: -3000, dragStart: 800) == 700)
}

@Test func pagesEndWithTheContent() {
  #expect(target(from: 940, velocity: 900, dragStart: 900) == 950)
  #expect(target(from: -80, velocity: -900) == 0)
  #expect(target(from: 1200, velocity: 0, dragStart: 900) == 950)
}

@Test func aViewWithoutLengthDoesNotPage() {
  let target = Paging.target(offset: 33, velocity: 0, dragStart: 0, pageLength: 0, range: 0...50)
  #expect(target == 33)
}
