import UIKitGraphics
import UIKitSupport

extension UITableView {
  /// Called when an update is inconsistent with the data source, with the table view and a
  /// message that states the numbers.
  ///
  /// The default stops a debug build; in release it writes the message to stderr, once per
  /// message, so that a kiosk keeps running. When the handler returns, the table reloads.
  public static var inconsistencyHandler: (UITableView, String) -> Void = { _, message in
    #if DEBUG
    misuse(message)
    #else
    guard reportedInconsistencies.insert(message).inserted else { return }
    StandardError.write(line: message)
    #endif
  }

  private static var reportedInconsistencies: Set<String> = []
}
