public import Foundation
import UIKitGraphics

/// A control for choosing a date, a time or a duration, with wheels, a calendar, or buttons that
/// open either.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The values offered by the picker.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// Day, hour and minute.
    case dateAndTime = 2
    /// Hours and minutes, up to 23 hours and 59 minutes.
    case countDownTimer = 3
  }

  private(set) final var presentation: (any DatePresentation)?
  /// The open popover of a compact picker.
  private(set) final weak var panel: DatePickerPanel?
  private var dateStorage = WindowHost.current.civilTime()

  /// Creates a picker with the current date and time.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    styleDidChange()
    if frame.size == .zero { fitStyle() }
  }

  private func fitStyle() {
    sizeToFit()
    fittedSize = bounds.size
  }

  /// The preferred style; `.automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { styleDidChange() }
  }

  /// The effective style; never `.automatic`.
  ///
  /// Durations always have wheels, and times are compact instead of inline.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    switch preferredDatePickerStyle {
    case .automatic: return .compact
    case .inline where datePickerMode == .time: return .compact
    case let style: return style
    }
  }
  private var effectiveStyle: UIDatePickerStyle?
  /// The size of the style, given to a picker that was created without a size; `nil` for others.
  private var fittedSize: CGSize?

  private func styleDidChange() {
    panel?.close()
    guard effectiveStyle != datePickerStyle else { return }
    effectiveStyle = datePickerStyle
    presentation?.removeFromSuperview()
    let view: any DatePresentation =
      switch datePickerStyle {
      case .automatic, .wheels: DateWheels(self)
      case .compact: DateButtonsView(self)
      case .inline: DateCalendarView(self)
      }
    presentation = view
    addSubview(view)
    // An unresized picker, such as an input view, takes the size of its style.
    if let fittedSize, fittedSize == bounds.size { fitStyle() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The values offered by the picker; `.dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      styleDidChange()
      reload()
    }
  }

  /// The selected date; the current date and time by default.
  ///
  /// Setting it sends no event.
  open var date: Date {
    get { dateStorage }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, limited to the minimum and maximum dates, without an event.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - animated: Whether the wheels turn.
  open func setDate(_ date: Date, animated: Bool) {
    demandMainThread(type(of: self))
    dateStorage = limited(date)
    duration = nil
    show(animated: animated)
  }

  /// The selected duration in the mode `.countDownTimer`, in seconds.
  ///
  /// A new value is limited to the range from one minute to 23 hours and 59 minutes, and rounded
  /// down to a multiple of `minuteInterval`, at least one, if `roundsToMinuteInterval` is `true`.
  /// `date` is the time of day with the same hours and minutes, if the day has that time: clock
  /// changes shift dates, but never durations. Setting a date sets the duration to its hours and
  /// minutes, 0 for midnight.
  open var countDownDuration: TimeInterval {
    get { duration ?? timeOfDay }
    set { setDuration(newValue, animated: false) }
  }
  /// The duration that was set last, in seconds; `nil` if a date was set afterwards.
  private final var duration: TimeInterval?

  /// The first selectable date; `nil`, the default, means no limit.
  open var minimumDate: Date? {
    didSet { limitsDidChange() }
  }

  /// The last selectable date; `nil`, the default, means no limit.
  open var maximumDate: Date? {
    didSet { limitsDidChange() }
  }

  /// The interval between selectable minutes, a divisor of 60 up to 30; 1 by default and after
  /// setting any other number.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      limitsDidChange()
    }
  }

  /// Whether dates are rounded down to a multiple of `minuteInterval`, or up if the result would be
  /// before `minimumDate`.
  ///
  /// Default: `true`. If `false`, only the wheels keep to the interval.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { limitsDidChange() } }
  }

  /// The locale of names and of the order of the wheels; `nil`, the default, means the user's
  /// locale.
  open var locale: Locale? {
    didSet { reload() }
  }

  /// The calendar; the user's calendar by default and after setting `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { customCalendar ?? WindowHost.current.calendar }
    set {
      customCalendar = newValue
      reload()
    }
  }
  /// The calendar set by the application; `nil` for the user's.
  ///
  /// Its locale determines the first day of the week unless `locale` is set.
  private final var customCalendar: Calendar?

  /// The time zone; `nil`, the default, means the time zone of the calendar.
  open var timeZone: TimeZone? {
    didSet { reload() }
  }

  /// The effective calendar, with the picker's time zone and locale.
  final var effectiveCalendar: Calendar {
    var calendar = customCalendar ?? WindowHost.current.calendar
    if locale != nil || customCalendar == nil { calendar.locale = effectiveLocale }
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  final var effectiveLocale: Locale { locale ?? WindowHost.current.locale }

  /// Returns whether a half-open interval of dates contains a selectable date.
  final func hasSelectableDates(from first: Date, to last: Date) -> Bool {
    if let minimumDate, last <= minimumDate { return false }
    guard let maximumDate else { return true }
    return first <= max(maximumDate, minimumDate ?? maximumDate)
  }

  private func limitsDidChange() {
    dateStorage = limited(dateStorage)
    duration = duration.map(limitedDuration)
    reload()
  }

  private func limited(_ date: Date) -> Date {
    var date = date
    if let maximumDate { date = min(date, maximumDate) }
    if let minimumDate { date = max(date, minimumDate) }
    return rounded(date)
  }

  /// Returns a date rounded down to the minute interval, or up if the result would be before
  /// `minimumDate`; the date itself if that is after `maximumDate`.
  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let calendar = effectiveCalendar
    let minutes = calendar.component(.minute, from: date) % minuteInterval
    let minute = calendar.dateInterval(of: .minute, for: date)?.start ?? date
    let step = minute.addingTimeInterval(-60 * Double(minutes))
    guard let minimumDate, step < minimumDate else { return step }
    let next = step.addingTimeInterval(60 * Double(minuteInterval))
    return maximumDate.map { next <= $0 } ?? true ? next : date
  }

  // MARK: Presentation

  private func reload() {
    presentation?.settingsDidChange()
    panel?.content.settingsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(animated: Bool) {
    presentation?.dateDidChange(animated: animated)
    panel?.content.dateDidChange(animated: animated)
  }

  /// Sets the date selected by the user, within the limits, and sends the event.
  final func selectByUser(_ date: Date) {
    let oldDate = dateStorage
    setDate(date, animated: true)
    if dateStorage != oldDate { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Sets the duration selected by the user, in seconds, and sends the event.
  final func selectDurationByUser(_ seconds: TimeInterval) {
    let oldDuration = countDownDuration
    setDuration(seconds, animated: true)
    if countDownDuration != oldDuration {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  private func setDuration(_ seconds: TimeInterval, animated: Bool) {
    let boundedSeconds = limitedDuration(seconds)
    let calendar = effectiveCalendar
    let (hour, minute) = (Int(boundedSeconds) / 3600, Int(boundedSeconds) / 60 % 60)
    let time = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: dateStorage)
    setDate(time ?? dateStorage, animated: false)
    duration = boundedSeconds
    show(animated: animated)
  }

  /// The hours and minutes of the date, in seconds.
  private var timeOfDay: TimeInterval {
    let parts = effectiveCalendar.dateComponents([.hour, .minute], from: dateStorage)
    return TimeInterval(3600 * (parts.hour ?? 0) + 60 * (parts.minute ?? 0))
  }

  private func limitedDuration(_ seconds: TimeInterval) -> TimeInterval {
    let boundedSeconds = seconds.isFinite ? min(max(seconds, 60), 86_340) : 60
    guard roundsToMinuteInterval, minuteInterval > 1 else { return boundedSeconds }
    let step = 60 * TimeInterval(minuteInterval)
    return max((boundedSeconds / step).rounded(.down), 1) * step
  }

  /// Returns whether the popover of a button is open.
  final func isShowing(_ part: DateButtonsView.Part) -> Bool {
    panel.map { $0.part == part && !$0.isClosing } ?? false
  }

  /// Opens the popover of a button of a compact picker.
  ///
  /// - Parameters:
  ///   - part: The component of the date to edit.
  ///   - anchor: The button's frame, in the window's coordinates.
  final func open(_ part: DateButtonsView.Part, beside anchor: CGRect) {
    guard isEnabled, let window, panel == nil else { return }
    sendActions(for: .editingDidBegin)
    let content: any DatePresentation =
      part == .time ? DateWheels(self, .time) : DateCalendarView(self, omitsTime: true)
    let panel = DatePickerPanel(content, editing: part, beside: anchor) { [weak self] in
      guard let self else { return }
      self.panel = nil
      show(animated: false)
      sendActions(for: .editingDidEnd)
    }
    self.panel = panel
    panel.tintColor = tintColor
    panel.semanticContentAttribute = semanticContentAttribute
    panel.show(in: window)
    show(animated: false)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.frame = bounds
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    panel?.close()
  }

  override func stateDidChange() {
    super.stateDidChange()
    presentation?.alpha = isEnabled ? 1 : 0.4
    show(animated: false)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show(animated: false)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    presentation?.naturalSize ?? .zero
  }

  open override var intrinsicContentSize: CGSize { presentation?.naturalSize ?? .zero }

  /// The subviews take the focus.
  open override var canBecomeFocused: Bool { false }
  open override var canBecomeFirstResponder: Bool { false }

  override var accessibilityDefaults: any AccessibilityDefaults {
    DatePickerAccessibility(view: self)
  }
}

/// The accessibility of a date picker: a group of its controls.
struct DatePickerAccessibility: ViewDefaults {
  let view: UIDatePicker

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .group }
  var state: AccessibilityState { view.controlState }
}
