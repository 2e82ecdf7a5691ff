import Foundation
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A table of twenty rows on a stage, which logs the delegate's menu calls.
@MainActor
final class MenuList: UITableViewDataSource, UITableViewDelegate {
  let stage: Stage
  let tableView = UITableView(frame: .zero, style: .plain)
  var rows = (0..<20).map { "Row \($0)" }
  var calls: [String] = []
  var senders: [AnyObject] = []
  var showsMenu: (IndexPath) -> Bool = { _ in true }
  var allows: (Selector, IndexPath) -> Bool = { _, _ in true }

  /// - Parameters:
  ///   - size: The stage's size in points.
  ///   - scale: Device pixels per point.
  ///   - isClassic: Whether the menu has the classic theme's form, the bubble of 2011.
  init(
    size: CGSize = CGSize(width: 320, height: 480),
    scale: CGFloat = 1,
    isClassic: Bool = true
  ) {
    stage = Stage(size: size, scale: scale)
    if isClassic { stage.window.traitOverrides.tableTheme = .classic }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    tableView.delegate = self
    stage.show(tableView)
  }

  /// Returns the centre of a row in window coordinates.
  func point(_ row: Int) -> CGPoint {
    let rect = tableView.rectForRow(at: IndexPath(row: row, section: 0))
    return tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// The visible menu; `nil` if there is none.
  var menu: EditMenu? {
    stage.window.subviews.lazy.compactMap { $0 as? EditMenu }.first
  }

  var titles: [String] { menu?.buttons.compactMap(\.accessibilityLabel) ?? [] }

  /// Returns the centre of a command's button in window coordinates.
  func command(_ index: Int) -> CGPoint {
    guard let button = menu?.buttons[index] else { return CGPoint(x: -1, y: -1) }
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  /// The capsule's frame in window coordinates; `.null` without a menu.
  var capsule: CGRect { menu?.buttons.first?.superview?.frame ?? .null }
  /// The arrow's frame in window coordinates.
  var arrow: CGRect {
    menu?.subviews.first { $0 is EditMenuArrow }?.frame ?? .null
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldShow \(indexPath.row)")
    return showsMenu(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    calls.append("can \(action) \(indexPath.row)")
    if let sender { senders.append(sender as AnyObject) }
    return allows(action, indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    calls.append("perform \(action) \(indexPath.row)")
    if let sender { senders.append(sender as AnyObject) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }
}
