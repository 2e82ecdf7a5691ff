import Testing
import UIKit
import UIKitTesting

/// A view above a scroll view's content that observes the content offset by name, and keeps an inset
/// during loading.
private final class PullView: UIView {
  enum State { case idle, pulled, loading }

  private(set) var state = State.idle
  var onRefresh: (() -> Void)?
  private weak var scrollView: UIScrollView?
  private var context = 0

  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    frame = CGRect(x: 0, y: -60, width: scrollView.bounds.width, height: 60)
    scrollView.addSubview(self)
    scrollView.addObserver(
      self, forKeyPath: "contentOffset", options: [.new, .old], context: &context)
  }

  func detach() {
    scrollView?.removeObserver(self, forKeyPath: "contentOffset", context: &context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "contentOffset", let offset = change?[.newKey] as? CGPoint,
      let scrollView = object as? UIScrollView, state != .loading
    else { return }
    if scrollView.isDragging {
      state = offset.y < -60 ? .pulled : .idle
    } else if state == .pulled {
      beginRefreshing(in: scrollView)
    }
  }

  private func beginRefreshing(in scrollView: UIScrollView) {
    state = .loading
    UIView.animate(withDuration: 0.2) {
      scrollView.contentInset.top += 60
      scrollView.contentOffset.y = -60
    }
    onRefresh?()
  }

  func endRefreshing() {
    state = .idle
    UIView.animate(withDuration: 0.2) { self.scrollView?.contentInset.top -= 60 }
  }
}

/// Tests for a pull-to-refresh view.
@MainActor
struct PullToRefreshTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let pullView = PullView()

  init() {
    scrollView.contentSize = CGSize(width: 200, height: 900)
    scrollView.contentInsetAdjustmentBehavior = .never
    stage.show(scrollView)
    pullView.attach(to: scrollView)
  }

  @Test func aLongPullRefreshesUntilTheApplicationEndsIt() {
    var refreshCount = 0
    pullView.onRefresh = { refreshCount += 1 }
    stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 280), duration: 0.3, hold: 0.2)
    stage.settle()
    #expect(refreshCount == 1)
    #expect(scrollView.contentOffset.y == -60)
    pullView.endRefreshing()
    stage.settle()
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.contentInset.top == 0)
    pullView.detach()
  }

  @Test func aShortPullDoesNotRefresh() {
    pullView.onRefresh = { Issue.record("refreshed") }
    stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 90), duration: 0.3, hold: 0.2)
    stage.settle()
    #expect(scrollView.contentOffset.y == 0)
    pullView.detach()
  }
}
