import Foundation
import UIKitSupport

extension UITableView {
  /// Implements `register(_:forCellReuseIdentifier:)`.
  final func registerCells(of nib: UINib?, for identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    reuse.register(
      makeCell: {
        let cell = nib.makeObject(UITableViewCell.self, for: identifier, \.reuseIdentifier)
        cell.identifier = identifier
        return cell
      },
      for: identifier
    )
  }

  /// Implements `register(_:forHeaderFooterViewReuseIdentifier:)`.
  final func registerHeaderFooters(of nib: UINib?, for identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    reuse.register(
      makeHeaderFooter: {
        let view = nib.makeObject(
          UITableViewHeaderFooterView.self,
          for: identifier,
          \.reuseIdentifier
        )
        view.identifier = identifier
        return view
      },
      for: identifier
    )
  }
}

extension UINib {
  /// Instantiates a nib's only object; stops the program if the nib contains anything else.
  fileprivate func makeObject<View: UIView>(
    _ type: View.Type,
    for identifier: String,
    _ reuseIdentifier: (View) -> String?
  ) -> View {
    let objects = instantiate(withOwner: nil)
    let view = objects.first as? View
    let viewIdentifier = view.flatMap(reuseIdentifier)
    let problem = UINib.problem(
      objects,
      type,
      identifier: identifier,
      viewIdentifier: viewIdentifier
    )
    guard problem == nil, let view else {
      misuse("\(description) \(problem ?? "holds nothing")")
    }
    return view
  }

  /// Returns the reason why a table cannot use a nib's objects.
  ///
  /// - Parameters:
  ///   - objects: The top-level objects.
  ///   - type: The required class of the only object.
  ///   - identifier: The identifier for which the nib was registered.
  ///   - viewIdentifier: The reuse identifier that the object already has.
  /// - Returns: The predicate of a sentence whose subject is the nib; `nil` if the objects are
  ///   valid.
  static func problem(
    _ objects: [Any],
    _ type: UIView.Type,
    identifier: String,
    viewIdentifier: String?
  ) -> String? {
    let requirement =
      "was registered for the reuse identifier \"\(identifier)\" and has to hold exactly one "
      + "top-level object, a \(type); it holds "
    guard objects.count == 1, let object = objects.first else {
      return requirement + "\(objects.count) objects"
    }
    guard let view = object as? UIView, Swift.type(of: view).isSubclass(of: type) else {
      return requirement + "a \(Swift.type(of: object))"
    }
    guard viewIdentifier == nil || viewIdentifier == identifier else {
      return requirement + "one with the reuse identifier \"\(viewIdentifier ?? "")\""
    }
    return nil
  }
}

extension UIView {
  fileprivate static func isSubclass(of type: UIView.Type) -> Bool {
    var candidate: AnyClass? = self
    while let current = candidate {
      if current == type { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }
}
