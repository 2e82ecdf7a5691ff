import UIKit

/// The time in the user's cities, updated every second while it is visible.
///
/// Cities are added on a separate screen, deleted by a swipe or in editing mode, restored by an
/// undo button, and reordered by dragging.
final class WorldClockViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let world: World
  private let format: ClockFormat
  private var timer: Timer?
  /// Whether this screen is changing the cities and updates its rows itself.
  private var isChangingCities = false
  /// The number of cities when the screen disappeared last; `nil` before.
  private var countWhenHidden: Int?
  private lazy var problemBar = BarView(
    color: .systemOrange.withAlphaComponent(0.25),
    buttonTitle: "OK"
  ) { [weak self] in self?.dismissProblem() }
  private lazy var undoBar = BarView(
    color: .secondarySystemBackground,
    buttonTitle: "Undo"
  ) { [weak self] in self?.undo() }
  private static let cellIdentifier = "City"

  /// The selected cities, which outlive the screen.
  private var cities: SelectedCities { world.cities }

  init(world: World) {
    self.world = world
    format = ClockFormat(locale: world.locale)
    super.init(nibName: nil, bundle: nil)
    title = "World clock"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for subview in [tableView, problemBar, undoBar] { view.addSubview(subview) }
    cities.load()
    cities.observe(self) { [weak self] in self?.citiesDidChange() }
    tableView.restorationIdentifier = "list"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsSelection = false
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.tableFooterView = UIView()
    tableView.register(ClockCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    let addButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.showCatalog() }
    )
    navigationItem.rightBarButtonItems = [addButtonItem, editButtonItem]
    addKeyCommand(
      UIKeyCommand(input: "n", modifierFlags: .control, discoverabilityTitle: "Add a city") {
        [weak self] _ in self?.showCatalog()
      }
    )
    addKeyCommand(
      UIKeyCommand(input: "e", modifierFlags: .control, discoverabilityTitle: "Edit") {
        [weak self] _ in
        guard let self, editButtonItem.isEnabled else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    fitRows()
    showState(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showAddedCities()
    showState(animated: false)
    showTime()
    if !world.isFrozen { startTicking() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    countWhenHidden = cities.list.cities.count
    timer?.invalidate()
    timer = nil
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitRows()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safeAreaInsets = view.safeAreaInsets
    let problemHeight = problemBar.sizeThatFits(bounds.size).height
    let undoHeight = undoBar.sizeThatFits(bounds.size).height + safeAreaInsets.bottom
    let top = cities.problem == nil ? 0 : safeAreaInsets.top + problemHeight
    let bottom = cities.list.lastDeletion == nil ? 0 : undoHeight
    problemBar.frame = CGRect(
      x: 0,
      y: top - problemHeight,
      width: bounds.width,
      height: problemHeight
    )
    undoBar.frame = CGRect(
      x: 0,
      y: bounds.height - bottom,
      width: bounds.width,
      height: undoHeight
    )
    tableView.frame = CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: max(0, bounds.height - top - bottom)
    )
  }

  private func fitRows() {
    let height = ClockCell.height(compatibleWith: traitCollection)
    if tableView.rowHeight != height { tableView.rowHeight = height }
  }
}

// MARK: Rows

extension WorldClockViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities.list.cities.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: Self.cellIdentifier,
      for: indexPath
    )
    configure(cell, forRowAt: indexPath, date: world.now())
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    changeCities { cities.remove(at: indexPath.row) }
    tableView.deleteRows(at: [indexPath], with: .automatic)
    // Only the last deletion can be undone.
    undoManager?.removeAllActions(withTarget: self)
    undoManager?.registerUndo(withTarget: self) { $0.undo() }
    undoManager?.setActionName("Delete")
    showState(animated: true)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    changeCities { cities.move(from: sourceIndexPath.row, to: destinationIndexPath.row) }
    showState(animated: true)
  }
}

// MARK: Actions

extension WorldClockViewController {
  private func showCatalog() {
    let catalog = Screen.addCity.makeScreen(in: world)
    navigationController?.pushViewController(catalog, animated: true)
  }

  /// Calls a closure that changes the cities; the caller updates the rows.
  private func changeCities<Result>(_ body: () -> Result) -> Result {
    isChangingCities = true
    defer { isChangingCities = false }
    return body()
  }

  /// Handles changes of the cities by the catalogue or a different window.
  private func citiesDidChange() {
    guard !isChangingCities else { return }
    tableView.reloadData()
    showState(animated: view.window != nil)
  }

  /// Scrolls to the cities that were added on the catalogue screen.
  private func showAddedCities() {
    let count = cities.list.cities.count
    guard let countWhenHidden, count > countWhenHidden else { return }
    let lastIndexPath = IndexPath(row: count - 1, section: 0)
    tableView.scrollToRow(at: lastIndexPath, at: .none, animated: false)
  }

  private func undo() {
    guard let index = changeCities({ cities.undoDeletion() }) else { return }
    let indexPath = IndexPath(row: index, section: 0)
    tableView.insertRows(at: [indexPath], with: .automatic)
    tableView.scrollToRow(at: indexPath, at: .none, animated: true)
    showState(animated: true)
  }

  private func dismissProblem() {
    cities.dismissProblem()
    showState(animated: true)
  }
}

// MARK: State

extension WorldClockViewController {
  /// Updates the bars and the empty state: a problem, undo, or the message for an empty list.
  private func showState(animated: Bool) {
    let isEmpty = cities.list.cities.isEmpty
    if isEmpty, isEditing { setEditing(false, animated: animated) }
    editButtonItem.isEnabled = !isEmpty
    tableView.backgroundView =
      isEmpty ? MessageView(title: "No cities", detail: "Add one with the plus sign.") : nil
    // A bar keeps its text while it is animated out.
    if let problem = cities.problem { problemBar.text = problem }
    if let city = cities.list.lastDeletion?.city { undoBar.text = "\(city.name) was deleted" }
    view.setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}

// MARK: Time

extension WorldClockViewController {
  /// Starts a timer that fires at the beginning of each second.
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

  /// Updates only the visible labels whose text has changed.
  func showTime() {
    let now = world.now()
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      configure(tableView.cellForRow(at: indexPath), forRowAt: indexPath, date: now)
    }
  }

  private func configure(
    _ cell: UITableViewCell?,
    forRowAt indexPath: IndexPath,
    date: Date
  ) {
    let city = cities.list[indexPath.row]
    (cell as? ClockCell)?.show(city, at: date, from: world.timeZone, format: format)
  }
}
