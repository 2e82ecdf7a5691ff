import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the scrollbar into which an indicator turns under the pointer.
@MainActor
struct ScrollbarTests {
  private func track(of view: UIScrollView) -> ScrollbarTrack? {
    view.subviews.compactMap { $0 as? ScrollbarTrack }.first
  }

  private func thumbFrame(of view: UIScrollView) throws -> CGRect {
    try #require(
      view.subviews.last { $0 is ScrollIndicatorView && $0.frame.height > $0.frame.width }
    ).frame
  }

  private func labelText(of view: UIScrollView) -> String? {
    view.subviews.compactMap { ($0 as? ScrollPlaceLabel)?.text }.first
  }

  /// Returns the centre of the thumb in the coordinates of the stage.
  private func thumbCenter(of view: UIScrollView) throws -> CGPoint {
    let frame = try thumbFrame(of: view)
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// Shows the scrollbar and grabs its thumb.
  ///
  /// - Returns: The position of the pointer on the stage.
  private func grab(_ fixture: TableFixture) throws -> CGPoint {
    fixture.stage.pointerMove(to: CGPoint(x: 314, y: 100))
    let grip = try thumbCenter(of: fixture.table)
    fixture.stage.pointerDown(at: grip)
    fixture.stage.advance(by: 1.0 / 60)
    return grip
  }

  @Test func theScrollbarAppearsUnderThePointer() throws {
    let fixture = TableFixture([100])
    fixture.stage.pointerMove(to: CGPoint(x: 200, y: 100))
    #expect(track(of: fixture.table) == nil)
    fixture.stage.pointerMove(to: CGPoint(x: 314, y: 100))
    #expect(track(of: fixture.table)?.frame == CGRect(x: 306, y: 0, width: 14, height: 480))
    #expect(try thumbFrame(of: fixture.table).width == 8)
    fixture.stage.advance(by: 5)
    #expect(try thumbFrame(of: fixture.table).width == 8)
    fixture.stage.pointerMove(to: CGPoint(x: 200, y: 100))
    #expect(track(of: fixture.table) == nil)
    #expect(try thumbFrame(of: fixture.table).width == 3)
    fixture.stage.advance(by: 1)
    #expect(!fixture.table.subviews.contains { $0 is ScrollFrontView })
    fixture.stage.pointerMove(to: CGPoint(x: 314, y: 100))
    fixture.stage.pointerLeave()
    #expect(track(of: fixture.table) == nil)
  }

  @Test func nothingIsDrawnWhileThePointerRests() {
    let fixture = TableFixture([100])
    fixture.stage.pointerMove(to: CGPoint(x: 314, y: 100))
    fixture.stage.advance(by: 2)
    #expect(!fixture.stage.loop.isMoving)
    #expect(!fixture.stage.loop.needsFrame)
  }

  @Test func viewsThatDoNotScrollHaveNoScrollbar() {
    let fixture = TableFixture([3])
    fixture.stage.pointerMove(to: CGPoint(x: 314, y: 100))
    #expect(track(of: fixture.table) == nil)
    let long = TableFixture([100])
    long.table.isScrollEnabled = false
    long.stage.pointerMove(to: CGPoint(x: 314, y: 100))
    #expect(track(of: long.table) == nil)
    long.table.isScrollEnabled = true
    long.table.showsVerticalScrollIndicator = false
    long.stage.pointerMove(to: CGPoint(x: 314, y: 101))
    #expect(track(of: long.table) == nil)
  }

  @Test(arguments: [30, 1000, 10_000_000])
  func theThumbReachesBothEnds(rows: Int) throws {
    let fixture = TableFixture([rows])
    let table = fixture.table
    let grip = try grab(fixture)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 478))
    fixture.stage.advance(by: 1.0 / 60)
    #expect(table.contentOffset.y == CGFloat(rows) * 44 - 480)
    #expect(fixture.visible.last?.row == rows - 1)
    #expect(table.indexPathForSelectedRow == nil)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 900))
    #expect(table.contentOffset.y == CGFloat(rows) * 44 - 480)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 240))
    fixture.stage.advance(by: 1.0 / 60)
    let scrolledFraction = table.contentOffset.y / (CGFloat(rows) * 44 - 480)
    #expect(abs(scrolledFraction - 0.5) < 0.01)
    #expect(abs(try thumbCenter(of: table).y - 240) < 1)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: -40))
    fixture.stage.advance(by: 1.0 / 60)
    #expect(table.contentOffset.y == 0)
    fixture.stage.pointerUp()
    fixture.stage.settle()
    #expect(table.contentOffset.y == 0)
    expectConsistent(table)
  }

  @Test func theThumbReachesBothEndsWithEstimatedHeights() throws {
    let delegate = VaryingHeights()
    let fixture = TableFixture([2000]) {
      $0.table.delegate = delegate
      $0.table.estimatedRowHeight = 44
    }
    let table = fixture.table
    let grip = try grab(fixture)
    var previousFirstRow = -1
    for y in stride(from: grip.y, through: 480, by: 20) {
      fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: y))
      fixture.stage.advance(by: 1.0 / 60)
      let firstRow = fixture.visible.first?.row ?? 0
      #expect(firstRow >= previousFirstRow)
      previousFirstRow = firstRow
    }
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 500))
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.visible.last?.row == 1999)
    #expect(table.contentOffset.y == table.contentSize.height - 480)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: -10))
    fixture.stage.advance(by: 1.0 / 60)
    #expect(table.contentOffset.y == 0)
  }

  @Test func aPressBesideTheThumbPagesUntilTheThumbIsThere() throws {
    let fixture = TableFixture([200])
    fixture.stage.pointerMove(to: CGPoint(x: 314, y: 300))
    fixture.stage.pointerDown(at: CGPoint(x: 314, y: 300))
    fixture.stage.advance(by: 0.35)
    #expect(abs(fixture.table.contentOffset.y - 432) < 2)
    fixture.stage.advance(by: 5)
    let frame = try thumbFrame(of: fixture.table)
      .offsetBy(dx: 0, dy: -fixture.table.contentOffset.y)
    #expect((frame.minY...frame.maxY).contains(300))
    let offset = fixture.table.contentOffset.y
    fixture.stage.advance(by: 1)
    #expect(fixture.table.contentOffset.y == offset)
    fixture.stage.pointerUp()
    fixture.stage.settle()
    fixture.stage.pointerDown(at: CGPoint(x: 314, y: 10))
    fixture.stage.pointerUp()
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == offset - 432)
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test(arguments: [false, true])
  func theMiddleButtonAndShiftJumpToThePosition(withShift: Bool) throws {
    let fixture = TableFixture([1000])
    fixture.stage.pointerMove(to: CGPoint(x: 314, y: 300))
    fixture.stage.pointerDown(
      at: CGPoint(x: 314, y: 360),
      button: withShift ? .primary : .button(3),
      modifiers: withShift ? .shift : []
    )
    fixture.stage.advance(by: 1.0 / 60)
    #expect(abs(try thumbCenter(of: fixture.table).y - 360) < 1)
    fixture.stage.pointerMove(to: CGPoint(x: 314, y: 120))
    #expect(abs(try thumbCenter(of: fixture.table).y - 120) < 1)
    fixture.stage.pointerUp()
  }

  @Test func draggingTheThumbShowsTheRowsTitle() throws {
    let fixture = TableFixture([10_000_000])
    #expect(labelText(of: fixture.table) == nil)
    let grip = try grab(fixture)
    #expect(labelText(of: fixture.table) == "1")
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 480))
    fixture.stage.advance(by: 1.0 / 60)
    #expect(labelText(of: fixture.table)?.filter(\.isNumber) == "10000000")
    fixture.table.scrollbarTitleProvider = { _, path in path.row > 5 ? "Row \(path.row)" : nil }
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 479))
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 480))
    #expect(labelText(of: fixture.table) == "Row 9999999")
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 0))
    #expect(labelText(of: fixture.table) == "1")
    fixture.stage.pointerUp()
    #expect(labelText(of: fixture.table) == nil)
    let short = TableFixture([50])
    _ = try grab(short)
    #expect(labelText(of: short.table) == nil)
  }

  @Test func besideAnIndexTheThumbShowsTheSectionTitle() throws {
    let source = IndexedSource()
    let fixture = TableFixture([1]) { $0.table.dataSource = source }
    let table = fixture.table
    let index = try #require(table.indexBar)
    fixture.stage.pointerMove(to: CGPoint(x: index.frame.midX, y: 100))
    #expect(track(of: table) == nil)
    fixture.stage.pointerMove(to: CGPoint(x: index.frame.minX - 5, y: 100))
    #expect(track(of: table)?.frame.maxX == index.frame.minX)
    let grip = try thumbCenter(of: table)
    fixture.stage.pointerDown(at: grip)
    #expect(labelText(of: table) == "A")
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 480))
    #expect(labelText(of: table) == "Z")
    source.hasIndex = false
    table.reloadSectionIndexTitles()
    fixture.stage.advance(by: 1.0 / 60)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 470))
    #expect(labelText(of: table) == "Letter Z")
    fixture.stage.pointerUp()
  }

  @Test func theDataMayChangeUnderAGrabbedThumb() throws {
    let fixture = TableFixture([1000])
    let grip = try grab(fixture)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 200))
    fixture.stage.advance(by: 1.0 / 60)
    fixture.source.counts[0] = 2000
    fixture.table.reloadData()
    fixture.stage.advance(by: 1.0 / 60)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 201))
    fixture.stage.advance(by: 1.0 / 60)
    #expect(abs(try thumbCenter(of: fixture.table).y - 201) < 1)
    expectConsistent(fixture.table)
    // The remaining rows fit the table: the scrollbar disappears, and the press on it ends.
    fixture.source.counts[0] = 3
    fixture.table.reloadData()
    fixture.stage.advance(by: 1.0 / 60)
    #expect(track(of: fixture.table) == nil)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 300))
    fixture.stage.pointerUp()
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == 0)
    expectConsistent(fixture.table)
  }

  @Test func aDelegateMayChangeTheTableWhileItScrolls() throws {
    let fixture = TableFixture([1000])
    let reloader = ReloadingDelegate(source: fixture.source)
    fixture.table.delegate = reloader
    let grip = try grab(fixture)
    for y in stride(from: grip.y, through: 470, by: 15) {
      fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: y))
      fixture.stage.advance(by: 1.0 / 60)
      expectConsistent(fixture.table)
    }
    reloader.removesTable = true
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 100))
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.table.superview == nil)
    fixture.stage.pointerUp()
    fixture.stage.settle()
  }

  @Test func fromRightToLeftTheScrollbarIsOnTheLeft() throws {
    let fixture = TableFixture([1000]) {
      $0.table.semanticContentAttribute = .forceRightToLeft
    }
    fixture.stage.pointerMove(to: CGPoint(x: 314, y: 100))
    #expect(track(of: fixture.table) == nil)
    fixture.stage.pointerMove(to: CGPoint(x: 6, y: 100))
    #expect(track(of: fixture.table)?.frame.minX == 0)
    let grip = try thumbCenter(of: fixture.table)
    fixture.stage.pointerDown(at: grip)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 480))
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.table.contentOffset.y == 43520)
    let label = try #require(fixture.table.subviews.first { $0 is ScrollPlaceLabel })
    #expect(label.frame.minX == 22)
    fixture.stage.pointerUp()
  }

  @Test func horizontalContentHasAScrollbarAtTheBottom() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200))
    stage.checksDamage = true
    let view = UIScrollView()
    view.backgroundColor = .white
    view.contentSize = CGSize(width: 3000, height: 4000)
    view.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 40)
    stage.show(view)
    stage.pointerMove(to: CGPoint(x: 100, y: 195))
    let bar = try #require(track(of: view))
    #expect(bar.frame.width == 250 && bar.frame.height == 14)
    let thumb = try #require(
      view.subviews.first { $0 is ScrollIndicatorView && $0.frame.width > $0.frame.height }
    )
    let grip = view.convert(CGPoint(x: thumb.frame.midX, y: thumb.frame.midY), to: nil)
    stage.pointerDown(at: grip)
    stage.pointerMove(to: CGPoint(x: 299, y: grip.y))
    stage.advance(by: 1.0 / 60)
    #expect(view.contentOffset == CGPoint(x: 2740, y: view.contentOffset.y))
    stage.pointerMove(to: CGPoint(x: 0, y: grip.y))
    #expect(view.contentOffset.x == -10)
    stage.pointerUp()
    stage.pointerMove(to: CGPoint(x: 295, y: 100))
    #expect(track(of: view)?.frame.height == 150)
    stage.advance(by: 1.0 / 60)
  }

  @Test func theScrollbarLooksAsRecorded() throws {
    UITableView.tintsRowUnderPointer = false
    defer { UITableView.tintsRowUnderPointer = true }
    let fixture = TableFixture([10_000_000])
    let grip = try grab(fixture)
    fixture.stage.pointerMove(to: CGPoint(x: grip.x, y: 240))
    fixture.stage.advance(by: 1.0 / 60)
    assertSnapshot(of: fixture.stage, named: "grabbed")
    fixture.stage.pointerUp()
  }
}

private final class VaryingHeights: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(30 + indexPath.row % 7 * 20)
  }
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44 }
}

@MainActor
private final class ReloadingDelegate: NSObject, UITableViewDelegate {
  let source: ListSource
  var removesTable = false
  init(source: ListSource) { self.source = source }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let table = scrollView as? UITableView else { return }
    if removesTable { return table.removeFromSuperview() }
    source.counts[0] += 7
    table.reloadData()
  }
}

private final class IndexedSource: NSObject, UITableViewDataSource {
  var hasIndex = true
  private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
  func numberOfSections(in tableView: UITableView) -> Int { letters.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { "Letter \(letters[section])" }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { hasIndex ? letters : nil }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(letters[indexPath.section]) \(indexPath.row)"
    return cell
  }
}
