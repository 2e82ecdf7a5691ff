import Foundation
import UIKitGraphics
import UIKitSupport

extension NSLayoutConstraint {
  /// The serial formatted of the last activation.
  private static var lastSerial = 0

  /// The layout state of the first item; `nil` after the item was released.
  final var firstState: LayoutState? { LayoutState.of(firstItem) }
  /// The layout state of the second item; `nil` if there is none, or after it was
  /// released.
  final var secondState: LayoutState? { LayoutState.of(secondItem) }

  final func activate() {
    guard installedView == nil else { return }
    demandMainThread(NSLayoutConstraint.self)
    demand(
      !hasLostItem && firstState != nil,
      "A constraint was activated after one of its items was released: \(equation)"
    )
    guard let container = commonAncestor else {
      misuse(
        "Unable to activate constraint with anchors \(equation) because they have no common"
          + " ancestor.  Does the constraint or its anchors reference items in different view"
          + " hierarchies?  That's illegal."
      )
    }
    install(on: container)
  }

  /// The nearest view that contains both items; `nil` if there is none.
  final var commonAncestor: UIView? {
    guard let firstView = firstState?.view, let secondState else { return firstState?.view }
    guard let secondView = secondState.view else { return nil }
    if firstView.isInside(secondView) { return secondView }
    var view: UIView? = firstView
    while let candidate = view, !secondView.isInside(candidate) {
      view = candidate.superviewStorage
    }
    return view
  }

  /// Adds the constraint to a view that contains both items.
  final func install(on container: UIView) {
    demand(
      firstAttribute.fits(secondAttribute),
      "Invalid pairing of layout attributes: \(equation)"
    )
    NSLayoutConstraint.lastSerial += 1
    serial = NSLayoutConstraint.lastSerial
    self.installedView = container
    hasBeenReported = false
    isBroken = false
    container.layoutState.constraints.append(self)
    for state in [firstState, secondState] {
      guard let state else { continue }
      state.references.append(self)
      state.mergeEngines(below: container)
    }
    LayoutEngine.engine(for: container).insert(self)
  }

  final func deactivate() {
    guard let installedView else { return }
    demandMainThread(NSLayoutConstraint.self)
    engine?.remove(self)
    self.installedView = nil
    installedView.layoutState.constraints.removeAll { $0 === self }
    firstState?.references.removeAll { $0 === self }
    secondState?.references.removeAll { $0 === self }
  }

  /// The description of the constraint, for messages.
  final var equation: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(name(of: firstItem)).\(firstAttribute.name) \(sign) "
    if secondAttribute == .notAnAttribute {
      text += formatted(constant)
    } else {
      if multiplier != 1 { text += "\(formatted(multiplier))*" }
      text += "\(name(of: secondItem)).\(secondAttribute.name)"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += formatted(abs(constant)) }
    }
    if priority != .required { text += " @\(formatted(CGFloat(priority.rawValue)))" }
    let identifier = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<NSLayoutConstraint:\(address(of: self))\(identifier) \(text)   (\(state))>"
  }

  private func name(of item: AnyObject?) -> String {
    guard let item else { return "nil" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type(of: item)):\(address(of: item))'\(guide.identifier)'"
    }
    if let name = (item as? UIView)?.accessibilityIdentifier {
      return "\(type(of: item)):\(address(of: item))'\(name)'"
    }
    return "\(type(of: item)):\(address(of: item))"
  }

  private func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  private func formatted(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
