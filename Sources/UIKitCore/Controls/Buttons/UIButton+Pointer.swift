import Foundation
import UIKitGraphics

extension UIButton {
  /// A closure that returns the style of the pointer over a button.
  ///
  /// The arguments are the button and the effect and shape proposed by default. Returns `nil` for
  /// no style.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  /// Whether the button reacts to the pointer with an effect.
  ///
  /// Default: `false`. Setting `pointerStyleProvider` to a closure sets this property to `true`.
  public var isPointerInteractionEnabled: Bool {
    get { pointerStyle != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      pointerStyle?.detach()
      pointerStyle = newValue ? ButtonPointerStyle(self) : nil
    }
  }

  /// The closure that provides the style of the pointer over the button.
  ///
  /// Default: `nil`, for an automatic effect if `isPointerInteractionEnabled` is set.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { pointerStyle?.provider }
    set {
      if newValue != nil { isPointerInteractionEnabled = true }
      pointerStyle?.provider = newValue
    }
  }
}

/// Provides the pointer's style over a button.
@MainActor
final class ButtonPointerStyle: UIPointerInteractionDelegate {
  private weak var button: UIButton?
  private let interaction: UIPointerInteraction
  var provider: UIButton.PointerStyleProvider? {
    didSet { interaction.invalidate() }
  }

  init(_ button: UIButton) {
    self.button = button
    interaction = UIPointerInteraction(delegate: nil)
    interaction.setDelegate(self)
    button.addInteraction(interaction)
  }

  /// Removes the interaction from the button.
  func detach() { button?.removeInteraction(interaction) }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button, button.isEnabled else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    guard let provider else { return UIPointerStyle(effect: effect) }
    return provider(button, effect, .roundedRect(button.frame))
  }
}
