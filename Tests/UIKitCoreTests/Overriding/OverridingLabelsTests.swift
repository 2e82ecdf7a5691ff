import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for labels, image views and indicators whose subclasses override every member.
@MainActor
struct OverridingLabelsTests {
  @Test func viewsWithEveryMemberOverriddenAreDrawn() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let root = UIView()
    let label = EveryLabel()
    label.text = "Text"
    label.sizeToFit()
    let imageView = EveryImageView()
    imageView.frame = CGRect(x: 100, y: 0, width: 20, height: 20)
    imageView.backgroundColor = .red
    let progress = EveryProgressView()
    progress.frame = CGRect(x: 0, y: 100, width: 100, height: 4)
    let indicator = EveryActivityIndicatorView(style: .white)
    for view in [label, imageView, progress, indicator] { root.addSubview(view) }
    stage.show(root)
    progress.setProgress(0.5, animated: true)
    indicator.startAnimating()
    stage.advance(by: 1)
    indicator.stopAnimating()
    #expect(label.bounds.width > 10)
    #expect(stage.color(at: CGPoint(x: 110, y: 10)) == .red)
    #expect(points(CGFloat(progress.progress)) == 0.5)
    #expect(indicator.isHidden)
  }
}

/// A `UILabel` subclass that overrides every member.
private final class EveryLabel: UILabel {
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { super.font }
    set { super.font = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override var highlightedTextColor: UIColor? {
    get { super.highlightedTextColor }
    set { super.highlightedTextColor = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var shadowColor: UIColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }
  override var shadowOffset: CGSize {
    get { super.shadowOffset }
    set { super.shadowOffset = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { super.textAlignment = newValue }
  }
  override var numberOfLines: Int {
    get { super.numberOfLines }
    set { super.numberOfLines = newValue }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  override var preferredMaxLayoutWidth: CGFloat {
    get { super.preferredMaxLayoutWidth }
    set { super.preferredMaxLayoutWidth = newValue }
  }
  override var adjustsFontSizeToFitWidth: Bool {
    get { super.adjustsFontSizeToFitWidth }
    set { super.adjustsFontSizeToFitWidth = newValue }
  }
  override var minimumScaleFactor: CGFloat {
    get { super.minimumScaleFactor }
    set { super.minimumScaleFactor = newValue }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { super.adjustsFontForContentSizeCategory }
    set { super.adjustsFontForContentSizeCategory = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}

/// A `UIImageView` subclass that overrides every member.
private final class EveryImageView: UIImageView {
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var highlightedImage: UIImage? {
    get { super.highlightedImage }
    set { super.highlightedImage = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func draw(_ rect: CGRect) { super.draw(rect) }
}

/// A `UIProgressView` subclass that overrides every member.
private final class EveryProgressView: UIProgressView {
  override var progressViewStyle: UIProgressView.Style {
    get { super.progressViewStyle }
    set { super.progressViewStyle = newValue }
  }
  override var progress: Float {
    get { super.progress }
    set { super.progress = newValue }
  }
  override var progressTintColor: UIColor? {
    get { super.progressTintColor }
    set { super.progressTintColor = newValue }
  }
  override var trackTintColor: UIColor? {
    get { super.trackTintColor }
    set { super.trackTintColor = newValue }
  }
  override func setProgress(_ progress: Float, animated: Bool) {
    super.setProgress(progress, animated: animated)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override func tintColorDidChange() { super.tintColorDidChange() }
}

/// A `UIActivityIndicatorView` subclass that overrides every member.
private final class EveryActivityIndicatorView: UIActivityIndicatorView {
  override var style: UIActivityIndicatorView.Style {
    get { super.style }
    set { super.style = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var color: UIColor! {
    get { super.color }
    set { super.color = newValue }
  }
  override var hidesWhenStopped: Bool {
    get { super.hidesWhenStopped }
    set { super.hidesWhenStopped = newValue }
  }
  override var isAnimating: Bool { super.isAnimating }
  override func startAnimating() { super.startAnimating() }
  override func stopAnimating() { super.stopAnimating() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func draw(_ rect: CGRect) { super.draw(rect) }
}
