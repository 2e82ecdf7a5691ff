import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for the axes along which a drag may scroll or bounce.
@MainActor
struct ScrollAxisTests {
  @Test func dragsKeepToTheAxesThatMayBounce() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.show(scrollView)
    scrollView.contentSize = CGSize(width: 50, height: 50)
    #expect(scrollView.pan.axis == nil)
    scrollView.alwaysBounceVertical = true
    #expect(scrollView.pan.axis == .vertical)
    scrollView.contentSize = CGSize(width: 500, height: 50)
    #expect(scrollView.pan.axis == nil)
    scrollView.alwaysBounceVertical = false
    #expect(scrollView.pan.axis == .horizontal)
    scrollView.contentSize = CGSize(width: 500, height: 500)
    #expect(scrollView.pan.axis == nil)
  }
}
