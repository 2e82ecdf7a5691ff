import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for taps on the navigation bar, which scroll to the top.
@MainActor
struct ScrollToTopTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let delegate = ScrollToTopDelegate()
  private let scrollView = UIScrollView()
  private let controller = UIViewController()

  init() {
    controller.title = "Songs"
    controller.view = scrollView
    scrollView.contentSize = CGSize(width: 320, height: 3000)
    scrollView.delegate = delegate
    stage.show(UINavigationController(rootViewController: controller))
    scrollView.contentOffset.y = 1000
    stage.advance(by: 0.1)
  }

  private func tapBar(x: CGFloat = 160) {
    stage.tap(at: CGPoint(x: x, y: 22))
    stage.settle()
  }

  @Test func aTapOnTheBarScrollsToTheTop() {
    tapBar()
    #expect(scrollView.contentOffset.y == 0)
    #expect(delegate.recorder.take() == ["should", "top"])
    tapBar()
    #expect(delegate.recorder.take() == [])
  }

  @Test func theDelegateMayPreventScrolling() {
    delegate.allowsScrolling = false
    tapBar()
    #expect(scrollView.contentOffset.y == 1000)
    #expect(delegate.recorder.take() == ["should"])
  }

  @Test func scrollsToTopDisablesTheTap() {
    scrollView.scrollsToTop = false
    tapBar()
    #expect(scrollView.contentOffset.y == 1000)
    #expect(delegate.recorder.take() == [])
  }

  @Test func nothingScrollsWithSeveralCandidates() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 1000, width: 320, height: 100))
    scrollView.addSubview(inner)
    tapBar()
    #expect(scrollView.contentOffset.y == 1000)
    inner.scrollsToTop = false
    tapBar()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func buttonsOfTheBarDoNotScroll() {
    var taps = 0
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      primaryAction: UIAction { _ in taps += 1 }
    )
    stage.advance(by: 0.1)
    tapBar(x: 290)
    #expect(taps == 1)
    #expect(scrollView.contentOffset.y == 1000)
  }

  @Test func controlsInTheTitleDoNotScroll() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.navigationItem.titleView = control
    stage.advance(by: 0.1)
    tapBar()
    #expect(taps == 1)
    #expect(scrollView.contentOffset.y == 1000)
  }

  @Test func aTouchStopsTheScrollToTop() {
    stage.tap(at: CGPoint(x: 160, y: 22))
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 160, y: 300))
    #expect(delegate.recorder.take() == ["should", "end"])
    #expect(scrollView.contentOffset.y > 0)
    stage.touchUp()
  }

  @Test func tablesScrollToTheirFirstRow() {
    let list = ListSource([200])
    let table = UITableViewController(style: .plain)
    table.tableView.dataSource = list
    stage.show(UINavigationController(rootViewController: table))
    table.tableView.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
    stage.advance(by: 0.1)
    tapBar()
    #expect(table.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
  }
}

/// A delegate that records its calls, and permits or refuses to scroll to the top.
private final class ScrollToTopDelegate: UIScrollViewDelegate {
  let recorder = CallRecorder()
  var allowsScrolling = true

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    recorder.record("should")
    return allowsScrolling
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { recorder.record("top") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { recorder.record("end") }
}
