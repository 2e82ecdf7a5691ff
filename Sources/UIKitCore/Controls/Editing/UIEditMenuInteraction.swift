public import Foundation
import UIKitGraphics
import UIKitSupport

/// The direction in which the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu is above the target if it fits there, otherwise below it.
  case automatic
  /// The menu is below the target if it fits there.
  case up
  /// The menu is above the target; treated as `automatic`.
  case down
  /// The menu is to the right of the target; treated as `automatic`.
  case left
  /// The menu is to the left of the target; treated as `automatic`.
  case right
}

/// The identifier and position of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public final let identifier: AnyHashable
  /// The point at which the menu is presented, in the coordinate space of the interaction's view.
  public final let sourcePoint: CGPoint
  /// The preferred direction in which the menu's arrow points.
  ///
  /// Default: `.automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu; `nil` for a new unique identifier.
  ///   - sourcePoint: The point at which the menu is presented, in the coordinate space of the
  ///     interaction's view. It must be finite.
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

/// Collects animations and completions that run alongside the appearance or dismissal of an edit
/// menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds changes to animate alongside the menu.
  ///
  /// - Parameter animations: The closure that makes the changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure to call when the animation has ended.
  ///
  /// - Parameter completion: The closure.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Supplies an edit menu interaction with its menu and observes the menu's presentation.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu to present.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The identifier and position of the menu.
  ///   - suggestedActions: The standard editing commands, such as Cut and Copy, if the view is a
  ///     text field or a text view; otherwise empty.
  /// - Returns: The menu; `nil` for the suggested actions. If the menu is empty, it is not
  ///   presented. The default implementation returns `nil`.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Returns the rectangle to which the menu points.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The identifier and position of the menu.
  /// - Returns: A finite rectangle in the view's coordinate space, or the null rectangle for the
  ///   configuration's source point. The default implementation returns the null rectangle.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Called before the menu appears.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The identifier and position of the menu.
  ///   - animator: Collects animations to run alongside the appearance.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )

  /// Called when the menu is dismissed, for any reason.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The identifier and position of the menu.
  ///   - animator: Collects animations to run alongside the dismissal.
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

/// Presents edit menus for a view: bars of commands that point to a part of its content.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     view.addInteraction(interaction)
///     // After a long press at a point:
///     interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added; `nil` if none.
  open private(set) weak var view: UIView?
  /// The delegate, which supplies the menus.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private weak var menu: EditMenu?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that supplies the menus; not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Presents a menu, after dismissing a menu that is already visible.
  ///
  /// Has no effect if the view is not in a window or if the menu has no commands.
  ///
  /// - Parameter configuration: The identifier and position of the menu.
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

  /// Dismisses the visible menu, if any.
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

  /// Queries the delegate again for the target rectangle of the visible menu, and moves the menu to
  /// it.
  ///
  /// - Parameter animated: Whether the move is animated.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let menu, let configuration, let view else { return }
    menu.move(to: view.convert(target(configuration), to: nil), animated: animated)
  }

  /// Returns the point at which the visible menu was presented.
  ///
  /// - Parameter view: The view in whose coordinate space to return the point; `nil` for the
  ///   window.
  /// - Returns: The point; the origin if no menu is visible.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let sourceView = self.view else { return .zero }
    return sourceView.convert(configuration.sourcePoint, to: view)
  }

  private func fill(_ menu: EditMenu, for configuration: UIEditMenuConfiguration) {
    let suggestedActions = (view as? any TextEditorHost)?.editor.suggestedActions(for: menu) ?? []
    let customMenu = delegate?.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: suggestedActions
    )
    menu.add(customMenu?.children ?? suggestedActions, sender: self)
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

  private func didClose(_ closedConfiguration: UIEditMenuConfiguration) {
    if configuration === closedConfiguration { configuration = nil }
    notifyDelegate {
      delegate?.editMenuInteraction(self, willDismissMenuFor: closedConfiguration, animator: $0)
    }
  }

  /// Calls the delegate, then runs the closures that it has added to the animator.
  private func notifyDelegate(_ call: (Animator) -> Void) {
    let animator = Animator()
    call(animator)
    let (animations, completions) = (animator.animations, animator.completions)
    guard !animations.isEmpty else {
      (view?.window?.host ?? .current).onNextFrame {
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
