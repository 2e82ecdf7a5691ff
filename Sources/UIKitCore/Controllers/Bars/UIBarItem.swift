public import Foundation
public import UIKitGraphics

/// The base class of bar items, with a title, an image and an enabled state.
@preconcurrency @MainActor
open class UIBarItem: _UIAccessibleObject {
  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item without archive support.
  ///
  /// - Parameter coder: Ignored; there are no archived items on this platform.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title; in bar buttons, an image replaces it.
  ///
  /// Default: `nil`.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// The image, displayed in the tint colour if it is a template.
  ///
  /// Default: `nil`.
  open var image: UIImage? {
    didSet { if image !== oldValue { didChange() } }
  }

  /// Whether the item is enabled.
  ///
  /// Default: `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }

  /// An integer for identifying items.
  ///
  /// Default: 0.
  open var tag = 0

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets title attributes for a state, which take precedence over the bar's appearance.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` removes them.
  ///   - state: The state. Missing attributes are those of `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    didChange()
  }

  /// Returns the title attributes set for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The attributes; `nil` if none were set.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// Returns the attributes for a state, combined with those of `.normal`.
  ///
  /// The normal colour does not apply to disabled items.
  final func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    guard !titleAttributes.isEmpty else { return [:] }
    var normal = titleAttributes[UIControl.State.normal.rawValue] ?? [:]
    if state.contains(.disabled) { normal[.foregroundColor] = nil }
    return normal.merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
  }

  /// Called after a visible property has changed, for subclasses in this module.
  func didChange() {}
}
