import UIKit

final class MenuController: UITableViewController {
  private let menu = [
    ("Hot", [("Espresso", 220), ("Cappuccino", 340), ("Tea", 260)]),
    ("Cold", [("Lemonade", 380), ("Water", 180)]),
  ]
  private var order: [IndexPath: Int] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 64
    let clear = UIAction(title: "Clear") { [weak self] _ in
      self?.order = [:]; self?.show()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: clear)
    show()
  }

  private func show() {
    let total = order.reduce(0) { $0 + $1.value * menu[$1.key.section].1[$1.key.row].1 }
    title = total == 0 ? "Touch what you like" : "Order: \(Self.euro(total))"
    tableView.reloadData()
  }

  private static func euro(_ cents: Int) -> String { String(format: "%.2f €", Double(cents) / 100) }

  override func numberOfSections(in tableView: UITableView) -> Int { menu.count }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    menu[section].1.count
  }

  override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    menu[section].0
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "dish")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "dish")
    let (name, price) = menu[path.section].1[path.row]
    cell.textLabel?.text = order[path].map { "\($0) × \(name)" } ?? name
    cell.detailTextLabel?.text = Self.euro(price)
    return cell
  }

  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    order[path, default: 0] += 1
    show()
  }
}
