import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the keyboard in scroll views other than lists.
@MainActor
struct ScrollKeyTests {
  private func makeScene(contentSize: CGSize) -> (stage: Stage, view: UIScrollView) {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = contentSize
    controller.view.addSubview(view)
    stage.show(controller)
    stage.settle()
    return (stage, view)
  }

  private func press(
    _ key: UIKeyboardHIDUsage,
    on stage: Stage,
    with modifiers: UIKeyModifierFlags = []
  ) {
    stage.press(key, modifiers: modifiers)
    stage.settle()
  }

  @Test func arrowPageSpaceHomeAndEndKeysScroll() {
    let (stage, view) = makeScene(contentSize: CGSize(width: 200, height: 1000))
    press(.keyboardDownArrow, on: stage)
    #expect(view.contentOffset.y == 40)
    press(.keyboardPageDown, on: stage)
    #expect(view.contentOffset.y == 220)
    press(.keyboardSpacebar, on: stage)
    #expect(view.contentOffset.y == 400)
    press(.keyboardSpacebar, on: stage, with: .shift)
    #expect(view.contentOffset.y == 220)
    press(.keyboardEnd, on: stage)
    #expect(view.contentOffset.y == 800)
    press(.keyboardUpArrow, on: stage)
    #expect(view.contentOffset.y == 760)
    press(.keyboardHome, on: stage)
    #expect(view.contentOffset.y == 0)
  }

  @Test func scrollingByKeysCanBeDisabled() {
    let (stage, view) = makeScene(contentSize: CGSize(width: 200, height: 1000))
    view.allowsKeyboardScrolling = false
    press(.keyboardDownArrow, on: stage)
    press(.keyboardEnd, on: stage)
    #expect(view.contentOffset.y == 0)
    view.allowsKeyboardScrolling = true
    press(.keyboardDownArrow, on: stage)
    #expect(view.contentOffset.y == 40)
  }

  @Test func leftAndRightScrollAcross() {
    let (stage, view) = makeScene(contentSize: CGSize(width: 1000, height: 200))
    press(.keyboardRightArrow, on: stage)
    #expect(view.contentOffset == CGPoint(x: 40, y: 0))
    press(.keyboardLeftArrow, on: stage)
    #expect(view.contentOffset == .zero)
    press(.keyboardDownArrow, on: stage)
    #expect(view.contentOffset == .zero)
  }

  @Test func aTableBesideAScrollViewReceivesTheKeys() throws {
    let (stage, view) = makeScene(contentSize: CGSize(width: 200, height: 1000))
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let source = EmptyCellsDataSource()
    table.dataSource = source
    view.superview?.addSubview(table)
    stage.settle()
    press(.keyboardEnd, on: stage)
    #expect(view.contentOffset == .zero)
    #expect(table.contentOffset.y > 0)
  }

  @Test func keysWithControlOrDisabledScrollingDoNothing() {
    let (stage, view) = makeScene(contentSize: CGSize(width: 200, height: 1000))
    press(.keyboardEnd, on: stage, with: .control)
    #expect(view.contentOffset == .zero)
    view.isScrollEnabled = false
    press(.keyboardEnd, on: stage)
    #expect(view.contentOffset == .zero)
  }
}

private final class EmptyCellsDataSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
