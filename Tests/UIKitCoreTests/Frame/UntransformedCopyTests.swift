import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the flat copies of transformed views, which are kept between frames.
@MainActor
struct UntransformedCopyTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let view = DrawnView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))

  init() {
    view.backgroundColor = .white
    inner.backgroundColor = .red
    view.addSubview(inner)
    let root = UIView()
    root.addSubview(view)
    stage.show(root)
    view.transform = CGAffineTransform(rotationAngle: 0.2)
    stage.settle()
  }

  private var copy: UntransformedCopy? { view.layer.untransformedCopy }

  @Test func aRotatingViewIsDrawnOnce() throws {
    let bitmap = try #require(copy?.bitmap)
    view.transform = CGAffineTransform(rotationAngle: 0.4)
    stage.settle()
    #expect(copy?.bitmap === bitmap)
    #expect(copy?.isStale == false)
    #expect(stage.differenceFromFullRedraw() == nil)
  }

  @Test(arguments: [
    "colour", "subview's colour", "move", "size", "order", "removal", "clip", "drawing", "hidden",
    "dark", "shadow", "corner", "alpha", "scale",
  ])
  func changesOfSubviewsInvalidateTheCopy(_ change: String) {
    let sibling = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    sibling.backgroundColor = .blue
    view.addSubview(sibling)
    stage.settle()
    switch change {
    case "colour": view.backgroundColor = .green
    case "subview's colour": inner.backgroundColor = .label
    case "move": inner.center.x += 20
    case "size": view.bounds.size.width += 10
    case "order": view.sendSubviewToBack(sibling)
    case "removal": sibling.removeFromSuperview()
    case "clip": view.clipsToBounds = true
    case "drawing": view.color = .green
    case "hidden": inner.isHidden = true
    case "dark":
      view.backgroundColor = .systemBackground
      stage.settle()
      view.window?.overrideUserInterfaceStyle = .dark
    case "shadow": view.layer.shadowOpacity = 0.5
    case "corner": view.layer.cornerRadius = 20
    case "alpha": sibling.alpha = 0.5
    default: view.transform = CGAffineTransform(scaleX: 1.5, y: 0.7)
    }
    stage.settle()
    #expect(stage.differenceFromFullRedraw() == nil)
  }

  @Test func copiesExistOnlyForVisibleTransformedViews() {
    #expect(copy != nil)
    view.isHidden = true
    stage.settle()
    #expect(copy == nil)
    view.isHidden = false
    stage.settle()
    #expect(copy != nil)
    view.transform = .identity
    stage.settle()
    #expect(copy == nil)
    view.transform = CGAffineTransform(rotationAngle: 1)
    stage.settle()
    view.removeFromSuperview()
    #expect(copy == nil)
  }

  @Test func aRotatedTableScrolls() {
    let fixture = TableFixture([100])
    fixture.table.transform = CGAffineTransform(rotationAngle: 0.035)
    fixture.stage.settle()
    for _ in 0..<5 {
      fixture.table.contentOffset.y += 7
      fixture.stage.settle()
      #expect(fixture.stage.differenceFromFullRedraw() == nil)
    }
  }
}

private final class DrawnView: UIView {
  var color = UIColor.black {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIBezierPath(ovalIn: CGRect(x: 60, y: 60, width: 20, height: 20)).fill()
  }
}
