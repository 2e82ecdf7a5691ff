import UIKit

/// Two lists that exchange rows by dragging, side by side in wide windows, otherwise one below the
/// other.
final class DragViewController: UIViewController {
  private let pantry = ShelfList(
    "Pantry",
    ["Apples", "Beans", "Cheese", "Eggs", "Flour", "Honey", "Milk", "Rice"]
  )
  private let basket = ShelfList("Basket", ["Bread", "Tea"])
  private let separator = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drag and drop"
    view.backgroundColor = .systemBackground
    (pantry.neighbor, basket.neighbor) = (basket, pantry)
    separator.backgroundColor = .separator
    for subview in [pantry.tableView, basket.tableView, separator] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    if area.width > area.height {
      let columnWidth = (area.width / 2).rounded()
      let (left, right) = area.divided(atDistance: columnWidth, from: .minXEdge)
      pantry.tableView.frame = view.directed(left)
      basket.tableView.frame = view.directed(right)
      separator.frame = CGRect(x: columnWidth, y: area.minY, width: 1, height: area.height)
    } else {
      let rowHeight = (area.height * 0.6).rounded()
      let (top, bottom) = area.divided(atDistance: rowHeight, from: .minYEdge)
      pantry.tableView.frame = top
      basket.tableView.frame = bottom
      separator.frame = CGRect(x: area.minX, y: bottom.minY, width: area.width, height: 1)
    }
  }
}
