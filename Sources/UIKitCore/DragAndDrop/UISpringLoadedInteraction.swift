public import Foundation
import UIKitGraphics

/// The progress of a spring-loaded view towards its activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag has entered the view.
  case possible = 1
  /// The drag has rested on the view, which is about to be activated.
  case activating = 2
  /// The view was activated.
  case activated = 3
}

/// The target and the state of spring loading.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The progress towards activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that displays the effect; initially the interaction's view.
  var targetView: UIView? { get set }
  /// The item to activate, such as an index path. A different item restarts the timing.
  var targetItem: Any? { get set }

  /// Returns the position of the drag.
  ///
  /// - Parameter view: The view of the coordinate system; `nil` for the window.
  /// - Returns: The position in points.
  func location(in view: UIView?) -> CGPoint
}

/// Determines whether a resting drag activates a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Returns whether a resting drag activates the view. Called whenever the drag moves over the
  /// view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - context: The context, whose view and item can be set.
  /// - Returns: Whether to activate the view.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Called when the drag has left or the view was activated. Default: does nothing.
  ///
  /// - Parameter interaction: The interaction.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// The visual effect of an imminent activation.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// Called when the state has changed.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - context: The context with the state and the view.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  )
}

/// An interaction that activates a view under a resting drag like a tap, so that the user can drop
/// items behind it.
///
/// After the drag has rested for 0.5 seconds, the view blinks for 0.2 seconds and is activated.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The behaviour, which decides on activation; `nil` for always.
  public final let interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// The effect of an imminent activation; `nil` for blinking.
  public final let interactionEffect: (any UISpringLoadedInteractionEffect)?
  final let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction to add to a view.
  ///
  /// - Parameters:
  ///   - interactionBehavior: The behaviour, which decides on activation; `nil` for always.
  ///   - interactionEffect: The effect of an imminent activation; `nil` for blinking.
  ///   - activationHandler: Called when the drag has rested long enough.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior
    self.interactionEffect = interactionEffect
    activate = activationHandler
    super.init()
  }

  /// Creates an interaction with the standard behaviour to add to a view.
  ///
  /// - Parameter activationHandler: Called when the drag has rested long enough.
  public convenience init(
    activationHandler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(
      interactionBehavior: nil,
      interactionEffect: nil,
      activationHandler: activationHandler
    )
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A view that a resting drag can activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether a resting drag activates the view.
  var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a resting drag presses the button.
  ///
  /// Default: `false`.
  public final var isSpringLoaded: Bool {
    get { interactionStorage.contains { $0 is ButtonSpring } }
    set {
      guard newValue != isSpringLoaded else { return }
      if newValue { return addInteraction(ButtonSpring()) }
      for spring in interactionStorage where spring is ButtonSpring { removeInteraction(spring) }
    }
  }
}

/// An interaction that presses a button under a resting drag.
private final class ButtonSpring: UISpringLoadedInteraction {
  init() {
    super.init(interactionBehavior: nil, interactionEffect: nil) { interaction, _ in
      guard let button = interaction.view as? UIButton, button.isEnabled else { return }
      button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }
}

/// Activates the view under a resting drag.
@MainActor
final class SpringLoader {
  /// The time that a drag rests before the effect begins, in seconds.
  private static let activationDelay: TimeInterval = 0.5
  /// The duration of fading out or in, in seconds.
  private static let blinkDuration: TimeInterval = 0.1

  private final class Context: UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    let session: DropSession

    init(_ view: UIView, _ session: DropSession) { (targetView, self.session) = (view, session) }

    func location(in view: UIView?) -> CGPoint {
      guard let view = view ?? targetView?.windowStorage else { return session.point }
      return session.location(in: view)
    }

    /// The identity of the target under the drag.
    var key: [AnyHashable?] {
      [targetView.map { ObjectIdentifier($0) }, targetItem as? AnyHashable]
    }
  }

  private var interaction: UISpringLoadedInteraction?
  private var context: Context?
  private var timer: FrameTimer?

  /// Tracks the drag.
  ///
  /// - Parameters:
  ///   - hitView: The view under the drag; `nil` if there is none.
  ///   - session: The drop session.
  ///   - host: The host, which provides the time.
  func update(_ hitView: UIView?, _ session: DropSession, in host: WindowHost) {
    guard let (newInteraction, newContext) = findInteraction(from: hitView, session) else {
      return stop()
    }
    if newInteraction === interaction, newContext.key == context?.key { return }
    stop()
    (interaction, context) = (newInteraction, newContext)
    change(to: .possible)
    timer = host.schedule(after: SpringLoader.activationDelay) { [weak self] in
      self?.blink(in: host)
    }
  }

  private func findInteraction(
    from hitView: UIView?,
    _ session: DropSession
  ) -> (UISpringLoadedInteraction, Context)? {
    guard let hitView else { return nil }
    for view in sequence(first: hitView, next: \.superviewStorage) {
      for case let interaction as UISpringLoadedInteraction in view.interactionStorage {
        let context = Context(view, session)
        if interaction.interactionBehavior?.shouldAllow(interaction, with: context) ?? true {
          return (interaction, context)
        }
      }
    }
    return nil
  }

  private func blink(in host: WindowHost) {
    change(to: .activating)
    if let interaction, interaction.interactionEffect == nil, let view = context?.targetView {
      UIView.animate(withDuration: SpringLoader.blinkDuration) { view.alpha *= 0.4 }
      UIView.animate(
        withDuration: SpringLoader.blinkDuration,
        delay: SpringLoader.blinkDuration,
        options: []
      ) {
        view.alpha /= 0.4
      }
    }
    timer = host.schedule(after: 2 * SpringLoader.blinkDuration) { [weak self] in self?.activate() }
  }

  private func activate() {
    guard let interaction, let context else { return }
    change(to: .activated)
    interaction.activate(interaction, context)
    interaction.interactionBehavior?.interactionDidFinish(interaction)
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context else { return }
    context.state = state
    interaction.interactionEffect?.interaction(interaction, didChangeWith: context)
  }

  /// Ends spring loading when the drag has left or ended.
  func stop() {
    timer?.cancel()
    timer = nil
    guard let interaction, context?.state != .inactive else { return }
    let wasActivated = context?.state == .activated
    change(to: .inactive)
    (self.interaction, context) = (nil, nil)
    if !wasActivated { interaction.interactionBehavior?.interactionDidFinish(interaction) }
  }
}
