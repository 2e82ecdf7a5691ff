import Foundation
import UIKitGraphics

/// The effect of the pointer on the view below it.
///
/// The desktop's pointer stays as it is; on an iPad it becomes a part of the view.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The place of a hover effect's colour: none, above or below the view.
  public enum TintMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// In front of the view.
    case overlay = 1
    /// Behind the view.
    case underlay = 2
  }

  /// `.highlight` or `.lift` for a small view, without and with a background, and `.hover` for others.
  ///
  /// - Parameter preview: The view.
  case automatic(UITargetedPreview)
  /// A plate appears behind the view.
  ///
  /// - Parameter preview: The view.
  case highlight(UITargetedPreview)
  /// The view grows a little, on a plate with a shadow.
  ///
  /// - Parameter preview: The view.
  case lift(UITargetedPreview)
  /// The view is tinted, and if wanted grows and casts a shadow.
  ///
  /// - Parameters:
  ///   - preview: The view.
  ///   - preferredTintMode: The place of the tint.
  ///   - prefersShadow: Whether the view has a shadow.
  ///   - prefersScaledContent: Whether the view grows a little.
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }

  /// The largest side of views that are lifted or highlighted by themselves, in points.
  private static let smallSide: CGFloat = 64

  /// The effect that `.automatic` is.
  var resolved: UIPointerEffect {
    guard case .automatic(let preview) = self else { return self }
    let size = preview.size
    guard max(size.width, size.height) <= UIPointerEffect.smallSide else { return .hover(preview) }
    let isClear = (preview.view.backgroundColor ?? .clear).cgColor.alpha == 0
    return isClear ? .highlight(preview) : .lift(preview)
  }
}

/// Collects the animations alongside an effect of the pointer, as it appears or disappears.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds changes that are animated with the effect.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called when the animation has ended.
  ///
  /// - Parameter completion: Gets whether it reached its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The changes and completions that were added to an effect.
@MainActor
final class PointerAnimator: UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Animates the changes together with showing an effect or taking it back.
  func run(_ display: PointerEffectDisplay?, isShown: Bool) {
    let (animations, completions) = (animations, completions)
    guard display != nil || !animations.isEmpty else {
      for completion in completions { completion(true) }
      return
    }
    UIView.animate(withDuration: PointerEffectDisplay.duration) {
      if isShown { display?.show() } else { display?.hide() }
      for animation in animations { animation() }
    } completion: { isFinished in
      if !isShown { display?.remove() }
      for completion in completions { completion(isFinished) }
    }
  }
}
