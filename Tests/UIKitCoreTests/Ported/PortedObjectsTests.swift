import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for segues that are made in code, geometry strings, locks by object, and identifiers of
/// any object.
@MainActor
struct PortedObjectsTests {
  private final class Fade: UIStoryboardSegue {
    static var performed = 0

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() { Fade.performed += 1 }
  }

  private final class PreparingController: UIViewController {
    var preparedSegue: UIStoryboardSegue?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { preparedSegue = segue }
  }

  @Test func aSegueOfAnApplicationIsPerformed() {
    let (source, destination) = (PreparingController(), UIViewController())
    let segue = Fade(identifier: "details", source: source, destination: destination)
    source.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(source.preparedSegue === segue && Fade.performed == 1)
    #expect(segue.identifier == "details" && segue.destination === destination)
    #expect(segue.source === source)
  }

  @Test func geometryIsReadFromStrings() {
    #expect(NSCoder.cgPoint(for: "{10, 20.5}") == CGPoint(x: 10, y: 20.5))
    #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
    #expect(
      NSCoder.cgRect(for: "{{-1, 2}, {3, 4e1}}") == CGRect(x: -1, y: 2, width: 3, height: 40)
    )
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    for text in ["", "{1}", "{1, 2, 3}", "{1, x}", "{1, 2} points"] {
      #expect(NSCoder.cgPoint(for: text) == .zero)
    }
  }

  @Test func geometryStringsMatchUIKit() {
    #expect(NSCoder.string(for: CGPoint(x: 10, y: -20.5)) == "{10, -20.5}")
    #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
  }

  @Test func pathsAreCopiedWithATransform() {
    var transform = CGAffineTransform(translationX: 5, y: 6)
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    let rect = CGRect(x: 6, y: 8, width: 3, height: 4)
    #expect(path.copy(using: &transform)?.boundingBox == rect)
    #expect(path.copy(using: nil) == path && path.boundingBox.minX == 1)
  }

  @Test func anAnimationMayHaveAHugeRepeatCount() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = HUGE
    #expect(animation.repeatCount == .greatestFiniteMagnitude)
  }

  @Test func aSegueShowsItsDestination() {
    let stage = Stage()
    let (source, destination) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: source)
    stage.show(navigation)
    UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
    stage.settle()
    #expect(navigation.topViewController === destination)
    var calls = 0
    UIStoryboardSegue(identifier: nil, source: source, destination: destination) { calls += 1 }
      .perform()
    #expect(calls == 1)
  }

  @Test func objectsAreLockedByOneThread() {
    nonisolated(unsafe) let lock = NSObject()
    nonisolated(unsafe) var sum = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        objc_sync_enter(lock)
        objc_sync_enter(lock)
        sum += 1
        objc_sync_exit(lock)
        objc_sync_exit(lock)
      }
    }
    #expect(sum == 4_000 && objc_sync_exit(lock) == -1)
  }

  @Test func anyObjectHasAnIdentifier() {
    let image = UIImage()
    #expect(image.accessibilityIdentifier == nil)
    image.accessibilityIdentifier = "waste bin"
    #expect(image.accessibilityIdentifier == "waste bin")
    let view: any NSObjectProtocol = UIView()
    view.accessibilityIdentifier = "badge"
    #expect((view as? UIView)?.accessibilityIdentifier == "badge")
  }
}
