import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for views whose subclasses override their members.
@MainActor
struct OverridingViewsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  @Test func aViewWithEveryMemberOverriddenWorks() {
    let view = EveryView()
    let inner = EveryView()
    view.addSubview(inner)
    inner.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    inner.tag = 4
    inner.backgroundColor = .red
    stage.show(view)
    #expect(view.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: 11, y: 22))
    #expect(view.viewWithTag(4) === inner)
    #expect(stage.color(at: CGPoint(x: 20, y: 30)) == .red)
    EveryView.animate(withDuration: 0.2, animations: { inner.alpha = 0 })
    stage.advance(by: 0.1)
    #expect(stage.color(at: CGPoint(x: 20, y: 30)) != .red)
    #expect(stage.settle())
    #expect(view.hitTest(CGPoint(x: 20, y: 30), with: nil) === view)
  }

  @Test func thePassesCallTheOverrides() {
    let view = LoggedView()
    stage.show(view)
    let calls = view.recorder.take()
    #expect(calls.contains("layoutSubviews"))
    #expect(calls.contains("draw"))
    #expect(calls.contains("insets"))
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(view.recorder.calls == ["hitTest", "touchesBegan", "touchesEnded"])
  }

  @Test func neighboursAreInsertedThroughTheOverride() {
    let view = LoggedView()
    let (first, second, third) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.insertSubview(second, aboveSubview: first)
    view.insertSubview(third, belowSubview: first)
    #expect(view.recorder.calls.filter { $0.hasPrefix("insert") } == ["insert 1", "insert 0"])
    #expect(view.subviews == [third, first, second])
  }

  @Test func childrenInheritOverriddenInsets() {
    let view = LoggedView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addSubview(inner)
    stage.show(view)
    #expect(inner.safeAreaInsets.top == 12)
  }
}

/// A view that records calls of layout, drawing, touches and hierarchy changes.
private final class LoggedView: UIView {
  let recorder = CallRecorder()

  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
  }

  override func layoutSubviews() { recorder.record("layoutSubviews") }
  override func draw(_ rect: CGRect) { recorder.record("draw") }
  override func safeAreaInsetsDidChange() { recorder.record("insets") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    recorder.record("hitTest")
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    recorder.record("touchesBegan")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    recorder.record("touchesEnded")
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    recorder.record("insert \(index)")
    super.insertSubview(view, at: index)
  }
}

/// A `UIView` subclass that overrides every member.
private final class EveryView: UIView {
  override var autoresizingMask: UIView.AutoresizingMask {
    get { super.autoresizingMask }
    set { super.autoresizingMask = newValue }
  }
  override var autoresizesSubviews: Bool {
    get { super.autoresizesSubviews }
    set { super.autoresizesSubviews = newValue }
  }
  override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
  override var isMultipleTouchEnabled: Bool {
    get { super.isMultipleTouchEnabled }
    set { super.isMultipleTouchEnabled = newValue }
  }
  override var isExclusiveTouch: Bool {
    get { super.isExclusiveTouch }
    set { super.isExclusiveTouch = newValue }
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set { super.contentMode = newValue }
  }
  override var restorationIdentifier: String? {
    get { super.restorationIdentifier }
    set { super.restorationIdentifier = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var next: UIResponder? { super.next }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    super.convert(point, from: view)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    super.convert(rect, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var tintColor: UIColor? {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = newValue }
  }
  override var layer: CALayer { super.layer }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set { super.directionalLayoutMargins = newValue }
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set { super.semanticContentAttribute = newValue }
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    super.userInterfaceLayoutDirection(for: attribute)
  }
  override class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    super.userInterfaceLayoutDirection(for: attribute, relativeTo: layoutDirection)
  }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func sizeToFit() { super.sizeToFit() }
  override class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    super.animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }
  override class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    super.animate(withDuration: duration, animations: animations, completion: completion)
  }
  override class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    super.animate(withDuration: duration, animations: animations)
  }
  override class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    super.animate(
      withDuration: duration,
      delay: delay,
      usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity,
      options: options,
      animations: animations,
      completion: completion
    )
  }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    super.performWithoutAnimation(actionsWithoutAnimation)
  }
  override class func setAnimationsEnabled(_ enabled: Bool) {
    super.setAnimationsEnabled(enabled)
  }
  override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
  override class var inheritedAnimationDuration: TimeInterval { super.inheritedAnimationDuration }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override func awakeFromNib() { super.awakeFromNib() }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
}
