import Foundation

/// Targets and actions without selectors, which Swift on Linux does not have:
///
///     toggle.addTarget(self, action: SettingsController.toggled, for: .valueChanged)
extension UIControl {
  /// Calls a method of an object with this control for one or several events.
  ///
  /// - Parameters:
  ///   - target: The object; it is not kept alive, and not called after its end.
  ///   - action: The method, named through the type: `Target.method`. Its
  ///     parameter is this control's class, a superclass of it, or `Any`; else
  ///     the program stops here.
  ///   - controlEvents: When it is called.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: UIControl.Event
  ) {
    precondition(
      self is Sender,
      "An action that takes a \(Sender.self) was added to a \(type(of: self))"
    )
    let handler = UIAction { [weak self, weak target] _ in
      guard let target, let sender = self as? Sender else { return }
      action(target)(sender)
    }
    actions.add(handler, of: target, for: controlEvents)
  }

  /// Calls a method without parameters of an object for one or several events.
  ///
  /// - Parameters:
  ///   - target: The object; it is not kept alive, and not called after its end.
  ///   - action: The method, named through the type: `Target.method`.
  ///   - controlEvents: When it is called.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) {
    let handler = UIAction { [weak target] _ in
      guard let target else { return }
      action(target)()
    }
    actions.add(handler, of: target, for: controlEvents)
  }

  /// Does not call an object's methods any more for some events.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` means all objects.
  ///   - controlEvents: When they are not called any more.
  public func removeTarget(_ target: AnyObject?, for controlEvents: UIControl.Event) {
    actions.remove(target: target, for: controlEvents)
  }
}
