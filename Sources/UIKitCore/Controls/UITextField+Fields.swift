import Foundation

extension UITextField {
  /// Begins editing the next or previous field, wrapping around at the ends, as the Tab key does on
  /// desktops.
  ///
  /// - Parameter step: 1 or -1.
  /// - Returns: `false` when there is no other field, or it cannot become first responder.
  final func moveToField(by step: Int) -> Bool {
    let fields = fieldsInReadingOrder
    guard fields.count > 1, let index = fields.firstIndex(where: { $0 === self }) else {
      return false
    }
    let next = fields[(index + step + fields.count) % fields.count]
    guard next.becomeFirstResponder() else { return false }
    next.scrollIntoView()
    return true
  }

  /// The editable fields in the same top-level view of the window: fields of a sheet are separate
  /// from those behind it.
  private var fieldsInReadingOrder: [UITextField] {
    guard let window else { return [] }
    var root: UIView = self
    while let parent = root.superview, parent !== window { root = parent }
    let places = root.editableFields.map { ($0, $0.convert($0.bounds.origin, to: window)) }
    return places.sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
  }

  private func scrollIntoView() {
    var view = superview
    while let present = view, !present.reveal(convert(bounds, to: present), animated: true) {
      view = present.superview
    }
  }
}

extension UIView {
  /// All visible and enabled text fields in this view.
  fileprivate var editableFields: [UITextField] {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
    if let field = self as? UITextField { return field.isEnabled ? [field] : [] }
    return subviews.flatMap(\.editableFields)
  }
}
