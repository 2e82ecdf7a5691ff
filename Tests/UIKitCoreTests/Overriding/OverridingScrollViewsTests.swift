import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for scroll views whose subclasses override their members.
@MainActor
struct OverridingScrollViewsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  @Test func aScrollViewWithEveryMemberOverriddenScrolls() {
    let view = EveryScrollView()
    view.contentSize = CGSize(width: 320, height: 2000)
    stage.show(view)
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.2, hold: 0.2)
    stage.settle()
    #expect(view.contentOffset.y > 150)
    view.setContentOffset(.zero, animated: true)
    stage.settle()
    #expect(view.contentOffset == .zero)
  }

  @Test func scrollingCallsTheOverride() {
    let view = LoggedScrollView()
    view.contentSize = CGSize(width: 320, height: 2000)
    stage.show(view)
    view.contentOffset = CGPoint(x: 0, y: 300)
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(view.recorder.calls == ["offset 300", "offset 0"])
  }

  @Test func insetsAreThoseOfTheOverride() {
    let view = LoggedScrollView()
    view.extraInset = 40
    view.contentSize = CGSize(width: 320, height: 2000)
    stage.show(view)
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == -40)
  }

  @Test func anOverriddenIsTrackingIsRead() {
    let view = LoggedScrollView()
    view.reportsMotion = true
    #expect(view.isTracking && view.isDragging && view.isDecelerating)
  }
}

/// A scroll view that records offsets, and overrides its insets and motion states.
private final class LoggedScrollView: UIScrollView {
  let recorder = CallRecorder()
  var extraInset: CGFloat = 0
  var reportsMotion = false

  override var isTracking: Bool { reportsMotion || super.isTracking }
  override var isDragging: Bool { reportsMotion || super.isDragging }
  override var isDecelerating: Bool { reportsMotion || super.isDecelerating }

  override var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(top: extraInset, left: 0, bottom: 0, right: 0)
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    recorder.record("offset \(Int(contentOffset.y))")
    super.setContentOffset(contentOffset, animated: animated)
  }
}

/// A `UIScrollView` subclass that overrides every member.
private final class EveryScrollView: UIScrollView {
  override var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = newValue }
  }
  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set { super.contentInset = newValue }
  }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { super.contentInsetAdjustmentBehavior }
    set { super.contentInsetAdjustmentBehavior = newValue }
  }
  override var bounces: Bool {
    get { super.bounces }
    set { super.bounces = newValue }
  }
  override var alwaysBounceVertical: Bool {
    get { super.alwaysBounceVertical }
    set { super.alwaysBounceVertical = newValue }
  }
  override var alwaysBounceHorizontal: Bool {
    get { super.alwaysBounceHorizontal }
    set { super.alwaysBounceHorizontal = newValue }
  }
  override var isDirectionalLockEnabled: Bool {
    get { super.isDirectionalLockEnabled }
    set { super.isDirectionalLockEnabled = newValue }
  }
  override var isPagingEnabled: Bool {
    get { super.isPagingEnabled }
    set { super.isPagingEnabled = newValue }
  }
  override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set { super.isScrollEnabled = newValue }
  }
  override var scrollsToTop: Bool {
    get { super.scrollsToTop }
    set { super.scrollsToTop = newValue }
  }
  override var decelerationRate: UIScrollView.DecelerationRate {
    get { super.decelerationRate }
    set { super.decelerationRate = newValue }
  }
  override var showsVerticalScrollIndicator: Bool {
    get { super.showsVerticalScrollIndicator }
    set { super.showsVerticalScrollIndicator = newValue }
  }
  override var showsHorizontalScrollIndicator: Bool {
    get { super.showsHorizontalScrollIndicator }
    set { super.showsHorizontalScrollIndicator = newValue }
  }
  override var indicatorStyle: UIScrollView.IndicatorStyle {
    get { super.indicatorStyle }
    set { super.indicatorStyle = newValue }
  }
  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { super.verticalScrollIndicatorInsets }
    set { super.verticalScrollIndicatorInsets = newValue }
  }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { super.horizontalScrollIndicatorInsets }
    set { super.horizontalScrollIndicatorInsets = newValue }
  }
  override var isTracking: Bool { super.isTracking }
  override var isDragging: Bool { super.isDragging }
  override var isDecelerating: Bool { super.isDecelerating }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var minimumZoomScale: CGFloat {
    get { super.minimumZoomScale }
    set { super.minimumZoomScale = newValue }
  }
  override var maximumZoomScale: CGFloat {
    get { super.maximumZoomScale }
    set { super.maximumZoomScale = newValue }
  }
  override var zoomScale: CGFloat {
    get { super.zoomScale }
    set { super.zoomScale = newValue }
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    super.setZoomScale(scale, animated: animated)
  }
  override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: animated) }
  override func flashScrollIndicators() { super.flashScrollIndicators() }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
