import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the order of subviews, and for the callbacks for its changes.
@MainActor
struct UIViewHierarchyTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let views: [UIView]

  init() {
    views = (0..<4).map { index in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.tag = index + 1
      return view
    }
    for view in views { parent.addSubview(view) }
  }

  private var tags: [Int] { parent.subviews.map(\.tag) }

  @Test func viewsAreOrderedFromBackToFront() {
    #expect(tags == [1, 2, 3, 4])
    parent.bringSubviewToFront(views[1])
    #expect(tags == [1, 3, 4, 2])
    parent.sendSubviewToBack(views[3])
    #expect(tags == [4, 1, 3, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags == [2, 1, 3, 4])
    parent.insertSubview(views[1], aboveSubview: views[2])
    #expect(tags == [1, 3, 2, 4])
    parent.insertSubview(views[3], belowSubview: views[0])
    #expect(tags == [4, 1, 3, 2])
    parent.insertSubview(views[0], at: 3)
    #expect(tags == [4, 3, 2, 1])
    parent.addSubview(views[3])
    #expect(tags == [3, 2, 1, 4])
  }

  @Test func theSubviewOrderDeterminesTheFrontView() {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    stage.checksDamage = true
    let colors: [UIColor] = [.red, .green, .blue, .white]
    for (view, color) in zip(views, colors) { view.backgroundColor = color }
    stage.show(parent)
    func frontColor() -> UIColor { stage.color(at: CGPoint(x: 20, y: 20)) }
    #expect(frontColor() == .white)
    parent.sendSubviewToBack(views[3])
    #expect(frontColor() == .blue)
    parent.bringSubviewToFront(views[0])
    #expect(frontColor() == .red)
    parent.exchangeSubview(at: 3, withSubviewAt: 1)
    #expect(frontColor() == parent.subviews[3].backgroundColor)
    parent.subviews[3].removeFromSuperview()
    #expect(frontColor() == parent.subviews[2].backgroundColor)
  }

  @Test func descendantsAndTags() {
    let leaf = UIView()
    leaf.tag = 9
    views[2].addSubview(leaf)
    #expect(leaf.isDescendant(of: parent) && leaf.isDescendant(of: leaf))
    #expect(!leaf.isDescendant(of: views[1]) && !parent.isDescendant(of: leaf))
    #expect(parent.viewWithTag(9) === leaf && views[1].viewWithTag(9) == nil)
    #expect(views[0].viewWithTag(1) === views[0])
  }

  @Test func hierarchyCallbacksComeInOrder() {
    let log = CallRecorder()
    let view = HierarchyLogView(log)
    let (first, second) = (HierarchyLogView(log), HierarchyLogView(log))
    first.name = "first "
    second.name = "second "
    first.addSubview(view)
    #expect(log.take() == ["willMove first ", "didMove", "first didAdd"])
    second.addSubview(view)
    #expect(log.take() == ["willMove second ", "didMove", "second didAdd"])
    #expect(first.subviews.isEmpty && view.superview === second)
    view.removeFromSuperview()
    #expect(log.take() == ["second willRemove", "willMove nil", "didMove"])
    view.removeFromSuperview()
    #expect(log.take() == [])
    let stage = Stage(size: CGSize(width: 40, height: 40))
    stage.show(parent)
    parent.addSubview(view)
    #expect(log.take() == ["willMove other", "willMoveToWindow", "didMoveToWindow", "didMove"])
    #expect(view.window === stage.window)
    view.removeFromSuperview()
    #expect(log.take() == ["willMove nil", "leavesWindow", "didMoveToWindow", "didMove"])
    #expect(view.window == nil)
  }

  @Test func bothExchangedViewsAreRedrawn() {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let (corner, middle) = (
      CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 20, y: 20, width: 9, height: 9)
    )
    for (view, rect) in zip(views, [corner, middle, middle, corner]) { view.frame = rect }
    for (view, color) in zip(views, [UIColor.red, .green, .blue, .white]) {
      view.backgroundColor = color
    }
    stage.show(parent)
    #expect(stage.color(at: CGPoint(x: 24, y: 24)) == .blue)
    // The blue view moves behind the green view; the red view does not cover this pixel.
    for (first, second) in [(2, 0), (0, 2)] {
      parent.exchangeSubview(at: first, withSubviewAt: second)
      #expect(stage.color(at: CGPoint(x: 24, y: 24)) == .green)
      parent.exchangeSubview(at: first, withSubviewAt: second)
      #expect(stage.color(at: CGPoint(x: 24, y: 24)) == .blue)
    }
  }
}

private final class HierarchyLogView: UIView {
  let log: CallRecorder
  var name = ""

  init(_ log: CallRecorder) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    let target =
      (newSuperview as? HierarchyLogView)?.name ?? (newSuperview == nil ? "nil" : "other")
    log.record("willMove \(target)")
  }
  override func didMoveToSuperview() { log.record("didMove") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.record(newWindow == nil ? "leavesWindow" : "willMoveToWindow")
  }
  override func didMoveToWindow() { log.record("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { log.record("\(name)didAdd") }
  override func willRemoveSubview(_ subview: UIView) { log.record("\(name)willRemove") }
}
