import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the visibility of the index, and for touches on it (TV-076, TV-080, TV-084).
@MainActor
struct IndexBehaviourTests {
  /// A data source with sections of three rows that records touches of index entries.
  private final class Source: UITableViewDataSource, UITableViewDelegate {
    var sectionCount = 20
    var titles: [String]? = (0..<20).map { String(UnicodeScalar(UInt8(65 + $0))) }
    /// Returns the section for the index of an entry.
    var sectionForEntry: (Int) -> Int = { $0 }
    let recorder = CallRecorder()

    func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      recorder.record("titles")
      return titles
    }
    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      recorder.record("\(title) \(index)")
      return sectionForEntry(index)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      recorder.record("highlight")
    }
  }

  private let source = Source()
  private let stage = Stage(size: CGSize(width: 320, height: 300))

  private func show(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = source
    table.delegate = source
    stage.checksDamage = true
    stage.show(table)
    return table
  }

  /// Returns the centre of one of 20 entries, each 14 points high, which are centred in 300 points.
  private func centerOfEntry(_ entry: Int) -> CGPoint {
    CGPoint(x: 312, y: 10 + 14 * CGFloat(entry) + 7)
  }

  @Test func touchesAndDragsJumpWithoutAnimation() {
    let table = show()
    source.recorder.take()
    stage.touchDown(at: centerOfEntry(5))
    #expect(table.contentOffset.y == 660)  // TV-080.2, TV-080.7
    stage.touchMove(to: centerOfEntry(6))
    #expect(table.contentOffset.y == 792)  // TV-080.7
    stage.touchMove(to: CGPoint(x: 312, y: centerOfEntry(6).y + 2))
    stage.touchMove(to: CGPoint(x: 60, y: centerOfEntry(9).y))
    #expect(table.contentOffset.y == 1188)  // TV-080.16
    stage.touchUp()
    stage.settle()
    #expect(table.contentOffset.y == 1188)  // TV-080.16
    // TV-080.7, TV-080.9: each entry once, without a highlight
    #expect(source.recorder.take() == ["F 5", "G 6", "J 9"])
  }

  @Test func draggingAlongTheBarDoesNotScrollByItself() {
    let table = show()
    source.sectionForEntry = { _ in NSNotFound }
    stage.drag(from: centerOfEntry(15), to: centerOfEntry(2), duration: 0.4)
    stage.settle()
    #expect(table.contentOffset.y == 0)  // TV-080.9, TV-080.8
    #expect(!source.recorder.calls.contains("highlight"))  // TV-080.9
  }

  @Test func entriesWithoutSectionDoNotScroll() {
    let table = show()
    for invalidSection in [NSNotFound, -1, 20, 1000] {
      source.sectionForEntry = { _ in invalidSection }
      stage.tap(at: centerOfEntry(4))
      #expect(table.contentOffset.y == 0)  // TV-080.8
    }
  }

  @Test func theIndexNeedsEnoughRows() {
    let table = show()
    #expect(table.sectionIndexMinimumDisplayRowCount == 0)  // TV-076 default
    #expect(table.indexBar != nil)  // TV-076.1, TV-080.1
    table.sectionIndexMinimumDisplayRowCount = 60
    #expect(table.indexBar != nil)  // TV-076.1, TV-076.2
    table.sectionIndexMinimumDisplayRowCount = 61
    #expect(table.indexBar == nil)  // TV-076.4
    source.sectionCount = 21
    table.insertSections([20], with: .none)
    stage.settle()
    #expect(table.indexBar != nil)  // TV-076.2
    #expect(table.indexBar?.frame.maxX == 320)  // TV-080.1
  }

  @Test func groupedTablesAndTablesWithoutEntriesHaveNoIndex() {
    let grouped = show(.grouped)
    grouped.sectionIndexMinimumDisplayRowCount = 1
    #expect(grouped.indexBar == nil)  // TV-080.3, TV-076.3
    for titles in [nil, []] as [[String]?] {
      source.titles = titles
      #expect(show().indexBar == nil)  // TV-080.4
    }
  }

  @Test func entriesAreRequestedOnReloadsOnly() {
    let table = show()
    source.recorder.take()
    source.sectionCount = 21
    table.insertSections([0], with: .none)
    stage.settle()
    source.sectionCount = 20
    table.deleteSections([3], with: .fade)
    stage.settle()
    #expect(source.recorder.take() == [])  // TV-080.5
    table.reloadSectionIndexTitles()
    #expect(source.recorder.take() == ["titles"])  // TV-080.5
    table.reloadData()
    #expect(source.recorder.take() == ["titles"])  // TV-080.5
  }

  @Test func theMagnifierIsReportedLikeOtherEntries() {
    source.titles?[0] = UITableView.indexSearch
    _ = show()
    source.recorder.take()
    stage.tap(at: centerOfEntry(0))
    #expect(source.recorder.take() == ["{search} 0"])  // TV-084.4
  }

  @Test func theBarStaysInPlaceAboveTheRows() throws {
    let table = show()
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    for offset in [CGFloat(0), 100, 900] {
      table.contentOffset.y = offset
      stage.update()
      let bar = try #require(table.indexBar)
      #expect(bar.frame == CGRect(x: 305, y: offset + 20, width: 15, height: 240))  // TV-080.6
      let lastCellIndex = table.subviewStorage.lastIndex { $0 is UITableViewCell } ?? 0
      #expect(lastCellIndex < table.subviewStorage.firstIndex { $0 === bar } ?? 0)  // TV-080.13
    }
  }

  @Test func jumpsEndBelowTheInset() {
    let table = show()
    table.contentInset.top = 20
    table.contentOffset.y = -20
    stage.update()
    let bar = table.indexBar?.frame ?? .zero
    let y = bar.minY - table.contentOffset.y + (table.indexBar?.drawnEntries[5].y ?? 0) + 7
    stage.tap(at: CGPoint(x: 312, y: y))
    #expect(source.recorder.calls.last == "F 5")
    #expect(table.contentOffset.y == 640)  // TV-080.7
  }

  @Test func theSameEntryJumpsAtEachTouch() {
    let table = show()
    source.recorder.take()
    for _ in 1...3 {
      table.contentOffset.y = 0
      stage.settle()
      stage.tap(at: centerOfEntry(5))
      #expect(table.contentOffset.y == 660)  // TV-080.7
    }
    #expect(source.recorder.take() == ["F 5", "F 5", "F 5"])
  }

  @Test(arguments: [true, false])
  func theBarIsHighlightedUntilTheFingerLifts(isCancelled: Bool) {
    for tracking in [nil, UIColor.red] {
      let table = show()
      table.sectionIndexTrackingBackgroundColor = tracking
      source.sectionForEntry = { _ in 0 }
      let restingPixels = stage.pixels()
      for _ in 1...2 {
        stage.touchDown(at: centerOfEntry(0))
        let touched = stage.pixels()
        if tracking != nil {
          #expect(PixelDifference(reference: restingPixels, actual: touched) != nil)
        }
        if isCancelled { stage.touchCancel() } else { stage.touchUp() }
        stage.settle()
        #expect(PixelDifference(reference: restingPixels, actual: stage.pixels()) == nil)
      }
    }
  }
}
