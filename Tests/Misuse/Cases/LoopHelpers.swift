import Foundation
import UIKitCore
import UIKitGraphics

/// A view with closures for its callbacks.
final class LoopingView: UIView {
  var onLayout: (UIView) -> Void = { _ in }
  var onTraitChange: (UIView) -> Void = { _ in }
  var onTintColorChange: (UIView) -> Void = { _ in }
  var onMargins: (UIView) -> Void = { _ in }
  var onSafeArea: (UIView) -> Void = { _ in }
  var onWindow: (UIView) -> Void = { _ in }
  var onHitTest: (UIView) -> Void = { _ in }
  var onSizeThatFits: (UIView) -> Void = { _ in }
  var onIntrinsicContentSize: (UIView) -> Void = { _ in }
  var onConstraints: (UIView) -> Void = { _ in }

  convenience init(_ fixture: Fixture) {
    self.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.show(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout(self)
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { onTraitChange(self) }
  override func tintColorDidChange() { onTintColorChange(self) }
  override func layoutMarginsDidChange() { onMargins(self) }
  override func safeAreaInsetsDidChange() { onSafeArea(self) }
  override func didMoveToWindow() { onWindow(self) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    onHitTest(self)
    return super.hitTest(point, with: event)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    onSizeThatFits(self)
    return size
  }
  override var intrinsicContentSize: CGSize {
    onIntrinsicContentSize(self)
    return CGSize(width: 9, height: 9)
  }
  override func updateConstraints() {
    super.updateConstraints()
    onConstraints(self)
  }
}

/// Starts the same animation again whenever it ends.
@MainActor
final class Repeater {
  func animate(_ view: UIView) {
    UIView.animate(withDuration: 0) {
      view.alpha = 1 - view.alpha
    } completion: { _ in
      self.animate(view)
    }
  }
}

/// A controller with closures for its callbacks.
final class LoopingController: UIViewController {
  /// Called for every controller of the class, also for those that a callback creates.
  static var onEveryDidAppear: (UIViewController) -> Void = { _ in }
  /// Called for every controller of the class.
  static var onEveryWillAppear: (UIViewController) -> Void = { _ in }
  var onLayout: (UIViewController) -> Void = { _ in }
  var onWillLayout: (UIViewController) -> Void = { _ in }
  var onLoad: (UIViewController) -> Void = { _ in }
  var onDidAppear: (UIViewController) -> Void = { _ in }
  var onWillDisappear: (UIViewController) -> Void = { _ in }
  var onDidDisappear: (UIViewController) -> Void = { _ in }
  var onWillMoveToParent: (UIViewController) -> Void = { _ in }
  var onConstraints: (UIViewController) -> Void = { _ in }

  override func viewDidLoad() { onLoad(self) }
  override func viewWillLayoutSubviews() { onWillLayout(self) }
  override func viewDidLayoutSubviews() { onLayout(self) }
  override func viewWillAppear(_ animated: Bool) { Self.onEveryWillAppear(self) }
  override func viewDidAppear(_ animated: Bool) {
    Self.onEveryDidAppear(self)
    onDidAppear(self)
  }
  override func viewWillDisappear(_ animated: Bool) { onWillDisappear(self) }
  override func viewDidDisappear(_ animated: Bool) { onDidDisappear(self) }
  override func willMove(toParent parent: UIViewController?) { onWillMoveToParent(self) }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    onConstraints(self)
  }
}

/// Pushes or pops a controller whenever one has been shown.
@MainActor
final class NavigationPusher: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    if navigationController.viewControllers.count > 2 {
      navigationController.popViewController(animated: false)
    } else {
      navigationController.pushViewController(UIViewController(), animated: false)
    }
  }
}

/// Appends to the search text whenever the results are updated.
@MainActor
final class SearchSetter: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    searchController.searchBar.text = (searchController.searchBar.text ?? "") + "a"
  }
}

/// Inserts text whenever the text of a search bar changes.
@MainActor
final class LoopingSearch: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searchBar.searchTextField.insertText("b")
  }
}

/// A data source and delegate of a picker that selects another row after each selection.
@MainActor
final class LoopingWheel: UIPickerViewDataSource, UIPickerViewDelegate {
  var onTitle: (UIPickerView) -> Void = { _ in }
  var onCount: (UIPickerView) -> Void = { _ in }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    onCount(pickerView)
    return 20
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    onTitle(pickerView)
    return "\(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    pickerView.selectRow((row + 5) % 20, inComponent: 0, animated: false)
  }
}

/// Changes the zoom scale, inset or offset in the callbacks about them.
@MainActor
final class LoopingZoom: UIScrollViewDelegate {
  private let content: UIView

  init(_ content: UIView) { self.content = content }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scrollView.zoomScale = scrollView.zoomScale == 2 ? 3 : 2
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.contentInset.top += 1
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollView.setContentOffset(CGPoint(x: 0, y: 50 - scrollView.contentOffset.y), animated: false)
  }
}

