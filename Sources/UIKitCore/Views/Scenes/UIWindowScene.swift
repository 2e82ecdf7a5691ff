public import Foundation
public import UIKitGraphics

/// A desktop window, which contains `UIWindow`s of the application.
///
/// The first scene exists from the launch;
/// `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)` opens
/// further ones.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private weak var host: WindowHost?
  private final lazy var sizeRestrictionsStorage = UISceneSizeRestrictions { [weak self] limits in
    self?.host?.onSizeLimitsChange?(limits.minimumSize, limits.maximumSize)
  }

  init(host: WindowHost) {
    self.host = host
    super.init()
  }

  /// Scenes are not created from archives.
  public required init?(coder: NSCoder) { nil }

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { host?.applicationWindows ?? [] }

  /// The window that receives key presses; `nil` if there is none.
  open var keyWindow: UIWindow? { host?.keyWindow }

  /// The screen of the windows; the main screen if their own no longer exists.
  open var screen: UIScreen { host?.screen ?? .main }

  /// The traits of the screen with this scene's overrides.
  open var traitCollection: UITraitCollection {
    host?.sceneOverrides?.applied(to: screen.traitCollection) ?? screen.traitCollection
  }

  /// The traits that all windows of the scene inherit in place of the screen's.
  open var traitOverrides: UITraitOverrides {
    get { host?.sceneOverrides ?? UITraitOverrides() }
    set {
      guard let host else { return }
      let windows = host.windows.map { ($0, InheritedEnvironment(of: $0)) }
      host.sceneOverrides = newValue
      host.traitsDidChange()
      for (window, oldEnvironment) in windows {
        window.propagateTraits(from: oldEnvironment)
      }
    }
  }

  /// The minimum and maximum size of the window; `nil` if users cannot resize it: on a console, on
  /// a stage, or if the application covers the whole screen from the start.
  open var sizeRestrictions: UISceneSizeRestrictions? {
    host?.onSizeLimitsChange == nil ? nil : sizeRestrictionsStorage
  }

  override func titleDidChange() { host?.onTitleChange?(title) }

  /// The host of the windows; `nil` when the screen no longer exists.
  override final var windowHost: WindowHost? { host }
}

extension UIWindow {
  /// The desktop window that contains this window; `nil` if its screen no longer exists.
  ///
  /// Initially the current scene. When the property is set to a different scene or to `nil`, the
  /// window leaves the screen first; in a new scene it is then shown again if it was visible.
  public final var windowScene: UIWindowScene? {
    get { host?.scene }
    set {
      guard newValue !== windowScene else { return }
      let wasVisible = !isHidden
      isHidden = true
      host = newValue?.windowHost
      if wasVisible, newValue != nil { isHidden = false }
    }
  }
}
