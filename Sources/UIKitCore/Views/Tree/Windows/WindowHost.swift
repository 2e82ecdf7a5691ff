package import Foundation
package import UIKitGraphics

/// One screen, or one desktop window, with its windows and their pending work.
///
/// This is the interface of the frame loop for views and windows, see `FrameLoop`.
@MainActor
package class WindowHost: FrameClock {
  /// The host that was made current last, or one without windows.
  private static var latest = withoutWindows()
  /// The current host: the one that was made current last; in a test, the test's own.
  package static var current: WindowHost {
    if let host = TestHosts.other { host.makeCurrent() }
    return latest
  }

  /// The maximum number of layout rounds within one frame.
  static let maximumRounds = 10

  /// The screen that the windows are on.
  package final let screen: UIScreen
  /// Visible windows, from back to front.
  package internal(set) final var windows: [UIWindow] = []
  /// Windows that were hidden; they follow the screen, too, since their views may be laid out.
  private final var hiddenWindows: [HiddenWindow] = []
  /// The key window.
  package internal(set) final weak var keyWindow: UIWindow? {
    didSet {
      guard keyWindow !== oldValue else { return }
      oldValue?.firstResponder?.windowActivityDidChange()
      keyWindow?.firstResponder?.windowActivityDidChange()
      inputViewsDidChange()
    }
  }
  /// The windows of the application: all but that of the on-screen keyboard.
  package final var applicationWindows: [UIWindow] {
    guard let own = keyboardIfUsed?.window else { return windows }
    return windows.filter { $0 !== own }
  }

  /// The presenter of the on-screen keyboard and other input views; `nil` until it is first used.
  package final var keyboardIfUsed: (any InputViewPresenting)?
  /// The number of nested changes of the first responder that are in progress.
  final var responderChanges = 0
  /// Whether the input views have to follow the first responder when these changes are over.
  final var hasStaleInputViews = false
  /// Whether the desktop window has the keyboard focus.
  ///
  /// Default: `true`.
  package final var isActive = true {
    didSet {
      if isActive != oldValue { keyWindow?.firstResponder?.windowActivityDidChange() }
    }
  }

  /// The user's languages as locales such as `de_CH.UTF-8`, the preferred one first.
  ///
  /// Default: empty, which means English. A change concerns texts that are looked up afterwards.
  package final var languages: [String] = [] {
    didSet {
      words = .words(for: languages)
      if WindowHost.current === self { TextLanguages.preferred = languages }
    }
  }
  /// The fonts in place of the system's, while this is the current host; `nil`, the default: none.
  package final var fontSubstitute: SystemFontSubstitute? {
    didSet { if WindowHost.current === self { TextEngine.substitute = fontSubstitute } }
  }
  /// The words that bars and menus have by themselves, in the first known one of the `languages`.
  package final private(set) var words = SystemWords.english
  /// The locale whose alphabet arranges names.
  final var collationLocale: String { languages.first ?? "en" }
  /// The name of the locale in which the system writes dates and numbers, such as `de_DE`.
  ///
  /// Default: `en_US`. A change concerns views that are shown afterwards.
  package final var localeIdentifier = "en_US" {
    didSet { if localeIdentifier != oldValue { localeStorage = nil } }
  }
  private final var localeStorage: Locale?
  /// The locale in which the system writes dates and numbers; made when it is used first, because
  /// that loads the data of all locales.
  package final var locale: Locale {
    if let localeStorage { return localeStorage }
    let locale = Locale(identifier: localeIdentifier)
    localeStorage = locale
    return locale
  }

  /// The calendar's date and time at present, for date pickers.
  ///
  /// Default: the first moment of 2024 in UTC, so that tests and pictures are the same on all days.
  /// The application's session sets the machine's clock.
  package final var civilTime: () -> Date = { Date(timeIntervalSince1970: 1_704_067_200) }

  /// The time zone of dates and times that the system shows.
  ///
  /// Default: `nil`, that of the computer. A change concerns views that are shown afterwards.
  package final var timeZone: TimeZone?
  /// The user's calendar, in this time zone.
  final var calendar: Calendar {
    var calendar = Calendar.current
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// Whether the desktop's keys for windows are handled, such as that for the full screen.
  ///
  /// Default: `false`.
  package final var hasDesktopKeys = false

  /// The desktop window that the windows are in.
  package private(set) final lazy var scene = UIWindowScene(host: self)
  /// The traits that the scene overrides for its windows; `nil` for none.
  final var sceneOverrides: UITraitOverrides?
  /// The title of the desktop window while the scene has none; the application's session sets it.
  ///
  /// Default: the program's name.
  package final var launchTitle = ProcessInfo.processInfo.processName
  /// Called when the scene's title has changed; the display's owner sets it.
  package final var onTitleChange: ((String?) -> Void)?
  /// Called when the scene's least or greatest size has changed; the display's owner sets it where
  /// users resize windows.
  package final var onSizeLimitsChange: ((_ minimum: CGSize, _ maximum: CGSize) -> Void)?
  /// Whether a view takes what other programs drop.
  package final var wantsDrops = false {
    didSet { if wantsDrops != oldValue { onWantsDrops?() } }
  }
  /// The current drag; `nil` without one.
  final var dragInProgress: (any DragInProgress)?
  /// Takes drags to the windows of other programs, if that is possible; the display's owner sets it.
  package final var dragCarrier: (any DragCarrier)?
  /// Called when a drop of another program's drag would be taken from now on, or not any more, though
  /// the drag has not moved; the display's owner sets it.
  package final var onDropAnswer: ((Bool) -> Void)?
  /// Called in a frame that has brought other views below the resting pointer; the display's owner
  /// sets it.
  package final var onHoverChange: (() -> Void)?
  /// Called when `wantsDrops` has changed; the display's owner sets it.
  package final var onWantsDrops: (() -> Void)?

  /// The value of `UIPasteboard.general` while this host is current.
  ///
  /// The desktop windows of an application share it.
  package final lazy var pasteboard = UIPasteboard(.general)
  /// The text that was selected last in any program, which the middle button pastes.
  package final lazy var primarySelection = UIPasteboard(.primary)

  /// The presenter of the windows to assistive technology; `nil` while that is off.
  package final weak var accessibilityClient: (any AccessibilityClient)?

  /// The dispatcher of touches; `nil` until `touches` is used.
  final var touchDelivery: (any TouchDelivery)?
  final let animator = Animator()
  /// The damage of the next frame besides that of views.
  final var damage = Damage()
  /// The views whose pixels depend on those behind them.
  final var backdropViews = BackdropViews()

  /// Creates a host; it becomes the current one when `makeCurrent()` is called.
  ///
  /// - Parameter screen: The screen that windows are put on.
  package init(screen: UIScreen) {
    self.screen = screen
    super.init()
    if Thread.isMainThread { MainThread.rememberCurrent() }
    screen.onChange = { [weak self] old in self?.screenDidChange(from: old) }
    screen.onAccentColorChange = { [weak self] in
      guard let self else { return }
      for window in windows + hiddenWindows.compactMap(\.window) {
        window.propagateTintColor(isRoot: false)
      }
    }
  }

  /// Creates the presenter of input views; `nil` for a host without a screen to show them on.
  func makeKeyboard() -> (any InputViewPresenting)? { nil }

  /// Propagates a change of size, scale or traits to all windows, and redraws them.
  private final func screenDidChange(from old: UITraitCollection) {
    traitsChanged()
    for window in windows + hiddenWindows.compactMap(\.window) { window.screenDidChange() }
    damage(screen.pixelBounds)
  }

  /// Puts a window before those of its level and below.
  final func show(_ window: UIWindow) {
    remove(window)
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  /// Takes a window off the screen.
  final func hide(_ window: UIWindow) {
    remove(window)
    hiddenWindows.append(HiddenWindow(window: window))
  }

  private func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    hiddenWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// Makes this host the current one, for new windows, animations and timers.
  package final func makeCurrent() {
    WindowHost.latest = self
    TestHosts.record(self)
    TextLanguages.preferred = languages
    TextEngine.substitute = fontSubstitute
    traitsChanged()
  }

  /// Called when the host's owner ends: if this host is the current one, views without a window
  /// take their traits from the default screen again.
  package final func resignCurrent() {
    guard WindowHost.latest === self else { return }
    WindowHost.withoutWindows().makeCurrent()
  }

  /// A host with the default screen.
  private static func withoutWindows() -> WindowHost {
    UnshownHost(screen: UIScreen(size: CGSize(width: 390, height: 844)))
  }

  /// Makes the current traits effective for measuring text, before views are notified.
  final func traitsChanged() {
    guard WindowHost.current === self else { return }
    UITraitCollection.current = applicationWindows.last?.traitCollection ?? screen.traitCollection
  }

  package override var isMoving: Bool { animator.isAnimating || super.isMoving }

  /// Adds a rectangle to the damage of the next frame.
  ///
  /// - Parameter rect: Device pixels.
  package final func damage(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    damage.add(rect)
    setNeedsFrame()
  }

  /// Lays out all windows until no layout is pending.
  package final func layoutUntilClean() {
    var last: UIView?
    for _ in 0..<WindowHost.maximumRounds {
      var changed = false
      for window in windows {
        guard let view = LayoutPass.run(on: window) else { continue }
        last = view
        changed = true
      }
      guard changed else { return }
    }
    let reason = (last as? any LayoutExplaining)?.reasonForLayout.map { ", because \($0)" } ?? ""
    assertionFailure(
      "Layout did not settle in \(WindowHost.maximumRounds) rounds; the last view that asked for "
        + "it is \(last.map(String.init(describing:)) ?? "unknown")\(reason)"
    )
  }
}

private struct HiddenWindow {
  weak var window: UIWindow?
}

extension SystemWords {
  /// The words of the current host.
  @MainActor
  package static var current: SystemWords { WindowHost.current.words }
}
