import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for events between the end of editing in one view and its beginning in another.
@MainActor
struct FirstResponderChangeTests {
  /// The application's changes to the list at the end of editing.
  enum Change: CaseIterable {
    case reload, reloadAndLayout, reloadTouchedRow, deleteTouchedRow, scrollFarAway

    @MainActor
    func apply(to list: EditedList) {
      switch self {
      case .reload: list.table.reloadData()
      case .reloadAndLayout:
        list.table.reloadData()
        list.table.layoutIfNeeded()
      case .reloadTouchedRow: list.table.reloadRows(at: [at(4)], with: .automatic)
      case .deleteTouchedRow:
        list.texts.remove(at: 4)
        list.table.deleteRows(at: [at(4)], with: .automatic)
      case .scrollFarAway:
        list.table.contentOffset.y = 900
        list.table.layoutIfNeeded()
      }
    }
  }

  @Test(arguments: EditedCell.Kind.allCases, Change.allCases)
  func aDeletedRowDoesNotBeginEditing(_ kind: EditedCell.Kind, _ change: Change) {
    let list = EditedList(kind)
    list.edit(1)
    list.stage.type("!")
    list.onEnd = { [unowned list] in
      list.onEnd = {}
      change.apply(to: list)
    }
    list.stage.tap(at: list.textCenter(4))
    list.stage.settle(timeout: 1)
    #expect(list.takeLog() == ["begin 1", "end 1"])
    #expect(list.edited.isEmpty)
    let texts = list.texts
    list.stage.type("z")
    list.table.endEditing(true)
    #expect(list.texts == texts)
  }

  @Test(arguments: EditedCell.Kind.allCases)
  func updatesOfOtherRowsLeaveTheTouchedRow(_ kind: EditedCell.Kind) {
    let list = EditedList(kind)
    list.edit(1)
    list.onEnd = { [unowned list] in
      list.onEnd = {}
      list.texts.insert("new", at: 0)
      list.table.insertRows(at: [at(0)], with: .automatic)
      list.table.reloadRows(at: [at(2)], with: .automatic)
    }
    let cell = list.edit(4)
    _ = cell
    #expect(list.takeLog() == ["begin 1", "end 1", "begin 5"])
    list.stage.type("z")
    list.table.endEditing(true)
    #expect(list.texts[5].contains("z"))
  }

  @Test(arguments: EditedCell.Kind.allCases)
  func aFadingRowDoesNotBeginEditing(_ kind: EditedCell.Kind) {
    let list = EditedList(kind)
    let cell = list.cell(2)
    list.texts.remove(at: 2)
    list.table.deleteRows(at: [at(2)], with: .fade)
    list.stage.advance(by: 0.05)
    #expect(cell?.window != nil)
    #expect(cell?.editor(kind).becomeFirstResponder() == false)
    list.stage.settle(timeout: 1)
    #expect(list.takeLog() == [])
  }

  // MARK: Fields without a list

  private let stage = Stage(size: CGSize(width: 320, height: 300))
  private let root = UIView()
  private let fields = (0..<3).map {
    UITextField(frame: CGRect(x: 20, y: 20 + 60 * $0, width: 200, height: 40))
  }
  private let delegate = ScriptedFieldDelegate()

  private func show() {
    for field in fields {
      field.delegate = delegate
      root.addSubview(field)
    }
    delegate.fields = fields
    stage.show(root)
    fields[0].becomeFirstResponder()
    delegate.log = []
  }

  @Test func aFieldDisabledDuringResignationDoesNotBegin() {
    show()
    delegate.onEnd = { [fields] _ in fields[1].isEnabled = false }
    #expect(!fields[1].becomeFirstResponder())
    #expect(delegate.log == ["end 0"])
    #expect(fields.allSatisfy { !$0.isFirstResponder })
  }

  @Test func aFieldRemovedDuringResignationDoesNotBegin() {
    show()
    delegate.onEnd = { [fields] _ in fields[1].removeFromSuperview() }
    #expect(!fields[1].becomeFirstResponder())
    root.addSubview(fields[1])
    #expect(delegate.log == ["end 0"])
    #expect(fields.allSatisfy { !$0.isFirstResponder })
  }

  @Test func aFieldMovedToAnotherWindowDuringResignationDoesNotBegin() {
    show()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.isHidden = false
    delegate.onEnd = { [fields] _ in window.addSubview(fields[1]) }
    #expect(!fields[1].becomeFirstResponder())
    #expect(delegate.log == ["end 0"])
    #expect(fields.allSatisfy { !$0.isFirstResponder })
  }

  @Test func aFieldBegunInDidEndEditingResignsFirst() {
    show()
    delegate.onEnd = { [fields] index in if index == 0 { fields[2].becomeFirstResponder() } }
    #expect(fields[1].becomeFirstResponder())
    #expect(delegate.log == ["end 0", "begin 2", "end 2", "begin 1"])
  }

  @Test func aFieldThatBeginsAgainStaysFirstResponder() {
    show()
    delegate.onEnd = { [fields] index in if index == 0 { fields[0].becomeFirstResponder() } }
    #expect(!fields[1].becomeFirstResponder())
    #expect(delegate.log == ["end 0", "begin 0"])
    #expect(fields[0].isFirstResponder)
  }

  @Test func aFieldBegunByTheApplicationBeginsOnce() {
    show()
    delegate.onEnd = { [fields] _ in fields[1].becomeFirstResponder() }
    #expect(fields[1].becomeFirstResponder())
    #expect(delegate.log == ["end 0", "begin 1"])
  }

  @Test func aFieldResignedInDidBeginSendsNoEditingEvent() {
    show()
    delegate.onBegin = { [fields] index in if index == 1 { fields[1].resignFirstResponder() } }
    let event = UIAction { [delegate] _ in delegate.log.append("event") }
    fields[1].addAction(event, for: .editingDidBegin)
    #expect(!fields[1].becomeFirstResponder())
    #expect(delegate.log == ["end 0", "begin 1", "end 1"])
  }

  @Test func aFieldResignedInShouldEndEndsOnce() {
    show()
    delegate.onShouldEnd = { [fields, delegate] _ in
      delegate.onShouldEnd = { _ in }
      fields[0].resignFirstResponder()
    }
    #expect(fields[0].resignFirstResponder())
    #expect(delegate.log == ["end 0"])
  }
}

/// A delegate that calls closures in its callbacks.
@MainActor
private final class ScriptedFieldDelegate: NSObject, UITextFieldDelegate {
  var fields: [UITextField] = []
  var log: [String] = []
  var onBegin: (Int) -> Void = { _ in }
  var onEnd: (Int) -> Void = { _ in }
  var onShouldEnd: (Int) -> Void = { _ in }

  private func index(of field: UITextField) -> Int { fields.firstIndex(of: field) ?? -1 }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.append("begin \(index(of: textField))")
    onBegin(index(of: textField))
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    onShouldEnd(index(of: textField))
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.append("end \(index(of: textField))")
    onEnd(index(of: textField))
  }
}
