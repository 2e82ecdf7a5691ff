import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for buttons and segmented controls whose subclasses override their members.
@MainActor
struct OverridingButtonsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let root = UIView()

  @Test func aButtonWithEveryMemberOverriddenWorks() {
    let button = EveryButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    let log = ControlLog(button, for: .touchUpInside)
    root.addSubview(button)
    stage.show(root)
    stage.tap(at: CGPoint(x: 50, y: 120))
    #expect(log.take() == ["upInside"])
    #expect(button.titleLabel?.text == "Go")
    #expect(button.buttonType == .system)
  }

  @Test func aSegmentedControlWithEveryMemberOverriddenWorks() {
    let control = EverySegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    root.addSubview(control)
    stage.show(root)
    stage.tap(at: CGPoint(x: 200, y: 110))
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func aButtonShowsTheTitlesOfItsOverrides() {
    let button = ShoutingButton(type: .system)
    button.setTitle("go", for: .normal)
    #expect(button.titleLabel?.text == "GO")
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .green)
  }
}

/// A button that shows its titles in capital letters.
private final class ShoutingButton: UIButton {
  override var currentTitle: String? { super.currentTitle?.uppercased() }
  override var currentTitleColor: UIColor { .green }
}

/// A `UIButton` subclass that overrides every member.
private final class EveryButton: UIButton {
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
  }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    super.attributedTitle(for: state)
  }
  override func titleColor(for state: UIControl.State) -> UIColor? {
    super.titleColor(for: state)
  }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    super.backgroundImage(for: state)
  }
  override var currentTitle: String? { super.currentTitle }
  override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
  override var currentImage: UIImage? { super.currentImage }
  override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override var titleLabel: UILabel? { super.titleLabel }
  override var imageView: UIImageView? { super.imageView }
  override var contentEdgeInsets: UIEdgeInsets {
    get { super.contentEdgeInsets }
    set { super.contentEdgeInsets = newValue }
  }
  override var titleEdgeInsets: UIEdgeInsets {
    get { super.titleEdgeInsets }
    set { super.titleEdgeInsets = newValue }
  }
  override var imageEdgeInsets: UIEdgeInsets {
    get { super.imageEdgeInsets }
    set { super.imageEdgeInsets = newValue }
  }
  override var adjustsImageWhenHighlighted: Bool {
    get { super.adjustsImageWhenHighlighted }
    set { super.adjustsImageWhenHighlighted = newValue }
  }
  override var adjustsImageWhenDisabled: Bool {
    get { super.adjustsImageWhenDisabled }
    set { super.adjustsImageWhenDisabled = newValue }
  }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    super.backgroundRect(forBounds: bounds)
  }
  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    super.contentRect(forBounds: bounds)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: contentRect)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func performPrimaryAction() { super.performPrimaryAction() }
}

/// A `UISegmentedControl` subclass that overrides every member.
private final class EverySegmentedControl: UISegmentedControl {
  override var numberOfSegments: Int { super.numberOfSegments }
  override var selectedSegmentIndex: Int {
    get { super.selectedSegmentIndex }
    set { super.selectedSegmentIndex = newValue }
  }
  override var isMomentary: Bool {
    get { super.isMomentary }
    set { super.isMomentary = newValue }
  }
  override var selectedSegmentTintColor: UIColor? {
    get { super.selectedSegmentTintColor }
    set { super.selectedSegmentTintColor = newValue }
  }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    super.insertSegment(withTitle: title, at: segment, animated: animated)
  }
  override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    super.insertSegment(with: image, at: segment, animated: animated)
  }
  override func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    super.insertSegment(action: action, at: segment, animated: animated)
  }
  override func removeSegment(at segment: Int, animated: Bool) {
    super.removeSegment(at: segment, animated: animated)
  }
  override func removeAllSegments() { super.removeAllSegments() }
  override func setTitle(_ title: String?, forSegmentAt segment: Int) {
    super.setTitle(title, forSegmentAt: segment)
  }
  override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
  override func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    super.setImage(image, forSegmentAt: segment)
  }
  override func imageForSegment(at segment: Int) -> UIImage? {
    super.imageForSegment(at: segment)
  }
  override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    super.setWidth(width, forSegmentAt: segment)
  }
  override func widthForSegment(at segment: Int) -> CGFloat { super.widthForSegment(at: segment) }
  override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    super.setEnabled(enabled, forSegmentAt: segment)
  }
  override func isEnabledForSegment(at segment: Int) -> Bool {
    super.isEnabledForSegment(at: segment)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}
