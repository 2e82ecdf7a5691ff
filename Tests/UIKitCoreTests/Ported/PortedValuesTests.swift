import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for behaviour that code written for UIKit relies on.
@MainActor
struct PortedValuesTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  @Test func aNewInsetMovesOnlyTheOffsetOfShortContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(scroll.contentOffset == .zero)
    let short = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    short.contentInset.top = 20
    #expect(short.contentOffset.y == -20)
  }

  @Test func removingTheLastRecogniserLeavesAnEmptyArray() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer(handler: { _ in })
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
    view.gestureRecognizers = [tap]
    #expect(tap.view === view)
    view.gestureRecognizers = nil
    #expect(tap.view == nil)
  }

  @Test func aSegmentReturnsItsImage() throws {
    let image = try #require(UIImage(systemName: "star"))
    let control = UISegmentedControl(items: ["a", image])
    #expect(control.imageForSegment(at: 1) === image)
    control.setTitle("b", forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == nil)
    #expect(control.titleForSegment(at: 1) == "b")
    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test func equalPathsAreEqual() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UIBezierPath(rect: rect) == UIBezierPath(rect: rect))
    #expect(UIBezierPath(rect: rect).hash == UIBezierPath(rect: rect).hash)
    #expect(UIBezierPath(rect: rect) != UIBezierPath(ovalIn: rect))
    let thick = UIBezierPath(rect: rect)
    thick.lineWidth = 3
    #expect(thick != UIBezierPath(rect: rect))
  }

  @Test func aPushThatHidesTheTabBarHidesIt() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    stage.settle()
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    stage.settle()
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func aCellWithoutABackgroundIsClearInPlainTablesOnly(style: UITableView.Style) throws {
    let source = ListSource([5])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    stage.show(table)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let color = cell.backgroundColor
    cell.backgroundColor = .red
    #expect(cell.backgroundColor == .red)
    cell.backgroundColor = nil
    #expect(cell.backgroundColor == (style == .plain ? .clear : color))
  }

  @Test func aRowWithoutASelectionStyleHasNoMark() throws {
    let source = ListSource([5])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.allowsMultipleSelection = true
    table.dataSource = source
    stage.show(table)
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    cell.selectionStyle = .none
    let width = cell.contentView.frame.width
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    cell.layoutIfNeeded()
    #expect(cell.isSelected)
    #expect(cell.contentView.frame.width == width)
  }

  @Test func animationNoneSlidesTheNeighbours() throws {
    let source = ListSource([5])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    stage.show(table)
    stage.settle()
    let lowerCell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let originalY = lowerCell.frame.minY
    source.counts = [4]
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    stage.advance(by: 0.1)
    #expect(lowerCell.frame.minY < originalY)
    #expect(lowerCell.presentationFrame.minY > lowerCell.frame.minY)
    #expect(lowerCell.presentationFrame.minY < originalY)
  }

  @Test func aToolbarAboveTheKeyboardKeepsItsHeight() {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.autoresizingMask = [
      .flexibleWidth, .flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    field.inputAccessoryView = bar
    let root = UIView()
    root.addSubview(field)
    stage.show(root)
    for _ in 0..<2 {
      field.becomeFirstResponder()
      stage.settle(timeout: 2)
      #expect(bar.frame.height == 44)
      #expect(bar.frame.width == 320)
      field.resignFirstResponder()
      stage.settle(timeout: 2)
    }
  }

  @Test func completionsRunWithoutAWindow() async {
    let host = OffscreenHost(screen: UIScreen(size: CGSize(width: 100, height: 100)))
    var log: [String] = []
    host.onNextFrame { log.append("frame") }
    host.schedule(after: 0.05) { log.append("timer") }
    for _ in 0..<200 where log.count < 2 { try? await Task.sleep(nanoseconds: 5_000_000) }
    #expect(log == ["frame", "timer"])
    #expect(host.isSettled)
  }
}
