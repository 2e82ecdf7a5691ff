import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests of `willTransition(to:with:)`, and of the orientations that controllers name.
@MainActor
struct SizeClassTransitionTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let log = CallRecorder()

  @Test func controllersAreToldOfNewSizeClassesBeforeTheyHaveThem() {
    let (root, child) = (SizeClassController("root", log), SizeClassController("child", log))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.show(root)
    stage.settle()
    _ = log.take()
    stage.loop.screen.resize(to: CGSize(width: 800, height: 400), scale: 1)
    #expect(
      log.take() == [
        "root: 1, 2 to 2, 1", "child: 1, 2 to 2, 1", "root to 800 wide", "child to 800 wide",
        "child alongside: 2, 1", "root alongside: 2, 1",
      ]
    )
    stage.loop.screen.resize(to: CGSize(width: 810, height: 410), scale: 1)
    #expect(log.take() == ["root to 810 wide", "child to 810 wide"])
  }

  @Test func childrenWithTraitsOfTheirOwnAreToldOfThose() {
    let (root, child) = (SizeClassController("root", log), SizeClassController("child", log))
    root.addChild(child)
    root.view.addSubview(child.view)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    root.setOverrideTraitCollection(compact, forChild: child)
    stage.show(root)
    stage.settle()
    _ = log.take()
    stage.loop.screen.resize(to: CGSize(width: 800, height: 400), scale: 1)
    #expect(log.take().first { $0.hasPrefix("child") } == "child: 1, 2 to 1, 1")
  }

  @Test func masksContainTheOrientationsOfTheirNames() {
    let controller = UIViewController()
    stage.show(controller)
    #expect(controller.supportedInterfaceOrientations == .all && controller.shouldAutorotate)
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.landscape.isSuperset(of: .landscapeLeft))
    #expect(!UIInterfaceOrientationMask.landscape.contains(.portrait))
    #expect(PortraitController().supportedInterfaceOrientations == [.portrait])
  }
}

private final class PortraitController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class SizeClassController: UIViewController {
  private let name: String
  private let log: CallRecorder

  init(_ name: String, _ log: CallRecorder) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure() }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.record("\(name): \(traitCollection.sizeClasses) to \(newCollection.sizeClasses)")
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate { [self] _ in
      log.record("\(name) alongside: \(traitCollection.sizeClasses)")
    }
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.record("\(name) to \(Int(size.width)) wide")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

extension UITraitCollection {
  fileprivate var sizeClasses: String {
    "\(horizontalSizeClass.rawValue), \(verticalSizeClass.rawValue)"
  }
}
