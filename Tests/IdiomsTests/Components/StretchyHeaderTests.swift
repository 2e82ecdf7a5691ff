import Testing
import UIKit
import UIKitTesting

/// A picture above a list that observes the content offset and stretches when the list is pulled.
private final class StretchyHeader: UIView {
  let imageView = UIView()
  private var observations: [NSKeyValueObservation] = []
  /// The number of observed changes of the scroll view's bounds.
  private(set) var notificationCount = 0

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    observations = []
    guard let scroll = superview as? UIScrollView else { return }
    addSubview(imageView)
    observations = [
      scroll.observe(\.contentOffset, options: [.initial, .new]) { [weak self] scroll, change in
        self?.stretch(by: max(0, -(change.newValue?.y ?? 0)))
      },
      scroll.observe(\.bounds) { [weak self] _, _ in self?.notificationCount += 1 },
    ]
  }

  private func stretch(by distance: CGFloat) {
    imageView.frame = CGRect(
      x: 0, y: -distance, width: bounds.width, height: bounds.height + distance)
  }
}

/// Tests for a stretchy header.
@MainActor
struct StretchyHeaderTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let header = StretchyHeader(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    scroll.contentSize = CGSize(width: 200, height: 1_000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(header)
    stage.show(scroll)
    stage.settle()
  }

  @Test func pullingStretchesTheImage() {
    stage.touchDown(at: CGPoint(x: 100, y: 50))
    for y in stride(from: 60, through: 200, by: 20) {
      stage.touchMove(to: CGPoint(x: 100, y: y))
      stage.advance(by: 0.02)
    }
    #expect(scroll.contentOffset.y < -20)
    #expect(header.imageView.frame.height == 100 - scroll.contentOffset.y)
    stage.touchUp()
    stage.settle()
    #expect(header.imageView.frame == header.bounds)
    #expect(header.notificationCount > 5)
  }

  @Test func aRemovedHeaderStopsObservingScrolling() {
    header.removeFromSuperview()
    let count = header.notificationCount
    scroll.contentOffset.y = 100
    #expect(header.notificationCount == count)
  }

  @Test func scrollingDownDoesNotStretchTheImage() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.settle()
    #expect(header.imageView.frame == header.bounds)
  }
}
