import PickLines
import UIKit

/// Opens the window, and ends the program after the user's choice.
final class PickDelegate: UIResponder, UIApplicationDelegate {
  /// The outcome; closing the window cancels.
  private(set) var outcome = PickOutcome.cancelled
  /// Whether a display was available for the window.
  var hasLaunched: Bool { window != nil }
  private(set) var window: UIWindow?
  private let controller: PickController

  init(controller: PickController) {
    self.controller = controller
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    controller.onOutcome = { [weak self] outcome in
      self?.outcome = outcome
      self?.close()
    }
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    controller.endPreview()
  }

  private func close() {
    guard let session = window?.windowScene?.session else { return }
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
  }
}
