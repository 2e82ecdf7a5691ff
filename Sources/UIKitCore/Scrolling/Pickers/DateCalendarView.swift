import Foundation
import UIKitGraphics

/// A calendar page of one month, with the month's name above and the time below.
///
/// A tap on the name shows wheels for month and year. The arrow keys move the selection by days and
/// weeks, Page Up and Page Down by months, and Home and End to the first and the last day of the
/// month.
final class DateCalendarView: UIView, DatePresentation {
  private static let dayFontSize: CGFloat = 20
  /// The minimum space between two weekday names, in points.
  private static let weekdayGap: CGFloat = 6
  private static let margin: CGFloat = 16
  private static let rowCount = 6
  /// The minimum size of a day at which digits of adjacent days do not touch, at the default text
  /// size.
  private static let minimumDaySize = CGSize(width: 28, height: 32)

  private unowned let datePicker: UIDatePicker
  private var month: DateMonth
  private let titleButton = UIButton(type: .system)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private var weekdayLabels: [UILabel] = []
  /// The weekday names in column order, in each of two forms: abbreviations and initials.
  private var weekdayNames: [[String]] = []
  private(set) var days: [DateDayView] = []
  private(set) var monthWheels: DateWheels?
  private let timeLabel = UILabel()
  private var timeButton: DateButtonsView?

  /// The scale of the calendar for the user's text size, from 1 to 1.5.
  private var textScale: CGFloat = 1
  /// The effective scale of the calendar, which is reduced in small views.
  private var appliedTextScale: CGFloat = 0
  /// Heights at the default text size, in points: the header and each week, the weekday names, the
  /// time, and the bottom margin.
  private static let (rowHeight, weekdaysHeight): (CGFloat, CGFloat) = (44, 24)
  private static let (timeHeight, bottom): (CGFloat, CGFloat) = (50, 8)

  private var headerHeight: CGFloat { (Self.rowHeight * appliedTextScale).rounded() }
  private var weekdayRowHeight: CGFloat { (Self.weekdaysHeight * appliedTextScale).rounded() }

  /// Whether the calendar omits the time.
  private let omitsTime: Bool

