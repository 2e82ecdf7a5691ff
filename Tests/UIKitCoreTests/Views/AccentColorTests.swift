import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the desktop's accent colour, which is the tint of views without a custom one.
@MainActor
struct AccentColorTests {
  private final class Listener: UIView {
    var changes = 0

    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  @Test func viewsWithoutATintFollowTheDesktop() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (follower, tinted) = (Listener(), Listener())
    tinted.tintColor = .systemGreen
    stage.window.addSubview(follower)
    stage.window.addSubview(tinted)
    (follower.changes, tinted.changes) = (0, 0)
    #expect(follower.tintColor == .systemBlue)
    stage.loop.screen.accentColor = .systemRed
    #expect(follower.tintColor == .systemRed)
    #expect(tinted.tintColor == .systemGreen)
    #expect((follower.changes, tinted.changes) == (1, 0))
    stage.window.tintColor = .systemPurple
    stage.loop.screen.accentColor = nil
    #expect(follower.tintColor == .systemPurple)
    stage.window.tintColor = nil
    #expect(follower.tintColor == .systemBlue)
  }
}