/// Performs an action in one of the callbacks of a text view or field.
@MainActor
final class LoopingWriter: UITextViewDelegate, UITextFieldDelegate {
  static let viewCallbacks = [
    "textViewDidChange", "textViewDidChangeSelection", "textViewShouldChange",
    "textViewDidBeginEditing", "textViewDidEndEditing", "textViewShouldBegin", "textViewShouldEnd",
  ]
  static let fieldCallbacks = [
    "textFieldDidChangeSelection", "textFieldShouldChange", "textFieldDidBeginEditing",
    "textFieldDidEndEditing", "textFieldShouldBegin", "textFieldShouldEnd", "editingChanged",
  ]
  static let viewActions: [(String, @MainActor (UITextView) -> Void)] = [
    ("inserts", { $0.insertText("b") }),
    (
      "replaces",
      {
        if let range = $0.textRange(from: $0.beginningOfDocument, to: $0.endOfDocument) {
          $0.replace(range, withText: "other")
        }
      }
    ),
    (
      "moves the selection",
      {
        $0.selectedRange = NSRange(location: 1 - min($0.selectedRange.location, 1), length: 0)
      }
    ),
    ("begins", { $0.becomeFirstResponder() }),
    ("ends", { $0.resignFirstResponder() }),
    (
      "ends and begins",
      {
        $0.resignFirstResponder()
        $0.becomeFirstResponder()
      }
    ),
    ("sets the text", { $0.text += "b" }),
  ]
  static let fieldActions: [(String, @MainActor (UITextField) -> Void)] = [
    ("inserts", { $0.insertText("b") }),
    (
      "replaces",
      {
        if let range = $0.textRange(from: $0.beginningOfDocument, to: $0.endOfDocument) {
          $0.replace(range, withText: "other")
        }
      }
    ),
    (
      "moves the selection",
      { field in
        let isAtStart = field.selectedTextRange?.start == field.beginningOfDocument
        let position = isAtStart ? field.endOfDocument : field.beginningOfDocument
        field.selectedTextRange = field.textRange(from: position, to: position)
      }
    ),
    ("begins", { $0.becomeFirstResponder() }),
    ("ends", { $0.resignFirstResponder() }),
    (
      "ends and begins",
      {
        $0.resignFirstResponder()
        $0.becomeFirstResponder()
      }
    ),
    ("sets the text", { $0.text = ($0.text ?? "") + "b" }),
  ]

  /// Whether an action in a callback triggers the same callback.
  static func isInfiniteLoop(callback: String, action: String) -> Bool {
    switch action {
    case "inserts", "replaces":
      callback.hasSuffix("DidChange") || callback.hasSuffix("ChangeSelection")
        || callback == "editingChanged" || action == "inserts" && callback.hasSuffix("ShouldChange")
    case "moves the selection", "sets the text": callback.hasSuffix("ChangeSelection")
    case "begins": callback.hasSuffix("ShouldBegin")
    case "ends": callback.hasSuffix("ShouldEnd")
    default: callback.contains("Begin") || callback.hasSuffix("ShouldEnd")
    }
  }

  private let name: String
  var view: @MainActor (UITextView) -> Void = { _ in }
  var field: @MainActor (UITextField) -> Void = { _ in }

  init(_ name: String) { self.name = name }

  func act(_ name: String, _ view: UITextView) { if name == self.name { self.view(view) } }
  func act(_ name: String, _ field: UITextField) { if name == self.name { self.field(field) } }

  func textViewDidChange(_ textView: UITextView) { act("textViewDidChange", textView) }
  func textViewDidChangeSelection(_ textView: UITextView) {
    act("textViewDidChangeSelection", textView)
  }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    act("textViewShouldChange", textView)
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { act("textViewDidBeginEditing", textView) }
  func textViewDidEndEditing(_ textView: UITextView) { act("textViewDidEndEditing", textView) }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    act("textViewShouldBegin", textView)
    return true
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    act("textViewShouldEnd", textView)
    return true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    act("textFieldDidChangeSelection", textField)
  }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    act("textFieldShouldChange", textField)
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    act("textFieldDidBeginEditing", textField)
  }
  func textFieldDidEndEditing(_ textField: UITextField) { act("textFieldDidEndEditing", textField) }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    act("textFieldShouldBegin", textField)
    return true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    act("textFieldShouldEnd", textField)
    return true
  }
}

/// Performs an action in one of the callbacks of a table.
@MainActor
final class LoopingList: UITableViewDataSource, UITableViewDelegate {
  static let callbacks = [
    "cellForRowAt", "heightForRowAt", "estimatedHeightForRowAt", "numberOfRowsInSection",
    "titleForHeader", "willDisplay", "didEndDisplaying", "viewForHeader", "scrollViewDidScroll",
  ]
  private let name: String
  private let body: @MainActor (UITableView) -> Void

  init(_ name: String, _ body: @escaping @MainActor (UITableView) -> Void) {
    (self.name, self.body) = (name, body)
  }

  private func act(_ name: String, _ table: UIScrollView) {
    if name == self.name, let table = table as? UITableView { body(table) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    act("numberOfRowsInSection", tableView)
    return [3, 0, 20][section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    act("cellForRowAt", tableView)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    act("titleForHeader", tableView)
    return "Header"
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    act("heightForRowAt", tableView)
    return 44
  }
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    act("estimatedHeightForRowAt", tableView)
    return 40
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    act("viewForHeader", tableView)
    return nil
  }
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { act("willDisplay", tableView) }
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { act("didEndDisplaying", tableView) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { act("scrollViewDidScroll", scrollView) }
}
