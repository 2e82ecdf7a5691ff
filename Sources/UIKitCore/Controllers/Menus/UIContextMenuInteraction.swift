public import Foundation
import UIKitGraphics

/// Returns the controller of the preview above a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Returns a context menu for the actions suggested by the system, which are always empty.
public typealias UIContextMenuActionProvider = @MainActor (_ suggested: [UIMenuElement]) -> UIMenu?

/// The configuration of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public final let identifier: any NSCopying
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu; `nil` for a unique one.
  ///   - previewProvider: Returns the preview above the menu after a long press; `nil` highlights
  ///     the view itself.
  ///   - actionProvider: Returns the menu. Without a provider, or with an empty menu, no menu
  ///     opens.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// The animator for animations alongside the appearance and the end of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; `nil` for none.
  var previewViewController: UIViewController? { get }

  /// Adds changes to animate together with the menu.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a completion handler.
  ///
  /// - Parameter completion: Called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animator for a tap on the preview of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

/// The delegate of a context menu interaction, which provides the menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a position, after a long press or a press of the secondary button.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The position, in the view's coordinates.
  /// - Returns: The configuration; `nil` for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Called before the menu appears.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: The animator for animations alongside.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called when the menu closes.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: The animator for animations alongside.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called when the user taps the preview, so that its controller can be shown.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: The animator with the preview's controller. It calls completions after the
  ///     animations, or in the next frame if there are none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// An interaction that adds a context menu to a view, opened by a long press or the secondary
/// button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, KeyMenuInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private let longPress = UILongPressGestureRecognizer()
  private let secondaryClick = UITapGestureRecognizer()
  private var session: ContextMenuSession?
  private var lastLocation = CGPoint.zero

  /// Creates an interaction to add to a view.
  ///
  /// - Parameter delegate: The delegate, which provides the menu; not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    secondaryClick.buttonMaskRequired = .secondary
    longPress.opensMenu = true
    longPress.addHandler { [weak self] recognizer in
      guard recognizer.state == .began else { return }
      self?.open(at: recognizer.location(in: self?.view), isPointer: false)
    }
    secondaryClick.addHandler { [weak self] recognizer in
      self?.open(at: recognizer.location(in: self?.view), isPointer: true)
    }
  }

  /// Called before the interaction is added or removed.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(longPress)
    self.view?.removeGestureRecognizer(secondaryClick)
  }

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(longPress)
    view?.addGestureRecognizer(secondaryClick)
  }

  /// Returns the position at which the menu was opened.
  ///
  /// - Parameter view: The view of the coordinate system; `nil` for the window.
  /// - Returns: The position in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(lastLocation, to: view) ?? .zero
  }

  /// Closes the open menu, if any.
  open func dismissMenu() { session?.panel.close() }

  /// Replaces the open menu.
  ///
  /// Does nothing without one.
  ///
  /// - Parameter block: Receives the current menu and returns the new one.
  open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
    guard let session else { return }
    session.menu = block(session.menu)
    session.panel.replace(with: session.menu)
  }

  /// Opens the menu for the centre of the view, with the first command focused.
  ///
  /// - Returns: Whether a menu opened.
  final func openMenuByKey() -> Bool {
    guard session == nil, let view else { return false }
    open(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY), isPointer: false, focuses: true)
    return session != nil
  }

  private func open(at location: CGPoint, isPointer: Bool, focuses: Bool = false) {
    guard session == nil, let view, let window = view.window,
      let configuration = delegate?.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: location
      )
    else { return }
    lastLocation = location
    let anchor =
      isPointer
      ? CGRect(origin: view.convert(location, to: nil), size: .zero)
      : view.convert(view.bounds, to: nil)
    session = ContextMenuSession(configuration, for: anchor, isPointer: isPointer)
    guard let session else { return }
    session.onDisplay = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(
        self,
        willDisplayMenuFor: configuration,
        animator: animator
      )
    }
    session.onEnd = { [weak self] animator in
      guard let self else { return }
      self.session = nil
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    session.onCommit = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(
        self,
        willPerformPreviewActionForMenuWith: configuration,
        animator: animator
      )
    }
    session.show(in: window, sender: self)
    if focuses { session.panel.focus(0) }
  }
}
