import UIKit

/// The examples: an application shows the controller of one in a navigation controller.
@MainActor
public enum Example: String, CaseIterable, Sendable {
  /// A list with a search.
  case fruits
  /// Switches, a menu of themes, a date.
  case settings
  /// Dishes to order.
  case kiosk
  /// A conversation.
  case chat
  /// A mailbox with swipe actions.
  case mail
  /// Pictures created on demand.
  case photos

  /// A new controller, to be the root of a navigation controller or to be pushed.
  public func makeController() -> UIViewController {
    switch self {
    case .fruits: FruitListController()
    case .settings: SettingsController()
    case .kiosk: KioskMenuController(style: .grouped)
    case .chat: ChatController()
    case .mail: MailController()
    case .photos: PhotoListController()
    }
  }
}
