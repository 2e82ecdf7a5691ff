import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for callbacks that cause themselves: a few thousand calls work, and endless ones stop the
/// program with a message.
@MainActor
struct InfiniteLoopTests {
  private static func expectMessage(
    _ sentence: String,
    of result: ExitTest.Result?,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(sentence), "\(text.suffix(400))", sourceLocation: location)
  }

  @Test func didScrollMayScrollTwentyThousandTimes() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let (view, delegate) = (UIScrollView(), ScrollingDelegate(20_000))
    view.contentSize = CGSize(width: 320, height: 100_000)
    view.delegate = delegate
    stage.show(view)
    view.contentOffset.y = 1
    #expect(view.contentOffset.y == 20_001 && delegate.moves == 20_001)
    stage.settle()
    delegate.limit = 0
    stage.drag(from: CGPoint(x: 9, y: 400), to: CGPoint(x: 9, y: 300), duration: 0.1, hold: 0.2)
    #expect(stage.settle())
    #expect(view.contentOffset.y > 20_050)
  }

  @Test func tablesMayScrollInDidScrollThousandsOfTimes() {
    let fixture = TableFixture([5_000])
    let delegate = ScrollingDelegate(20_000)
    fixture.table.delegate = delegate
    fixture.stage.settle()
    fixture.table.contentOffset.y = 1
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == 20_001)
  }

  @Test func infiniteScrollingInDidScrollIsReported() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (view, delegate) = (UIScrollView(), ScrollingDelegate(.max))
      view.contentSize = CGSize(width: 320, height: 1e7)
      view.delegate = delegate
      view.contentOffset.y = 1
    }
    try Self.expectMessage("scrollViewDidScroll(_:) for", of: result)
  }

  @Test func anOverrideThatSetsItsPropertyDoesNotRecurse() {
    final class SelfSettingView: UIScrollView {
      override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = CGPoint(x: 0, y: contentOffset.y + 1)
      }
    }
    let view = SelfSettingView()
    view.setContentOffset(CGPoint(x: 0, y: 9), animated: false)
    #expect((10...12).contains(view.contentOffset.y))
    view.contentOffset.y = 50
    #expect((51...52).contains(view.contentOffset.y))
  }

  @Test(arguments: [
    "heightForRowAt", "numberOfRowsInSection", "numberOfSections", "titleForHeader",
  ])
  func infiniteReloadsInCallbacksAreReported(name: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = name as String] in
      await MainActor.run {
        let (stage, table) = (Stage(size: CGSize(width: 320, height: 480)), UITableView())
        let list = Reloader(name, .max)
        (table.dataSource, table.delegate) = (list, list)
        stage.show(table)
        stage.settle()
      }
    }
    try Self.expectMessage(name, of: result)
    try Self.expectMessage("without end", of: result)
  }

  @Test(arguments: [
    "heightForRowAt", "numberOfRowsInSection", "numberOfSections", "titleForHeader",
  ])
  func callbacksMayReloadAFewTimes(name: String) {
    let (stage, table) = (Stage(size: CGSize(width: 320, height: 480)), UITableView())
    let list = Reloader(name, 20)
    (table.dataSource, table.delegate) = (list, list)
    stage.show(table)
    #expect(stage.settle())
    #expect(table.visibleCells.count == 10)
  }

  @Test func reloadingInEstimatedRowHeightsSettles() {
    let (stage, table) = (Stage(size: CGSize(width: 320, height: 480)), UITableView())
    let list = Reloader("heightForRowAt", 5)
    table.estimatedRowHeight = 30
    (table.dataSource, table.delegate) = (list, list)
    stage.show(table)
    #expect(stage.settle())
    #expect(table.visibleCells.count == 10)
  }

  @Test(arguments: ["heightForRowAt", "cellForRowAt", "willDisplay"])
  func reloadsInEveryLayoutAreReported(name: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = name as String] in
      await MainActor.run {
        let (stage, table) = (Stage(size: CGSize(width: 320, height: 480)), UITableView())
        let list = Reloader(name, .max)
        table.estimatedRowHeight = 30
        (table.dataSource, table.delegate) = (list, list)
        stage.show(table)
        stage.settle()
      }
    }
    try Self.expectMessage("Layout did not settle", of: result)
    try Self.expectMessage(name, of: result)
  }

  @Test(arguments: ["willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)"])
  func infiniteMovesBetweenSuperviewsAreReported(name: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = name as String] in
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let view = MovingLoopView()
        view.name = name
        view.container = window
        window.addSubview(view)
      }
    }
    try Self.expectMessage(name, of: result)
    try Self.expectMessage("without end", of: result)
  }

  @Test func aViewMayReaddItselfOnce() {
    let (view, container) = (MovingLoopView(), UIView())
    (view.name, view.container, view.limit) = ("willMove(toSuperview:)", container, 1)
    let other = UIView()
    other.addSubview(view)
    #expect(view.superview === other && container.subviews.isEmpty)
    view.removeFromSuperview()
    #expect(view.superview == nil)
  }
}

@MainActor
private final class ScrollingDelegate: UITableViewDelegate {
  var moves = 0
  var limit: Int

  init(_ limit: Int) { self.limit = limit }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    moves += 1
    if moves <= limit { scrollView.contentOffset.y += 1 }
  }
}

/// A data source and delegate that reloads the table in one of its methods.
@MainActor
private final class Reloader: UITableViewDataSource, UITableViewDelegate {
  private let name: String
  private var count: Int

  init(_ name: String, _ count: Int) {
    (self.name, self.count) = (name, count)
  }

  private func reloadIfNamed(_ name: String, _ table: UITableView) {
    guard name == self.name, count > 0 else { return }
    count -= 1
    table.reloadData()
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    reloadIfNamed("numberOfSections", tableView)
    return 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reloadIfNamed("numberOfRowsInSection", tableView)
    return 100
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    reloadIfNamed("titleForHeader", tableView)
    return nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    reloadIfNamed("heightForRowAt", tableView)
    return 48
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    reloadIfNamed("cellForRowAt", tableView)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    reloadIfNamed("willDisplay", tableView)
  }
}

/// A view that adds or removes itself again in one of its move callbacks.
private final class MovingLoopView: UIView {
  var name = ""
  weak var container: UIView?
  var limit = Int.max

  private func act(_ name: String) {
    guard name == self.name, limit > 0, let container else { return }
    limit -= 1
    if superview === container { removeFromSuperview() } else { container.addSubview(self) }
  }

  override func willMove(toSuperview newSuperview: UIView?) { act("willMove(toSuperview:)") }
  override func didMoveToSuperview() { act("didMoveToSuperview()") }
  override func willMove(toWindow newWindow: UIWindow?) { act("willMove(toWindow:)") }
}
