import Testing

@testable import UIKitLists

/// Tests for scrolling near the edges of a table during a drag.
struct EdgeScrollTests {
  private let edgeScroll = EdgeScroll(top: 100, bottom: 600, zone: 44)

  @Test func nothingScrollsBetweenTheZones() {
    for y in stride(from: 144.0, through: 556, by: 1) { #expect(edgeScroll.velocity(at: y) == 0) }
  }

  @Test func speedGrowsWithDepthTheSameAtBothEdges() {
    var previousSpeed = 0.0
    for distance in stride(from: 43.0, through: 0, by: -1) {
      let speed = edgeScroll.velocity(at: 600 - distance)
      #expect(speed > previousSpeed)
      #expect(abs(edgeScroll.velocity(at: 100 + distance) + speed) < 1e-9)
      previousSpeed = speed
    }
    #expect(previousSpeed == EdgeScroll.maximumSpeed)
    #expect(edgeScroll.velocity(at: 900) == EdgeScroll.maximumSpeed)
    #expect(edgeScroll.velocity(at: -900) == -EdgeScroll.maximumSpeed)
  }

  @Test func lowAreasKeepAZoneWithoutScrolling() {
    let lowArea = EdgeScroll(top: 0, bottom: 30, zone: 44)
    #expect(lowArea.velocity(at: 15) == 0)
    #expect(EdgeScroll(top: 0, bottom: -10, zone: 44).velocity(at: 0) == 0)
  }
}
