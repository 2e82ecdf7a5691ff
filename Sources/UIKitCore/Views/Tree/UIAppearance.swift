import Foundation
import UIKitGraphics
import UIKitSupport

/// A class with an appearance proxy: the views of UIKit.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// A container to which a proxy can be restricted: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIResponder: UIAppearanceContainer {}
extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// The proxy of a class, whose properties its views have from the moment that they enter a window.
  ///
  ///     UISwitch.appearance().onTintColor = .systemOrange
  ///
  /// A view takes over a property while its own value is the default one; values that the
  /// application has set stay. Views that are already in a window do not change. The classes of
  /// UIKit have proxies, and the views of subclasses follow them; the classes of an application
  /// have none.
  ///
  /// - Returns: The proxy, which is the same each time.
  public static func appearance() -> UIAppearanceProxy<Self> {
    appearance(whenContainedInInstancesOf: [])
  }

  /// The proxy of a class for views in others, which takes precedence over `appearance()`.
  ///
  /// - Parameter containerTypes: The classes of views or controllers around the view, from the
  ///   innermost to the outermost; others may be between them.
  /// - Returns: The proxy, which is the same each time.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    demandMainThread(Self.self)
    return AppearanceProxies.proxy(containers: containerTypes)
  }
}

/// Represents the views of a class: setting a property sets it in all of them.
@preconcurrency @MainActor @dynamicMemberLookup
public final class UIAppearanceProxy<View: UIView> {
  /// A property or a part of one, such as the title's colour in a state.
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

  /// A property of the views; the default value until it is set.
  ///
  /// - Parameter property: The property.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<View, Value>
  ) -> Value {
    get {
      entries.first { $0.key == AnyHashable(property) }?.value as? Value
        ?? example[keyPath: property]
    }
    set {
      let standard = example[keyPath: property]
      // The tint colour of a view without its own is inherited.
      let isTint = AnyHashable(property) == AnyHashable(\View.tintColor)
      add(property, newValue) { view in
        isTint
          ? view.tintColorStorage == nil
          : AppearanceProxies.isSame(view[keyPath: property], standard)
      } apply: { view in
        view[keyPath: property] = newValue
      }
    }
  }

  /// Sets a part of the views that is no property.
  ///
  /// - Parameters:
  ///   - key: The property; a value replaces the previous one of the property.
  ///   - value: Its value.
  ///   - isUnset: Whether a view has none of its own.
  ///   - apply: Sets it in a view.
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

/// A proxy of any class.
@MainActor
private protocol AnyAppearanceProxy: AnyObject {
  var containers: [any UIAppearanceContainer.Type] { get }
  /// Returns closures that set the properties that the view has not set itself; none when it is of
  /// another class, or in other containers.
  func changes(for view: UIView) -> [() -> Void]
  /// The number of classes between the class and `UIView`.
  var depth: Int { get }
}

extension UIAppearanceProxy: AnyAppearanceProxy {
  fileprivate var depth: Int {
    var (depth, type): (Int, AnyClass?) = (0, View.self)
    while let present = type, present != UIView.self {
      depth += 1
      type = _getSuperclass(present)
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
    var missing = containers[...]
    var responder: UIResponder? = view.next
    while let type = missing.first, let present = responder {
      // A metatype in an existential has no `is`; classes are compared instead.
      if isInstance(present, of: type) { missing.removeFirst() }
      responder = present.next
    }
    return missing.isEmpty
  }

  private func isInstance(_ object: AnyObject, of container: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let present = type {
      if present == container { return true }
      type = _getSuperclass(present)
    }
    return false
  }
}

/// All proxies that are used; empty in programs that use none.
@MainActor
enum AppearanceProxies {
  /// From the general to the special ones.
  private static var proxies: [any AnyAppearanceProxy] = []

  static func proxy<View: UIView>(
    containers: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<View> {
    let names = containers.map { ObjectIdentifier($0) }
    for case let proxy as UIAppearanceProxy<View> in proxies
    where proxy.containers.map({ ObjectIdentifier($0) }) == names {
      return proxy
    }
    let name = String(reflecting: View.self)
    demand(
      name.hasPrefix("UIKitCore."),
      "\(name) has no appearance proxy; use that of the class of UIKit that it is a subclass of"
    )
    guard let example = View(coder: NSCoder()) else {
      misuse("\(name) has no appearance proxy")
    }
    let proxy = UIAppearanceProxy(containers: containers, example: example)
    let place = proxies.firstIndex {
      ($0.containers.count, $0.depth) > (containers.count, proxy.depth)
    }
    proxies.insert(proxy, at: place ?? proxies.endIndex)
    return proxy
  }

  /// Sets the proxies' values for properties that the view has not set itself.
  ///
  /// - Parameter view: A view that has just entered a window.
  static func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    // The values of one proxy do not count as the application's for the next.
    let changes = proxies.flatMap { $0.changes(for: view) }
    for change in changes { change() }
  }

  /// Whether a value is still the default one; `false` for types that cannot be compared.
  fileprivate static func isSame<Value>(_ value: Value, _ standard: Value) -> Bool {
    if isNil(value) || isNil(standard) { return isNil(value) && isNil(standard) }
    if let value = value as? [NSAttributedString.Key: Any],
      let standard = standard as? [NSAttributedString.Key: Any]
    {
      return value.count == standard.count
        && value.allSatisfy { key, value in standard[key].map { isSame(value, $0) } ?? false }
    }
    guard let value = value as? AnyHashable, let standard = standard as? AnyHashable else {
      return false
    }
    return value == standard
  }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Drops all proxies, for tests.
  static func removeAll() { proxies = [] }
}
