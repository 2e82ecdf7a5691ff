import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for leading and trailing edges, whose direction is that of the items' common superview.
@MainActor
struct ConstraintDirectionTests {
  private let fixture = LayoutFixture()
  private let panel = UIView()
  private let box = SizedView(50, 10)

  init() {
    fixture.root.addSubview(panel)
    panel.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    panel.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: panel.topAnchor),
    ])
  }

  private func boxX() -> CGFloat {
    fixture.stage.settle()
    return box.frame.minX
  }

  @Test func aForcedDirectionMirrorsTheChildren() {
    #expect(boxX() == 20)
    panel.semanticContentAttribute = .forceRightToLeft
    #expect(boxX() == 230)
    panel.semanticContentAttribute = .unspecified
    #expect(boxX() == 20)
  }

  @Test func theDirectionOfAViewDoesNotMirrorItsOwnFrame() {
    box.semanticContentAttribute = .forceRightToLeft
    #expect(boxX() == 20)
  }

  @Test func theOrderOfTheItemsDoesNotMatter() {
    let sibling = SizedView(50, 10)
    panel.addSubview(sibling)
    panel.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint(
      item: panel,
      attribute: .trailing,
      relatedBy: .equal,
      toItem: sibling,
      attribute: .trailing,
      multiplier: 1,
      constant: 30
    ).isActive = true
    fixture.stage.settle()
    #expect(sibling.frame.minX == 30)
  }

  @Test func aConstraintUsesTheDirectionOfTheCommonSuperview() {
    let sibling = SizedView(50, 10)
    panel.addSubview(sibling)
    panel.semanticContentAttribute = .forceRightToLeft
    fixture.root.addConstraint(
      sibling.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10)
    )
    #expect(boxX() == 230)
    #expect(sibling.frame.maxX == 220)
    panel.semanticContentAttribute = .forceLeftToRight
    #expect(boxX() == 20)
    #expect(sibling.frame.minX == 80)
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.width, .height, .notAnAttribute])
  func aSizeWithoutASecondItemIsAConstant(second: NSLayoutConstraint.Attribute) {
    let constraint = NSLayoutConstraint(
      item: box,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: second,
      multiplier: 1,
      constant: 70
    )
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
    constraint.isActive = true
    fixture.stage.settle()
    #expect(box.frame.width == 70)
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.left, .right, .centerX])
  func horizontalAndVerticalAttributesMayBeRelated(attribute: NSLayoutConstraint.Attribute) {
    let sibling = SizedView(50, 10)
    panel.addSubview(sibling)
    sibling.topAnchor.constraint(equalTo: panel.topAnchor, constant: 25).isActive = true
    let inner = SizedView(20, 10)
    panel.addSubview(inner)
    NSLayoutConstraint(
      item: inner,
      attribute: attribute,
      relatedBy: .equal,
      toItem: sibling,
      attribute: .bottom,
      multiplier: 2,
      constant: 5
    ).isActive = true
    fixture.stage.settle()
    let constrainedPosition: CGFloat =
      switch attribute {
      case .left: inner.frame.minX
      case .right: inner.frame.maxX
      default: inner.frame.midX
      }
    #expect(sibling.frame.maxY == 35 && constrainedPosition == 75)
  }

  @Test func incompatibleAttributesMayBeSetBeforeActivation() {
    let constraint = NSLayoutConstraint(
      item: box,
      attribute: .leading,
      relatedBy: .equal,
      toItem: panel,
      attribute: .left,
      multiplier: 1,
      constant: 0
    )
    #expect(constraint.secondAttribute == .left)
  }
}
