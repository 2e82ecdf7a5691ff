import UIKit

/// The time in all cities, second by second while one can see it.
final class WorldClockViewController: ListViewController {
  private let world: World
  private let catalog = CityCatalog()
  private var timer: Timer?
  private static let cellIdentifier = "City"

  init(world: World) {
    self.world = world
    super.init(style: .plain)
    title = "World clock"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTime()
    if !world.isStill { startTicking() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    catalog.regions.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    catalog.regions[section].cities.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    catalog.regions[section].name
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .value1, reuseIdentifier: Self.cellIdentifier)
    let city = catalog[indexPath]
    cell.followTextSize(detail: .callout)
    cell.textLabel?.text = city.name
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.detailTextLabel?.text = city.time(at: world.now())
    return cell
  }
}

// MARK: Time

extension WorldClockViewController {
  /// Fires at the beginning of each second.
  private func startTicking() {
    timer?.invalidate()
    let nextSecond = Date(
      timeIntervalSinceReferenceDate: Date.timeIntervalSinceReferenceDate
        .rounded(.down) + 1
    )
    let timer = Timer(fire: nextSecond, interval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.showTime() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Changes the texts of the rows that are on screen, and nothing else.
  private func showTime() {
    let now = world.now()
    for row in tableView.indexPathsForVisibleRows ?? [] {
      tableView.cellForRow(at: row)?.detailTextLabel?.text = catalog[row].time(at: now)
    }
  }
}
