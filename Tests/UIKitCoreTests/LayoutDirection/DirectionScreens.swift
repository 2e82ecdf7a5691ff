import Foundation
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// The screens tested in both layout directions.
enum DirectionScreen: String, CaseIterable, Sendable {
  case plain, grouped, classic, classicGrouped, indexed, editing, groupedEditing, selecting
  case trailingSwipe, leadingSwipe, deleteSwipe, deleteControl, insets, controls, navigation
  case alert, sheet, reordering, push, popGesture
}

/// A screen on a stage with a layout direction, with texts in Latin or other scripts.
@MainActor
final class DirectionScene {
  let stage: Stage
  let screen: DirectionScreen
  let words: DirectionWords
  let source: DirectionSource
  var table: UITableView?
  var navigation: UINavigationController?
  /// The view controller of the animated push.
  private var pushed: UIViewController?

  init(
    _ screen: DirectionScreen,
    _ direction: UITraitEnvironmentLayoutDirection,
    words: DirectionWords = .latin
  ) {
    self.screen = screen
    self.words = words
    source = DirectionSource(screen, words)
    stage = Stage(size: CGSize(width: 300, height: 400), layoutDirection: direction)
    stage.checksDamage = true
    if screen == .classic || screen == .classicGrouped {
      stage.window.traitOverrides.tableTheme = .classic
    }
    switch screen {
    case .controls: stage.show(DirectionControls.make(words))
    case .navigation, .push, .popGesture: showNavigation()
    case .alert, .sheet: showAlert()
    default: showTable()
    }
    stage.settle()
    perform()
  }

  /// The sign of the trailing direction: 1 for right, -1 for left.
  private var forward: CGFloat {
    stage.window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  /// Returns a point by its distance from the leading edge.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: forward > 0 ? x : 300 - x, y: y)
  }

  private func showTable() {
    let isGrouped =
      [.grouped, .classicGrouped, .groupedEditing, .deleteControl].contains(screen)
    let table = UITableView(frame: .zero, style: isGrouped ? .grouped : .plain)
    table.dataSource = source
    table.delegate = source
    table.allowsMultipleSelectionDuringEditing = screen == .selecting
    if screen == .insets {
      table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    }
    self.table = table
    stage.show(table)
  }

  private func showNavigation() {
    let pages = [words.title, words.longTitle].map { title in
      let page = UIViewController()
      page.title = title
      page.view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 260, height: 30))
      label.text = title
      page.view.addSubview(label)
      return page
    }
    pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    pages[1].navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: words.edit, style: .done, target: nil, action: nil),
      UIBarButtonItem(systemItem: .search),
    ]
    let navigation = UINavigationController(rootViewController: pages[0])
    self.navigation = navigation
    stage.show(navigation)
    if screen == .push {
      pushed = pages[1]
    } else {
      navigation.pushViewController(pages[1], animated: false)
    }
  }

  private func showAlert() {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    stage.show(root)
    let alert = UIAlertController(
      title: words.title,
      message: words.longTitle,
      preferredStyle: screen == .alert ? .alert : .actionSheet
    )
    alert.addAction(UIAlertAction(title: words.edit, style: .destructive))
    alert.addAction(UIAlertAction(title: words.detail, style: .cancel))
    root.present(alert, animated: false)
  }

  private func perform() {
    switch screen {
    case .editing, .groupedEditing, .selecting:
      table?.setEditing(true, animated: false)
      if screen == .selecting {
        table?.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      }
    case .deleteControl:
      table?.setEditing(true, animated: false)
      stage.settle()
      let row = table?.rectForRow(at: [0, 1]) ?? .zero
      stage.tap(at: point(24, row.midY))
    case .trailingSwipe, .deleteSwipe: swipe(from: 250, to: 100)
    case .leadingSwipe: swipe(from: 50, to: 200)
    case .reordering:
      table?.setEditing(true, animated: false)
      stage.settle()
      let row = table?.rectForRow(at: [0, 1]) ?? .zero
      stage.touchDown(at: point(280, row.midY))
      stage.advance(by: 0.3)
      stage.touchMove(to: point(280, row.midY + 20))
      stage.advance(by: 0.5)
      return
    case .push:
      if let pushed { navigation?.pushViewController(pushed, animated: true) }
      stage.advance(by: 0.15)
      return
    case .popGesture:
      stage.touchDown(at: point(5, 300))
      for x in stride(from: CGFloat(20), through: 140, by: 10) {
        stage.touchMove(to: point(x, 300))
        stage.advance(by: 1.0 / 60)
      }
      return
    default: break
    }
    stage.settle()
  }

  private func swipe(from start: CGFloat, to end: CGFloat) {
    let row = table?.rectForRow(at: [0, 1]) ?? .zero
    stage.drag(
      from: point(start, row.midY),
      to: point(end, row.midY),
      duration: 0.3,
      hold: 0.3
    )
  }
}

