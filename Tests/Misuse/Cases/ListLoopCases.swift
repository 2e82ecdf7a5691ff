import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

/// Callbacks of tables, pickers, texts and controls that trigger themselves.
extension CaseList {
  mutating func addTableLoops() {
    let path = IndexPath(row: 9, section: 2)
    for callback in LoopingList.callbacks {
      let isAfterwards = ["willDisplay", "didEndDisplaying", "scrollViewDidScroll"].contains(
        callback
      )
      let end = isAfterwards ? End.continues : .stops("without end")
      let isHeightCallback = callback == "heightForRowAt"
      addLoop("\(callback) reloads its row", isHeightCallback ? .continues : end, on: callback) {
        $0.reloadRows(at: [path], with: .none)
      }
      addLoop("\(callback) begins and ends updates", end, on: callback) {
        $0.beginUpdates()
        $0.endUpdates()
      }
    }
    for callback in ["cellForRowAt", "willDisplay", "scrollViewDidScroll"] {
      addLoop("\(callback) scrolls to a row", .continues, on: callback) {
        let row = $0.contentOffset.y > 100 ? 0 : 19
        $0.scrollToRow(at: IndexPath(row: row, section: 2), at: .top, animated: false)
      }
      addLoop("\(callback) selects a row", .continues, on: callback) {
        $0.selectRow(at: path, animated: false, scrollPosition: .middle)
      }
    }
  }

  private mutating func addLoop(
    _ name: String,
    _ end: End = .stops("without end"),
    on callback: String,
    act: @escaping @MainActor (UITableView) -> Void
  ) {
    addLoop(name, end) { fixture in
      let list = fixture.keep(LoopingList(callback, act))
      fixture.showTable { table in
        table.dataSource = list
        table.delegate = list
        table.estimatedRowHeight = 30
      }
    }
  }

  mutating func addTextLoops() {
    for callback in LoopingWriter.viewCallbacks {
      for (name, act) in LoopingWriter.viewActions
      where LoopingWriter.isInfiniteLoop(callback: callback, action: name) {
        addLoop("\(callback) \(name)") { fixture in
          let view = UITextView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
          let writer = fixture.keep(LoopingWriter(callback))
          writer.view = act
          view.text = "some text"
          fixture.show(view)
          view.delegate = writer
          view.becomeFirstResponder()
          fixture.stage.type("a")
          view.resignFirstResponder()
        }
      }
    }
    for callback in LoopingWriter.fieldCallbacks {
      for (name, act) in LoopingWriter.fieldActions
      where LoopingWriter.isInfiniteLoop(callback: callback, action: name) {
        addLoop("\(callback) \(name)") { fixture in
          let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
          let writer = fixture.keep(LoopingWriter(callback))
          writer.field = act
          field.text = "some text"
          fixture.show(field)
          field.delegate = writer
          field.addAction(
            UIAction { _ in writer.act("editingChanged", field) },
            for: .editingChanged
          )
          field.becomeFirstResponder()
          fixture.stage.type("a")
          field.resignFirstResponder()
        }
      }
    }
  }

  mutating func addControlLoops() {
    addLoop("an action sends itself") { _ in
      let control = UIControl()
      control.addAction(
        UIAction { _ in control.sendActions(for: .valueChanged) },
        for: .valueChanged
      )
      control.sendActions(for: .valueChanged)
    }
    addLoop("an action of a button performs it") { _ in
      let button = UIButton()
      button.addAction(
        UIAction { _ in button.sendActions(for: .touchUpInside) },
        for: .touchUpInside
      )
      button.sendActions(for: .touchUpInside)
    }
    addLoop("configurationUpdateHandler updates the configuration", .continues) { fixture in
      let button = UIButton(configuration: .filled())
      button.configurationUpdateHandler = { button in
        button.setNeedsUpdateConfiguration()
        button.updateConfiguration()
      }
      fixture.show(button)
    }
    addLoop("pickerView(_:didSelectRow:) selects", .continues) { fixture in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
      let wheel = fixture.keep(LoopingWheel())
      picker.dataSource = wheel
      picker.delegate = wheel
      fixture.show(picker)
      fixture.stage.settle()
      fixture.stage.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 40), duration: 0.2)
    }
    addLoop("pickerView(_:titleForRow:) reloads") { fixture in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
      let wheel = fixture.keep(LoopingWheel())
      wheel.onTitle = { $0.reloadAllComponents() }
      picker.dataSource = wheel
      picker.delegate = wheel
      fixture.show(picker)
    }
    addLoop("numberOfRowsInComponent reloads") { fixture in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
      let wheel = fixture.keep(LoopingWheel())
      wheel.onCount = { $0.reloadAllComponents() }
      picker.dataSource = wheel
      picker.delegate = wheel
      fixture.show(picker)
    }
  }

  mutating func addScrollLoops() {
    addLoop("scrollViewDidZoom zooms") { fixture in
      let zoomer = fixture.keep(LoopingZoom(fixture.content))
      fixture.scroll.delegate = zoomer
      fixture.scroll.zoomScale = 2
    }
    addLoop("scrollViewDidChangeAdjustedContentInset sets the inset") { fixture in
      let zoomer = fixture.keep(LoopingZoom(fixture.content))
      fixture.scroll.delegate = zoomer
      fixture.scroll.contentInset.top = 1
    }
    addLoop("scrollViewDidEndScrollingAnimation scrolls", .continues) { fixture in
      let zoomer = fixture.keep(LoopingZoom(fixture.content))
      fixture.scroll.delegate = zoomer
      fixture.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    }
    addLoop("searchBar(_:textDidChange:) inserts") { fixture in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let writer = fixture.keep(LoopingSearch())
      bar.delegate = writer
      fixture.show(bar)
      bar.becomeFirstResponder()
      fixture.stage.type("a")
    }
  }
}
