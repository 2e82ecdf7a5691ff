import UIKit

/// Settings that apply immediately to the whole program.
final class SettingsViewController: ListViewController {
  private enum Row: Int, CaseIterable {
    case theme, appearance, textSize, boldText, tint, reduceMotion, keepsScreenOn
  }

  private static let groups: [(title: String, rows: [Row], footer: String?)] = [
    ("Appearance", [.theme, .appearance, .textSize, .boldText, .tint], nil),
    ("Motion", [.reduceMotion], "Screens fade, and rows change places at once."),
    ("Screen", [.keepsScreenOn], "The desktop's screen saver waits while this is on."),
  ]

  private let world: World
  private var settings: Settings { world.settings }

  init(world: World) {
    self.world = world
    super.init(style: .grouped, wrapsLargeTexts: true)
    title = "Settings"
  }

  override func viewWillAppear(_ animated: Bool) {
    tableView.reloadData()
    super.viewWillAppear(animated)
  }

  override func reconfigureVisibleRows() {
    // Each row has a cell of its own, whose control is created with it.
    tableView.reloadData()
  }

  private func row(at indexPath: IndexPath) -> Row {
    Self.groups[indexPath.section].rows[indexPath.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    Self.groups.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.groups[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    Self.groups[section].title
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    Self.groups[section].footer
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch row(at: indexPath) {
    case .theme:
      cell.textLabel?.text = "Look"
      cell.detailTextLabel?.text = settings.theme.title
      cell.accessoryType = .disclosureIndicator
    case .appearance:
      cell.textLabel?.text = "Appearance"
      cell.detailTextLabel?.text = settings.appearance.title
      cell.accessoryType = .disclosureIndicator
    case .textSize:
      cell.textLabel?.text = "Text size"
      cell.detailTextLabel?.text = (settings.textSize ?? .large).title
      cell.accessoryType = .disclosureIndicator
    case .tint:
      cell.textLabel?.text = "Tint"
      cell.accessoryView = makeTintSlider()
      cell.selectionStyle = .none
    case .boldText:
      cell.textLabel?.text = "Bold text"
      addSwitch(to: cell, isOn: UIAccessibility.isBoldTextEnabled) {
        UIAccessibility.isBoldTextEnabled = $0
      }
    case .reduceMotion:
      cell.textLabel?.text = "Reduce motion"
      addSwitch(to: cell, isOn: UIAccessibility.isReduceMotionEnabled) {
        UIAccessibility.isReduceMotionEnabled = $0
      }
    case .keepsScreenOn:
      cell.textLabel?.text = "Keep the screen on"
      addSwitch(to: cell, isOn: settings.keepsScreenOn) { [weak self] in
        self?.settings.keepsScreenOn = $0
        self?.settings.apply(to: self?.view.window)
      }
    }
    wrapTexts(of: cell)
    return cell
  }

  private func makeTintSlider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
    slider.value = Float(settings.tintHue ?? 0.58)
    slider.addTarget(self, action: SettingsViewController.tintDidChange, for: .valueChanged)
    return slider
  }

  private func addSwitch(
    to cell: UITableViewCell,
    isOn: Bool,
    onChange: @escaping (Bool) -> Void
  ) {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.addAction(
      UIAction { [weak toggle] _ in onChange(toggle?.isOn ?? false) },
      for: .valueChanged
    )
    cell.accessoryView = toggle
    cell.selectionStyle = .none
  }

  private func tintDidChange(_ slider: UISlider) {
    settings.tintHue = CGFloat(slider.value)
    settings.apply(to: view.window)
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    switch row(at: indexPath) {
    case .theme, .appearance, .textSize: indexPath
    case .tint, .boldText, .reduceMotion, .keepsScreenOn: nil
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen: Screen? =
      switch row(at: indexPath) {
      case .theme: .theme
      case .appearance: .appearance
      case .textSize: .textSize
      case .tint, .boldText, .reduceMotion, .keepsScreenOn: nil
      }
    if let screen {
      navigationController?.pushViewController(screen.makeScreen(in: world), animated: true)
    }
  }
}
