import Foundation
import UIKitCore
import UIKitTesting

/// A cell that edits its text in a text field or a text view.
final class EditedCell: UITableViewCell {
  let field = UITextField()
  let textView = UITextView()

  /// The kinds of view in which rows edit their text.
  enum Kind: CaseIterable {
    case field, textView
  }

  func show(_ text: String, in kind: Kind) {
    let editor: UIView = kind == .field ? field : textView
    editor.frame = CGRect(x: 20, y: 4, width: 240, height: 36)
    if editor.superview == nil { contentView.addSubview(editor) }
    field.text = text
    textView.text = text
  }

  func editor(_ kind: Kind) -> UIView { kind == .field ? field : textView }
}

/// A table with an editable text in each row.
///
/// Like an application, it saves the text when editing ends, to the row that `indexPath(for:)`
/// returns for the cell.
@MainActor
final class EditedList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  let kind: EditedCell.Kind
  var texts: [String]
  /// The rows in which editing began and ended, `-1` for a cell without a row, and the texts of
  /// deleted rows.
  var log: [String] = []
  /// A closure that is called after editing ends.
  var onEnd: () -> Void = {}
  /// Whether the delegate permits the end of editing.
  var mayEnd = true
  /// Whether swipes can delete rows.
  var canDelete = false
  /// Whether the section has a header, which contains `headerField`.
  var hasFieldHeaders = false
  /// The text field in a section header.
  let headerField = UITextField(frame: CGRect(x: 20, y: 2, width: 200, height: 30))
  var heights: (Int) -> CGFloat = { _ in 44 }

  init(_ kind: EditedCell.Kind = .field, rows: Int = 40, headers: Bool = false) {
    self.kind = kind
    texts = (0..<rows).map { "\($0)" }
    super.init()
    hasFieldHeaders = headers
    table.register(EditedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    stage.show(table)
    stage.advance(by: 0.1)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard let cell = cell as? EditedCell else { return cell }
    cell.show(texts[indexPath.row], in: kind)
    cell.field.delegate = self
    cell.textView.delegate = self
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights(indexPath.row)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    hasFieldHeaders ? 34 : 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasFieldHeaders else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
    view.addSubview(headerField)
    return view
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canDelete }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("delete \(texts.remove(at: indexPath.row))")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func cell(_ row: Int) -> EditedCell? { table.cellForRow(at: at(row)) as? EditedCell }

  /// Returns the centre of a row's text in the coordinates of the stage.
  func textCenter(_ row: Int) -> CGPoint {
    let rect = table.rectForRow(at: at(row))
    return table.convert(CGPoint(x: 60, y: rect.midY), to: nil)
  }

  /// Begins editing a row with a tap.
  ///
  /// - Returns: The row's cell.
  @discardableResult
  func edit(_ row: Int) -> EditedCell? {
    stage.tap(at: textCenter(row))
    stage.advance(by: 0.5)
    return cell(row)
  }

  /// Creates a list, edits row 3, and types an exclamation mark.
  ///
  /// - Parameters:
  ///   - kind: The kind of view that edits the text.
  ///   - isOffscreen: Whether to scroll the row out of the visible area.
  /// - Returns: The list.
  static func editingRow3(_ kind: EditedCell.Kind, isOffscreen: Bool) -> EditedList {
    let list = EditedList(kind)
    list.edit(3)
    list.stage.type("!")
    if isOffscreen {
      list.table.contentOffset.y = 900
      list.stage.settle(timeout: 1)
    }
    return list
  }

  /// The cells whose text field or text view is first responder, visible or not.
  var edited: [EditedCell] {
    table.subviews.compactMap { $0 as? EditedCell }.filter { $0.editor(kind).isFirstResponder }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func row(of view: UIView) -> Int {
    let cell = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? EditedCell }.first
    return cell.flatMap { table.indexPath(for: $0)?.row } ?? -1
  }

  private func saveText(_ text: String, of view: UIView) {
    let row = row(of: view)
    log.append("end \(row)")
    if texts.indices.contains(row) { texts[row] = text }
    onEnd()
  }
}

extension EditedList: UITextFieldDelegate, UITextViewDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.append("begin \(row(of: textField))")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }

  func textFieldDidEndEditing(_ textField: UITextField) {
    saveText(textField.text ?? "", of: textField)
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    log.append("begin \(row(of: textView))")
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }

  func textViewDidEndEditing(_ textView: UITextView) { saveText(textView.text, of: textView) }
}
