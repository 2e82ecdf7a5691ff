import Foundation

extension UIControl {
  /// Adds a target and its action.
  ///
  /// Without a target, the responder chain determines one for each event.
  ///
  /// - Parameters:
  ///   - target: The object, not retained; `nil` for the responder chain.
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
