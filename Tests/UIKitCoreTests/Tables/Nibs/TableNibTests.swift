import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for cells and headers that a table creates from registered nibs.
@MainActor
struct TableNibTests {
  private final class OtherCell: UITableViewCell {}

  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Returns a nib of one cell, identified by its tag.
  private func cellNib(tag: Int, reuseIdentifier: String? = nil) -> UINib {
    UINib { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
      cell.tag = tag
      return [cell]
    }
  }

  private func headerNib(tag: Int) -> UINib {
    UINib { _ in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.tag = tag
      return [view]
    }
  }

  @Test func newCellsComeFromTheNib() throws {
    tableView.register(cellNib(tag: 1), forCellReuseIdentifier: "row")
    let first = try #require(tableView.dequeueReusableCell(withIdentifier: "row"))
    let second = try #require(tableView.dequeueReusableCell(withIdentifier: "row"))
    #expect(first.tag == 1)  // TV-019.1
    #expect(first !== second)
    #expect(first.reuseIdentifier == "row")
  }

  @Test func cellsOfANibFileAreReused() throws {
    let json = "{\"objects\": [{\"class\": \"UITableViewCell\", \"reuseIdentifier\": \"row\"}]}"
    let nib = UINib(data: Data(json.utf8), bundle: nil)
    tableView.register(nib, forCellReuseIdentifier: "row")
    let cell = try #require(tableView.dequeueReusableCell(withIdentifier: "row"))
    #expect(cell.reuseIdentifier == "row")  // TV-019.1
    tableView.reuse.enqueue(cell)
    #expect(tableView.dequeueReusableCell(withIdentifier: "row") === cell)
  }

  @Test func nibAndClassRegistrationsReplaceEachOther() {
    tableView.register(OtherCell.self, forCellReuseIdentifier: "row")
    tableView.register(cellNib(tag: 1), forCellReuseIdentifier: "row")
    #expect(tableView.dequeueReusableCell(withIdentifier: "row")?.tag == 1)  // TV-019.2
    tableView.register(cellNib(tag: 2), forCellReuseIdentifier: "row")
    #expect(tableView.dequeueReusableCell(withIdentifier: "row")?.tag == 2)  // TV-019.2
    tableView.register(OtherCell.self, forCellReuseIdentifier: "row")
    #expect(tableView.dequeueReusableCell(withIdentifier: "row") is OtherCell)
  }

  @Test func nilRemovesARegistration() {
    tableView.register(cellNib(tag: 1), forCellReuseIdentifier: "row")
    tableView.register(nil as UINib?, forCellReuseIdentifier: "row")
    #expect(tableView.dequeueReusableCell(withIdentifier: "row") == nil)  // TV-019.3, R-22
    tableView.register(OtherCell.self, forCellReuseIdentifier: "row")
    tableView.register(nil as UINib?, forCellReuseIdentifier: "row")
    #expect(tableView.dequeueReusableCell(withIdentifier: "row") == nil)  // TV-019.3
  }

  @Test func theNibMustContainExactlyOneCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    func problem(_ objects: [Any], viewIdentifier: String? = nil) -> String? {
      UINib.problem(
        objects,
        UITableViewCell.self,
        identifier: "row",
        viewIdentifier: viewIdentifier
      )
    }
    // TV-019.5
    #expect(problem([cell]) == nil)
    #expect(problem([cell], viewIdentifier: "row") == nil)
    #expect(problem([OtherCell(style: .default, reuseIdentifier: nil)]) == nil)
    #expect(
      problem([])?.hasSuffix("exactly one top-level object, a UITableViewCell; it holds 0 objects")
        == true
    )
    #expect(problem([cell, UIView()])?.hasSuffix("it holds 2 objects") == true)
    #expect(problem([UILabel()])?.hasSuffix("it holds a UILabel") == true)
    #expect(problem(["text"])?.hasSuffix("it holds a String") == true)
    #expect(
      problem([cell], viewIdentifier: "other")?.hasSuffix("the reuse identifier \"other\"") == true
    )
  }

  @Test func aNibWithoutACellStopsTheProgram() async {
    // TV-019.5
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tableView = UITableView()
        tableView.register(UINib { _ in [UILabel()] }, forCellReuseIdentifier: "row")
        _ = tableView.dequeueReusableCell(withIdentifier: "row")
      }
    }
  }

  @Test func anEmptyIdentifierStopsTheProgram() async {
    // TV-019.4
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UITableView().register(UINib { _ in [] }, forCellReuseIdentifier: "")
      }
    }
    // TV-023.4
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UITableView().register(UINib { _ in [] }, forHeaderFooterViewReuseIdentifier: "")
      }
    }
  }

  @Test func headersAndFootersComeFromNibs() throws {
    tableView.register(headerNib(tag: 1), forHeaderFooterViewReuseIdentifier: "header")
    let view = try #require(tableView.dequeueReusableHeaderFooterView(withIdentifier: "header"))
    #expect(view.tag == 1)  // TV-023.1
    #expect(view.reuseIdentifier == "header")
    tableView.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "header"
    )
    tableView.register(headerNib(tag: 2), forHeaderFooterViewReuseIdentifier: "header")
    // TV-023.2
    #expect(tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")?.tag == 2)
    tableView.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "header")
    // TV-023.3
    #expect(tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
  }
}