  init(_ datePicker: UIDatePicker, omitsTime: Bool = false) {
    (self.datePicker, self.omitsTime) = (datePicker, omitsTime)
    month = DateMonth(datePicker.date, datePicker.effectiveCalendar)
    super.init(frame: .zero)
    isPartOfSuperview = true
    setUpHeader()
    for _ in 0..<7 {
      let label = UILabel()
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = .alignCenters
      label.isAccessibilityElement = false
      weekdayLabels.append(label)
      addSubview(label)
    }
    for _ in 0..<(7 * DateCalendarView.rowCount) {
      let day = DateDayView()
      day.addAction(
        UIAction { [weak self, weak day] _ in
          if let self, let day { selectDay(day.number) }
        },
        for: .touchUpInside
      )
      days.append(day)
      addSubview(day)
    }
    fitTexts()
    settingsDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpHeader() {
    titleButton.titleLabel?.adjustsFontSizeToFitWidth = true
    titleButton.titleLabel?.baselineAdjustment = .alignCenters
    titleButton.setTitleColor(.label, for: .normal)
    titleButton.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    let back = UIImage(glyph: .chevronLeft)
    let images = [
      (previousButton, back, -1), (nextButton, back.withHorizontallyFlippedOrientation(), 1),
    ]
    for (button, image, step) in images {
      button.setImage(image.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(button)
    }
    addSubview(titleButton)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let oldScale = textScale
    fitTexts()
    if textScale != oldScale { datePicker.invalidateIntrinsicContentSize() }
  }

  private func fitTexts() {
    let metrics = UIFontMetrics(forTextStyle: .title3)
    let userScale = metrics.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    textScale = min(max(userScale, 1), 1.5)
    setNeedsLayout()
  }

  /// Scales the texts to the user's text size, limited by the available space.
  private func fitTextsToAvailableSpace() {
    let minimumSize = DateCalendarView.minimumDaySize
    let rows = CGFloat(DateCalendarView.rowCount) * minimumSize.height
    let availableSize = CGSize(
      width: bounds.width - 2 * DateCalendarView.margin,
      height: bounds.height - Self.bottom
    )
    let heightScale =
      availableSize.height
      / (Self.rowHeight + Self.weekdaysHeight + rows + (showsTime ? Self.timeHeight : 0))
    let widthScale = availableSize.width / 7 / minimumSize.width
    let newScale = min(textScale, max(1, min(widthScale, heightScale)))
    guard newScale != appliedTextScale else { return }
    appliedTextScale = newScale
    titleButton.titleLabel?.font = .systemFont(ofSize: 17 * newScale, weight: .semibold)
    // Seven names in capitals leave little room for larger text.
    for label in weekdayLabels {
      label.font = .systemFont(ofSize: 13 * min(newScale, 1.2), weight: .semibold)
    }
    for day in days { day.fontSize = DateCalendarView.dayFontSize * newScale }
  }

  // MARK: Content

  func settingsDidChange() {
    month = DateMonth(datePicker.date, datePicker.effectiveCalendar)
    let isWithTime = showsTime
    if isWithTime, timeButton == nil {
      let button = DateButtonsView(datePicker, parts: [.time])
      timeButton = button
      addSubview(button)
    } else if !isWithTime {
      timeButton?.removeFromSuperview()
      timeButton = nil
    }
    monthWheels?.settingsDidChange()
    timeButton?.settingsDidChange()
    updateMonth()
  }

  private var showsTime: Bool { !omitsTime && datePicker.datePickerMode == .dateAndTime }

  func dateDidChange(animated: Bool) {
    month = DateMonth(datePicker.date, datePicker.effectiveCalendar)
    monthWheels?.dateDidChange(animated: animated)
    timeButton?.dateDidChange(animated: animated)
    updateMonth()
  }

  /// Updates the weekday names, using initials if an abbreviation is too wide.
  private func nameWeekdays(in width: CGFloat) {
    for names in weekdayNames {
      for (label, name) in zip(weekdayLabels, names) where label.text != name { label.text = name }
      let isTight = weekdayLabels.contains { $0.sizeThatFits(.zero).width > width }
      if !isTight { return }
    }
  }

  private func updateMonth() {
    let calendar = datePicker.effectiveCalendar
    let names = makeFormatter(template: "yMMMM")
    titleButton.setTitle(names.string(from: month.start), for: .normal)
    let neighbours = (
      names.string(from: month.adding(-1).start), names.string(from: month.adding(1).start)
    )
    (previousButton.accessibilityLabel, nextButton.accessibilityLabel) = neighbours
    (previousButton.toolTip, nextButton.toolTip) = neighbours
    weekdayNames = [names.shortStandaloneWeekdaySymbols, names.veryShortStandaloneWeekdaySymbols]
      .filter { $0.count == 7 }
      .map { symbols in
        (0..<7).map { symbols[($0 + calendar.firstWeekday - 1) % 7] }
          .map { $0.uppercased(with: datePicker.effectiveLocale) }
      }
    setNeedsLayout()
    let selectedNumber = month.number(of: datePicker.date)
    let today = month.number(of: WindowHost.current.civilTime())
    let spoken = makeFormatter(template: "EEEEdMMMMy")
    let digits = NumberFormatter()
    digits.locale = datePicker.effectiveLocale
    for (index, day) in days.enumerated() {
      let number = index - month.firstColumn + 1
      guard (1...month.dayCount).contains(number) else {
        day.show(0, text: "", spoken: "", isSelected: false, isToday: false, isEnabled: false)
        continue
      }
      let date = month.day(number)
      day.show(
        number,
        text: digits.string(from: number as NSNumber) ?? "\(number)",
        spoken: spoken.string(from: date),
        isSelected: number == selectedNumber,
        isToday: number == today,
        isEnabled: datePicker.hasSelectableDates(from: date, to: month.day(number + 1))
      )
    }
    previousButton.isEnabled = datePicker.hasSelectableDates(from: .distantPast, to: month.start)
    nextButton.isEnabled = datePicker.hasSelectableDates(
      from: month.adding(1).start,
      to: .distantFuture
    )
    setNeedsLayout()
  }

  private func makeFormatter(template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = datePicker.effectiveLocale
    formatter.calendar = datePicker.effectiveCalendar
    formatter.timeZone = datePicker.effectiveCalendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  private func turn(by step: Int) {
    month = month.adding(step)
    updateMonth()
    UIAccessibility.post(notification: .layoutChanged, argument: titleButton)
  }

  private func toggleWheels() {
    if let monthWheels {
      monthWheels.removeFromSuperview()
      self.monthWheels = nil
    } else {
      let wheels = DateWheels(datePicker, .month)
      monthWheels = wheels
      addSubview(wheels)
    }
    let shows = monthWheels == nil
    for view in days as [UIView] + weekdayLabels { view.alpha = shows ? 1 : 0 }
    for view in days { view.isUserInteractionEnabled = shows }
    previousButton.isHidden = !shows
    nextButton.isHidden = !shows
    setNeedsLayout()
  }

  /// Selects a day of the displayed month, with the time of the current date.
  private func selectDay(_ number: Int) {
    let calendar = datePicker.effectiveCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: datePicker.date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: month.day(number))
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    datePicker.selectByUser(calendar.date(from: parts) ?? month.day(number))
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { datePicker.isEnabled }
  override var canBecomeFocused: Bool { datePicker.isEnabled }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandledPresses = presses.filter { press in !(press.key.map(handle) ?? false) }
    if !unhandledPresses.isEmpty { super.pressesBegan(unhandledPresses, with: event) }
  }

  func handle(_ key: UIKey) -> Bool {
    if let monthWheels { return monthWheels.handle(key) }
    let calendar = datePicker.effectiveCalendar
    let direction = layoutDirection == .rightToLeft ? -1 : 1
    let displayedMonth = DateMonth(datePicker.date, calendar)
    let day = displayedMonth.number(of: datePicker.date) ?? 1
    let (unit, step): (Calendar.Component, Int) =
      switch key.keyCode {
      case .keyboardLeftArrow: (.day, -direction)
      case .keyboardRightArrow: (.day, direction)
      case .keyboardUpArrow: (.day, -7)
      case .keyboardDownArrow: (.day, 7)
      case .keyboardPageUp: (.month, -1)
      case .keyboardPageDown: (.month, 1)
      case .keyboardHome: (.day, 1 - day)
      case .keyboardEnd: (.day, displayedMonth.dayCount - day)
      default: (.era, 0)
      }
    guard unit != .era, key.heldModifiers.isEmpty else { return false }
    datePicker.selectByUser(
      calendar.date(byAdding: unit, value: step, to: datePicker.date) ?? datePicker.date
    )
    return true
  }

  // MARK: Layout

  var naturalSize: CGSize {
    let lengths: [CGFloat] = [
      Self.rowHeight, Self.weekdaysHeight, showsTime ? Self.timeHeight : 0,
    ]
    let rows = CGFloat(DateCalendarView.rowCount) * (Self.rowHeight * textScale).rounded()
    let height = lengths.reduce(rows + Self.bottom) { $0 + ($1 * textScale).rounded() }
    return CGSize(width: 320 * textScale, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitTextsToAvailableSpace()
    let mirror = mirror
    let headerHeight = headerHeight
    let margin = DateCalendarView.margin
    let availableWidth = max(0, bounds.width - 2 * margin)
    func layOut(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = mirror.frame(CGRect(x: x, y: y, width: max(0, width), height: max(0, height)))
    }
    let titleWidth = min(titleButton.sizeThatFits(bounds.size).width, max(0, availableWidth - 88))
    layOut(titleButton, x: margin, y: 0, width: titleWidth, height: headerHeight)
    layOut(previousButton, x: bounds.width - 88 - 4, y: 0, width: 44, height: headerHeight)
    layOut(nextButton, x: bounds.width - 44 - 4, y: 0, width: 44, height: headerHeight)
    let footerHeight =
      timeButton.map {
        max((Self.timeHeight * appliedTextScale).rounded(), $0.naturalSize.height + 6)
      }
      ?? 0
    let top = headerHeight + weekdayRowHeight
    let availableHeight = max(0, bounds.height - top - footerHeight - Self.bottom)
    let height = (availableHeight / CGFloat(DateCalendarView.rowCount)).rounded(.down)
    nameWeekdays(in: availableWidth / 7 - DateCalendarView.weekdayGap)
    for (column, label) in weekdayLabels.enumerated() {
      let x = margin + availableWidth * CGFloat(column) / 7
      layOut(label, x: x, y: headerHeight, width: availableWidth / 7, height: weekdayRowHeight)
    }
    for (index, day) in days.enumerated() {
      let x = margin + availableWidth * CGFloat(index % 7) / 7
      layOut(
        day,
        x: x.rounded(),
        y: top + CGFloat(index / 7) * height,
        width: (availableWidth / 7).rounded(),
        height: height
      )
    }
    monthWheels?.frame = CGRect(
      x: 0,
      y: headerHeight,
      width: bounds.width,
      height: min(216, availableHeight)
    )
    if let timeButton {
      let size = timeButton.naturalSize
      let y = bounds.height - footerHeight + (footerHeight - size.height) / 2
      layOut(
        timeButton,
        x: bounds.width - margin - size.width,
        y: y.rounded(),
        width: size.width,
        height: size.height
      )
    }
  }
}
