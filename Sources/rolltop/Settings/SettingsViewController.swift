import UIKit

/// Settings that act on the whole program at once.
final class SettingsViewController: ListViewController {
  private enum Row: Int, CaseIterable {
    case theme, textSize, tint, keepsScreenOn
  }

  private static let groups: [(title: String, rows: [Row], footer: String?)] = [
    ("Appearance", [.theme, .textSize, .tint], nil),
    ("Screen", [.keepsScreenOn], "The desktop's screen saver waits while this is on."),
  ]

  private let settings: Settings

  init(world: World) {
    settings = world.settings
    super.init(style: .grouped)
    title = "Settings"
  }

  override func viewWillAppear(_ animated: Bool) {
    tableView.reloadData()
    super.viewWillAppear(animated)
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
    cell.followTextSize(detail: .callout)
    switch row(at: indexPath) {
    case .theme:
      cell.textLabel?.text = "Theme"
      cell.detailTextLabel?.text = settings.theme.title
      cell.accessoryType = .disclosureIndicator
    case .textSize:
      cell.textLabel?.text = "Text size"
      cell.detailTextLabel?.text = (settings.textSize ?? .large).title
      cell.accessoryType = .disclosureIndicator
    case .tint:
      cell.textLabel?.text = "Tint"
      cell.accessoryView = makeTintSlider()
      cell.selectionStyle = .none
    case .keepsScreenOn:
      cell.textLabel?.text = "Keep the screen on"
      cell.accessoryView = makeScreenSwitch()
      cell.selectionStyle = .none
    }
    return cell
  }

  private func makeTintSlider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
    slider.value = Float(settings.tintHue ?? 0.58)
    slider.addTarget(self, action: SettingsViewController.tintChanged, for: .valueChanged)
    return slider
  }

  private func makeScreenSwitch() -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = settings.keepsScreenOn
    toggle.addTarget(self, action: SettingsViewController.screenChanged, for: .valueChanged)
    return toggle
  }

  private func tintChanged(_ slider: UISlider) {
    settings.tintHue = CGFloat(slider.value)
    settings.apply(to: view.window)
  }

  private func screenChanged(_ toggle: UISwitch) {
    settings.keepsScreenOn = toggle.isOn
    settings.apply(to: view.window)
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    switch row(at: indexPath) {
    case .theme, .textSize: indexPath
    case .tint, .keepsScreenOn: nil
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next: UIViewController =
      row(at: indexPath) == .theme
      ? ThemeViewController(settings: settings)
      : TextSizeViewController(settings: settings)
    navigationController?.pushViewController(next, animated: true)
  }
}
