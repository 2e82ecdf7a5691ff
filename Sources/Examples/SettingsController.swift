import UIKit

/// Settings in groups: switches, a slider, a time, and a choice from a menu.
final class SettingsController: UITableViewController {
  private struct Row {
    let title: String
    let symbol: String
    let accessory: UIView?
  }

  private struct Section {
    let title: String?
    let footer: String?
    let rows: [Row]
  }

  private(set) var isQuiet = false
  private(set) var volume: Float = 0.6
  private(set) var theme = "Automatic"
  /// The time of the alarm on any day, in UTC.
  private(set) var alarm = Date(timeIntervalSinceReferenceDate: 7 * 3600)
  private var sections: [Section] = []

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.allowsSelection = false
    sections = [
      Section(
        title: "Sound",
        footer: "Alarms are heard in quiet mode, too.",
        rows: [
          Row(title: "Quiet", symbol: "speaker.slash", accessory: makeSwitch()),
          Row(title: "Volume", symbol: "speaker.wave.2", accessory: makeSlider()),
          Row(title: "Alarm", symbol: "alarm", accessory: makeTimePicker()),
        ]
      ),
      Section(
        title: "Look",
        footer: nil,
        rows: [Row(title: "Theme", symbol: "sun.max", accessory: makeThemeButton())]
      ),
    ]
  }

  private func makeSwitch() -> UISwitch {
    let control = UISwitch()
    control.isOn = isQuiet
    control.addAction(
      UIAction { [weak self] action in
        self?.isQuiet = (action.sender as? UISwitch)?.isOn ?? false
      },
      for: .valueChanged
    )
    return control
  }

  private func makeSlider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
    slider.value = volume
    slider.addAction(
      UIAction { [weak self] action in self?.volume = (action.sender as? UISlider)?.value ?? 0 },
      for: .valueChanged
    )
    return slider
  }

  private func makeTimePicker() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .compact
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = alarm
    picker.sizeToFit()
    picker.addAction(
      UIAction { [weak self] action in
        if let picker = action.sender as? UIDatePicker { self?.alarm = picker.date }
      },
      for: .valueChanged
    )
    return picker
  }

  private func makeThemeButton() -> UIButton {
    let button = UIButton(configuration: .plain())
    button.menu = UIMenu(
      options: .singleSelection,
      children: ["Automatic", "Light", "Dark"].map { name in
        UIAction(title: name, state: name == theme ? .on : .off) { [weak self] action in
          self?.theme = action.title
        }
      }
    )
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.sizeToFit()
    return button
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.image = UIImage(systemName: row.symbol)
    cell.contentConfiguration = content
    cell.accessoryView = row.accessory
    return cell
  }
}
