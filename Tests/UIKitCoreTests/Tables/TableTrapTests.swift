import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for application errors that stop the program, and for their messages (PN-05).
struct TableTrapTests {
  /// Returns whether the standard error of a stopped process contains all the words.
  private func message(of result: ExitTest.Result?, contains words: String...) -> Bool {
    guard let result else { return false }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    return words.allSatisfy { text.contains($0) }
  }

  @Test func emptyReuseIdentifiersStopTheProgram() async {
    let cell = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(UITableViewCell.self, forCellReuseIdentifier: "")
    }
    #expect(message(of: cell, contains: "reuse identifier", "empty"))  // TV-018.6
    let header = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "")
    }
    #expect(message(of: header, contains: "reuse identifier", "empty"))  // TV-022.5
  }

  @Test func registeringOtherClassesStopsTheProgram() async {
    let cell = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(UILabel.self, forCellReuseIdentifier: "a")
    }
    #expect(message(of: cell, contains: "UILabel", "UITableViewCell"))  // TV-018.7
    let header = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "a")
    }
    // TV-022.1
    #expect(message(of: header, contains: "UITableViewCell", "UITableViewHeaderFooterView"))
  }

  @Test func dequeuingWithoutRegistrationStopsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UITableView().dequeueReusableCell(withIdentifier: "city", for: at(0))
    }
    #expect(message(of: result, contains: "\"city\"", "register"))  // TV-021.4
  }

  @Test func aCellForTwoRowsStopsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let cell = UITableViewCell()
      _ = TableFixture([2]) { $0.source.makeCell = { _, _ in cell } }
    }
    #expect(message(of: result, contains: "cellForRowAt", "row 1", "row 0"))  // DS-003.4
  }

  @Test func scrollingToAMissingRowStopsTheProgram() async {
    let row = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let fixture = TableFixture([5])
      withExtendedLifetime(fixture) {
        fixture.table.scrollToRow(at: at(5), at: .top, animated: false)
      }
    }
    #expect(message(of: row, contains: "row 5", "5 rows"))  // TV-040.12
    let section = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let fixture = TableFixture([5])
      withExtendedLifetime(fixture) {
        fixture.table.scrollToRow(at: at(0, 3), at: .top, animated: false)
      }
    }
    #expect(message(of: section, contains: "[3, 0]", "1 sections"))  // TV-040.12
    let negative = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let fixture = TableFixture([5])
      withExtendedLifetime(fixture) {
        fixture.table.scrollToRow(at: at(-1), at: .top, animated: false)
      }
    }
    #expect(message(of: negative, contains: "row -1", "5 rows"))  // TV-040.12
  }

  @Test func selectingAMissingRowStopsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let fixture = TableFixture([5, 2])
      withExtendedLifetime(fixture) {
        fixture.table.selectRow(at: at(2, 1), animated: false, scrollPosition: .none)
      }
    }
    #expect(message(of: result, contains: "[1, 2]", "2 sections", "section 1 has 2 rows"))
  }

  @Test func negativeCountsStopTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = TableFixture([3, -2])
    }
    #expect(message(of: result, contains: "numberOfRowsInSection", "-2", "section 1"))  // DS-002.1
    let sections = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Source: UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { -1 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(
          _ tableView: UITableView,
          cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
      }
      let source = Source()
      let table = UITableView()
      table.dataSource = source
      table.reloadData()
    }
    #expect(message(of: sections, contains: "numberOfSections(in:)", "-1"))  // DS-004.1
  }

  @Test func invalidHeightsAndOffsetsStopTheProgram() async {
    let row = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let delegate = RowHeightsDelegate { $0.row == 2 ? .nan : 44 }
      _ = TableFixture([5]) { $0.table.delegate = delegate }
    }
    #expect(message(of: row, contains: "heightForRowAt", "row 2", "nan"))  // TD-002.1
    let header = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let delegate = SectionHeightsDelegate()
      delegate.header = { _ in .infinity }
      _ = TableFixture([5]) { $0.table.delegate = delegate }
    }
    // TD-003.1
    #expect(message(of: header, contains: "heightForHeaderInSection", "section 0", "inf"))
    let rowHeight = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().rowHeight = -5
    }
    #expect(message(of: rowHeight, contains: "rowHeight", "-5.0"))  // TV-012
    let notANumber = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().rowHeight = .nan
    }
    #expect(message(of: notANumber, contains: "rowHeight", "nan"))  // TV-012
    let offset = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().contentOffset.y = .nan
    }
    #expect(message(of: offset, contains: "content offset", "nan"))
  }

  @Test func nonfiniteEstimatesStopTheProgram() async {
    let row = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().estimatedRowHeight = .infinity
    }
    #expect(message(of: row, contains: "estimatedRowHeight is inf", "finite"))
    let header = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().estimatedSectionHeaderHeight = .nan
    }
    #expect(message(of: header, contains: "estimatedSectionHeaderHeight is nan"))
    let footer = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().estimatedSectionFooterHeight = -.infinity
    }
    #expect(message(of: footer, contains: "estimatedSectionFooterHeight is -inf"))
  }

  @Test func anOverflowingRowCountIsReported() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = ListSource([.max, .max])
      let table = UITableView()
      table.dataSource = source
      table.reloadData()
    }
    #expect(message(of: result, contains: "more than \(Int.max) rows"))
  }
}
