import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for date pickers with a calendar and with buttons.
@MainActor
struct DatePickerTests {
  private let stage = Stage(size: CGSize(width: 360, height: 480))

  private func show(
    _ style: UIDatePickerStyle,
    _ mode: UIDatePicker.Mode = .date,
    locale: String = "en_GB",
    frame: CGRect = CGRect(x: 20, y: 20, width: 320, height: 390)
  ) -> UIDatePicker {
    stage.checksDamage = true
    let picker = UIDatePicker(frame: frame)
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    calendar.locale = Locale(identifier: locale)
    picker.calendar = calendar
    picker.locale = Locale(identifier: locale)
    picker.date = Date(timeIntervalSince1970: 1_706_703_300)  // 31 January 2024, 12:15
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
    view.backgroundColor = .systemBackground
    view.addSubview(picker)
    stage.show(view)
    stage.settle()
    return picker
  }

  private func calendarView(of picker: UIDatePicker) throws -> DateCalendarView {
    let view = picker.presentation as? DateCalendarView
    return try #require(view ?? picker.panel?.content as? DateCalendarView)
  }

  private func tap(_ view: UIView) {
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    stage.settle()
  }

  /// Returns the year, month, day, hour and minute of the date.
  private func components(of picker: UIDatePicker) -> [Int?] {
    let components = picker.effectiveCalendar.dateComponents(
      [.year, .month, .day, .hour, .minute],
      from: picker.date
    )
    return [components.year, components.month, components.day, components.hour, components.minute]
  }

  @Test func theModeDeterminesTheStyle() {
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .dateAndTime
    #expect(picker.datePickerStyle == .inline)
  }

  @Test func theLocaleDeterminesTheFirstWeekday() throws {
    let british = try calendarView(of: show(.inline))
    // 1 January 2024 was a Monday.
    #expect(british.days.firstIndex { $0.number == 1 } == 0)
    let american = try calendarView(of: show(.inline, locale: "en_US"))
    #expect(american.days.firstIndex { $0.number == 1 } == 1)
    #expect(american.days.filter { $0.number > 0 }.count == 31)
  }

