import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests that every change of offset and content size sets the properties, which may be overridden.
@MainActor
struct OverriddenOffsetTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private func makeTable(_ count: Int = 100) -> (LoggedTable, ListSource) {
    let table = LoggedTable(frame: .zero, style: .plain)
    let source = ListSource([count])
    table.dataSource = source
    table.source = source
    stage.show(table)
    stage.settle()
    table.offsets = []
    return (table, source)
  }

  private func makeScrollView() -> LoggedScroll {
    let view = LoggedScroll()
    view.contentSize = CGSize(width: 320, height: 4000)
    stage.show(view)
    stage.settle()
    view.offsets = []
    return view
  }

  @Test func aFlingCallsTheOverriddenSetterInEachFrame() {
    let view = makeScrollView()
    let framesBefore = stage.framesDrawn
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.1)
    stage.advance(by: 0.2)
    #expect(view.isDecelerating)
    stage.settle()
    #expect(view.offsets.count > 30 && view.offsets.count <= stage.framesDrawn - framesBefore + 10)
    #expect(view.offsets.last == view.contentOffset.y && view.contentOffset.y > 400)
    #expect(view.offsets == view.offsets.sorted())
  }

  @Test func everyMoveOfATableSetsTheOffset() {
    let (table, _) = makeTable()
    let moves: [(String, () -> Void)] = [
      ("scrollToRow", { table.scrollToRow(at: at(50, 0), at: .top, animated: false) }),
      ("animated", { table.scrollToRow(at: at(0, 0), at: .top, animated: true) }),
      ("offset", { table.setContentOffset(CGPoint(x: 0, y: 90), animated: false) }),
      ("animated offset", { table.setContentOffset(.zero, animated: true) }),
      ("wheel", { stage.scrollWheel(by: CGVector(dx: 0, dy: -3), at: CGPoint(x: 9, y: 99)) }),
      (
        "rectangle",
        { table.scrollRectToVisible(CGRect(x: 0, y: 999, width: 9, height: 9), animated: false) }
      ),
      ("selection", { table.selectRow(at: at(90, 0), animated: false, scrollPosition: .middle) }),
      (
        "inset",
        {
          table.contentInset.bottom = 50; table.contentOffset.y = 9e5; table.contentInset.bottom = 0
        }
      ),
    ]
    for (name, move) in moves {
      table.offsets = []
      move()
      stage.settle()
      #expect(!table.offsets.isEmpty, "\(name)")
      #expect(table.offsets.last == table.contentOffset.y, "\(name)")
    }
  }

  @Test func settingTheOffsetCallsTheOverrideOnce() {
    let view = makeScrollView()
    view.contentOffset = CGPoint(x: 0, y: 300)
    view.contentOffset.y += 10
    #expect(view.offsets == [300, 310])
    view.offsets = []
    view.setContentOffset(.zero, animated: false)
    #expect(view.offsets == [0])
  }

  @Test func anOverrideMayLimitTheOffset() {
    let view = makeScrollView()
    view.offsetLimit = 150
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
    stage.settle()
    #expect(view.contentOffset.y == 150)
    view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(stage.settle())
    #expect(view.contentOffset.y == 150)
  }

  @Test func anOverrideThatSetsAnotherOffsetEndsTheMotion() {
    let view = makeScrollView()
    view.onChange = { view in
      guard view.contentOffset.y > 300 else { return }
      view.onChange = nil
      view.contentOffset.y = 200
    }
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
    stage.settle()
    #expect(view.contentOffset.y == 200)
    #expect(view.offsets.suffix(2).contains(200), "\(view.offsets)")
  }

  @Test func everyChangeOfATablesContentSetsItsSize() {
    let (table, source) = makeTable(5)
    #expect(table.heights.last == table.contentSize.height && table.contentSize.height > 0)
    let changes: [(String, () -> Void)] = [
      (
        "reload",
        {
          source.counts = [30]; table.reloadData()
        }
      ),
      (
        "insertion",
        {
          source.counts = [31]; table.insertRows(at: [at(3, 0)], with: .fade)
        }
      ),
      (
        "deletion",
        {
          source.counts = [29]; table.deleteRows(at: [at(1, 0), at(28, 0)], with: .fade)
        }
      ),
      ("height", { table.rowHeight = 60 }),
      (
        "header",
        { table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 33)) }
      ),
    ]
    for (name, change) in changes {
      table.heights = []
      change()
      stage.settle()
      #expect(!table.heights.isEmpty, "\(name)")
      #expect(table.heights.last == table.contentSize.height, "\(name)")
    }
  }

  @Test func aTextViewSetsItsContentSize() {
    final class CountingTextView: UITextView {
      var count = 0
      override var contentSize: CGSize { didSet { count += 1 } }
    }
    let view = CountingTextView()
    stage.show(view)
    stage.settle()
    view.count = 0
    view.text = String(repeating: "Several words. ", count: 400)
    stage.settle()
    #expect(view.count > 0)
  }
}

private final class LoggedScroll: UIScrollView {
  var offsets: [CGFloat] = []
  var offsetLimit: CGFloat?
  var onChange: ((LoggedScroll) -> Void)?

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, offsetLimit ?? .infinity))
      offsets.append(super.contentOffset.y)
      onChange?(self)
    }
  }
}

private final class LoggedTable: UITableView {
  var offsets: [CGFloat] = []
  var heights: [CGFloat] = []
  var source: ListSource?

  override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
  override var contentSize: CGSize { didSet { heights.append(contentSize.height) } }
}
