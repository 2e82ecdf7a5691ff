import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for picker views, date pickers, page controls and sheets.
@MainActor
struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var selections: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 1_000 : 3
    }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { "\(component)-\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selections.append("\(component)-\(row)")
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 216))
  private let source = Source()

  private func show() -> UIPickerView {
    stage.checksDamage = true
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.backgroundColor = .systemBackground
    picker.dataSource = source
    picker.delegate = source
    stage.show(picker)
    stage.settle()
    return picker
  }

  private func labels(of picker: UIPickerView, component: Int) -> [UILabel] {
    let wheels = picker.subviews.compactMap { $0 as? PickerWheel }
    return wheels[component].subviews.compactMap { $0 as? UILabel }
  }

  @Test func wheelsShowTheVisibleRows() {
    let picker = show()
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 1_000)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(labels(of: picker, component: 0).count < 8)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 151, height: 32))
    let firstRowLabel = labels(of: picker, component: 0).first { $0.text == "0-0" }
    #expect(firstRowLabel?.convert(CGPoint(x: 0, y: 16), to: nil).y == 108)
  }

  @Test func dragsComeToRestOnARow() {
    let picker = show()
    stage.drag(
      from: CGPoint(x: 80, y: 150),
      to: CGPoint(x: 80, y: 85),
      duration: 0.3,
      hold: 0.3
    )
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(source.selections == ["0-2"])
  }

  @Test func tapsAndTheMouseWheelChoose() {
    let picker = show()
    stage.tap(at: CGPoint(x: 240, y: 140))
    stage.settle()
    #expect(source.selections == ["1-1"])
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 240, y: 100))
    stage.settle()
    #expect(source.selections == ["1-1", "1-2"])
    #expect(picker.selectedRow(inComponent: 1) == 2)
  }

  @Test func selectingByProgramDoesNotCallTheDelegate() {
    let picker = show()
    picker.selectRow(500, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 500)
    picker.selectRow(5_000, inComponent: 0, animated: true)
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 999)
    #expect(source.selections.isEmpty)
    #expect(labels(of: picker, component: 0).contains { $0.text == "0-999" })
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 999)
    #expect(picker.selectedRow(inComponent: 7) == -1)
  }

  @Test func keysTurnWheels() throws {
    let picker = show()
    let wheels = picker.subviews.compactMap { $0 as? PickerWheel }
    #expect(wheels[0].focusForAccessibility())
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    stage.settle()
    #expect(source.selections == ["0-2"])
    stage.press(.keyboardEnd)
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 999)
    stage.press(.keyboardRightArrow)
    #expect(wheels[1].isFocused)
    stage.press(.keyboardDownArrow)
    stage.settle()
    #expect(source.selections.last == "1-1")
  }

  @Test func screenReadersTurnWheels() {
    let picker = show()
    let wheel = picker.subviews.compactMap { $0 as? PickerWheel }[0]
    #expect(wheel.isAccessibilityElement)
    #expect(wheel.accessibilityTraits == .adjustable)
    #expect(wheel.accessibilityValue == "0-0")
    wheel.accessibilityIncrement()
    stage.settle()
    #expect(source.selections == ["0-1"])
    #expect(wheel.accessibilityValue == "0-1")
  }

  /// Custom row views are created for visible rows only, and are reused.
  @Test func rowsMayBeViews() throws {
    final class Swatches: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var createdCount = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        300
      }
      func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        if view == nil { createdCount += 1 }
        let view = view ?? UIView()
        view.backgroundColor = UIColor(white: CGFloat(row) / 300, alpha: 1)
        view.accessibilityLabel = "Grey \(row)"
        return view
      }
    }
    let swatches = Swatches()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = swatches
    picker.delegate = swatches
    stage.show(picker)
    stage.settle()
    let createdCount = swatches.createdCount
    #expect(createdCount < 9)
    picker.selectRow(200, inComponent: 0, animated: false)
    stage.settle()
    #expect(swatches.createdCount < createdCount + 6)
    let view = try #require(picker.view(forRow: 200, forComponent: 0))
    #expect(view.backgroundColor == UIColor(white: 200 / 300, alpha: 1))
    #expect(view.bounds.size == picker.rowSize(forComponent: 0))
    let wheel = picker.subviews.compactMap { $0 as? PickerWheel }[0]
    #expect(wheel.selectedTitle == "Grey 200")
    #expect(picker.view(forRow: 3, forComponent: 0) == nil)
    #expect(picker.view(forRow: 0, forComponent: 7) == nil)
  }

  @Test func theSnapshotMatches() {
    let picker = show()
    picker.selectRow(20, inComponent: 0, animated: false)
    stage.settle()
    assertSnapshot(of: stage, named: "picker")
  }

  // MARK: Dates

  private func showDatePicker(
    _ mode: UIDatePicker.Mode,
    _ locale: String = "en_GB",
    style: UIDatePickerStyle = .wheels
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    picker.calendar = calendar
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = mode
    picker.date = Date(timeIntervalSince1970: 1_706_703_300)  // 31 January 2024, 12:15
    picker.backgroundColor = .systemBackground
    stage.show(picker)
    stage.settle()
    return picker
  }

  private func wheels(_ picker: UIDatePicker) -> DateWheels {
    picker.presentation as? DateWheels ?? DateWheels(picker)
  }

  private func titles(_ picker: UIDatePicker) -> [String?] {
    let view = wheels(picker)
    return (0..<view.numberOfComponents).map {
      view.pickerView(view, titleForRow: view.selectedRow(inComponent: $0), forComponent: $0)
    }
  }

  @Test func wheelsAreInTheLocalesOrder() {
    #expect(titles(showDatePicker(.date)) == ["31", "January", "2024"])
    #expect(titles(showDatePicker(.date, "en_US")) == ["January", "31", "2024"])
    #expect(titles(showDatePicker(.time)) == ["12", "15"])
    #expect(titles(showDatePicker(.time, "en_US")) == ["12", "15", "PM"])
  }

  @Test func choosingAMonthKeepsAValidDay() {
    let picker = showDatePicker(.date)
    var eventCount = 0
    picker.addAction(UIAction { _ in eventCount += 1 }, for: .valueChanged)
    wheels(picker).pickerView(wheels(picker), didSelectRow: 1, inComponent: 1)
    stage.settle()
    #expect(titles(picker) == ["29", "February", "2024"])
    #expect(eventCount == 1)
  }

  @Test func minimumAndMaximumDateLimitTheWheels() {
    let picker = showDatePicker(.date)
    let limit = Date(timeIntervalSince1970: 1_707_000_000)
    picker.maximumDate = limit
    wheels(picker).pickerView(wheels(picker), didSelectRow: 2_030, inComponent: 2)
    #expect(picker.date == limit)
    picker.minimumDate = limit
    picker.date = .distantPast
    #expect(picker.date == limit)
  }

  @Test func minuteIntervalGroupsTheMinutes() {
    let picker = showDatePicker(.countDownTimer)
    picker.minuteInterval = 15
    picker.countDownDuration = 5_400
    #expect(picker.countDownDuration == 5_400)
    #expect(titles(picker) == ["1", "30"])
    #expect(wheels(picker).numberOfRows(inComponent: 1) == 4)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test func datesAreRoundedToTheSteps() {
    let picker = showDatePicker(.dateAndTime)
    picker.minuteInterval = 30
    #expect(picker.date == Date(timeIntervalSince1970: 1_706_702_400))  // 12:00
    picker.date = Date(timeIntervalSince1970: 1_706_707_859)  // 13:30:59
    #expect(picker.date == Date(timeIntervalSince1970: 1_706_707_800))
    let minimum = Date(timeIntervalSince1970: 1_706_703_300)
    picker.minimumDate = minimum
    picker.date = .distantPast
    #expect(picker.date == Date(timeIntervalSince1970: 1_706_704_200))  // 12:30
    // No multiple of the minute interval lies within the limits.
    picker.maximumDate = minimum
    #expect(picker.date == minimum)
    (picker.maximumDate, picker.roundsToMinuteInterval) = (nil, false)
    picker.date = Date(timeIntervalSince1970: 1_706_707_859)
    #expect(picker.date == Date(timeIntervalSince1970: 1_706_707_859))
    picker.roundsToMinuteInterval = true
    #expect(picker.date == Date(timeIntervalSince1970: 1_706_707_800))
  }

  @Test(arguments: [
    ("en_GB", "Today"), ("de_DE", "Heute"), ("zh_TW", "今天"), ("ar_EG", "اليوم"),
    ("fr", "Aujourd’hui"),
  ])
  func todayIsShownAsAWord(locale: String, today: String) {
    let picker = showDatePicker(.dateAndTime, locale)
    picker.date = WindowHost.current.civilTime()
    #expect(titles(picker).first == today)
    picker.date += 86_400
    let next = titles(picker).first.flatMap { $0 } ?? ""
    #expect(next != today && (next.contains("2") || next.contains("٢")))
  }

  @Test func todayMovesAfterMidnight() {
    let picker = showDatePicker(.dateAndTime)
    let next = WindowHost.current.civilTime() + 86_400
    WindowHost.current.civilTime = { next }
    picker.date = next
    #expect(titles(picker).first == "Today")
  }

  @Test func otherLanguagesShowTheDate() {
    let picker = showDatePicker(.dateAndTime, "is_IS")
    picker.date = WindowHost.current.civilTime()
    let title = titles(picker).first.flatMap { $0 } ?? ""
    #expect(title.contains("1"))
  }

  @Test func dateAndTimeWheelsMatchTheirSnapshot() {
    let picker = showDatePicker(.dateAndTime)
    picker.date = WindowHost.current.civilTime()
    stage.settle()
    assertSnapshot(of: stage, named: "date-and-time")
  }

  @Test func dateWheelsMatchTheirSnapshot() {
    _ = showDatePicker(.date)
    assertSnapshot(of: stage, named: "date")
  }

  // MARK: Pages

  @Test func tapsOnAPageControlTurnThePage() {
    let control = UIPageControl(frame: CGRect(x: 100, y: 50, width: 120, height: 26))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    view.backgroundColor = .white
    view.addSubview(control)
    control.numberOfPages = 3
    var eventCount = 0
    control.addAction(UIAction { _ in eventCount += 1 }, for: .valueChanged)
    stage.show(view)
    stage.tap(at: CGPoint(x: 200, y: 63))
    #expect(control.currentPage == 1)
    stage.tap(at: CGPoint(x: 110, y: 63))
    stage.tap(at: CGPoint(x: 110, y: 63))
    #expect(control.currentPage == 0)
    #expect(eventCount == 2)
    control.currentPage = 9
    #expect(control.currentPage == 2)
    #expect(stage.hex(at: 176, 63) == "000000")
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    #expect(eventCount == 2)
  }

  @Test func pageControlsHaveKeysAndValues() {
    let control = UIPageControl(frame: CGRect(x: 20, y: 50, width: 100, height: 26))
    control.numberOfPages = 1_000_000
    stage.show(control)
    control.becomeFirstResponder()
    stage.press(.keyboardRightArrow)
    #expect(control.currentPage == 1)
    stage.press(.keyboardEnd)
    #expect(control.currentPage == 999_999)
    control.numberOfPages = 5
    #expect(control.accessibilityValue == "5/5")
    #expect(control.accessibilityTraits == .adjustable)
    control.accessibilityDecrement()
    #expect(control.currentPage == 3)
  }

  // MARK: Sheets

  @Test func sheetsHaveDetents() {
    let stage = Stage(size: CGSize(width: 320, height: 490))
    stage.checksDamage = true
    let presenter = UIViewController()
    presenter.view.backgroundColor = .white
    stage.show(presenter)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .red
    let controller = sheet.sheetPresentationController
    controller?.detents = [.medium(), .large()]
    controller?.prefersGrabberVisible = true
    presenter.present(sheet, animated: true)
    stage.settle()
    func sheetTop() -> CGFloat { sheet.view.convert(CGPoint.zero, to: nil).y }
    #expect(sheetTop() == 250)
    stage.drag(
      from: CGPoint(x: 160, y: 260),
      to: CGPoint(x: 160, y: 60),
      duration: 0.3,
      hold: 0.3
    )
    stage.settle()
    #expect(sheetTop() == 10)
    #expect(controller?.selectedDetentIdentifier == .large)
    stage.drag(
      from: CGPoint(x: 160, y: 20),
      to: CGPoint(x: 160, y: 230),
      duration: 0.3,
      hold: 0.3
    )
    stage.settle()
    #expect(sheetTop() == 250)
    controller?.largestUndimmedDetentIdentifier = .medium
    stage.settle()
    #expect(stage.hex(at: 10, 10) == "FFFFFF")
    stage.drag(
      from: CGPoint(x: 160, y: 260),
      to: CGPoint(x: 160, y: 470),
      duration: 0.3,
      hold: 0.3
    )
    stage.settle()
    #expect(presenter.presentedViewController == nil)
  }
}
