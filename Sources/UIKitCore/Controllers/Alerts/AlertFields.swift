import Foundation
import UIKitGraphics

/// The container of an alert's text fields, stacked vertically.
///
/// It remains when the cards are recreated, so that a field continues editing.
final class AlertFields: UIView {
  /// Lengths in points, measured in UIKit.
  private enum Metrics {
    static let sideMargin: CGFloat = 7
    /// The vertical padding of a field, above and below together.
    static let padding: CGFloat = 12
    static let minimumHeight: CGFloat = 30
    static let cornerRadius: CGFloat = 6
  }

  private var fields: [UITextField] = []
  private var separators: [UIView] = []

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    clipsToBounds = true
    layer.cornerRadius = Metrics.cornerRadius
    layer.borderWidth = 0.5
    updateBorder()
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the fields that follow those already in the container.
  func show(_ allFields: [UITextField]) {
    for field in allFields.dropFirst(fields.count) {
      if !fields.isEmpty {
        let separator = UIView()
        separator.backgroundColor = .separator
        separators.append(separator)
        addSubview(separator)
      }
      fields.append(field)
      addSubview(field)
    }
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateBorder()
  }

  private func updateBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  /// The total height of the fields, in points.
  var fittingHeight: CGFloat { fields.reduce(0) { $0 + height(of: $1) } }

  private func height(of field: UITextField) -> CGFloat {
    max(Metrics.minimumHeight, (field.intrinsicContentSize.height + Metrics.padding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let width = max(bounds.width - 2 * Metrics.sideMargin, 0)
    var y: CGFloat = 0
    for (index, field) in fields.enumerated() {
      let height = height(of: field)
      field.frame = CGRect(x: Metrics.sideMargin, y: y, width: width, height: height)
      y += height
      if index < separators.count {
        separators[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
      }
    }
  }
}

/// A text field in an alert.
///
/// Escape cancels the alert instead of ending editing.
final class AlertTextField: UITextField {
  override var endsEditingOnEscape: Bool { false }
}
