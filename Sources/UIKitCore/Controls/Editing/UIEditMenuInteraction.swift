public import Foundation
import UIKitGraphics
import UIKitSupport

/// The direction in which an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Above its target, or else below.
  case automatic
  /// Below it.
  case up
  /// Above it.
  case down
  /// At its right; here as `automatic`.
  case left
  /// At its left; here as `automatic`.
  case right
}

/// The identifier and the place of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public final let identifier: AnyHashable
  /// The point at which the menu is presented, in the coordinates of the interaction's view.
  public final let sourcePoint: CGPoint
  /// The direction in which the menu points.
  ///
  /// Default: `.automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu; `nil` makes a unique one.
  ///   - sourcePoint: The point at which it is presented, in the coordinates of the interaction's
  ///     view; finite.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    demand(
      sourcePoint.x.isFinite && sourcePoint.y.isFinite,
      "sourcePoint has to be finite, but is \(sourcePoint)"
    )
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The animations and completions to add to the appearance and the end of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds changes that are animated with the menu.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called when the animation has ended.
  ///
  /// - Parameter completion: The closure.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Supplies the edit menu of a view.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu, before it is presented.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The identifier and the place of the menu.
  ///   - suggestedActions: Cutting, copying and the like, where the view is a text field or a text
  ///     view; empty otherwise.
  /// - Returns: The menu; `nil`, the default, has the suggested actions. Without any, none appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Queried for the rectangle that the menu points to.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The identifier and the place of the menu.
  /// - Returns: A finite rectangle in the view's coordinates; null, the default, is the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Called before the menu appears.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The identifier and the place of the menu.
  ///   - animator: Takes animations that go along.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )

  /// Called when the menu disappears, for any reason.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The identifier and the place of the menu.
  ///   - animator: Takes animations that go along.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  /// Returns `nil`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Returns the null rectangle.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Presents edit menus for a view: bars of commands beside something in it.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     view.addInteraction(interaction)
///     // When something was held:
///     interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: place))
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that has the menus.
  open private(set) weak var view: UIView?
  /// The delegate.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private weak var menu: EditMenu?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Supplies the menus; not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Presents a menu; one that is shown is dismissed before.
  ///
  /// Nothing happens while the view is in no window, or when the menu has no commands.
  ///
  /// - Parameter configuration: The identifier and the place of the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    demandMainThread(type(of: self))
    dismissMenu()
    guard let view, let window = view.window else { return }
    let menu = EditMenu()
    fill(menu, for: configuration)
    guard !menu.buttons.isEmpty else { return }
    menu.wheelReceiver = view
    (self.menu, self.configuration) = (menu, configuration)
    menu.onClose = { [weak self] in self?.didClose(configuration) }
    menu.direction = configuration.preferredArrowDirection
    notifyDelegate {
      delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0)
    }
    menu.show(in: window, pointingTo: view.convert(target(configuration), to: nil))
  }

  /// Dismisses the menu, if one is shown.
  open func dismissMenu() {
    menu?.close()
    menu = nil
  }

  /// Queries the delegate again for the commands of the visible menu.
  open func reloadVisibleMenu() {
    guard let menu, let configuration else { return }
    menu.removeCommands()
    fill(menu, for: configuration)
    if menu.buttons.isEmpty { dismissMenu() } else { menu.commandsDidChange() }
  }

  /// Queries the delegate again for the rectangle that the visible menu points to, and moves it
  /// there.
  ///
  /// - Parameter animated: Whether it moves visibly.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let menu, let configuration, let view else { return }
    menu.move(to: view.convert(target(configuration), to: nil), animated: animated)
  }

  /// Returns the point at which the visible menu was presented; the origin without one.
  ///
  /// - Parameter view: The view of the coordinates; `nil` is the window.
  /// - Returns: The place, in points.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private func fill(_ menu: EditMenu, for configuration: UIEditMenuConfiguration) {
    let suggested = (view as? any TextEditorHost)?.editor.suggestedActions(for: menu) ?? []
    let own = delegate?.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: suggested
    )
    menu.add(own?.children ?? suggested, sender: self)
  }

  private func target(_ configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    guard !rect.isNull else { return CGRect(origin: configuration.sourcePoint, size: .zero) }
    demand(
      rect.minX.isFinite && rect.minY.isFinite && rect.maxX.isFinite && rect.maxY.isFinite,
      "The rectangle that an edit menu points to has to be finite, but is \(rect)"
    )
    return rect
  }

  private func didClose(_ closed: UIEditMenuConfiguration) {
    if configuration === closed { configuration = nil }
    notifyDelegate { delegate?.editMenuInteraction(self, willDismissMenuFor: closed, animator: $0) }
  }

  /// Calls the delegate, and runs the closures that it adds.
  private func notifyDelegate(_ call: (Animator) -> Void) {
    let animator = Animator()
    call(animator)
    let (animations, completions) = (animator.animations, animator.completions)
    guard !animations.isEmpty else {
      (view?.window?.loop ?? .current).onNextFrame {
        for completion in completions { completion() }
      }
      return
    }
    UIView.animate(withDuration: MenuCover.fadeDuration) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }

  private final class Animator: UIEditMenuInteractionAnimating {
    private(set) var animations: [() -> Void] = []
    private(set) var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  }
}
