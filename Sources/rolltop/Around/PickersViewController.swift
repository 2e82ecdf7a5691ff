import UIKit

/// Dates, wheels, a colour, pages, buttons with configurations, observed progress, and symbols.
final class PickersViewController: UITableViewController {
  private enum Row: Int {
    case departure, calendar, wheels, colour, buttons, progress, pages, symbols
  }

  private static let groups: [(title: String, rows: [Row])] = [
    ("Dates and wheels", [.departure, .calendar, .wheels]),
    ("Colour", [.colour]),
    ("Buttons by configuration", [.buttons]),
    ("Observed progress", [.progress]),
    ("Pages", [.pages]),
    ("Symbols by configuration", [.symbols]),
  ]

  private let world: World
  private lazy var cells: [Row: UITableViewCell] = [
    .departure: makeDepartureCell(), .calendar: makeCalendarCell(),
    .wheels: FrameCell(SeatPicker(), "Seat"), .colour: ColourCell(), .buttons: ButtonsCell(),
    .progress: ProgressCell(), .pages: PagesCell(), .symbols: SymbolsCell(),
  ]
  private let departure = UIDatePicker()
  private let calendarPicker = UIDatePicker()

  init(world: World) {
    self.world = world
    super.init(style: .grouped)
    title = "Pickers and buttons"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PickersViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "list"
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 120
    tableView.allowsSelection = false
  }

  private func setUp(_ picker: UIDatePicker, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle)
  {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = world.locale
    picker.timeZone = world.timeZone
    picker.date = world.now()
  }

  private func makeDepartureCell() -> UITableViewCell {
    setUp(departure, .dateAndTime, .compact)
    departure.minuteInterval = 5
    departure.accessibilityLabel = "Departure"
    departure.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        calendarPicker.setDate(departure.date, animated: true)
      },
      for: .valueChanged
    )
    return DepartureCell(departure)
  }

  private func makeCalendarCell() -> UITableViewCell {
    setUp(calendarPicker, .date, .inline)
    calendarPicker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        departure.setDate(calendarPicker.date, animated: true)
      },
      for: .valueChanged
    )
    return FrameCell(calendarPicker, "Day")
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
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cells[Self.groups[indexPath.section].rows[indexPath.row]] ?? UITableViewCell()
  }
}

/// A caption and a date beside each other; one below the other where texts are very large.
final class DepartureCell: UITableViewCell {
  private let line = UIStackView()

  init(_ picker: UIDatePicker) {
    super.init(style: .default, reuseIdentifier: nil)
    accessibilityLabel = "Departure"
    let caption = UILabel()
    caption.text = accessibilityLabel
    caption.font = .preferredFont(forTextStyle: .body)
    caption.adjustsFontForContentSizeCategory = true
    caption.isAccessibilityElement = false
    picker.setContentHuggingPriority(.required, for: .horizontal)
    picker.setContentCompressionResistancePriority(.required, for: .horizontal)
    line.addArrangedSubview(caption)
    line.addArrangedSubview(picker)
    line.spacing = 8
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    line.pin(to: contentView.layoutMarginsGuide)
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("DepartureCell is made in code")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    line.axis = isLarge ? .vertical : .horizontal
    line.alignment = isLarge ? .leading : .center
  }
}

/// A cell that is as high as a view in it.
final class FrameCell: UITableViewCell {
  init(_ content: UIView, _ label: String) {
    super.init(style: .default, reuseIdentifier: nil)
    accessibilityLabel = label
    content.accessibilityLabel = label
    content.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(content)
    content.pin(to: contentView.layoutMarginsGuide)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("FrameCell is made in code")
  }
}

/// The row and the letter of a seat, as two wheels.
final class SeatPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let letters = ["A", "B", "C", "D"]

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
    selectRow(6, inComponent: 0, animated: false)
    selectRow(1, inComponent: 1, animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SeatPicker is made in code")
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 30 : Self.letters.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    component == 0 ? "Row \(row + 1)" : "Seat \(Self.letters[row])"
  }
}
