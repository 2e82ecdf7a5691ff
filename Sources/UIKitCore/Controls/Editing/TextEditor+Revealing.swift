import Foundation

extension TextEditor {
  /// Scrolls the views around the host so that it is visible.
  func scrollIntoView() {
    var view = host.superview
    while let present = view {
      if present.reveal(host.convert(host.bounds, to: present), animated: true) { return }
      view = present.superview
    }
  }
}
