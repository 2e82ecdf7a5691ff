import Foundation
import UIKitGraphics

extension UIButton {
  /// Makes the style of the pointer over a button.
  ///
  /// It gets the button, the effect and the shape that the button would have by itself, and returns
  /// a style, or `nil` for none.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  /// Whether the pointer has an effect on the button.
  ///
  /// Default: `false`; setting `pointerStyleProvider` sets it.
  public var isPointerInteractionEnabled: Bool {
    get { pointerStyle != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      pointerStyle?.detach()
      pointerStyle = newValue ? ButtonPointerStyle(self) : nil
    }
  }

  /// Makes the style of the pointer over the button.
  ///
  /// Default: `nil`, which is an automatic effect where `isPointerInteractionEnabled`.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { pointerStyle?.provider }
    set {
      if newValue != nil { isPointerInteractionEnabled = true }
      pointerStyle?.provider = newValue
    }
  }
}

/// Gives the pointer its style over a button.
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

  /// Takes the interaction from the button.
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
