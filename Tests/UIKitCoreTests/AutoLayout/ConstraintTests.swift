import Foundation
import Testing
import UIKitGraphics
import UIKitStage
import UIKitTesting

@testable import UIKitCore

/// A view with an intrinsic size that counts its layouts.
final class SizedView: UIView {
  var size = CGSize(width: 40, height: 20) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var layoutCount = 0

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    size = CGSize(width: width, height: height)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize { size }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

/// A fixture with a stage of 400 × 300 points, and a view that fills it.
@MainActor
struct LayoutFixture {
  let stage: Stage
  let root = UIView()

  init(direction: UITraitEnvironmentLayoutDirection = .leftToRight, scale: CGFloat = 1) {
    stage = Stage(size: CGSize(width: 400, height: 300), scale: scale, layoutDirection: direction)
    stage.show(root)
  }

  /// Adds a view of an intrinsic size in points.
  func add(_ width: CGFloat, _ height: CGFloat) -> SizedView {
    let view = SizedView(width, height)
    root.addSubview(view)
    return view
  }
}

/// Tests for layout by constraints: attributes, priorities, directions and pixel alignment.
@MainActor
struct ConstraintTests {
  @Test func edgesAndConstantsDetermineTheFrame() {
    let fixture = LayoutFixture()
    let view = fixture.add(40, 20)
    let left = view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -30),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    fixture.stage.settle()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 360, height: 44))
    left.constant = 100
    fixture.stage.settle()
    #expect(view.frame == CGRect(x: 100, y: 20, width: 270, height: 44))
    fixture.root.frame.size.width = 300
    fixture.root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 20, width: 170, height: 44))
  }

  @Test func contentDeterminesTheSizeByItsPriorities() {
    let fixture = LayoutFixture()
    let (first, second) = (fixture.add(100, 20), fixture.add(150, 30))
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
      second.rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
      first.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
    ])
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    fixture.stage.settle()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(second.frame == CGRect(x: 108, y: -5, width: 292, height: 30))
    second.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
    fixture.stage.settle()
    #expect(second.frame.width == 150 && first.frame.width == 242)
    first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    second.size.width = 380
    fixture.stage.settle()
    #expect(second.frame.width == 380 && first.frame.width == 12)
    #expect(first.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
    #expect(second.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func multipliersAndCentersAreSolved() {
    let fixture = LayoutFixture()
    let view = fixture.add(1, 1)
    let root = fixture.root
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
      NSLayoutConstraint(
        item: view,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: root,
        attribute: .centerX,
        multiplier: 1.5,
        constant: 0
      ),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    fixture.stage.settle()
    #expect(view.frame == CGRect(x: 200, y: 190, width: 200, height: 110))
  }

  @Test func constraintsBetweenCousinsConvertCoordinates() {
    let fixture = LayoutFixture()
    let (left, right) = (UIView(), UIView())
    left.frame = CGRect(x: 20, y: 10, width: 100, height: 100)
    right.frame = CGRect(x: 200, y: 30, width: 100, height: 100)
    fixture.root.addSubview(left)
    fixture.root.addSubview(right)
    let (leftChild, rightChild) = (SizedView(10, 10), SizedView(10, 10))
    left.addSubview(leftChild)
    right.addSubview(rightChild)
    NSLayoutConstraint.activate([
      leftChild.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
      leftChild.topAnchor.constraint(equalTo: left.topAnchor, constant: 5),
      rightChild.leftAnchor.constraint(equalTo: leftChild.rightAnchor, constant: 175),
      rightChild.topAnchor.constraint(equalTo: leftChild.topAnchor, constant: 20),
    ])
    fixture.stage.settle()
    #expect(leftChild.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(rightChild.frame == CGRect(x: 10, y: 5, width: 10, height: 10))
    right.frame.origin.x = 190
    fixture.stage.settle()
    #expect(rightChild.frame.minX == 20)
    leftChild.removeFromSuperview()
    #expect(fixture.root.constraints.isEmpty)
  }

  @Test func leadingAndTrailingFollowTheDirection() {
    let fixture = LayoutFixture(direction: .rightToLeft)
    let (first, second) = (fixture.add(100, 20), fixture.add(50, 20))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor,
        multiplier: 2
      ),
      second.topAnchor.constraint(greaterThanOrEqualTo: fixture.root.topAnchor, constant: 3),
      first.leftAnchor.constraint(greaterThanOrEqualTo: fixture.root.leftAnchor),
    ])
    fixture.stage.settle()
    #expect(first.frame.minX == 290 && first.frame.width == 100)
    #expect(second.frame.maxX == 274 && second.frame.width == 50)
    fixture.root.semanticContentAttribute = .forceLeftToRight
    first.semanticContentAttribute = .forceLeftToRight
    second.semanticContentAttribute = .forceLeftToRight
    fixture.stage.settle()
    #expect(first.frame.minX == 10 && second.frame.minX == 126)
  }

  @Test func framesAreAlignedToPixels() {
    let fixture = LayoutFixture(scale: 2)
    let view = fixture.add(33.3, 10.2)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 0.3),
    ])
    fixture.stage.settle()
    #expect(view.frame == CGRect(x: 183.5, y: 0.5, width: 33, height: 10))
  }

  @Test func priorityAndActivityChange() {
    let fixture = LayoutFixture()
    let view = fixture.add(40, 20)
    let (wide, narrow) = (
      view.widthAnchor.constraint(equalToConstant: 200),
      view.widthAnchor.constraint(equalToConstant: 100)
    )
    wide.priority = UILayoutPriority(800)
    narrow.priority = UILayoutPriority(700)
    NSLayoutConstraint.activate([wide, narrow])
    fixture.stage.settle()
    #expect(view.frame.width == 200 && view.constraints.count == 2)
    narrow.priority = UILayoutPriority(900)
    fixture.stage.settle()
    #expect(view.frame.width == 100)
    narrow.isActive = false
    fixture.stage.settle()
    #expect(view.frame.width == 200 && !narrow.isActive && view.constraints == [wide])
    wide.isActive = false
    fixture.stage.settle()
    #expect(view.frame.width == 40)
  }

  @Test func framesWithoutConstraintsAreKept() {
    let fixture = LayoutFixture()
    let fixed = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    fixture.root.addSubview(fixed)
    let view = fixture.add(10, 10)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
    ])
    fixture.stage.settle()
    #expect(fixed.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
    #expect(view.frame.origin == CGPoint(x: 85, y: 100))
    fixed.frame.origin.x = 0
    fixture.stage.settle()
    #expect(view.frame.minX == 55)
  }

  @Test func subtreesMoveWithTheirConstraints() {
    let fixture = LayoutFixture()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let inner = SizedView(30, 10)
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 4),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -4),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
    ])
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 38, height: 18)
    )
    fixture.root.addSubview(box)
    let edge = box.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 50)
    NSLayoutConstraint.activate([edge, box.topAnchor.constraint(equalTo: fixture.root.topAnchor)])
    fixture.stage.settle()
    #expect(box.frame == CGRect(x: 50, y: 0, width: 38, height: 18))
    #expect(inner.frame == CGRect(x: 4, y: 4, width: 30, height: 10))
    inner.size.width = 60
    fixture.stage.settle()
    #expect(box.frame.width == 68)
    box.removeFromSuperview()
    #expect(!edge.isActive && box.constraints.count == 4)
    fixture.root.addSubview(box)
    box.rightAnchor.constraint(equalTo: fixture.root.rightAnchor).isActive = true
    inner.size.width = 20
    fixture.stage.settle()
    #expect(box.frame.maxX == 400 && box.frame.width == 28 && inner.frame.width == 20)
  }

  @Test func changesOfConstraintsAnimate() {
    let fixture = LayoutFixture()
    let view = fixture.add(40, 20)
    let left = view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor)
    left.isActive = true
    fixture.stage.settle()
    left.constant = 200
    UIView.animate(withDuration: 1) { fixture.root.layoutIfNeeded() }
    #expect(view.frame.minX == 200)
    #expect(view.animations != nil)
    fixture.stage.settle()
    #expect(view.animations == nil)
  }

  @Test func anUnchangedLayoutIsNotSolvedAgain() {
    let fixture = LayoutFixture()
    let view = fixture.add(40, 20)
    view.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor).isActive = true
    fixture.stage.settle()
    let engine = fixture.root.layoutState.engine
    let layouts = view.layoutCount
    let frames = fixture.stage.loop.framesDrawn
    for _ in 0..<10 { fixture.stage.advance(by: 0.1) }
    #expect(fixture.stage.loop.framesDrawn == frames)
    #expect(view.layoutCount == layouts)
    #expect(engine?.isDirty == false)
    view.size = CGSize(width: 60, height: 20)
    fixture.stage.settle()
    #expect(view.frame == CGRect(x: 170, y: 0, width: 60, height: 20))
  }

  @Test func viewsWithoutConstraintsHaveNoLayoutState() {
    let stage = Stage()
    let table = UITableView()
    stage.show(table)
    stage.settle()
    func states(_ view: UIView) -> Int {
      view.subviews.reduce(view.layoutStateStorage == nil ? 0 : 1) { $0 + states($1) }
    }
    #expect(states(stage.window) == 0)
  }
}
