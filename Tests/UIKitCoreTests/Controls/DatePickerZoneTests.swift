import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for date pickers on a stage with a time zone and a date, and for countdown durations.
@MainActor
struct DatePickerZoneTests {
  private let stage = Stage(size: CGSize(width: 360, height: 480))

  private func titles(_ picker: UIDatePicker) -> [String?] {
    guard let view = picker.presentation as? DateWheels else { return [] }
    return (0..<view.numberOfComponents).map {
      view.pickerView(view, titleForRow: view.selectedRow(inComponent: $0), forComponent: $0)
    }
  }

  /// Shows a picker with wheels.
  private func makePicker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
    // Makes this stage the current one, which may be that of another test.
    stage.update()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.locale = Locale(identifier: "en_GB")
    picker.datePickerMode = mode
    stage.show(picker)
    return picker
  }

  /// Wheels and buttons use the same digits.
  @Test(arguments: [("ar_EG", "٠", "٣٠"), ("fa_IR", "۰", "۳۰"), ("de_DE", "0", "30")])
  func wheelsHaveTheDigitsOfTheLocale(locale: String, zero: String, minutes: String) throws {
    stage.timeZone = .gmt
    let durationPicker = makePicker(.countDownTimer)
    durationPicker.locale = Locale(identifier: locale)
    durationPicker.countDownDuration = 1800
    #expect(titles(durationPicker) == [zero, minutes])
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = .time
    picker.date = Date(timeIntervalSince1970: 30 * 60 + 11 * 3600)
    let buttons = try #require(picker.presentation as? DateButtonsView).buttons
    #expect(buttons.allSatisfy { $0.configuration?.title?.contains(minutes) == true })
    let datePicker = makePicker(.date)
    datePicker.locale = Locale(identifier: locale)
    datePicker.date = Date(timeIntervalSince1970: 0)
    let hasLatinDigits = titles(datePicker).compactMap { $0 }.contains { $0.contains("1") }
    #expect(hasLatinDigits == (locale == "de_DE"))
  }

  /// The time zone of the computer, as set by `TZ`, has no effect.
  @Test(arguments: ["America/New_York", "Asia/Tokyo", "UTC"])
  func aStageShowsItsDateInItsTimeZone(systemZone: String) throws {
    let originalZone = NSTimeZone.default
    NSTimeZone.default = try #require(TimeZone(identifier: systemZone))
    defer { NSTimeZone.default = originalZone }
    #expect(stage.timeZone == .gmt)
    #expect(titles(makePicker(.dateAndTime)) == ["Today", "0", "00"])
    #expect(titles(makePicker(.date)) == ["1", "January", "2024"])
    let picker = makePicker(.time)
    stage.timeZone = try #require(TimeZone(identifier: "Asia/Kolkata"))
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(titles(picker) == ["5", "30"])
    #expect(picker.calendar.component(.hour, from: picker.date) == 5)
    var utcCalendar = Calendar(identifier: .gregorian)
    utcCalendar.timeZone = .gmt
    picker.calendar = utcCalendar
    picker.date += 60
    #expect(titles(picker) == ["0", "01"])
    picker.calendar = nil
    #expect(titles(picker) == ["5", "31"])
    picker.timeZone = .gmt
    #expect(titles(picker) == ["0", "01"])
  }

  @Test func theCurrentDateAdvancesWithTheStagesClock() {
    stage.advance(by: 1)
    stage.date = Date(timeIntervalSince1970: 86_400 * 365)
    #expect(UIDatePicker().date == stage.date)
    stage.advance(by: 90)
    #expect(stage.date == Date(timeIntervalSince1970: 86_400 * 365 + 90))
    #expect(titles(makePicker(.dateAndTime)) == ["Today", "0", "01"])
  }

  /// In Berlin, clocks changed at 1:00 UTC on 31 March and 27 October 2024.
  @Test(arguments: [1_711_839_600, 1_711_882_800, 1_729_980_000, 1_730_026_800, 1_704_067_200])
  func countdownDurationsIgnoreDaylightSavingTime(day: Int) throws {
    stage.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let picker = makePicker(.countDownTimer)
    picker.date = Date(timeIntervalSince1970: Double(day))
    for minutes in [1, 59, 60, 119, 120, 150, 180, 185, 720, 1430, 1439] {
      picker.countDownDuration = Double(minutes * 60)
      #expect(picker.countDownDuration == Double(minutes * 60))
      #expect(titles(picker) == ["\(minutes / 60)", String(format: "%02d", minutes % 60)])
    }
    // Sets the duration with the wheels.
    let view = try #require(picker.presentation as? DateWheels)
    view.pickerView(view, didSelectRow: 2, inComponent: 0)
    view.pickerView(view, didSelectRow: 30, inComponent: 1)
    #expect(picker.countDownDuration == 9000 && titles(picker) == ["2", "30"])
    view.pickerView(view, didSelectRow: 23, inComponent: 0)
    view.pickerView(view, didSelectRow: 50, inComponent: 1)
    #expect(picker.countDownDuration == 85_800 && titles(picker) == ["23", "50"])
  }

  @Test func aDurationIsKeptUntilADateIsSet() {
    let picker = makePicker(.time)
    picker.countDownDuration = 9000
    picker.datePickerMode = .countDownTimer
    #expect(titles(picker) == ["2", "30"])
    picker.minimumDate = stage.date + 86_400
    #expect(picker.countDownDuration == 9000, "the limits are for dates")
    picker.minimumDate = nil
    picker.minuteInterval = 20
    #expect(picker.countDownDuration == 8400)
    picker.countDownDuration = 60
    #expect(picker.countDownDuration == 1200)
    picker.minuteInterval = 1
    picker.date = stage.date + 3660
    #expect(picker.countDownDuration == 3660 && titles(picker) == ["1", "01"])
  }

  @Test func durationsAreAtLeastAMinute() throws {
    let picker = makePicker(.countDownTimer)
    picker.countDownDuration = 3600
    var eventCount = 0
    picker.addAction(UIAction { _ in eventCount += 1 }, for: .valueChanged)
    let view = try #require(picker.presentation as? DateWheels)
    view.pickerView(view, didSelectRow: 0, inComponent: 0)
    #expect(picker.countDownDuration == 60 && titles(picker) == ["0", "01"] && eventCount == 1)
  }
}
