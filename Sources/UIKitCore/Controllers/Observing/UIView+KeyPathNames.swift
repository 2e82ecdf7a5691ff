public import Foundation
import UIKitGraphics
import UIKitSupport

extension UIView {
  /// Observes a property by its name.
  ///
  /// - Parameters:
  ///   - observer: A view or a controller, whose `observeValue(forKeyPath:of:change:context:)` is
  ///     called; held weakly. Traps for other objects.
  ///   - keyPath: The name of a property supported by `observe(_:options:changeHandler:)`, such as
  ///     "contentOffset". Traps for other names.
  ///   - options: The values passed to the observer, and whether to call it immediately.
  ///   - context: The context passed to the observer.
  public final func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    demandMainThread(type(of: self), "addObserver(_:forKeyPath:options:context:)")
    guard let receiver = observer as? UIResponder else {
      misuse(
        "A \(type(of: observer)) is no responder: observe with a closure, observe(\\.\(keyPath))"
      )
    }
    guard value(named: keyPath) != nil else {
      misuse("The value \(keyPath) of \(type(of: self)) cannot be observed")
    }
    let nameObserver = NameObserver(
      of: self,
      receiver: receiver,
      name: keyPath,
      options: options,
      context: context
    )
    add(nameObserver)
    if options.contains(.initial) { nameObserver.notify(old: nil) }
  }

  /// Ends the most recent observation of a property by an object.
  ///
  /// Traps if there is none.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - keyPath: The name of the property.
  public final func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, named: keyPath) { _ in true }
  }

  /// Ends the most recent observation of a property by an object with a context.
  ///
  /// Traps if there is none.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - keyPath: The name of the property.
  ///   - context: The context passed to `addObserver`.
  public final func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    remove(observer, named: keyPath) { $0 == context }
  }

  private func remove(
    _ observer: NSObject,
    named keyPath: String,
    where isMatch: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let isFound =
      extras?.observers?.remove { candidate in
        guard let candidate = candidate as? NameObserver else { return false }
        return candidate.receiverID == ObjectIdentifier(observer) && candidate.name == keyPath
          && isMatch(candidate.context)
      } ?? false
    demand(isFound, "A \(type(of: observer)) does not observe \(keyPath) of \(self)")
  }

  /// Returns the value of a property by its name; `nil` if the view has no observable property of
  /// that name, and a wrapped `nil` for an unset property.
  fileprivate final func value(named name: String) -> Any?? {
    switch (name, self) {
    case ("frame", _): .some(frame)
    case ("bounds", _): .some(bounds)
    case ("center", _): .some(center)
    case ("alpha", _): .some(alpha)
    case ("hidden", _), ("isHidden", _): .some(isHidden)
    case ("transform", _): .some(transform)
    case ("backgroundColor", _): .some(backgroundColor)
    case ("contentOffset", let view as UIScrollView): .some(view.contentOffset)
    case ("contentSize", let view as UIScrollView): .some(view.contentSize)
    case ("contentInset", let view as UIScrollView): .some(view.contentInset)
    case ("text", let view as UILabel): .some(view.text)
    case ("text", let view as UITextField): .some(view.text)
    case ("text", let view as UITextView): .some(view.text)
    case ("attributedText", let view as UILabel): .some(view.attributedText)
    case ("attributedText", let view as UITextField): .some(view.attributedText)
    case ("attributedText", let view as UITextView): .some(view.attributedText)
    case ("image", let view as UIImageView): .some(view.image)
    case ("selected", let view as UIControl), ("isSelected", let view as UIControl):
      .some(view.isSelected)
    case ("enabled", let view as UIControl), ("isEnabled", let view as UIControl):
      .some(view.isEnabled)
    case ("highlighted", let view as UIControl), ("isHighlighted", let view as UIControl):
      .some(view.isHighlighted)
    default: nil
    }
  }
}

/// Calls `observeValue(forKeyPath:of:change:context:)` after a change of a named property.
private final class NameObserver: ValueObserver {
  private weak var receiver: UIResponder?
  /// The identity of the receiver, valid even during its deallocation.
  let receiverID: ObjectIdentifier
  let name: String
  let context: UnsafeMutableRawPointer?
  private unowned let view: UIView
  private let options: NSKeyValueObservingOptions
  private var lastValue: Any?

  init(
    of view: UIView,
    receiver: UIResponder,
    name: String,
    options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?
  ) {
    (self.view, self.receiver, self.name) = (view, receiver, name)
    (self.options, self.context) = (options, context)
    receiverID = ObjectIdentifier(receiver)
    lastValue = view.value(named: name) ?? nil
  }

  override func valueMayHaveChanged() {
    guard isValid else { return }
    guard receiver != nil else { return isValid = false }
    let previousValue = lastValue
    lastValue = view.value(named: name) ?? nil
    if !areEqual(previousValue as Any, lastValue as Any) { notify(old: .some(previousValue)) }
  }

  func notify(old: Any??) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = lastValue ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old ?? NSNull() }
    receiver?.observeValue(forKeyPath: name, of: view, change: change, context: context)
  }
}
