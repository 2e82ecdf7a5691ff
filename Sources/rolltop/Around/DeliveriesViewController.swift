import UIKit

/// A parcel in transit.
struct Delivery: Hashable {
  /// The identifier, which also determines the image.
  var number: Int
  var title: String
  var location: String
  var isRead = false
  var isPinned = false
}

/// Cells with modern APIs: content and background configurations with update handlers, swipe
/// actions, context menus with previews, prefetching, and pull to refresh.
final class DeliveriesViewController: UITableViewController {
  private enum Section: Int {
    case pinned, others

    var title: String { self == .pinned ? "Pinned" : "On their way" }
  }

  private static let cellIdentifier = "Delivery"
  private var deliveries: [Delivery] = [
    ("Seeds and bulbs", "Sorting centre, Utrecht"), ("Bicycle chain", "With the courier"),
    ("Two books", "Locker at the station"), ("Ceramic bowls", "Customs, Basel"),
    ("Coffee beans", "Sorting centre, Graz"), ("A folding chair", "Leaving the warehouse"),
    ("Wool, dark green", "With the courier"), ("Film, 35 mm", "Locker at the market"),
    ("Maps of the lakes", "Sorting centre, Bern"),
  ].enumerated().map { Delivery(number: $0, title: $1.0, location: $1.1) }
  /// The drawn images by the number of their delivery.
  private var images: [Int: UIImage] = [:]
  private lazy var dataSource = makeDataSource()

  init() {
    super.init(style: .insetGrouped)
    title = "Cells of today"
    deliveries[1].isPinned = true
    deliveries[0].isRead = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "list"
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
    tableView.dataSource = dataSource
    tableView.prefetchDataSource = self
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.addDelivery() }, for: .valueChanged)
    refreshControl = refresh
    applySnapshot(animated: false)
  }

  // MARK: Content

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Int> {
    let source = TitledDataSource<Section, Int>(tableView: tableView) {
      [weak self] tableView, indexPath, number in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: Self.cellIdentifier,
        for: indexPath
      )
      if let delivery = self?.delivery(withNumber: number) { self?.configure(cell, for: delivery) }
      return cell
    }
    source.defaultRowAnimation = .fade
    source.title = \.title
    return source
  }

  private func configure(_ cell: UITableViewCell, for delivery: Delivery) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = delivery.title
    content.textProperties.font = .preferredFont(
      forTextStyle: delivery.isRead ? .body : .headline
    )
    content.secondaryText = delivery.location
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = image(of: delivery.number)
    content.imageProperties.maximumSize = CGSize(width: 60, height: 36)
    content.imageProperties.cornerRadius = 6
    cell.contentConfiguration = content
    cell.accessoryType = delivery.isPinned ? .checkmark : .none
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      if delivery.isPinned, !state.isHighlighted, !state.isSelected {
        background.backgroundColor = .systemYellow.withAlphaComponent(0.25)
      }
      cell.backgroundConfiguration = background
    }
  }

  private func delivery(withNumber number: Int) -> Delivery? {
    deliveries.first { $0.number == number }
  }

  /// Displays the current deliveries.
  ///
  /// - Parameters:
  ///   - animated: Whether rows move with an animation.
  ///   - changedNumbers: The numbers of the deliveries whose cells are configured again.
  private func applySnapshot(animated: Bool, changedNumbers: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    for (section, isPinned) in [(Section.pinned, true), (.others, false)] {
      let numbers = deliveries.filter { $0.isPinned == isPinned }.map(\.number)
      guard !numbers.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(numbers)
    }
    snapshot.reconfigureItems(changedNumbers)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func updateDelivery(_ number: Int, _ change: (inout Delivery) -> Void) {
    guard let index = deliveries.firstIndex(where: { $0.number == number }) else { return }
    change(&deliveries[index])
    applySnapshot(animated: true, changedNumbers: [number])
  }

  private func delete(_ number: Int) {
    deliveries.removeAll { $0.number == number }
    applySnapshot(animated: true)
  }

  /// Adds a delivery and ends refreshing.
  private func addDelivery() {
    let number = (deliveries.map(\.number).max() ?? 0) + 1
    deliveries.insert(
      Delivery(number: number, title: "Parcel \(number)", location: "Just announced"),
      at: 0
    )
    applySnapshot(animated: true)
    refreshControl?.endRefreshing()
  }

  // MARK: Pictures

  private func image(of number: Int) -> UIImage {
    if let image = images[number] { return image }
    let image = Landscape.image(width: 60, number: number)
    images[number] = image
    return image
  }

  // MARK: Commands

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let number = dataSource.itemIdentifier(for: indexPath),
      let delivery = delivery(withNumber: number)
    else { return nil }
    let pin = UIContextualAction(style: .normal, title: delivery.isPinned ? "Unpin" : "Pin") {
      [weak self] _, _, completion in
      self?.updateDelivery(number) { $0.isPinned.toggle() }
      completion(true)
    }
    pin.image = UIImage(systemName: delivery.isPinned ? "pin.slash" : "pin")
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [pin])
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let number = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete(number)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let number = dataSource.itemIdentifier(for: indexPath),
      let delivery = delivery(withNumber: number)
    else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: {
        let controller = UIViewController()
        let view = UIImageView(image: Landscape.image(width: 300, number: number))
        view.accessibilityLabel = delivery.title
        controller.view = view
        controller.preferredContentSize = CGSize(width: 300, height: 180)
        return controller
      },
      actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(
            title: delivery.isRead ? "Mark as Unread" : "Mark as Read",
            image: UIImage(systemName: "envelope")
          ) { _ in self?.updateDelivery(number) { $0.isRead.toggle() } },
          UIAction(
            title: delivery.isPinned ? "Unpin" : "Pin",
            image: UIImage(systemName: delivery.isPinned ? "pin.slash" : "pin")
          ) { _ in self?.updateDelivery(number) { $0.isPinned.toggle() } },
          UIAction(
            title: "Delete",
            image: UIImage(systemName: "trash"),
            attributes: .destructive
          ) { _ in self?.delete(number) },
        ])
      }
    )
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let number = dataSource.itemIdentifier(for: indexPath) else { return }
    updateDelivery(number) { $0.isRead = true }
  }
}

extension DeliveriesViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for number in indexPaths.compactMap({ dataSource.itemIdentifier(for: $0) }) {
      _ = image(of: number)
    }
  }
}

/// A data source whose sections have titles, and whose rows can all be edited.
final class TitledDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  UITableViewDiffableDataSource<Section, Item>
{
  /// The key path of a section's title; `nil` if sections have no titles.
  var title: KeyPath<Section, String>?

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    guard let title else { return nil }
    return sectionIdentifier(for: section)?[keyPath: title]
  }
}