  @Test(arguments: ["en_GB", "de_DE", "ar_EG", "he_IL", "ru_RU", "hi_IN", "ja_JP"], [320, 280])
  func weekdayNamesDoNotTouch(locale: String, width: CGFloat) throws {
    let frame = CGRect(x: 20, y: 20, width: width, height: 390)
    let view = try calendarView(of: show(.inline, locale: locale, frame: frame))
    let labels = view.subviews.compactMap { $0 as? UILabel }
      .filter { $0.font == .systemFont(ofSize: 13, weight: .semibold) }
    #expect(labels.count == 7 && labels.allSatisfy { $0.text?.isEmpty == false })
    for label in labels { #expect(label.sizeThatFits(.zero).width + 6 <= label.bounds.width) }
    if locale == "en_GB", width == 320 { #expect(labels[0].text == "MON") }
    if locale == "ar_EG" { #expect(labels[0].text?.count == 1) }
  }

  @Test func choosingADayKeepsTheTime() throws {
    let picker = show(.inline)
    var eventCount = 0
    picker.addAction(UIAction { _ in eventCount += 1 }, for: .valueChanged)
    let view = try calendarView(of: picker)
    tap(try #require(view.days.first { $0.number == 17 }))
    #expect(components(of: picker) == [2024, 1, 17, 12, 15])
    #expect(eventCount == 1)
    #expect(view.days.filter(\.isSelected).map(\.number) == [17])
    picker.minimumDate = picker.date
    #expect(view.days.filter { $0.number > 0 && $0.isEnabled }.map(\.number) == Array(17...31))
    tap(try #require(view.days.first { $0.number == 3 }))
    #expect(eventCount == 1)
  }

  @Test func arrowsAndTheTitleChangeTheMonth() throws {
    let picker = show(.inline)
    let view = try calendarView(of: picker)
    let buttons = view.subviews.compactMap { $0 as? UIButton }
    let next = try #require(buttons.first { $0.accessibilityLabel == "February 2024" })
    tap(next)
    #expect(view.days.filter { $0.number > 0 }.count == 29)
    #expect(view.days.contains { $0.isSelected } == false)
    #expect(components(of: picker) == [2024, 1, 31, 12, 15])
    let title = try #require(buttons.first { $0.currentTitle == "February 2024" })
    tap(title)
    let wheels = try #require(view.monthWheels)
    // The first row is the year 1.
    wheels.pickerView(wheels, didSelectRow: 2025 - 1, inComponent: 1)
    #expect(components(of: picker) == [2025, 1, 31, 12, 15])
    tap(title)
    #expect(view.monthWheels == nil)
  }

  @Test func keysMoveTheDay() throws {
    let picker = show(.inline)
    let view = try calendarView(of: picker)
    view.becomeFirstResponder()
    stage.press(.keyboardRightArrow)
    #expect(components(of: picker) == [2024, 2, 1, 12, 15])
    stage.press(.keyboardUpArrow)
    #expect(components(of: picker) == [2024, 1, 25, 12, 15])
    stage.press(.keyboardPageDown)
    stage.press(.keyboardEnd)
    #expect(components(of: picker) == [2024, 2, 29, 12, 15])
    stage.press(.keyboardHome)
    #expect(components(of: picker) == [2024, 2, 1, 12, 15])
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    stage.press(.keyboardLeftArrow)
    #expect(components(of: picker) == [2024, 2, 2, 12, 15])
  }

  @Test func screenReadersReadDays() throws {
    let view = try calendarView(of: show(.inline))
    let day31 = try #require(view.days.first { $0.number == 31 })
    #expect(day31.accessibilityLabel?.hasPrefix("Wednesday") == true)
    #expect(day31.accessibilityLabel?.hasSuffix("31 January 2024") == true)
    #expect(day31.accessibilityTraits == [.button, .selected])
    #expect(view.days.first { $0.number == 0 }?.isHidden == true)
    #expect(day31.accessibilityActivate())
  }

  @Test func buttonsOpenCalendarAndWheels() throws {
    let picker = show(
      .compact,
      .dateAndTime,
      frame: CGRect(x: 20, y: 20, width: 240, height: 34)
    )
    let buttons = try #require(picker.presentation as? DateButtonsView).buttons
    #expect(buttons.map { $0.configuration?.title } == ["31 Jan 2024", "12:15"])
    tap(buttons[0])
    let view = try calendarView(of: picker)
    tap(try #require(view.days.first { $0.number == 4 }))
    #expect(buttons[0].configuration?.title == "4 Jan 2024")
    #expect(picker.panel != nil)
    stage.press(.keyboardRightArrow)
    #expect(components(of: picker) == [2024, 1, 5, 12, 15])
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(picker.panel == nil)
    tap(buttons[1])
    let wheels = try #require(picker.panel?.content as? DateWheels)
    #expect(wheels.numberOfComponents == 2)
    stage.press(.keyboardDownArrow)
    stage.settle()
    #expect(components(of: picker) == [2024, 1, 5, 13, 15])
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(picker.panel == nil)
    tap(buttons[1])
    stage.tap(at: CGPoint(x: 350, y: 470))
    stage.settle()
    #expect(picker.panel == nil)
    #expect(!stage.window.subviews.contains { $0 is DatePickerPanel })
  }

  @Test func removingThePickerClosesItsCard() throws {
    let picker = show(.compact, frame: CGRect(x: 20, y: 20, width: 240, height: 34))
    tap(try #require(picker.presentation as? DateButtonsView).buttons[0])
    #expect(picker.panel != nil)
    picker.removeFromSuperview()
    #expect(picker.panel == nil)
  }

  @Test(arguments: [(390, 320), (390, 480), (534, 480), (390, 700)] as [(CGFloat, CGFloat)])
  func largeDayNumbersFitTheirCells(height: CGFloat, width: CGFloat) throws {
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    for day in try calendarView(of: show(.inline, .dateAndTime, frame: frame)).days {
      #expect(day.fontSize * 1.3 <= day.bounds.height && day.fontSize * 1.4 <= day.bounds.width)
    }
  }

  @Test func aCalendarCreatedAtAnotherTextSizeFollowsItsWindow() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    traits.performAsCurrent { _ = show(.inline, .dateAndTime) }
    assertSnapshot(of: stage, named: "calendar-light")
  }

  @Test(arguments: ["light", "dark-mirrored", "large"]) func snapshotsMatch(_ look: String) throws {
    if look == "dark-mirrored" {
      stage.window.overrideUserInterfaceStyle = .dark
      stage.window.traitOverrides.layoutDirection = .rightToLeft
    }
    if look == "large" {
      stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    }
    _ = show(.inline, .dateAndTime)
    assertSnapshot(of: stage, named: "calendar-\(look)")
    let picker = show(
      .compact,
      .dateAndTime,
      frame: CGRect(x: 20, y: 20, width: 320, height: 50)
    )
    tap(try #require(picker.presentation as? DateButtonsView).buttons[0])
    assertSnapshot(of: stage, named: "compact-\(look)")
  }
}
