import Foundation
import UIKitGraphics

/// The wheels of a date picker, one for each component of the date.
final class DateWheels: UIPickerView, DatePresentation {
  /// The values offered by the wheels.
  enum Content {
    /// The values of the picker's mode.
    case mode
    /// Hour and minute.
    case time
    /// Month and year.
    case month
  }

  private unowned let datePicker: UIDatePicker
  private let content: Content
  private var columns: [DatePickerColumn] = []
  /// The current day at the time when the columns were created.
  private var creationDay = Date.distantPast
  private var currentDay: Date {
    datePicker.effectiveCalendar.startOfDay(for: WindowHost.current.civilTime())
  }

  /// Whether the wheels select a duration, which clock changes do not affect.
  private var isDuration: Bool { content == .mode && datePicker.datePickerMode == .countDownTimer }
  /// The date of the wheels.
  ///
  /// A duration counts from a midnight of the columns' calendar.
  private var displayedDate: Date {
    isDuration
      ? Date(timeIntervalSinceReferenceDate: datePicker.countDownDuration) : datePicker.date
  }
  private var displayedCalendar: Calendar {
    var calendar = datePicker.effectiveCalendar
    if isDuration { calendar.timeZone = .gmt }
    return calendar
  }

  init(_ datePicker: UIDatePicker, _ content: Content = .mode) {
    (self.datePicker, self.content) = (datePicker, content)
    super.init(frame: .zero)
    isPartOfSuperview = true
    settingsDidChange()
    dataSource = self
    delegate = self
    dateDidChange(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func settingsDidChange() {
    creationDay = currentDay
    columns = DatePickerColumn.columns(
      of: content == .time ? .time : datePicker.datePickerMode,
      onlyMonth: content == .month,
      locale: datePicker.effectiveLocale,
      calendar: displayedCalendar,
      minuteInterval: datePicker.minuteInterval
    )
    reloadAllComponents()
    dateDidChange(animated: false)
  }

  func dateDidChange(animated: Bool) {
    guard dataSource != nil else { return }
    guard creationDay == currentDay else { return settingsDidChange() }
    let date = displayedDate
    for (index, column) in columns.enumerated() {
      let row = column.row(of: date)
      if selectedRow(inComponent: index) != row {
        selectRow(row, inComponent: index, animated: animated)
      }
    }
  }

  var naturalSize: CGSize { sizeThatFits(.zero) }

  func handle(_ key: UIKey) -> Bool { handleKey(key) }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { columns[component].title(forRow: row) }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    columns[component].width
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let date = columns[component].date(displayedDate, bySelecting: row)
    guard isDuration else { return datePicker.selectByUser(date) }
    datePicker.selectDurationByUser(date.timeIntervalSinceReferenceDate)
  }
}
