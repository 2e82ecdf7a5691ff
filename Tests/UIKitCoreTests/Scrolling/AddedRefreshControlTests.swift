import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for refresh controls that are added to a list as subviews rather than set as its
/// `refreshControl`.
@MainActor
struct AddedRefreshControlTests {
  enum Parent: CaseIterable { case subview, back, backgroundView }

  private let control = UIRefreshControl()

  private func add(to table: UITableView, _ parent: Parent) {
    switch parent {
    case .subview: table.addSubview(control)
    case .back: table.insertSubview(control, at: 0)
    case .backgroundView: table.backgroundView = control
    }
  }

  private func pull(_ stage: Stage, isLong: Bool = true) {
    let end = CGPoint(x: 100, y: isLong ? 410 : 120)
    stage.drag(from: CGPoint(x: 100, y: 60), to: end, duration: 0.5, hold: 0.3)
  }

  @Test(arguments: Parent.allCases, [true, false])
  func aPullRefreshesAndTheRowsReturn(parent: Parent, isAddedLate: Bool) throws {
    var eventCount = 0
    control.addAction(UIAction { _ in eventCount += 1 }, for: .valueChanged)
    let fixture = TableFixture([40]) {
      $0.delegate.notesDisplay = false
      if !isAddedLate { add(to: $0.table, parent) }
    }
    let table = fixture.table
    if isAddedLate {
      add(to: table, parent)
      fixture.stage.update()
    }
    #expect(table.contentOffset.y == 0)
    #expect(control.isHidden)
    pull(fixture.stage)
    fixture.stage.settle(timeout: 1)
    #expect(eventCount == 1)
    #expect(control.isRefreshing)
    #expect(table.contentOffset.y == -60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    let firstCellIndex = try #require(table.subviews.firstIndex { $0 is UITableViewCell })
    let controlIndex = try #require(table.subviews.firstIndex(of: control))
    #expect(controlIndex < firstCellIndex, "it is behind the rows")
    expectConsistent(table)
    control.endRefreshing()
    fixture.stage.settle()
    #expect(table.contentOffset.y == 0)
    expectConsistent(table)
  }

  @Test(arguments: Parent.allCases)
  func aRemovedControlRemovesItsInset(parent: Parent) {
    let fixture = TableFixture([40]) { add(to: $0.table, parent) }
    let table = fixture.table
    control.beginRefreshing()
    table.contentOffset.y = -60
    if parent == .backgroundView {
      table.backgroundView = nil
    } else {
      control.removeFromSuperview()
    }
    fixture.stage.settle()
    #expect(table.refreshControl == nil)
    #expect(table.contentOffset.y == 0)
    #expect(!control.isRefreshing)
    pull(fixture.stage)
    fixture.stage.settle()
    #expect(!control.isRefreshing)
    expectConsistent(table)
  }

  @Test func aControlMovesToItsNewList() {
    let oldFixture = TableFixture([40]) { $0.table.refreshControl = control }
    let newFixture = TableFixture([40])
    newFixture.table.addSubview(control)
    #expect(oldFixture.table.refreshControl == nil)
    #expect(newFixture.table.refreshControl === control)
    let secondControl = UIRefreshControl()
    newFixture.table.addSubview(secondControl)
    #expect(control.superview == nil)
    #expect(newFixture.table.refreshControl === secondControl)
    pull(newFixture.stage)
    #expect(secondControl.isRefreshing)
  }

  @Test func scrollViewsAndTextViewsTakeRefreshControls() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    text.text = "Some words"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 900)
    for view in [text, scroll] {
      let control = UIRefreshControl()
      let stage = Stage(size: CGSize(width: 320, height: 480))
      stage.show(view)
      view.addSubview(control)
      pull(stage, isLong: false)
      #expect(!control.isRefreshing)
      pull(stage)
      #expect(control.isRefreshing)
      stage.settle(timeout: 1)
      #expect(view.contentOffset.y == -60)
    }
  }

  // MARK: Insets

  @Test(arguments: [0, 20, 60, 90] as [CGFloat])
  func aRefreshingListKeepsItsScrollPosition(distance: CGFloat) {
    let fixture = TableFixture([40]) { $0.table.refreshControl = control }
    let table = fixture.table
    control.beginRefreshing()
    table.contentOffset.y = distance - 60
    table.contentInset.top = 25
    // Content that is scrolled further than the control's height keeps its position.
    #expect(table.contentOffset.y == (distance > 60 ? 30 : distance - 85))
    table.contentInset.top = 0
    #expect(table.contentOffset.y == distance - 60)
    control.endRefreshing()
    fixture.stage.settle()
    #expect(table.contentOffset.y == max(0, distance - 60))
  }

  /// A controller that begins to refresh before or when it appears.
  private final class RefreshingController: UITableViewController {
    var isLate = false

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Words"
      refreshControl = UIRefreshControl()
      if !isLate { refreshControl?.beginRefreshing() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if isLate { refreshControl?.beginRefreshing() }
    }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func aLargeTitleStaysAboveAListThatRefreshesOnAppearing(isLate: Bool, isPushed: Bool) {
    let list = RefreshingController(style: .plain)
    list.isLate = isLate
    let root = isPushed ? UIViewController() : list
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(navigation)
    if isPushed {
      stage.settle()
      navigation.pushViewController(list, animated: true)
    }
    stage.settle(timeout: 1)
    let table: UITableView = list.tableView
    var firstRowY: CGFloat { table.convert(table.rectForRow(at: at(0)).origin, to: nil).y }
    var palette: NavigationPalette? { list.navigationItem.palette }
    #expect(firstRowY == 96)
    #expect(palette?.showsTitle == true)
    #expect(palette?.frame.height == 52)
    table.contentOffset.y = -112
    #expect(firstRowY == 156)
    #expect(palette?.frame.height == 52)
    table.contentOffset.y = -30
    #expect(palette?.frame.height == 30)
    table.contentOffset.y = 0
    #expect(palette?.isHidden == true)
    table.contentOffset.y = -52
    list.refreshControl?.endRefreshing()
    stage.settle()
    #expect(firstRowY == 96)
  }
}
