import Foundation
import UIKitTesting

@testable import UIKitCore

extension Stage {
  /// The texts on the screen in the order of the views: those of labels, text fields and text
  /// views.
  ///
  /// Excludes texts that a screen reader does not speak separately: those of back buttons, which
  /// have the whole title as their name, of wheels, which have their selected rows as values, and
  /// of captions that are names of fields or days.
  var visibleTexts: [String] { texts(in: window) }

  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha >= 0.01, !(view is BackButton), !(view is PickerWheel) else {
      return []
    }
    if view is UILabel, !view.isAccessibilityElement { return [] }
    let isVisible = view.convert(view.bounds, to: nil).intersects(window.bounds)
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField where field.isSecureTextEntry: nil
      case let field as UITextField: field.hasText ? field.text : field.placeholder
      case let view as UITextView: view.text
      default: nil
      }
    let visibleTexts = isVisible ? [text].compactMap { $0 }.filter { !$0.isEmpty } : []
    return visibleTexts + view.subviews.flatMap(texts(in:))
  }
}
