import Foundation
import UIKitGraphics

/// The magnified key above a finger, or the alternatives offered by a held key.
final class KeyPopup: UIView {
  /// Lengths in points.
  enum Metrics {
    /// The width by which a magnified key exceeds the key on each side.
    static let widening: CGFloat = 11
    static let padding: CGFloat = 6
    static let blur: CGFloat = 5
    static let cornerRadius: CGFloat = 8
    static let minimumCellWidth: CGFloat = 34
    static let fontSize: CGFloat = 30
  }

  /// The alternatives from left to right.
  private let alternatives: [String]
  private let theme: KeyboardTheme
  /// The key's cap in this view's coordinates.
  private let capRect: CGRect
  /// The area that contains the alternatives, in this view's coordinates.
  private let alternativesRect: CGRect
  /// The index of the selected alternative.
  private(set) var selection: Int {
    didSet { if selection != oldValue { setNeedsDisplay() } }
  }

  /// Creates a popup.
  ///
  /// - Parameters:
  ///   - alternatives: The alternatives, of which the first is placed above the key, or the single
  ///     text of a magnified key.
  ///   - cap: The key's cap in the superview's coordinates.
  ///   - width: The width of the superview, in points.
  ///   - theme: The keyboard's colours.
  init(_ alternatives: [String], above cap: CGRect, width: CGFloat, theme: KeyboardTheme) {
    let offersAlternatives = alternatives.count > 1
    let cellWidth =
      offersAlternatives
      ? max(cap.width, Metrics.minimumCellWidth) : cap.width + 2 * Metrics.widening
    // In the right half, the alternatives extend to the left.
    let extendsLeft = offersAlternatives && cap.midX > width / 2
    self.alternatives = extendsLeft ? alternatives.reversed() : alternatives
    self.theme = theme
    selection = extendsLeft ? alternatives.count - 1 : 0
    let padding = offersAlternatives ? Metrics.padding : 0
    let size = CGSize(
      width: cellWidth * CGFloat(alternatives.count) + 2 * padding,
      height: cap.height + 10
    )
    var x = cap.midX - cellWidth / 2 - padding
    if extendsLeft { x = cap.midX + cellWidth / 2 + padding - size.width }
    x = max(2, min(x, width - 2 - size.width))
    let alternativesRect = CGRect(
      x: x.rounded(),
      y: cap.minY - 6 - size.height,
      width: size.width,
      height: size.height
    )
    let popupFrame = alternativesRect.union(cap).insetBy(dx: -Metrics.blur, dy: -Metrics.blur)
    self.alternativesRect = alternativesRect.offsetBy(dx: -popupFrame.minX, dy: -popupFrame.minY)
    capRect = cap.offsetBy(dx: -popupFrame.minX, dy: -popupFrame.minY)
    super.init(frame: popupFrame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The text to type when the finger is lifted.
  var selectedText: String { alternatives[selection] }

  /// Selects the alternative above or below a finger.
  ///
  /// - Parameter x: The position of the finger in the superview's coordinates, in points.
  func select(at x: CGFloat) {
    let distance = x - frame.minX - alternativesRect.minX - padding
    let index = Int((distance / cellWidth).rounded(.down))
    selection = max(0, min(index, alternatives.count - 1))
  }

  private var padding: CGFloat { alternatives.count > 1 ? Metrics.padding : 0 }
  private var cellWidth: CGFloat {
    (alternativesRect.width - 2 * padding) / CGFloat(alternatives.count)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shadow = UIColor(white: 0, alpha: 0.25)
    let radius = Metrics.cornerRadius
    context.fillShadow(of: alternativesRect, radius: radius, blur: Metrics.blur, color: shadow)
    let letterCap = theme.letter
    let neck = CGRect(
      x: capRect.minX,
      y: alternativesRect.maxY - radius,
      width: capRect.width,
      height: capRect.maxY - alternativesRect.maxY + radius
    )
    context.fillRoundedRect(neck, radius: KeyView.cornerRadius, color: letterCap.bottom)
    context.fillRoundedRect(alternativesRect, radius: radius, color: letterCap.bottom)
    for (index, text) in alternatives.enumerated() {
      let cell = CGRect(
        x: alternativesRect.minX + padding + CGFloat(index) * cellWidth,
        y: alternativesRect.minY + padding,
        width: cellWidth,
        height: alternativesRect.height - 2 * padding
      )
      let isSelected = alternatives.count > 1 && index == selection
      if isSelected { context.fillRoundedRect(cell, radius: 5, color: theme.action.bottom) }
      let fontSize = alternatives.count > 1 ? Metrics.fontSize - 8 : Metrics.fontSize
      let color = isSelected ? theme.action.text : letterCap.text
      context.drawTitle(text, fontSize: fontSize, in: cell, color: color)
    }
  }
}
