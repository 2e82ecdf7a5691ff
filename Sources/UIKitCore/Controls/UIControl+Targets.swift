import Foundation

extension UIControl {
  /// Adds what `addTarget` asks for; without a target a responder is looked for each time.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly.
  ///   - controlEvents: When the method is called.
  ///   - call: Calls the method of the object, or of the responder that has it.
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
