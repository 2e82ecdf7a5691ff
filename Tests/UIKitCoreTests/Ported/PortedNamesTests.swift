import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for members used by libraries for iOS: toasts, side menus, forms, keyboards.
@MainActor
struct PortedNamesTests {
  @Test func geometryHasEqualToMethods() {
    #expect(
      CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPointZero.equalTo(.init(x: 1, y: 0))
    )
    #expect(CGSizeZero.equalTo(.zero) && !CGSize(width: 1, height: 0).equalTo(CGSizeZero))
    #expect(
      CGRectZero.equalTo(.zero) && !CGRect(x: 0, y: 0, width: 1, height: 1).equalTo(CGRectZero)
    )
  }

  @Test func theOrientationIsThatOfTheScreen() throws {
    for (size, expected) in [
      (CGSize(width: 320, height: 480), UIInterfaceOrientation.portrait),
      (CGSize(width: 480, height: 320), .landscapeRight),
    ] {
      let stage = Stage(size: size)
      let controller = UIViewController()
      stage.show(controller)
      let scene = try #require(controller.view.window?.windowScene)
      #expect(scene.interfaceOrientation == expected)
      #expect(scene.interfaceOrientation.isPortrait == (size.width < size.height))
      #expect(scene.interfaceOrientation.isLandscape == (size.width > size.height))
      #expect(scene.statusBarManager == nil)
    }
    #expect(UIApplication.shared.statusBarFrame == .zero && UIApplication.shared.isStatusBarHidden)
  }

  @Test func viewsKeepMotionEffectsThatAddTheirValues() throws {
    let horizontalEffect = UIInterpolatingMotionEffect(
      keyPath: "center.x",
      type: .tiltAlongHorizontalAxis
    )
    (horizontalEffect.minimumRelativeValue, horizontalEffect.maximumRelativeValue) = (-10, 20.0)
    let verticalEffect = UIInterpolatingMotionEffect(
      keyPath: "layer.shadowOffset",
      type: .tiltAlongVerticalAxis
    )
    verticalEffect.maximumRelativeValue = CGSize(width: 0, height: 8)
    let group = UIMotionEffectGroup()
    group.motionEffects = [horizontalEffect, verticalEffect]
    let view = UIView()
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    let values = try #require(
      group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: -0.5, vertical: 1))
    )
    #expect(values["center.x"] as? CGFloat == -5)
    #expect(values["layer.shadowOffset"] as? CGSize == CGSize(width: 0, height: 8))
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func subclassedAlertsCallTheNibInitialiser() {
    final class Choice: UIAlertController {
      var isInitialized = false
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        isInitialized = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Choice().preferredStyle == .actionSheet && Choice().isInitialized)
    let choice = Choice(title: "Size", message: "Of the shirt", preferredStyle: .alert)
    #expect(choice.preferredStyle == .alert && choice.isInitialized)
    #expect(choice.title == "Size" && choice.message == "Of the shirt")
    #expect(choice.modalPresentationStyle == .overFullScreen)
  }

  @Test func controllersMayFixTheirTransition() {
    final class Fade: NSObject, UIViewControllerTransitioningDelegate {
      var callCount = 0
      func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        callCount += 1
        return nil
      }
    }
    final class Menu: UIViewController {
      let fade = Fade()
      override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { fade }
        set {}
      }
      override func awakeFromNib() { super.awakeFromNib() }
    }
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let root = UIViewController()
    stage.show(root)
    let menu = Menu()
    menu.modalPresentationStyle = .custom
    root.present(menu, animated: true)
    #expect(menu.fade.callCount == 1)
  }

  @Test func toolbarsTakeImagesForTheBottom() {
    let (bar, image) = (UIToolbar(), UIImage())
    for position in [UIBarPosition.top, .topAttached] {
      bar.setBackgroundImage(image, forToolbarPosition: position, barMetrics: .default)
      bar.setShadowImage(image, forToolbarPosition: position)
    }
    #expect(
      bar.legacyAppearance.images.background == nil && bar.legacyAppearance.images.shadow == nil
    )
    bar.setBackgroundImage(image, forToolbarPosition: .bottom, barMetrics: .default)
    bar.setShadowImage(image, forToolbarPosition: .any)
    #expect(
      bar.legacyAppearance.images.background === image
        && bar.legacyAppearance.images.shadow === image
    )
  }

  @Test func viewsHaveTheAnchorPointOfTheirLayer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero)
    #expect(view.center == CGPoint(x: 20, y: 10))
    #expect(view.frame.origin == CGPoint(x: 20, y: 10))
  }
}

/// Tests for `separatorEffect`.
@MainActor
struct SeparatorEffectTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  @Test func separatorsShowTheEffectBelowTheirColour() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let table = UITableView(frame: .zero, style: .plain)
    let rows = Rows()
    table.dataSource = rows
    table.separatorColor = .red
    #expect(table.separatorEffect == nil)
    stage.show(table)
    stage.settle()
    let separators = try #require(table.visibleCells.first?.separators)
    #expect(separators.backgroundColor == .red && separators.subviews.isEmpty)
    let effect = UIBlurEffect(style: .dark)
    table.separatorEffect = effect
    stage.settle()
    let view = try #require(separators.subviews.first as? UIVisualEffectView)
    #expect(view.effect === effect && view.contentView.backgroundColor == .red)
    #expect(separators.backgroundColor == nil && view.frame == separators.bounds)
    table.separatorEffect = nil
    stage.settle()
    #expect(separators.backgroundColor == .red && separators.subviews.isEmpty)
  }
}
