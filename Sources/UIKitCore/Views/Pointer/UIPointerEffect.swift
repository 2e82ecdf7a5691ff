import Foundation
import UIKitGraphics

/// The effect of the pointer on the view below it.
///
/// The desktop's pointer stays visible and unchanged; on an iPad it morphs into the view.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The position of a hover effect's tint relative to the view.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// In front of the view.
    case overlay = 1
    /// Behind the view.
    case underlay = 2
  }

  /// Chooses `.highlight` or `.lift` for a small view, depending on its background, and `.hover`
  /// for other views.
  ///
  /// - Parameter preview: The view.
  case automatic(UITargetedPreview)
  /// Shows a plate behind the view.
  ///
  /// - Parameter preview: The view.
  case highlight(UITargetedPreview)
  /// Enlarges the view slightly, on a plate with a shadow.
  ///
  /// - Parameter preview: The view.
  case lift(UITargetedPreview)
  /// Tints the view, and optionally enlarges it and adds a shadow.
  ///
  /// - Parameters:
  ///   - preview: The view.
  ///   - preferredTintMode: The position of the tint.
  ///   - prefersShadow: Whether the view has a shadow.
  ///   - prefersScaledContent: Whether the view is enlarged slightly.
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

  /// The largest side of views that `.automatic` lifts or highlights, in points.
  private static let smallSide: CGFloat = 64

  /// The effect that `.automatic` stands for; other effects are unchanged.
  var resolved: UIPointerEffect {
    guard case .automatic(let preview) = self else { return self }
    let size = preview.size
    guard max(size.width, size.height) <= UIPointerEffect.smallSide else { return .hover(preview) }
    let isClear = (preview.view.backgroundColor ?? .clear).cgColor.alpha == 0
    return isClear ? .highlight(preview) : .lift(preview)
  }
}

/// Collects animations to run while an effect of the pointer appears or disappears.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds changes to animate together with the effect.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a completion handler for the animation.
  ///
  /// - Parameter completion: Receives whether the animation reached its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The changes and completion handlers that were added to an effect.
@MainActor
final class PointerAnimator: UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Animates the changes while an effect is shown or removed.
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
