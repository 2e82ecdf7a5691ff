import Testing
import UIKit
import UIKitTesting

// A section model whose differences are computed and applied in stages.

struct SectionModel<Item: Hashable>: Equatable {
  var name: String
  var items: [Item]
}

struct StagedChange<Item: Hashable> {
  var data: [SectionModel<Item>]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
}

func stages<Item: Hashable>(
  from source: [SectionModel<Item>],
  to target: [SectionModel<Item>]
) -> [StagedChange<Item>] {
  // The first stage removes elements.
  var removal = StagedChange<Item>(data: [])
  for (index, section) in source.enumerated() {
    guard let targetSection = target.first(where: { $0.name == section.name }) else {
      removal.deletedSections.insert(index)
      continue
    }
    var keptSection = section
    keptSection.items = []
    for (row, item) in section.items.enumerated() {
      if targetSection.items.contains(item) {
        keptSection.items.append(item)
      } else {
        removal.deletedRows.append(IndexPath(row: row, section: index))
      }
    }
    removal.data.append(keptSection)
  }
  // The second stage inserts elements.
  var insertion = StagedChange<Item>(data: target)
  for (index, section) in target.enumerated() {
    guard let remainingSection = removal.data.first(where: { $0.name == section.name }) else {
      insertion.insertedSections.insert(index)
      continue
    }
    for (row, item) in section.items.enumerated() where !remainingSection.items.contains(item) {
      insertion.insertedRows.append(IndexPath(row: row, section: index))
    }
  }
  return [removal, insertion]
}

extension UITableView {
  func reload<Item: Hashable>(
    using stages: [StagedChange<Item>],
    with animation: @autoclosure () -> UITableView.RowAnimation,
    interrupt: ((StagedChange<Item>) -> Bool)? = nil,
    setData: ([SectionModel<Item>]) -> Void
  ) {
    if case .none = window, let data = stages.last?.data {
      setData(data)
      return reloadData()
    }
    for stage in stages {
      if let interrupt = interrupt, interrupt(stage), let data = stages.last?.data {
        setData(data)
        return reloadData()
      }
      performBatchUpdates({
        setData(stage.data)
        if !stage.deletedSections.isEmpty {
          self.deleteSections(stage.deletedSections, with: animation())
        }
        if !stage.insertedSections.isEmpty {
          self.insertSections(stage.insertedSections, with: animation())
        }
        if !stage.deletedRows.isEmpty {
          self.deleteRows(at: stage.deletedRows, with: animation())
        }
        if !stage.insertedRows.isEmpty {
          self.insertRows(at: stage.insertedRows, with: animation())
        }
      })
    }
  }
}

final class TeamsViewController: UITableViewController {
  private(set) var data: [SectionModel<String>] = []

  var dataInput: [SectionModel<String>] {
    get { return data }
    set {
      tableView.reload(using: stages(from: data, to: newValue), with: .fade) { data in
        self.data = data
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: UITableViewCell.description())
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return data.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return data[section].items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: UITableViewCell.description(), for: indexPath)
    cell.textLabel?.text = data[indexPath.section].items[indexPath.row]
    return cell
  }
}

/// Tests for staged differences.
@MainActor
struct StagedDiffTests {
  private let stage = Stage()
  private let controller = TeamsViewController(style: .plain)

  init() {
    stage.show(controller)
    controller.dataInput = [
      SectionModel(name: "Red", items: ["a", "b", "c"]), SectionModel(name: "Blue", items: ["x"]),
    ]
    stage.settle()
  }

  @Test func stagesAreAppliedInTheirOrder() {
    let keptCell = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    controller.dataInput = [
      SectionModel(name: "Red", items: ["b", "d"]), SectionModel(name: "Green", items: ["y", "z"]),
    ]
    #expect(controller.tableView.numberOfSections == 2)
    stage.settle()
    #expect(controller.tableView.visibleTexts == ["b", "d", "y", "z"])
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === keptCell)
  }

  @Test func nothingAnimatesOutsideOfAWindow() {
    let detachedController = TeamsViewController(style: .plain)
    detachedController.dataInput = [SectionModel(name: "Red", items: ["a"])]
    #expect(detachedController.tableView.numberOfRows(inSection: 0) == 1)
  }
}
