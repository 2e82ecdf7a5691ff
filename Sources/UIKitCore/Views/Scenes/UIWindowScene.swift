public import Foundation
public import UIKitGraphics

/// A desktop window, which contains windows of the application.
///
/// There is one from the start; `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`
/// opens further ones.
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

  /// Nothing makes scenes from archives.
  public required init?(coder: NSCoder) { nil }

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { host?.applicationWindows ?? [] }

  /// The window that gets key presses.
  open var keyWindow: UIWindow? { host?.keyWindow }

  /// The screen that the windows are on.
  open var screen: UIScreen { host?.screen ?? .main }

  /// The traits of the screen with this scene's overrides.
  open var traitCollection: UITraitCollection {
    host?.sceneOverrides?.applied(to: screen.traitCollection) ?? screen.traitCollection
  }

  /// Traits that all windows of the scene inherit in place of the screen's.
  open var traitOverrides: UITraitOverrides {
    get { host?.sceneOverrides ?? UITraitOverrides() }
    set {
      guard let host else { return }
      let windows = host.windows.map { ($0, InheritedEnvironment(of: $0)) }
      host.sceneOverrides = newValue
      host.traitsChanged()
      for (window, old) in windows { window.propagateTraits(from: old) }
    }
  }

  /// The sizes between which users can resize the window; `nil` where they cannot resize it: on a
  /// console, on a stage, and where the application covers the whole screen from the start.
  open var sizeRestrictions: UISceneSizeRestrictions? {
    host?.onSizeLimitsChange == nil ? nil : sizeRestrictionsStorage
  }

  override func titleDidChange() { host?.onTitleChange?(title) }

  /// The host of the windows; `nil` when the screen no longer exists.
  override final var windowHost: WindowHost? { host }
}

extension UIWindow {
  /// The desktop window that this one is in; `nil` when its screen no longer exists.
  ///
  /// A window is in the current one from the start. When it is moved to another one, or to none, it
  /// leaves the screen first; in another one it shows again as it did.
  public final var windowScene: UIWindowScene? {
    get { loop?.scene }
    set {
      guard newValue !== windowScene else { return }
      let wasVisible = !isHidden
      isHidden = true
      loop = newValue?.windowHost
      if wasVisible, newValue != nil { isHidden = false }
    }
  }
}
