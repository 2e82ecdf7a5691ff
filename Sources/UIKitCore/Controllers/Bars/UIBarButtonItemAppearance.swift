public import Foundation
public import UIKitGraphics

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: _UIAppearancePart {
  /// The attributes of the title, added to the button's font and the tint colour; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The offset of the title, in points.
  ///
  /// Default: `.zero`.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  fileprivate func copyValues(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// The appearance of bar buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: _UIAppearancePart, NSCopying {
  /// The appearance of enabled buttons.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The appearance while pressed.
  ///
  /// Missing attributes are those of `normal`.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  ///
  /// Missing attributes, except for the colour, are those of `normal`.
  public final let disabled = UIBarButtonItemStateAppearance()

  /// Creates the default appearance.
  public required init() {
    super.init()
    for state in [normal, highlighted, disabled] { _ = adopt(state) }
  }

  /// Creates the default appearance.
  ///
  /// - Parameter style: Ignored; buttons with the style `.done` are semibold regardless.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: An appearance with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  final func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.copyValues(from: normal)
    copy.highlighted.copyValues(from: highlighted)
    copy.disabled.copyValues(from: disabled)
    return copy
  }

  /// Returns the effective attributes in a state; empty if none were set.
  final func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var attributes = normal.titleTextAttributes
    if state.contains(.disabled) {
      attributes[.foregroundColor] = nil
      return attributes.merging(disabled.titleTextAttributes) { $1 }
    }
    guard state.contains(.highlighted) else { return attributes }
    return attributes.merging(highlighted.titleTextAttributes) { $1 }
  }

  /// Returns the offset of the title in a state, in points; that of `normal` if the state has none.
  final func adjustment(_ state: UIControl.State) -> UIOffset {
    let stateAppearance =
      state.contains(.disabled)
      ? disabled : state.contains(.highlighted) ? highlighted : normal
    let offset = stateAppearance.titlePositionAdjustment
    return offset == .zero ? normal.titlePositionAdjustment : offset
  }
}
