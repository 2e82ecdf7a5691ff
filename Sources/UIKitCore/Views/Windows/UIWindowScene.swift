public import Foundation

/// What the desktop shows of the application as one thing.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The title of the desktop window; `nil` and an empty one show that of the launch.
  ///
  /// Default: `nil`. The desktop follows at once.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  func titleDidChange() {}
}

/// The desktop window, which contains all windows of the application.
///
/// There is one; `UIWindow.windowScene` has it.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private weak var host: WindowHost?

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

  override func titleDidChange() { host?.onTitleChange?(title) }
}

extension UIWindow {
  /// The desktop window that this one is in; `nil` when its screen no longer exists.
  public final var windowScene: UIWindowScene? { loop?.scene }

  /// Creates a window that fills a desktop window.
  ///
  /// - Parameter windowScene: The desktop window.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }
}

extension UIApplication {
  /// The desktop window.
  public final var connectedScenes: Set<UIScene> { [WindowHost.current.scene] }
}
