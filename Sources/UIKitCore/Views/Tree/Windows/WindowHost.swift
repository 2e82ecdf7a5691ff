package import Foundation
package import UIKitGraphics

/// A screen or desktop window, with its windows and their pending work.
///
/// The class is the interface of the frame loop for views and windows, see `FrameLoop`.
@MainActor
package class WindowHost: FrameClock {
  /// The host that was most recently made current, or a host without windows.
  private static var latest = withoutWindows()
  /// The current host, which was most recently made current; in a test, the test's own host.
  package static var current: WindowHost {
    if let host = TestHosts.hostToActivate { host.makeCurrent() }
    return latest
  }

  /// The maximum number of layout rounds within one frame.
  static let maximumRounds = 10

  /// The screen of the windows.
  package final let screen: UIScreen
  /// The visible windows, from back to front.
  package internal(set) final var windows: [UIWindow] = []
  /// Hidden windows, which also follow the screen because their views may be laid out.
  private final var hiddenWindows: [HiddenWindow] = []
  /// The window that receives key presses; `nil` if there is none.
  package internal(set) final weak var keyWindow: UIWindow? {
    didSet {
      guard keyWindow !== oldValue else { return }
      oldValue?.firstResponder?.windowActivityDidChange()
      keyWindow?.firstResponder?.windowActivityDidChange()
      inputViewsDidChange()
    }
  }
  /// The windows of the application, without the window of the on-screen keyboard.
  package final var applicationWindows: [UIWindow] {
    guard let keyboardWindow = keyboardIfUsed?.window else { return windows }
    return windows.filter { $0 !== keyboardWindow }
  }

  /// The presenter of the on-screen keyboard and other input views; `nil` until first use.
  package final var keyboardIfUsed: (any InputViewPresenting)?
  /// The number of nested changes of the first responder in progress.
  final var responderChanges = 0
  /// Whether the input views have to be updated after these changes.
  final var hasStaleInputViews = false
  /// Whether the desktop window has the keyboard focus.
  ///
  /// Default: `true`.
  package final var isActive = true {
    didSet {
      if isActive != oldValue { keyWindow?.firstResponder?.windowActivityDidChange() }
    }
  }

  /// The user's languages as locales such as `de_CH.UTF-8`, in order of preference.
  ///
  /// Default: empty, for English. A change affects texts that are looked up afterwards.
  package final var languages: [String] = [] {
    didSet {
      words = .words(for: languages)
      if WindowHost.current === self { TextLanguages.preferred = languages }
    }
  }
  /// The fonts that replace the system fonts while this host is current; `nil`, the default, means
  /// no replacement.
  package final var fontSubstitute: SystemFontSubstitute? {
    didSet { if WindowHost.current === self { TextEngine.substitute = fontSubstitute } }
  }
  /// The built-in words of bars and menus, in the first supported language of `languages`.
  package final private(set) var words = SystemWords.english
  /// The locale whose collation order sorts names.
  final var collationLocale: String { languages.first ?? "en" }
  /// The identifier of the locale for dates and numbers, such as `de_DE`.
  ///
  /// Default: `en_US`. A change affects views that are displayed afterwards.
  package final var localeIdentifier = "en_US" {
    didSet { if localeIdentifier != oldValue { localeStorage = nil } }
  }
  private final var localeStorage: Locale?
  /// The locale for dates and numbers; created on first use because that loads the data of all
  /// locales.
  package final var locale: Locale {
    if let localeStorage { return localeStorage }
    let locale = Locale(identifier: localeIdentifier)
    localeStorage = locale
    return locale
  }

  /// The current date and time, for date pickers.
  ///
  /// Default: the first moment of 2024 in UTC, so that tests and snapshots do not depend on the
  /// day. The application's session sets the machine's clock.
  package final var civilTime: () -> Date = { Date(timeIntervalSince1970: 1_704_067_200) }

  /// The time zone for displayed dates and times.
  ///
  /// Default: `nil`, the computer's time zone. A change affects views that are displayed
  /// afterwards.
  package final var timeZone: TimeZone?
  /// The user's calendar, in this time zone.
  final var calendar: Calendar {
    var calendar = Calendar.current
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// Whether the host handles the desktop's window shortcuts, such as that for full screen.
  ///
  /// Default: `false`.
  package final var hasDesktopKeys = false

  /// The scene that contains the windows.
  package private(set) final lazy var scene = UIWindowScene(host: self)
  /// The scene's trait overrides for its windows; `nil` if there are none.
  final var sceneOverrides: UITraitOverrides?
  /// The title of the desktop window while the scene has none; set by the application's session.
  ///
  /// Default: the program's name.
  package final var launchTitle = ProcessInfo.processInfo.processName
  /// Called after the scene's title has changed; set by the display's owner.
  package final var onTitleChange: ((String?) -> Void)?
  /// Called after the scene's minimum or maximum size has changed; set by the display's owner if
  /// users can resize windows.
  package final var onSizeLimitsChange: ((_ minimum: CGSize, _ maximum: CGSize) -> Void)?
  /// Whether a view accepts drops from other programs.
  package final var wantsDrops = false {
    didSet { if wantsDrops != oldValue { onWantsDrops?() } }
  }
  /// The current drag; `nil` if there is none.
  final var dragInProgress: (any DragInProgress)?
  /// Carries drags to the windows of other programs, if possible; set by the display's owner.
  package final var desktopDrag: (any DesktopDrag)?
  /// Called when a view starts or stops accepting another program's drag that has not moved; set by
  /// the display's owner.
  package final var onDropResponse: ((Bool) -> Void)?
  /// Called in a frame in which the views under the resting pointer have changed; set by the
  /// display's owner.
  package final var onHoverChange: (() -> Void)?
  /// Called after `wantsDrops` has changed; set by the display's owner.
  package final var onWantsDrops: (() -> Void)?

  /// The value of `UIPasteboard.general` while this host is current.
  ///
  /// The desktop windows of an application share it.
  package final lazy var pasteboard = UIPasteboard(.general)
  /// The most recently selected text in any program, which the middle button pastes.
  package final lazy var primarySelection = UIPasteboard(.primary)

  /// The client that presents the windows to assistive technology; `nil` if none is running.
  package final weak var accessibilityClient: (any AccessibilityClient)?

  /// The dispatcher of touches; `nil` until `touches` is first used.
  final var touchDelivery: (any TouchDelivery)?
  private final var workBeforeInput: [() -> Void] = []
  final let animator = Animator()
  /// The additional damage of the next frame that is not caused by views.
  final var damage = Damage()
  /// The views whose pixels depend on the pixels behind them.
  final var backdropViews = BackdropViews()

  /// Creates a host; it becomes current with `makeCurrent()`.
  ///
  /// - Parameter screen: The screen of the windows.
  package init(screen: UIScreen) {
    self.screen = screen
    super.init()
    if Thread.isMainThread { MainThread.recordCurrent() }
    screen.onChange = { [weak self] oldTraits in self?.screenDidChange(from: oldTraits) }
    screen.onAccentColorChange = { [weak self] in
      guard let self else { return }
      for window in windows + hiddenWindows.compactMap(\.window) {
        window.propagateTintColor(isRoot: false)
      }
    }
  }

  /// Creates the presenter of input views; `nil` for a host without a display.
  func makeKeyboard() -> (any InputViewPresenting)? { nil }

  /// Propagates a change of size, scale or traits to all windows, and redraws them.
  private final func screenDidChange(from oldTraits: UITraitCollection) {
    traitsDidChange()
    for window in windows + hiddenWindows.compactMap(\.window) {
      window.screenDidChange(from: oldTraits)
    }
    damage(screen.pixelBounds)
  }

  /// Shows a window in front of all windows at its level or below.
  final func show(_ window: UIWindow) {
    remove(window)
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  /// Removes a window from the screen.
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
    traitsDidChange()
  }

  /// Called when the host's owner ends; if this host is current, views without a window inherit
  /// their traits from the default screen again.
  package final func resignCurrent() {
    guard WindowHost.latest === self else { return }
    WindowHost.withoutWindows().makeCurrent()
  }

  /// Creates a host with the default screen.
  private static func withoutWindows() -> WindowHost {
    OffscreenHost(screen: UIScreen(size: CGSize(width: 390, height: 844)))
  }

  /// Applies the current traits to text measurement before views are notified.
  final func traitsDidChange() {
    guard WindowHost.current === self else { return }
    UITraitCollection.current = applicationWindows.last?.traitCollection ?? screen.traitCollection
  }

  package override var isMoving: Bool { animator.isAnimating || super.isMoving }

  /// Runs a closure at the start of the next frame, or before an earlier touch or key is handled.
  final func onNextFrameOrInput(_ work: @escaping () -> Void) {
    workBeforeInput.append(work)
    onNextFrame { [weak self] in self?.prepareForInput() }
  }

  /// Completes what input must not precede: the appearance of the windows' root controllers.
  ///
  /// Called before touches and keys are handled; a display that looks for the first responder before
  /// that calls it earlier.
  package final func prepareForInput() {
    guard !workBeforeInput.isEmpty else { return }
    let work = workBeforeInput
    workBeforeInput = []
    for closure in work { closure() }
  }

  /// Adds a rectangle to the damage of the next frame.
  ///
  /// - Parameter rect: The rectangle in device pixels.
  package final func damage(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    damage.add(rect)
    setNeedsFrame()
  }

  /// Lays out all windows until no layout is pending.
  package final func layoutUntilClean() {
    var lastView: UIView?
    for _ in 0..<WindowHost.maximumRounds {
      var hasChanged = false
      for window in windows {
        guard let view = LayoutPass.run(on: window) else { continue }
        lastView = view
        hasChanged = true
      }
      guard hasChanged else { return }
    }
    let reason =
      (lastView as? any LayoutExplaining)?.reasonForLayout.map { ", because \($0)" } ?? ""
    assertionFailure(
      "Layout did not settle in \(WindowHost.maximumRounds) rounds; the last view that asked for "
        + "it is \(lastView.map(String.init(describing:)) ?? "unknown")\(reason)"
    )
  }
}

private struct HiddenWindow {
  weak var window: UIWindow?
}

extension SystemWords {
  /// The built-in words of the current host.
  @MainActor
  package static var current: SystemWords { WindowHost.current.words }
}
