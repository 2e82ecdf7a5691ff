import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for responders, windows and applications whose subclasses override their members.
@MainActor
struct OverridingRespondersTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  @Test func aWindowWithEveryMemberOverriddenShowsItsController() {
    stage.advance(by: 0.1)
    let window = EveryWindow(frame: stage.window.frame)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    stage.advance(by: 0.1)
    #expect(window.isKeyWindow)
    #expect(controller.view.window === window)
    stage.tap(at: CGPoint(x: 10, y: 10))
    window.isHidden = true
    #expect(!window.isKeyWindow)
  }

  @Test func applicationsAndPasteboardsMayBeOverridden() throws {
    stage.advance(by: 0.1)
    let application = EveryApplication()
    #expect(application.windows.contains(stage.window))
    #expect(EveryApplication.shared === UIApplication.shared)
    let pasteboard = try #require(EveryPasteboard(name: .general, create: false))
    pasteboard.string = "Text"
    #expect(UIPasteboard.general.string == "Text")
    #expect(EveryPasteboard.general === UIPasteboard.general)
    #expect(EveryScreen.main === UIScreen.main)
  }

  @Test func theResponderChainUsesTheOverriddenNext() {
    let first = EveryResponder()
    #expect(first.next == nil)
    #expect(!first.becomeFirstResponder())
    let view = LoggedNext()
    stage.show(view)
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(view.recorder.calls.contains("next"))
  }
}

/// A view that records reads of its next responder.
private final class LoggedNext: UIView {
  let recorder = CallRecorder()

  override var next: UIResponder? {
    recorder.record("next")
    return super.next
  }
}

/// A `UIResponder` subclass that overrides every member.
private final class EveryResponder: UIResponder {
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesCancelled(presses, with: event)
  }
  override class func description() -> String { super.description() }
}

/// A `UIApplication` subclass that overrides every member.
private final class EveryApplication: UIApplication {
  override class var shared: UIApplication { super.shared }
  override var delegate: (any UIApplicationDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var applicationState: UIApplication.State {
    get { super.applicationState }
    set { super.applicationState = newValue }
  }
  override var windows: [UIWindow] { super.windows }
  override var keyWindow: UIWindow? { super.keyWindow }
  override var preferredContentSizeCategory: UIContentSizeCategory {
    super.preferredContentSizeCategory
  }
  override var isIdleTimerDisabled: Bool {
    get { super.isIdleTimerDisabled }
    set { super.isIdleTimerDisabled = newValue }
  }
  override func sendAction<Target, Sender>(
    _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    to target: Target?,
    from sender: Sender,
    for event: UIEvent?
  ) -> Bool where Target: AnyObject {
    super.sendAction(action, to: target, from: sender, for: event)
  }
  override func sendAction<Target, Result>(
    _ action: @escaping @MainActor (Target) -> @MainActor () -> Result,
    to target: Target?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool where Target: AnyObject {
    super.sendAction(action, to: target, from: sender, for: event)
  }
  override var next: UIResponder? { super.next }
}

/// A `UIWindow` subclass that overrides every member.
private final class EveryWindow: UIWindow {
  override var rootViewController: UIViewController? {
    get { super.rootViewController }
    set { super.rootViewController = newValue }
  }
  override var windowLevel: UIWindow.Level {
    get { super.windowLevel }
    set { super.windowLevel = newValue }
  }
  override var screen: UIScreen { super.screen }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override func makeKey() { super.makeKey() }
  override func becomeKey() { super.becomeKey() }
  override func resignKey() { super.resignKey() }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var next: UIResponder? { super.next }
  override func layoutSubviews() { super.layoutSubviews() }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

/// A `UIScreen` subclass that overrides every member.
private final class EveryScreen: UIScreen {
  override var bounds: CGRect { super.bounds }
  override var scale: CGFloat { super.scale }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override class var main: UIScreen { super.main }
  override var nativeBounds: CGRect { super.nativeBounds }
  override var nativeScale: CGFloat { super.nativeScale }
  override var maximumFramesPerSecond: Int { super.maximumFramesPerSecond }
}

/// A `UIPasteboard` subclass that overrides every member.
private final class EveryPasteboard: UIPasteboard {
  override var name: UIPasteboard.Name { super.name }
  override class func withUniqueName() -> UIPasteboard { super.withUniqueName() }
  override class func remove(withName pasteboardName: UIPasteboard.Name) {
    super.remove(withName: pasteboardName)
  }
  override var string: String? {
    get { super.string }
    set { super.string = newValue }
  }
  override var strings: [String]? {
    get { super.strings }
    set { super.strings = newValue }
  }
  override var changeCount: Int { super.changeCount }
  override var hasStrings: Bool { super.hasStrings }
  override var hasImages: Bool { super.hasImages }
  override var hasURLs: Bool { super.hasURLs }
  override var numberOfItems: Int { super.numberOfItems }
  override var types: [String] { super.types }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var images: [UIImage]? {
    get { super.images }
    set { super.images = newValue }
  }
  override var url: URL? {
    get { super.url }
    set { super.url = newValue }
  }
  override var urls: [URL]? {
    get { super.urls }
    set { super.urls = newValue }
  }
  override var items: [[String: Any]] {
    get { super.items }
    set { super.items = newValue }
  }
  override func addItems(_ items: [[String: Any]]) { super.addItems(items) }
  override func contains(pasteboardTypes: [String]) -> Bool {
    super.contains(pasteboardTypes: pasteboardTypes)
  }
  override func value(forPasteboardType pasteboardType: String) -> Any? {
    super.value(forPasteboardType: pasteboardType)
  }
  override func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    super.setValue(value, forPasteboardType: pasteboardType)
  }
  override func data(forPasteboardType pasteboardType: String) -> Data? {
    super.data(forPasteboardType: pasteboardType)
  }
  override func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    super.setData(data, forPasteboardType: pasteboardType)
  }
}
