import UIKit

/// A list below a large title, with a toolbar whose buttons change the list.
final class BarsViewController: ListViewController {
  private var trips = [
    "Bern", "Bologna", "Copenhagen", "Ghent", "Graz", "Leipzig", "Lisbon", "Porto", "Riga", "Turku",
    "Utrecht", "Vilnius",
  ]
  private static let cellIdentifier = "Trip"
  private let countLabel = UILabel()

  init() {
    super.init(style: .plain)
    title = "Trips"
    navigationItem.largeTitleDisplayMode = .always
    toolbarItems = [
      UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() }
      ),
      .flexibleSpace(), UIBarButtonItem(customView: countLabel), .flexibleSpace(),
      UIBarButtonItem(
        title: "Sort",
        image: UIImage(systemName: "arrow.up.arrow.down"),
        menu: UIMenu(children: [
          UIAction(title: "A to Z") { [weak self] _ in self?.sort(by: <) },
          UIAction(title: "Z to A") { [weak self] _ in self?.sort(by: >) },
        ])
      ),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    showCount()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.navigationBar.prefersLargeTitles = false
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func showCount() {
    countLabel.text = "\(trips.count) trips"
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.sizeToFit()
  }

  private func add() {
    trips.insert("Trip \(trips.count + 1)", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    showCount()
  }

  private func sort(by isBefore: (String, String) -> Bool) {
    let old = trips
    trips.sort(by: isBefore)
    tableView.performBatchUpdates {
      for (row, trip) in old.enumerated() {
        guard let new = trips.firstIndex(of: trip), new != row else { continue }
        tableView.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: new, section: 0))
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trips.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.textLabel?.text = trips[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
