import UIKitGraphics

extension UIPasteboard {
  /// The clipboard that all programs share.
  public class var general: UIPasteboard {
    demandMainThread(UIPasteboard.self)
    return WindowHost.current.pasteboard
  }
}
