public import Foundation
public import UIKitGraphics

/// The look of buttons of bars in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: _UIAppearancePart {
  /// Attributes of the text, on top of the button's font and the tint colour; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The displacement of the text, in points.
  ///
  /// Default: `.zero`.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// The look of buttons of bars.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: _UIAppearancePart, NSCopying {
  /// The look of buttons that can be tapped.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The look while a finger is down; attributes that it lacks are those of `normal`.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The look of buttons that cannot be tapped; attributes that it lacks are those of `normal`, but
  /// for the colour.
  public final let disabled = UIBarButtonItemStateAppearance()

  /// Creates the default look.
  public required init() {
    super.init()
    for state in [normal, highlighted, disabled] { _ = adopt(state) }
  }

  /// Creates the default look.
  ///
  /// - Parameter style: Not used: buttons of style `.done` are semibold by themselves.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: A look with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  final func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    return copy
  }

  /// The attributes of a state; empty where nothing was set.
  final func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var attributes = normal.titleTextAttributes
    if state.contains(.disabled) {
      attributes[.foregroundColor] = nil
      return attributes.merging(disabled.titleTextAttributes) { $1 }
    }
    guard state.contains(.highlighted) else { return attributes }
    return attributes.merging(highlighted.titleTextAttributes) { $1 }
  }

  /// Returns the displacement of the text in a state.
  final func adjustment(_ state: UIControl.State) -> UIOffset {
    let own =
      state.contains(.disabled)
      ? disabled : state.contains(.highlighted) ? highlighted : normal
    let offset = own.titlePositionAdjustment
    return offset == .zero ? normal.titlePositionAdjustment : offset
  }
}
