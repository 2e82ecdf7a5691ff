public import Foundation
import UIKitGraphics

/// Makes the controller whose view is shown above a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a context menu from the actions that the system suggests, which are none.
public typealias UIContextMenuActionProvider = @MainActor (_ suggested: [UIMenuElement]) -> UIMenu?

/// The content of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public final let identifier: any NSCopying
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu; `nil` makes a unique one.
  ///   - previewProvider: Makes the preview above the menu after a long press; `nil`: the view
  ///     itself stays bright.
  ///   - actionProvider: Makes the menu; without one, or with an empty one, there is none.
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

/// The animations and completions to add to the appearance and the end of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller above the menu; `nil` without one.
  var previewViewController: UIViewController? { get }

  /// Adds changes that are animated with the menu.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called when the animation has ended.
  ///
  /// - Parameter completion: The closure.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animations and completions to add when the user taps the preview of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

/// Supplies the context menu of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu at a place, after a long press or a press of the secondary button.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The place, in the view's coordinates.
  /// - Returns: `nil` for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Called before the menu appears.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The content of the menu.
  ///   - animator: Takes animations that go along.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called when the menu disappears.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The content of the menu.
  ///   - animator: Takes animations that go along.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called when the user taps the preview, whose controller may be shown then.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The content of the menu.
  ///   - animator: Has the controller, and calls completions when the menu has gone.
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

/// Gives a view a context menu, which a long press or the secondary button opens.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, KeyMenuInteraction {
  /// The view that has the menu.
  open private(set) weak var view: UIView?
  /// The delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private let hold = UILongPressGestureRecognizer()
  private let click = UITapGestureRecognizer()
  private var session: ContextMenuSession?
  private var lastPlace = CGPoint.zero

  /// Creates an interaction; add it to a view.
  ///
  /// - Parameter delegate: Supplies the menu. Not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    click.buttonMaskRequired = .secondary
    hold.opensMenu = true
    hold.addHandler { [weak self] recognizer in
      guard recognizer.state == .began else { return }
      self?.open(at: recognizer.location(in: self?.view), isPointer: false)
    }
    click.addHandler { [weak self] recognizer in
      self?.open(at: recognizer.location(in: self?.view), isPointer: true)
    }
  }

  /// Called before the interaction is added or removed.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(hold)
    self.view?.removeGestureRecognizer(click)
  }

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hold)
    view?.addGestureRecognizer(click)
  }

  /// Returns the point at which the menu was opened.
  ///
  /// - Parameter view: The view of the coordinates; `nil`: the window.
  /// - Returns: The place, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(lastPlace, to: view) ?? .zero
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() { session?.panel.close() }

  /// Changes the menu that is open; nothing happens while it is not.
  ///
  /// - Parameter block: Gets the menu and returns another one.
  open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
    guard let session else { return }
    session.menu = block(session.menu)
    session.panel.replace(with: session.menu)
  }

  /// Opens the menu of the view's middle, with its first command focused.
  final func openMenuByKey() -> Bool {
    guard session == nil, let view else { return false }
    open(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY), isPointer: false, focuses: true)
    return session != nil
  }

  private func open(at place: CGPoint, isPointer: Bool, focuses: Bool = false) {
    guard session == nil, let view, let window = view.window,
      let configuration = delegate?.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: place
      )
    else { return }
    lastPlace = place
    let anchor =
      isPointer
      ? CGRect(origin: view.convert(place, to: nil), size: .zero)
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
