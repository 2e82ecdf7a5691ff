public import Foundation
public import UIKitGraphics

/// The base class of bar items: a title, an image, and whether they are enabled.
@preconcurrency @MainActor
open class UIBarItem: _UIAccessibleObject {
  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// The text; not shown beside an image.
  ///
  /// Default: `nil`.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// The image, shown in the tint colour when it is a template.
  ///
  /// Default: `nil`.
  open var image: UIImage? {
    didSet { if image !== oldValue { didChange() } }
  }

  /// Whether the item can be tapped.
  ///
  /// Default: `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }

  /// A number to identify items by.
  ///
  /// Default: 0.
  open var tag = 0

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets attributes of the title in a state, on top of those of the bar's appearance.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` removes them.
  ///   - state: The state. What it lacks is that of `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    didChange()
  }

  /// The attributes that were set for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The attributes; `nil` without any.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// The attributes in a state, with those of `.normal`.
  final func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    guard !titleAttributes.isEmpty else { return [:] }
    var normal = titleAttributes[UIControl.State.normal.rawValue] ?? [:]
    if state.contains(.disabled) { normal[.foregroundColor] = nil }
    return normal.merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
  }

  /// Called after a property that is shown changed, for classes of this module.
  func didChange() {}
}
