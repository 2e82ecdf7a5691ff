import UIKit

/// Controls as accessory views.
final class ControlsViewController: ListViewController {
  private enum Row: Int, CaseIterable {
    case toggle, slider, stepper, segments, button, activity, progress
  }

  private let toggle = UISwitch()
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
  private let stepper = UIStepper()
  private let segments = UISegmentedControl(items: ["One", "Two", "All"])
  private let button = UIButton(type: .system)
  private let activity = UIActivityIndicatorView(style: .medium)
  private let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 140, height: 4))

  init() {
    super.init(style: .grouped, lines: [.body, .footnote])
    title = "Controls"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    setUpControls()
  }

  private func setUpControls() {
    toggle.isOn = true
    slider.value = 0.4
    progress.progress = slider.value
    stepper.maximumValue = 10
    stepper.value = 3
    segments.selectedSegmentIndex = 1
    button.setTitle("Start", for: .normal)
    activity.hidesWhenStopped = false
    fitControls()
    toggle.addTarget(self, action: ControlsViewController.showValues, for: .valueChanged)
    stepper.addTarget(self, action: ControlsViewController.showValues, for: .valueChanged)
    segments.addTarget(self, action: ControlsViewController.showValues, for: .valueChanged)
    slider.addTarget(self, action: ControlsViewController.sliderDidChange, for: .valueChanged)
    button.addTarget(self, action: ControlsViewController.startOrStop, for: .touchUpInside)
  }

  /// Sizes the controls to fit their texts.
  private func fitControls() {
    for control in [stepper, segments, button, activity] { control.sizeToFit() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitControls()
  }

  /// Sizes the controls again, because in the table they use the user's text size and weight.
  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    fitControls()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    "As accessory views"
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    guard let row = Row(rawValue: indexPath.row) else { return cell }
    let (title, control): (String, UIView) =
      switch row {
      case .toggle: ("Switch", toggle)
      case .slider: ("Slider", slider)
      case .stepper: ("Stepper", stepper)
      case .segments: ("Segments", segments)
      case .button: ("Button", button)
      case .activity: ("Activity", activity)
      case .progress: ("Progress", progress)
      }
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = value(of: row)
    cell.accessoryView = control
    return cell
  }
}

// MARK: Values

extension ControlsViewController {
  private func sliderDidChange() {
    progress.setProgress(slider.value, animated: true)
    showValues()
  }

  private func startOrStop() {
    if activity.isAnimating { activity.stopAnimating() } else { activity.startAnimating() }
    button.setTitle(activity.isAnimating ? "Stop" : "Start", for: .normal)
    showValues()
  }

  /// Updates the texts of the visible rows.
  private func showValues() {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      guard let row = Row(rawValue: indexPath.row) else { continue }
      tableView.cellForRow(at: indexPath)?.detailTextLabel?.text = value(of: row)
    }
  }

  private func value(of row: Row) -> String {
    switch row {
    case .toggle: toggle.isOn ? "On" : "Off"
    case .slider, .progress: "\(Int((slider.value * 100).rounded())) %"
    case .stepper: "\(Int(stepper.value)) of 10"
    case .segments: segments.titleForSegment(at: segments.selectedSegmentIndex) ?? ""
    case .button, .activity: activity.isAnimating ? "Running" : "Stopped"
    }
  }
}
