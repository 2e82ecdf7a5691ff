import Foundation

extension TextEditor {
  /// Begins editing the next or previous text field or text view, wrapping around at the ends, as
  /// the Tab key does on desktops.
  ///
  /// - Parameter step: 1 or -1.
  /// - Returns: `false` when there is no other one, or it cannot become first responder.
  func moveToField(by step: Int) -> Bool {
    let fields = fieldsInReadingOrder
    guard fields.count > 1, let index = fields.firstIndex(where: { $0 === host }) else {
      return false
    }
    let next = fields[(index + step + fields.count) % fields.count]
    guard next.becomeFirstResponder() else { return false }
    next.scrollIntoView()
    return true
  }

  /// The editable texts in the same top-level view of the window: fields of a sheet are separate
  /// from those behind it.
  private var fieldsInReadingOrder: [any TextEditorHost] {
    guard let window = host.window else { return [] }
    var root: UIView = host
    while let parent = root.superview, parent !== window { root = parent }
    let places = root.editableTexts.map { ($0, $0.convert($0.bounds.origin, to: window)) }
    return places.sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
  }
}

extension UIView {
  /// All visible text fields and text views in this view that may be edited.
  fileprivate var editableTexts: [any TextEditorHost] {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
    if let text = self as? any TextEditorHost { return text.allowsEditing ? [text] : [] }
    return subviews.flatMap(\.editableTexts)
  }

  fileprivate func scrollIntoView() {
    var view = superview
    while let present = view, !present.reveal(convert(bounds, to: present), animated: true) {
      view = present.superview
    }
  }
}
