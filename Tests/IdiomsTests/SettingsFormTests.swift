import Testing
import UIKit
import UIKitTesting

// A settings form: rows as values, switches as accessories, and sections with one selected row.

enum FormRow {
  case toggle(title: String, isOn: Bool, action: (Bool) -> Void)
  case option(title: String)
  case button(title: String, action: () -> Void)
}

final class FormSection {
  let title: String?
  let footer: String?
  var rows: [FormRow]
  var selectedOption: Int?
  var onSelect: ((Int) -> Void)?

  init(title: String?, footer: String? = nil, rows: [FormRow], selectedOption: Int? = nil) {
    self.title = title
    self.footer = footer
    self.rows = rows
    self.selectedOption = selectedOption
  }
}

final class SwitchCell: UITableViewCell {
  let toggle = UISwitch()
  var onChange: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryView = toggle
    toggle.addTarget(self, action: SwitchCell.toggleChanged(_:), for: .valueChanged)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onChange = nil
  }

  private func toggleChanged(_ sender: UISwitch) {
    onChange?(sender.isOn)
  }
}

class FormViewController: UITableViewController {
  var sections: [FormSection] = []

  convenience init() {
    self.init(style: .grouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return sections[section].title
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    return sections[section].footer
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let section = sections[indexPath.section]
    switch section.rows[indexPath.row] {
    case let .toggle(title, isOn, action):
      let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
      cell.textLabel?.text = title
      (cell as? SwitchCell)?.toggle.isOn = isOn
      (cell as? SwitchCell)?.onChange = action
      return cell
    case .option(let title):
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = title
      cell.accessoryType = indexPath.row == section.selectedOption ? .checkmark : .none
      return cell
    case .button(let title, _):
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = title
      cell.textLabel?.textColor = view.tintColor
      cell.accessoryType = .none
      return cell
    }
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    if case .toggle = sections[indexPath.section].rows[indexPath.row] { return false }
    return true
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let section = sections[indexPath.section]
    switch section.rows[indexPath.row] {
    case .toggle: break
    case .button(_, let action): action()
    case .option:
      if let oldOption = section.selectedOption {
        let oldIndexPath = IndexPath(row: oldOption, section: indexPath.section)
        tableView.cellForRow(at: oldIndexPath)?.accessoryType = .none
      }
      section.selectedOption = indexPath.row
      tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
      section.onSelect?(indexPath.row)
    }
  }
}

/// Tests for a settings form.
@MainActor
struct SettingsFormTests {
  @Test func switchesOptionsAndButtonsCallTheirHandlers() throws {
    let stage = Stage()
    var events: [String] = []
    let form = FormViewController()
    let sound = FormSection(
      title: "Sound",
      rows: [
        .option(title: "Bell"), .option(title: "Horn"),
      ], selectedOption: 0)
    sound.onSelect = { events.append("sound \($0)") }
    form.sections = [
      FormSection(
        title: nil, footer: "Costs power",
        rows: [.toggle(title: "Wi-Fi", isOn: false) { events.append("wifi \($0)") }]),
      sound,
      FormSection(title: nil, rows: [.button(title: "Reset") { events.append("reset") }]),
    ]
    stage.show(UINavigationController(rootViewController: form))
    let cell = try #require(
      form.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? SwitchCell)
    let toggle = cell.toggle
    stage.tap(at: toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: nil))
    stage.settle()
    stage.tapRow(1, section: 1, of: form.tableView)
    stage.tapRow(0, section: 2, of: form.tableView)
    #expect(events == ["wifi true", "sound 1", "reset"])
    let marks = (0..<2).map {
      form.tableView.cellForRow(at: IndexPath(row: $0, section: 1))?.accessoryType
    }
    #expect(marks == [UITableViewCell.AccessoryType.none, .checkmark])
    #expect(form.tableView.indexPathForSelectedRow == nil)
    #expect(form.tableView.footerView(forSection: 0)?.textLabel?.text == "Costs power")
    assertSnapshot(of: stage, named: "settings-form")
  }
}
