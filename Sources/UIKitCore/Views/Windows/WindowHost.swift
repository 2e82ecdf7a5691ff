import Foundation
package import UIKitGraphics

/// One screen with its windows, and what they wait for.
///
/// This is all that views and windows know of the loop that shows them, see `FrameLoop`.
@MainActor
package class WindowHost: FrameClock {
  /// The host whose code is running: the one that was made or driven last.
  package static var current = WindowHost(screen: UIScreen(size: CGSize(width: 390, height: 844)))

  /// How often layout may invalidate layout within one frame.
  static let maximumRounds = 10

  /// The screen that the windows are on.
  package final let screen: UIScreen
  /// Visible windows, from back to front.
  package internal(set) final var windows: [UIWindow] = []
  /// The window that gets key presses.
  package internal(set) final weak var keyWindow: UIWindow?

  /// What `UIPasteboard.general` is while this host is the current one.
  package private(set) final lazy var pasteboard = UIPasteboard(.general)

  /// Fingers, pointer and wheel.
  package final let touches = TouchDispatcher()
  final let animator = Animator()
  /// What the next frame draws besides what views ask for.
  final var damage = Damage()

  /// Creates a host; it becomes the current one when `makeCurrent()` is called.
  ///
  /// - Parameter screen: The screen that windows are put on.
  package init(screen: UIScreen) {
    self.screen = screen
    super.init()
    touches.loop = self
    screen.onChange = { [weak self] old in self?.screenDidChange(from: old) }
  }

  /// Lets all windows follow a change of size, scale or traits, and redraws them.
  private final func screenDidChange(from old: UITraitCollection) {
    traitsChanged()
    for window in windows { window.screenDidChange() }
    damage(screen.pixelBounds)
  }

  /// Makes this host the one that new windows, animations and timers belong to.
  package final func makeCurrent() {
    WindowHost.current = self
    traitsChanged()
  }

  /// Lets text be measured with the traits that hold now, before views hear of them.
  final func traitsChanged() {
    guard WindowHost.current === self else { return }
    UITraitCollection.current = windows.last?.traitCollection ?? screen.traitCollection
  }

  package override var isMoving: Bool { animator.isAnimating || super.isMoving }

  /// Adds an area to what the next frame composites.
  ///
  /// - Parameter rect: Device pixels.
  package final func damage(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    damage.add(rect)
    setNeedsFrame()
  }

  /// Lays out all windows until nothing asks for layout any more.
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
    assertionFailure(
      "Layout did not settle in \(WindowHost.maximumRounds) rounds; the last view that asked for "
        + "it is \(last.map(String.init(describing:)) ?? "unknown")"
    )
  }
}
