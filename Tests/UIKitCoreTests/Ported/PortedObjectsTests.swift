import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests of segues that are made in code, locks by object, and identifiers of any object.
@MainActor
struct PortedObjectsTests {
  private final class Fade: UIStoryboardSegue {
    static var performed = 0
    override func perform() { Fade.performed += 1 }
  }

  private final class Source: UIViewController {
    var prepared: UIStoryboardSegue?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared = segue }
  }

  @Test func seguesAreMadeFromTheirType() {
    let (source, destination) = (Source(), UIViewController())
    let type: UIStoryboardSegue.Type = Fade.self
    let segue = type.init(identifier: "details", source: source, destination: destination)
    source.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(source.prepared === segue && Fade.performed == 1)
    #expect(segue.identifier == "details" && segue.destination === destination)
    #expect(segue.source === source)
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
