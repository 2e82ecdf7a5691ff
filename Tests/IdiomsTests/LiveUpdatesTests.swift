import Testing
import UIKit
import UIKitTesting

// A list that is updated continually with random changes.

struct Quote: Equatable {
  let symbol: String
  var price: Int
}

class QuotesViewController: UITableViewController {
  private(set) var sections: [[Quote]] = [[], []]
  private var counter = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: String(describing: Quote.self))
    sections = [(0..<6).map { _ in newQuote() }, (0..<6).map { _ in newQuote() }]
  }

  private func newQuote() -> Quote {
    counter += 1
    return Quote(symbol: "Q\(counter)", price: counter * 10)
  }

  /// Makes one round of changes.
  ///
  /// All index paths except those of insertions refer to the state before the changes.
  func applyRandomChanges<G: RandomNumberGenerator>(using generator: inout G) {
    let section = Int.random(in: 0..<sections.count, using: &generator)
    var quotes = sections[section]
    let removed = quotes.indices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    for index in removed.reversed() { quotes.remove(at: index) }
    let keptRows = sections[section].indices.filter { !removed.contains($0) }
    var reloaded: [Int] = []
    for (index, oldRow) in keptRows.enumerated() where Bool.random(using: &generator) {
      quotes[index].price += 1
      reloaded.append(oldRow)
    }
    var inserted: [Int] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let index = Int.random(in: 0...quotes.count, using: &generator)
      quotes.insert(newQuote(), at: index)
      // Later insertions shift the earlier ones.
      inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
    }
    let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .automatic]
    let animation = animations.randomElement(using: &generator)!
    tableView.beginUpdates()
    sections[section] = quotes
    tableView.deleteRows(at: removed.map { IndexPath(row: $0, section: section) }, with: animation)
    tableView.reloadRows(at: reloaded.map { IndexPath(row: $0, section: section) }, with: .none)
    tableView.insertRows(at: inserted.map { IndexPath(row: $0, section: section) }, with: animation)
    tableView.endUpdates()
  }

  func swapSections() {
    tableView.performBatchUpdates(
      {
        self.sections.swapAt(0, 1)
        self.tableView.moveSection(0, toSection: 1)
      }, completion: nil)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { return sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { return "Market \(section)" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: String(describing: Quote.self), for: indexPath)
    let quote = sections[indexPath.section][indexPath.row]
    cell.textLabel?.text = "\(quote.symbol) \(quote.price)"
    return cell
  }
}

private struct LinearCongruentialGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}

/// Tests for a list with continual changes.
@MainActor
struct LiveUpdatesTests {
  /// Slow: animates 60 batches of changes, which overlap.
  @Test(arguments: [1, 2] as [UInt64])
  func theTableShowsTheModelAtTheEnd(seed: UInt64) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let controller = QuotesViewController(style: .plain)
    stage.show(controller)
    var generator = LinearCongruentialGenerator(state: seed)
    for round in 0..<60 {
      controller.applyRandomChanges(using: &generator)
      if round % 10 == 9 { controller.swapSections() }
      stage.advance(by: Double.random(in: 0...0.4, using: &generator))
    }
    stage.settle()
    for indexPath in controller.tableView.indexPathsForVisibleRows ?? [] {
      let quote = controller.sections[indexPath.section][indexPath.row]
      let cell = controller.tableView.cellForRow(at: indexPath)
      #expect(cell?.textLabel?.text == "\(quote.symbol) \(quote.price)")
    }
    let counts = (0..<2).map { controller.tableView.numberOfRows(inSection: $0) }
    #expect(counts == controller.sections.map(\.count))
  }
}
