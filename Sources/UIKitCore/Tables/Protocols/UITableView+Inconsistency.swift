import UIKitGraphics
import UIKitSupport

extension UITableView {
  /// The closure that handles an update inconsistent with the data source; called with the table
  /// view and a message that states the row counts.
  ///
  /// The default stops a debug build. A release build writes each message to stderr once, so that a
  /// kiosk keeps running. After the handler has returned, the table reloads.
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
