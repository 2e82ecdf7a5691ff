import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for safe area callbacks after changes of frames.
@MainActor
struct SafeAreaChangesTests {
  private final class Listener: UIView {
    var reportedInsets: [UIEdgeInsets] = []

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      reportedInsets.append(safeAreaInsets)
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let view = Listener(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    stage.window.baseSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    stage.window.addSubview(view)
    view.reportedInsets = []
  }

  @Test func aNewFrameNotifiesOfItsSafeArea() {
    view.frame.size.height = 290
    #expect(view.reportedInsets == [UIEdgeInsets(top: 20, left: 0, bottom: 24, right: 0)])
    view.frame.origin.y = 10
    #expect(view.reportedInsets.last == UIEdgeInsets(top: 10, left: 0, bottom: 34, right: 0))
    view.reportedInsets = []
    view.frame.size.width = 100
    view.frame = view.frame
    #expect(view.reportedInsets.allSatisfy { $0 == view.safeAreaInsets })
  }

  @Test func aViewAwayFromTheEdgesIsNotNotified() {
    view.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
    view.reportedInsets = []
    view.frame.origin.y = 60
    view.frame.size.height = 120
    #expect(view.reportedInsets == [])
  }

  /// The subview keeps its frame, but its distance from the bottom edge changes.
  @Test func subviewsAreNotifiedWhenTheirSuperviewGrows() {
    view.frame.size.height = 300
    let inner = Listener(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    inner.autoresizingMask = []
    view.addSubview(inner)
    #expect(inner.safeAreaInsets.bottom == 34)
    inner.reportedInsets = []
    view.frame.size.height = 310
    #expect(inner.reportedInsets.last?.bottom == inner.safeAreaInsets.bottom)
    #expect(inner.safeAreaInsets.bottom == 24)
  }

  @Test func aScrollViewAtTheEdgeKeepsItsContentVisible() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 20, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    stage.window.addSubview(scroll)
    #expect(scroll.contentOffset.y == 0)
    scroll.frame = stage.window.bounds
    #expect(scroll.contentOffset.y == -20)
    scroll.contentOffset.y = 734
    scroll.frame.size.height = 200
    #expect(scroll.contentOffset.y == 734)
    scroll.contentOffset.y = 800
    scroll.frame.origin.y = 50
    #expect(scroll.adjustedContentInset == .zero)
  }
}
