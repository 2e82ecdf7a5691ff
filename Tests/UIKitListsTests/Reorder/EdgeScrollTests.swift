import Testing

@testable import UIKitLists

/// Tests for scrolling near the edges of a table during a drag.
struct EdgeScrollTests {
  private let edges = EdgeScroll(top: 100, bottom: 600, zone: 44)

  @Test func nothingScrollsBetweenTheZones() {
    for y in stride(from: 144.0, through: 556, by: 1) { #expect(edges.velocity(at: y) == 0) }
  }

  @Test func speedGrowsWithDepthTheSameAtBothEdges() {
    var last = 0.0
    for distance in stride(from: 43.0, through: 0, by: -1) {
      let speed = edges.velocity(at: 600 - distance)
      #expect(speed > last)
      #expect(abs(edges.velocity(at: 100 + distance) + speed) < 1e-9)
      last = speed
    }
    #expect(last == EdgeScroll.maximumSpeed)
    #expect(edges.velocity(at: 900) == EdgeScroll.maximumSpeed)
    #expect(edges.velocity(at: -900) == -EdgeScroll.maximumSpeed)
  }

  @Test func lowAreasKeepAZoneWithoutScrolling() {
    let low = EdgeScroll(top: 0, bottom: 30, zone: 44)
    #expect(low.velocity(at: 15) == 0)
    #expect(EdgeScroll(top: 0, bottom: -10, zone: 44).velocity(at: 0) == 0)
  }
}
