import UIKit

/// Every cell style with every accessory; a segmented control selects the selection style.
final class CellStylesViewController: ListViewController {
  private static let styles: [(style: UITableViewCell.CellStyle, title: String)] = [
    (.default, "Default"), (.subtitle, "Subtitle"), (.value1, "Value 1"), (.value2, "Value 2"),
  ]

  private static let accessories: [(type: UITableViewCell.AccessoryType, title: String)] = [
    (.none, "No accessory"),
    (.disclosureIndicator, "Disclosure indicator"),
    (.detailDisclosureButton, "Detail disclosure"),
    (.checkmark, "Checkmark"),
    (.detailButton, "Detail button"),
  ]

  private static let selections: [(style: UITableViewCell.SelectionStyle, title: String)] = [
    (.default, "Default"), (.gray, "Gray"), (.blue, "Blue"), (.none, "None"),
  ]

  private let segmentedControl = UISegmentedControl(
    items: CellStylesViewController.selections.map(\.title)
  )

  init() {
    super.init(style: .grouped)
    title = "Cell styles"
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    segmentedControl.sizeToFit()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    segmentedControl.selectedSegmentIndex = 0
    segmentedControl.addTarget(
      self,
      action: CellStylesViewController.selectionStyleDidChange,
      for: .valueChanged
    )
    segmentedControl.sizeToFit()
    navigationItem.titleView = segmentedControl
  }

  private func selectionStyleDidChange() {
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    Self.styles.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.accessories.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    Self.styles[section].title
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (style, styleTitle) = Self.styles[indexPath.section]
    let (accessory, accessoryTitle) = Self.accessories[indexPath.row]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: styleTitle)
      ?? UITableViewCell(style: style, reuseIdentifier: styleTitle)
    cell.textLabel?.text = style == .value2 ? "caption" : accessoryTitle
    cell.detailTextLabel?.text = style == .value2 ? accessoryTitle : "Detail"
    // The caption style does not support images.
    cell.imageView?.image = style == .value2 ? nil : UIImage(systemName: "star.fill")
    cell.accessoryType = accessory
    cell.selectionStyle = Self.selections[segmentedControl.selectedSegmentIndex].style
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tableView.cellForRow(at: indexPath)?.textLabel?.text = "Tapped"
  }
}