/// The texts of a screen.
struct DirectionWords: Sendable {
  var title: String
  var longTitle: String
  var detail: String
  var edit: String
  var rows: [String]
  var header: String
  var footer: String
  var index: [String]

  static let latin = DirectionWords(
    title: "Settings",
    longTitle: "General",
    detail: "Detail",
    edit: "Edit",
    rows: ["Network", "Display and brightness", "Sounds"],
    header: "Header",
    footer: "A footer that is long enough to need two lines",
    index: ["A", "B", "C", "D", "E", "F"]
  )
  static let hebrew = DirectionWords(
    title: "הגדרות",
    longTitle: "כללי",
    detail: "פרטים",
    edit: "עריכה",
    rows: ["רשת", "תצוגה ובהירות", "צלילים"],
    header: "כותרת",
    footer: "הערה ארוכה מספיק כדי שתידרש לה שורה שנייה בטבלה",
    index: ["א", "ב", "ג", "ד", "ה", "ו"]
  )
  static let arabic = DirectionWords(
    title: "الإعدادات",
    longTitle: "عام",
    detail: "تفاصيل",
    edit: "تحرير",
    rows: ["الشبكة", "الشاشة والسطوع", "الأصوات"],
    header: "عنوان القسم",
    footer: "ملاحظة طويلة بما يكفي لتحتاج إلى سطر ثان في هذا الجدول",
    index: ["ا", "ب", "ت", "ث", "ج", "ح"]
  )
}

/// A data source of three sections with cells in all styles and with every accessory.
@MainActor
final class DirectionSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let screen: DirectionScreen
  private let words: DirectionWords

  init(_ screen: DirectionScreen, _ words: DirectionWords) {
    (self.screen, self.words) = (screen, words)
  }

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.value1, .subtitle, .value2]
    let cell = UITableViewCell(style: styles[indexPath.section], reuseIdentifier: nil)
    cell.textLabel?.text = words.rows[indexPath.row]
    cell.detailTextLabel?.text = words.detail
    cell.accessoryType = [.disclosureIndicator, .detailDisclosureButton, .checkmark][indexPath.row]
    cell.editingAccessoryType = indexPath.row == 2 ? .detailButton : .none
    cell.showsReorderControl = indexPath.row == 1
    cell.indentationLevel = indexPath.section == 1 ? indexPath.row : 0
    if indexPath.row == 0 { cell.imageView?.image = plainImage(width: 29, height: 29) }
    if indexPath == [1, 2] {
      cell.accessoryView = UISwitch()
      cell.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    words.header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? words.footer : nil
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [.indexed, .trailingSwipe, .editing].contains(screen) ? words.index : nil
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row == 2 ? .insert : .delete
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard screen == .leadingSwipe else { return nil }
    return UISwipeActionsConfiguration(actions: [action(words.edit, .normal)])
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard screen == .trailingSwipe else { return nil }
    return UISwipeActionsConfiguration(
      actions: [action(words.detail, .destructive), action(words.edit, .normal)]
    )
  }

  private func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { $2(true) }
  }
}

/// A form with one control of each type.
@MainActor
enum DirectionControls {
  static func make(_ words: DirectionWords) -> UIView {
    let form = UIView()
    form.backgroundColor = .systemBackground
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.25
    let progress = UIProgressView()
    progress.progress = 0.25
    let segments = UISegmentedControl(items: words.rows)
    segments.setWidth(70, forSegmentAt: 0)
    segments.selectedSegmentIndex = 0
    let stepper = UIStepper()
    let button = UIButton(type: .system)
    button.setTitle(words.edit, for: .normal)
    button.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
    button.contentHorizontalAlignment = .leading
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = words.rows[1]
    field.clearButtonMode = .always
    let empty = UITextField()
    empty.borderStyle = .roundedRect
    empty.placeholder = words.detail
    let views: [UIView] = [toggle, slider, progress, segments, stepper, button, field, empty]
    for (index, view) in views.enumerated() {
      let size = view is UISwitch || view is UIStepper ? view.bounds.size : .zero
      // Centred, so that the frames are the same in both directions.
      let width = size.width > 0 ? size.width : 260
      view.frame = CGRect(
        x: (300 - width) / 2,
        y: 10 + 48 * CGFloat(index),
        width: width,
        height: size.height > 0 ? size.height : 34
      )
      form.addSubview(view)
    }
    return form
  }
}
