import Foundation

extension UIControl {
  /// Adds a target and its action; without a target a responder is looked up each time.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly.
  ///   - controlEvents: The events for which the method is called.
  ///   - call: Calls the method on the target or the responder.
  final func connect<Target: AnyObject>(
    _ target: Target?,
    for controlEvents: UIControl.Event,
    call: @escaping @MainActor (Target, UIControl) -> Void
  ) {
    guard let target else {
      let handler = UIAction { [weak self] _ in
        guard let self, let target: Target = UIApplication.shared.target(from: self) else { return }
        call(target, self)
      }
      actions.addToResponders(handler, for: controlEvents)
      return
    }
    let handler = UIAction { [weak self, weak target] _ in
      guard let self, let target else { return }
      call(target, self)
    }
    actions.add(handler, of: target, for: controlEvents)
  }
}
