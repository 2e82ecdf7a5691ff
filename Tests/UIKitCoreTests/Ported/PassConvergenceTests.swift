import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for views that request layout or drawing during their own layout or drawing, as tag lists
/// do.
@MainActor
struct PassConvergenceTests {
  enum Habit: CaseIterable {
    case asksForLayout, addsAgain, laysOutMeanwhile, changesContentSize, reorders, moves
  }

  final class TagList: UIView {
    var layouts = 0
    var taps = 0
    let button = UIButton(type: .system)
    let inner = UIView()
    let habit: Habit

    init(_ habit: Habit) {
      self.habit = habit
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.setTitle("tag", for: .normal)
      addSubview(button)
      addSubview(inner)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      switch habit {
      case .asksForLayout: setNeedsLayout()
      case .addsAgain:
        button.removeFromSuperview()
        addSubview(button)
      case .laysOutMeanwhile:
        button.removeFromSuperview()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        addSubview(button)
      case .changesContentSize: invalidateIntrinsicContentSize()
      case .reorders: bringSubviewToFront(button)
      case .moves: button.frame.origin.x = CGFloat(layouts % 2)
      }
    }
  }

  final class DrawingView: UIView {
    var draws = 0
    var requestsDrawing = false
    let shape = CAShapeLayer()

    override func draw(_ rect: CGRect) {
      draws += 1
      shape.frame = bounds
      shape.path = UIBezierPath(rect: bounds.insetBy(dx: CGFloat(draws), dy: 0)).cgPath
      shape.fillColor = UIColor.red.cgColor
      if shape.superlayer == nil { layer.addSublayer(shape) }
      if requestsDrawing { setNeedsDisplay() }
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 200))

  @Test(arguments: Habit.allCases)
  func aViewThatChangesItselfInItsLayoutIsLaidOutOnce(_ habit: Habit) {
    let root = UIView()
    stage.show(root)
    let tags = TagList(habit)
    root.addSubview(tags)
    #expect(stage.settle(timeout: 2))
    #expect(tags.layouts == 1)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(tags.taps == 1)
  }

  @Test(arguments: [Habit.addsAgain, .laysOutMeanwhile])
  func aSubviewReaddedInALayoutKeepsItsTouch(_ habit: Habit) {
    let root = UIView()
    stage.show(root)
    let tags = TagList(habit)
    root.addSubview(tags)
    stage.settle()
    stage.touchDown(at: CGPoint(x: 20, y: 20))
    tags.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(tags.layouts == 2)
    #expect(tags.button.isHighlighted)
    stage.touchUp()
    #expect(tags.taps == 1)
  }

  @Test func aSubviewRemovedInALayoutLosesItsTouch() {
    final class EmptyingView: UIView {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      var isEmpty = false
      override func layoutSubviews() {
        super.layoutSubviews()
        if isEmpty { button.removeFromSuperview() } else { addSubview(button) }
      }
    }
    let view = EmptyingView()
    stage.show(view)
    stage.settle()
    stage.touchDown(at: CGPoint(x: 20, y: 20))
    #expect(view.button.isHighlighted)
    view.isEmpty = true
    view.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(!view.button.isHighlighted)
    stage.touchUp()
  }

  @Test(arguments: [false, true])
  func aViewThatMovesALayerWhileItDrawsIsDrawnOnce(asksForDrawing: Bool) {
    let root = UIView()
    root.backgroundColor = .white
    stage.show(root)
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.requestsDrawing = asksForDrawing
    root.addSubview(view)
    #expect(stage.settle(timeout: 2))
    #expect(view.draws == 1)
    #expect(stage.color(at: CGPoint(x: 50, y: 50)) == .red)
    view.setNeedsDisplay()
    stage.settle()
    #expect(view.draws == 2)
  }

  @Test func changingTheSizeInLayoutSubviewsLaysOutAgain() {
    final class GrowingView: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        if inner.superview == nil { addSubview(inner) }
        inner.frame = bounds
        if bounds.height < 50 { frame.size.height = 50 }
      }
    }
    let root = UIView()
    stage.show(root)
    let view = GrowingView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.addSubview(view)
    #expect(stage.settle(timeout: 2))
    #expect(view.inner.frame.height == 50)
  }

  @Test func aFieldWithOverriddenDrawShowsItsText() {
    final class Field: UITextField {
      var draws = 0
      override func draw(_ rect: CGRect) { draws += 1 }
    }
    let root = UIView()
    root.backgroundColor = .white
    stage.show(root)
    let field = Field(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
    field.text = "Hello"
    root.addSubview(field)
    stage.settle()
    #expect(hasInk(in: field.frame))
    field.becomeFirstResponder()
    stage.settle(timeout: 2)
    #expect(hasInk(in: field.frame))
    #expect(field.draws >= 1)
  }

  private func hasInk(in rect: CGRect) -> Bool {
    for x in Int(rect.minX)..<Int(rect.maxX) {
      for y in Int(rect.minY)..<Int(rect.maxY) {
        var white: CGFloat = 1
        stage.color(at: CGPoint(x: x, y: y)).getWhite(&white, alpha: nil)
        if white < 0.5 { return true }
      }
    }
    return false
  }
}
