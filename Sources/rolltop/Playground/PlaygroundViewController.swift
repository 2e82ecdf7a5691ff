import UIKit

/// Changes rows and sections with buttons, with every kind of animation.
///
/// The buttons work during scrolling and during earlier animations.
final class PlaygroundViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) var model = PlaygroundModel(counts: [6, 5, 7])
  private(set) var animation = UITableView.RowAnimation.fade
  private let bar = PlaygroundBar()
  private var generator: PlaygroundGenerator
  private var timer: Timer?
  private static let cellIdentifier = "Row"

  init(world: World) {
    generator = PlaygroundGenerator(seed: world.isFrozen ? 1 : .random(in: 0...UInt64.max))
    super.init(nibName: nil, bundle: nil)
    title = "Playground"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.restorationIdentifier = "list"
    tableView.cellLayoutMarginsFollowReadableWidth = true
    view.addSubview(tableView)
    view.addSubview(bar)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.tableFooterView = UIView()
    bar.onCommand = { [weak self] in self?.perform($0) }
    bar.onAutomaticChange = { [weak self] in self?.setAutomatic($0) }
    navigationItem.rightBarButtonItem = UIBarButtonItem()
    use(animation)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    setAutomatic(false)
    bar.turnOffSwitch()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = PlaygroundBar.height + view.safeAreaInsets.bottom
    let (barFrame, listFrame) = view.bounds.divided(atDistance: height, from: .maxYEdge)
    tableView.frame = listFrame
    bar.frame = barFrame
  }
}

// MARK: Rows

extension PlaygroundViewController: UITableViewDataSource, UITableViewDelegate {
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink, .systemBrown,
  ]

  func numberOfSections(in tableView: UITableView) -> Int {
    model.sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    let section = model.sections[section]
    return "Section \(section.number)" + Self.suffix(ofVersion: section.version)
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: Self.cellIdentifier)
    let row = model[indexPath]
    cell.textLabel?.text = "Row \(row.number)" + Self.suffix(ofVersion: row.version)
    cell.imageView?.image = UIImage(systemName: "circle.fill")
    cell.imageView?.tintColor = Self.colors[row.number % Self.colors.count]
    return cell
  }

  private static func suffix(ofVersion version: Int) -> String {
    version == 0 ? "" : version == 1 ? ", reloaded once" : ", reloaded \(version) times"
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

// MARK: Commands

extension PlaygroundViewController {
  /// Performs a button's command on a random visible row or section, or shuffles all of them.
  func perform(_ command: PlaygroundBar.Command) {
    if bar.actsOnSections { performOnSection(command) } else { performOnRow(command) }
  }

  private func performOnRow(_ command: PlaygroundBar.Command) {
    guard command != .insert else { return insertRow() }
    guard let indexPath = randomVisibleIndexPath() else { return }
    switch command {
    case .insert: break
    case .delete:
      model.deleteRow(at: indexPath)
      tableView.deleteRows(at: [indexPath], with: animation)
    case .move:
      guard let destination = randomVisibleIndexPath() else { return }
      model.moveRow(from: indexPath, to: destination)
      tableView.moveRow(at: indexPath, to: destination)
    case .reload:
      model.reloadRow(at: indexPath)
      tableView.reloadRows(at: [indexPath], with: animation)
    case .shuffle:
      let moves = model.shuffleRows(using: &generator)
      tableView.performBatchUpdates {
        for move in moves { self.tableView.moveRow(at: move.from, to: move.to) }
      }
    }
  }

  private func insertRow() {
    if model.sections.isEmpty { return performOnSection(.insert) }
    let indexPath = randomVisibleIndexPath() ?? IndexPath(row: 0, section: 0)
    model.insertRow(at: indexPath)
    tableView.insertRows(at: [indexPath], with: animation)
  }

  /// Returns the index path of a random visible row; `nil` if there is none.
  private func randomVisibleIndexPath() -> IndexPath? {
    (tableView.indexPathsForVisibleRows ?? []).randomElement(using: &generator)
  }

  private func performOnSection(_ command: PlaygroundBar.Command) {
    let count = model.sections.count
    guard command != .insert else {
      let index = Int.random(in: 0...count, using: &generator)
      model.insertSection(at: index, rows: Int.random(in: 1...4, using: &generator))
      tableView.insertSections([index], with: animation)
      return
    }
    guard count > 0 else { return }
    let index = randomVisibleIndexPath()?.section ?? 0
    switch command {
    case .insert: break
    case .delete:
      model.deleteSection(at: index)
      tableView.deleteSections([index], with: animation)
    case .move:
      let destination = Int.random(in: 0..<count, using: &generator)
      model.moveSection(from: index, to: destination)
      tableView.moveSection(index, toSection: destination)
    case .reload:
      model.reloadSection(at: index)
      tableView.reloadSections([index], with: animation)
    case .shuffle:
      let moves = model.shuffleSections(using: &generator)
      tableView.performBatchUpdates {
        for move in moves { self.tableView.moveSection(move.from, toSection: move.to) }
      }
    }
  }

  private func setAutomatic(_ isOn: Bool) {
    timer?.invalidate()
    timer = nil
    guard isOn else { return }
    timer = .scheduledTimer(withTimeInterval: 0.4, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.performRandomCommand() }
    }
  }

  /// Performs a random command; insertions and deletions are equally frequent.
  private func performRandomCommand() {
    guard let command = PlaygroundBar.Command.allCases.randomElement(using: &generator) else {
      return
    }
    perform(command)
  }
}

// MARK: Animations

extension PlaygroundViewController {
  /// Sets the animation of later commands, and marks it in the menu of the navigation bar.
  func use(_ animation: UITableView.RowAnimation) {
    self.animation = animation
    navigationItem.rightBarButtonItem?.title = animation.title
    navigationItem.rightBarButtonItem?.menu = UIMenu(
      title: "How rows come and go",
      options: .singleSelection,
      children: UITableView.RowAnimation.all.map { option in
        UIAction(title: option.title, state: option == animation ? .on : .off) { [weak self] _ in
          self?.use(option)
        }
      }
    )
  }
}

extension UITableView.RowAnimation {
  /// All animations, in the order of the menu.
  static let all: [UITableView.RowAnimation] = [
    .automatic, .fade, .left, .right, .top, .bottom, .middle, .none,
  ]

  /// The name in menus.
  var title: String {
    switch self {
    case .automatic: "Automatic"
    case .fade: "Fade"
    case .left: "Left"
    case .right: "Right"
    case .top: "Top"
    case .bottom: "Bottom"
    case .middle: "Middle"
    case .none: "None"
    }
  }
}
