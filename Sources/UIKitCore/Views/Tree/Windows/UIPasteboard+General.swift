import UIKitGraphics

extension UIPasteboard {
  /// The clipboard shared by all programs.
  public class var general: UIPasteboard {
    demandMainThread(UIPasteboard.self)
    return WindowHost.current.pasteboard
  }
}
