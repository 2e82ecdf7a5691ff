import Foundation
import UIKitGraphics
import UIKitSupport

/// A class with an appearance proxy: the view classes of UIKit.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// A container to which a proxy can be restricted, such as a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIResponder: UIAppearanceContainer {}
extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// Returns the appearance proxy of the class; its properties are applied to a view when the view
  /// enters a window.
  ///
  ///     UISwitch.appearance().onTintColor = .systemOrange
  ///
  /// The proxy sets a property only if the view still has the default value; values set by the
  /// application are kept. Views that are already in a window do not change. The proxy of a class
  /// also applies to views of subclasses. The class of an application may have properties of its
  /// own:
  ///
  ///     TagView.appearance().cornerRadius = 4
  ///
  /// The default values are those of a view that the first call creates, by `init(frame:)` in
  /// classes of an application. Values that cannot be compared count as equal if their `dump` is.
  ///
  /// - Returns: The proxy; each call returns the same object.
  public static func appearance() -> UIAppearanceProxy<Self> {
    appearance(whenContainedInInstancesOf: [])
  }

  /// Returns the proxy of the class for views inside of given containers; it takes precedence over
  /// `appearance()`.
  ///
  /// - Parameter containerTypes: The classes of the views or view controllers that contain the
  ///   view, from the innermost to the outermost. Other containers may lie between them.
  /// - Returns: The proxy; each call returns the same object.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    demandMainThread(Self.self)
    return AppearanceProxies.proxy(containers: containerTypes)
  }
}

/// Represents all views of a class: setting a property of the proxy sets it in the views.
@preconcurrency @MainActor @dynamicMemberLookup
public final class UIAppearanceProxy<View: UIView> {
  /// A property, or one of its components, such as the title colour for a state.
  private struct Entry {
    let key: AnyHashable
    let value: Any
    let isUnset: (View) -> Bool
    let apply: (View) -> Void
  }

  let containers: [any UIAppearanceContainer.Type]
  private let example: View
  private var entries: [Entry] = []

  fileprivate init(containers: [any UIAppearanceContainer.Type], example: View) {
    self.containers = containers
    self.example = example
  }

  /// Accesses a property of the views; the default value until it is set.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<View, Value>
  ) -> Value {
    get {
      entries.first { $0.key == AnyHashable(property) }?.value as? Value
        ?? example[keyPath: property]
    }
    set {
      let defaultValue = example[keyPath: property]
      // A view without its own tint colour inherits it.
      let isTint = AnyHashable(property) == AnyHashable(\View.tintColor)
      add(property, newValue) { view in
        isTint
          ? view.tintColorStorage == nil
          : AppearanceProxies.isSame(view[keyPath: property], defaultValue)
      } apply: { view in
        view[keyPath: property] = newValue
      }
    }
  }

  /// Adds a setting of the views that is not a property.
  ///
  /// - Parameters:
  ///   - key: The key of the setting; a new value replaces the previous one.
  ///   - value: The value.
  ///   - isUnset: Returns whether a view has no value of its own.
  ///   - apply: Applies the value to a view.
  final func add(
    _ key: AnyHashable,
    _ value: Any,
    isUnset: @escaping (View) -> Bool,
    apply: @escaping (View) -> Void
  ) {
    entries.removeAll { $0.key == key }
    entries.append(Entry(key: key, value: value, isUnset: isUnset, apply: apply))
  }
}

/// A proxy with its view class erased.
@MainActor
private protocol AnyAppearanceProxy: AnyObject {
  var containers: [any UIAppearanceContainer.Type] { get }
  /// Returns closures that set the properties not set by the view itself; none if the view is not
  /// an instance of the class or not in the containers.
  func changes(for view: UIView) -> [() -> Void]
  /// The depth of the class below `UIView` in the class hierarchy.
  var depth: Int { get }
}

extension UIAppearanceProxy: AnyAppearanceProxy {
  fileprivate var depth: Int {
    var (depth, type): (Int, AnyClass?) = (0, View.self)
    while let current = type, current != UIView.self {
      depth += 1
      type = _getSuperclass(current)
    }
    return depth
  }

  fileprivate func changes(for view: UIView) -> [() -> Void] {
    guard !entries.isEmpty, let view = view as? View, view !== example, isContained(view) else {
      return []
    }
    return entries.filter { $0.isUnset(view) }.map { entry in { entry.apply(view) } }
  }

  private func isContained(_ view: UIView) -> Bool {
    var remainingContainers = containers[...]
    var responder: UIResponder? = view.next
    while let type = remainingContainers.first, let current = responder {
      // A metatype in an existential does not support `is`; the classes are compared instead.
      if isInstance(current, of: type) { remainingContainers.removeFirst() }
      responder = current.next
    }
    return remainingContainers.isEmpty
  }

  private func isInstance(_ object: AnyObject, of container: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if current == container { return true }
      type = _getSuperclass(current)
    }
    return false
  }
}

/// All proxies in use; empty in programs without proxies.
@MainActor
enum AppearanceProxies {
  /// The proxies in order, from general to specific.
  private static var proxies: [any AnyAppearanceProxy] = []

  static func proxy<View: UIView>(
    containers: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<View> {
    let containerIdentifiers = containers.map { ObjectIdentifier($0) }
    for case let proxy as UIAppearanceProxy<View> in proxies
    where proxy.containers.map({ ObjectIdentifier($0) }) == containerIdentifiers {
      return proxy
    }
    let proxy = UIAppearanceProxy<View>(containers: containers, example: makeExample())
    let insertionIndex = proxies.firstIndex {
      ($0.containers.count, $0.depth) > (containers.count, proxy.depth)
    }
    proxies.insert(proxy, at: insertionIndex ?? proxies.endIndex)
    return proxy
  }

  /// Returns a view with the default values of its class.
  ///
  /// Archives, which classes of UIKit ignore, are not supported by most classes of applications.
  private static func makeExample<View: UIView>() -> View {
    let isOfUIKit = String(reflecting: View.self).hasPrefix("UIKitCore.")
    if isOfUIKit, let view = View(coder: NSCoder()) { return view }
    return View()
  }

  /// Applies the proxies' values to properties not set by the view itself.
  ///
  /// - Parameter view: A view that has just entered a window.
  static func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    // The values of one proxy do not count as values set by the application for the next proxy.
    let changes = proxies.flatMap { $0.changes(for: view) }
    for change in changes { change() }
  }

  /// Returns whether a value is equal to the default value, or has the same contents if its type
  /// cannot be compared.
  fileprivate static func isSame<Value>(_ value: Value, _ standard: Value) -> Bool {
    if isNil(value) || isNil(standard) { return isNil(value) && isNil(standard) }
    if let value = value as? [NSAttributedString.Key: Any],
      let standard = standard as? [NSAttributedString.Key: Any]
    {
      return value.count == standard.count
        && value.allSatisfy { key, value in standard[key].map { isSame(value, $0) } ?? false }
    }
    guard let value = value as? AnyHashable, let standard = standard as? AnyHashable else {
      return contents(of: value) == contents(of: standard)
    }
    return value == standard
  }

  private static func contents(of value: Any) -> String {
    var text = ""
    dump(value, to: &text, maxDepth: 4, maxItems: 1_000)
    return text
  }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Removes all proxies, for tests.
  static func removeAll() { proxies = [] }
}
