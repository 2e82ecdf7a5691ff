import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the dates and numbers that the system formats.
@MainActor
struct LocaleTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private func makeLongTable() -> UITableView {
    let table = UITableView(frame: stage.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    stage.show(table)
    table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    stage.settle()
    return table
  }
  private let source = ManyRows()

  @Test func aStageUsesTheLocaleOfTheUnitedStates() {
    #expect(makeLongTable().titleOfVisibleRows == "100,000")
  }

  @Test func tablesFollowTheLocale() {
    stage.setLocale("de_DE")
    let table = makeLongTable()
    #expect(table.titleOfVisibleRows == "100.000")
    #expect(table.accessibilityValue == "100.000 rows")
    stage.setLocale("en_US")
    #expect(table.titleOfVisibleRows == "100,000")
  }

  @Test func datePickersFollowTheLocaleUnlessTheyHaveOne() {
    stage.setLocale("de_DE")
    let picker = UIDatePicker()
    #expect(picker.effectiveLocale.identifier == "de_DE")
    #expect(picker.effectiveCalendar.firstWeekday == 2, "Monday")
    picker.locale = Locale(identifier: "en_US")
    #expect(
      picker.effectiveLocale.identifier == "en_US" && picker.effectiveCalendar.firstWeekday == 1
    )
    picker.locale = nil
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 7
    picker.calendar = calendar
    #expect(picker.effectiveCalendar.firstWeekday == 7)
  }

  @Test func numbersOfControlsFollowTheLocale() {
    stage.setLocale("de_DE")
    let stepper = UIStepper()
    stepper.maximumValue = 10_000
    stepper.value = 1234.5
    #expect(stepper.accessibilityValue == "1.234,5")
    let badge = DragBadge()
    badge.show(.move, count: 1200)
    #expect(badge.subviews.compactMap { ($0 as? UILabel)?.text } == ["1.200"])
  }
}

private final class ManyRows: NSObject, UITableViewDataSource {
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
}
