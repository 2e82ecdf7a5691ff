import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for UIKit members used by layout libraries, forms, menus and effects.
@MainActor
struct PortedMembersTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))

  @Test func beginAndCommitAnimationsAnimate() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIView()
    root.addSubview(view)
    stage.show(root)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.frame.origin.x = 100
    UIView.commitAnimations()
    view.frame.origin.y = 50
    stage.advance(by: 0.5)
    #expect(abs(view.presentationFrame.minX - 50) < 3)
    #expect(view.presentationFrame.minY == 50)
    stage.settle()
    #expect(view.presentationFrame.minX == 100)
  }

  @Test func aShadowHasTheShapeOfItsPath() {
    let root = UIView()
    root.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 0
    card.layer.shadowOffset = .zero
    root.addSubview(card)
    stage.show(root)
    stage.settle()
    card.layer.shadowPath = UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 20)).cgPath
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 100, y: 60)) == .black)
    #expect(stage.color(at: CGPoint(x: 60, y: 60)) == .white)
    card.layer.shadowPath = nil
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 100, y: 60)) == .white)
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    card.layer.shadowPath = circle
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 70, y: 70)) == .black)
    #expect(stage.color(at: CGPoint(x: 51, y: 51)) == .white)
  }

  @Test func aTextLayerShowsItsText() {
    let root = UIView()
    root.backgroundColor = .white
    stage.show(root)
    let text = CATextLayer()
    text.string = "HHHH"
    text.fontSize = 30
    text.foregroundColor = UIColor.black.cgColor
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    root.layer.addSublayer(text)
    stage.settle()
    func hasInk(in columns: Range<Int>) -> Bool {
      columns.contains { x in
        (0..<40).contains { y in
          var white: CGFloat = 1
          stage.color(at: CGPoint(x: x, y: y)).getWhite(&white, alpha: nil)
          return white < 0.4
        }
      }
    }
    #expect(hasInk(in: 0..<40))
    text.alignmentMode = .right
    text.string = NSAttributedString(string: "I")
    stage.settle()
    #expect(!hasInk(in: 0..<60))
    #expect(hasInk(in: 60..<100))
  }

  @Test func twoFingersPinchAndTurn() {
    let root = UIView()
    root.isMultipleTouchEnabled = true
    var log: [String] = []
    let pinch = UIPinchGestureRecognizer(handler: { log.append("pinch \($0.state.rawValue)") })
    let turn = UIRotationGestureRecognizer(handler: { log.append("turn \($0.state.rawValue)") })
    root.addGestureRecognizer(pinch)
    stage.show(root)
    stage.touchDown(at: CGPoint(x: 90, y: 100), id: 1)
    stage.touchDown(at: CGPoint(x: 110, y: 100), id: 2)
    stage.touchMove(to: CGPoint(x: 120, y: 100), id: 2)
    #expect(pinch.state == .began)
    let initialScale = pinch.scale
    stage.touchMove(to: CGPoint(x: 150, y: 100), id: 2)
    #expect(abs(pinch.scale / initialScale - 2) < 0.01)
    pinch.scale = 1
    stage.touchMove(to: CGPoint(x: 120, y: 100), id: 2)
    #expect(abs(pinch.scale - 0.5) < 0.01)
    stage.touchUp(id: 2)
    stage.touchUp(id: 1)
    #expect(log.last == "pinch 3")
    root.removeGestureRecognizer(pinch)
    root.addGestureRecognizer(turn)
    stage.touchDown(at: CGPoint(x: 100, y: 100), id: 1)
    stage.touchDown(at: CGPoint(x: 150, y: 100), id: 2)
    stage.touchMove(to: CGPoint(x: 149, y: 120), id: 2)
    #expect(turn.state == .began)
    stage.touchMove(to: CGPoint(x: 100, y: 150), id: 2)
    #expect(turn.rotation > 1)
    stage.touchUp(id: 1)
    stage.touchUp(id: 2)
    #expect(turn.state == .possible)
  }

  @Test func theVelocityOfAPinchIsThatOfTheFingersWhenItsScaleIsReset() {
    let root = UIView()
    root.isMultipleTouchEnabled = true
    let pinch = UIPinchGestureRecognizer(handler: { $0.scale = 1 })
    root.addGestureRecognizer(pinch)
    stage.show(root)
    stage.touchDown(at: CGPoint(x: 90, y: 100), id: 1)
    stage.touchDown(at: CGPoint(x: 110, y: 100), id: 2)
    for x in stride(from: 120.0, to: 200, by: 10) {
      stage.touchMove(to: CGPoint(x: x, y: 100), id: 2)
      stage.advance(by: 1.0 / 60)
    }
    #expect(pinch.scale == 1)
    // The distance grows by half of its initial value, sixty times per second.
    #expect((25.0...35).contains(pinch.velocity))
    stage.touchUp(id: 1)
    stage.touchUp(id: 2)
  }

  @Test func nsValueWrapsGeometry() {
    let rotation = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(NSValue(caTransform3D: rotation).caTransform3DValue == rotation)
    let point = CGPoint(x: 1, y: 2)
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect((point as Any as? NSValue)?.cgPointValue == point)
    #expect(NSValue(cgPoint: point) as Any as? CGPoint == point)
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(NSValue(cgAffineTransform: scale).cgAffineTransformValue == scale)
    #expect(NSValue(cgPoint: point).cgRectValue == .zero)
  }

  @Test func initialisersWithoutArgumentsExist() {
    #expect(UIVisualEffectView().effect == nil)
    #expect(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).bounds.width == 5)
    #expect(NSLayoutConstraint().firstItem == nil)
    #expect(UIViewPropertyAnimator().duration == 0)
    #expect(UINavigationItem().title == nil)
    #expect(UIFont().pointSize > 0)
    #expect(UIColor().cgColor.alpha == 0)
    let red: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func actionsMayTakeTheEvent() {
    @MainActor final class Target: NSObject {
      var touches = 0
      func pressed(_ sender: UIButton, event: UIEvent) { touches += event.allTouches?.count ?? 0 }
      func pressed(_ sender: UIButton, maybe event: UIEvent?) { touches += 10 }
    }
    let target = Target()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.addTarget(target, action: Target.pressed(_:event:), for: .touchUpInside)
    button.addTarget(target, action: Target.pressed(_:maybe:), for: .touchUpInside)
    let root = UIView()
    root.addSubview(button)
    stage.show(root)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(target.touches == 11)
    button.removeTarget(target, action: nil, for: .allEvents)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(target.touches == 11)
  }

  @Test func layoutGuidesOfAControllerFollowTheSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      inner.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      inner.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
    ])
    stage.show(controller)
    stage.settle()
    #expect(inner.frame == CGRect(x: 0, y: 30, width: 200, height: 250))
    #expect(controller.topLayoutGuide.length == 30)
  }

  @Test func orientationTextSizeAndWindowsPostNotifications() {
    nonisolated(unsafe) var log: [String] = []
    let center = NotificationCenter.default
    let screen = stage.loop.screen
    let names: [(Notification.Name, String)] = [
      (UIDevice.orientationDidChangeNotification, "orientation"),
      (UIContentSizeCategory.didChangeNotification, "size"),
      (UIWindow.didBecomeKeyNotification, "key"),
    ]
    let window = UIWindow(frame: screen.bounds)
    let tokens = names.map { name, text in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in log.append(text) }
    }
    // Creating another screen posts no notification.
    _ = UIScreen(size: CGSize(width: 10, height: 20), scale: 1)
    screen.resize(to: CGSize(width: 300, height: 200), scale: 1)
    screen.resize(to: CGSize(width: 310, height: 200), scale: 1)
    screen.preferredContentSizeCategory = .extraLarge
    window.makeKeyAndVisible()
    #expect(log.filter { $0 == "orientation" }.count >= 1)
    #expect(log.filter { $0 == "size" }.count == 1)
    #expect(log.last == "key")
    #expect(screen.orientation == .landscapeLeft)
    for token in tokens { center.removeObserver(token) }
    window.isHidden = true
  }

  @Test func aDimmedTintIsGray() {
    let root = UIView()
    let inner = UIView()
    root.addSubview(inner)
    root.tintColor = .red
    root.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    var (red, green) = (CGFloat(0), CGFloat(1))
    inner.tintColor.getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(red == green)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
    root.tintAdjustmentMode = .automatic
    #expect(root.tintColor == .red)
  }

  @Test func everyObjectHasAnAccessibilityLabel() {
    let object = NSObject()
    #expect(object.accessibilityLabel == nil)
    object.accessibilityLabel = "Name"
    #expect(object.accessibilityLabel == "Name")
    let label: NSObject = UILabel()
    label.accessibilityLabel = "Label"
    #expect((label as? UILabel)?.accessibilityLabel == "Label")
  }

  @Test func drawingHintsAreStored() {
    let view = UIView()
    #expect(view.isOpaque)
    view.isOpaque = false
    #expect(!view.layer.isOpaque)
    view.clearsContextBeforeDrawing = false
    #expect(!view.clearsContextBeforeDrawing)
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = 2
    #expect(view.layer.shouldRasterize && view.layer.rasterizationScale == 2)
  }
}
