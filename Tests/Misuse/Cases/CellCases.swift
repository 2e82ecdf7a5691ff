import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addCells() {
    add("UITableViewCell.indentationLevel", Numbers.integers) { $0.cell.indentationLevel = $1 }
    add("UITableViewCell.indentationWidth", Numbers.lengths) { fixture, width in
      fixture.cell.indentationLevel = 2
      fixture.cell.indentationWidth = width
    }
    add("UITableViewCell.indentationLevel = Int.max and width", Numbers.lengths) {
      fixture,
      width in
      fixture.cell.indentationLevel = .max
      fixture.cell.indentationWidth = width
    }
    add("UITableViewCell.separatorInset", Shapes.insets) { $0.cell.separatorInset = $1 }
    add("UITableViewCell.layoutMargins", Shapes.insets) { $0.cell.layoutMargins = $1 }
    add("UITableViewCell.contentView.frame", Shapes.rects.filter { $0.value.isFinite }) {
      $0.cell.contentView.frame = $1
    }
    add("UITableViewCell.textLabel.text", Texts.all) { $0.cell.textLabel?.text = $1 }
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      add("UITableViewCell(\(style)).detailTextLabel.text", Texts.all) { fixture, text in
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = text
        fixture.show(cell)
      }
      add(
        "UITableViewCell(\(style)).frame",
        Shapes.rects.filter { $0.value.isFinite }
      ) { fixture, rect in
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = fixture.image
        cell.accessoryType = .detailDisclosureButton
        cell.frame = rect
        fixture.show(cell)
      }
    }
    add("UITableViewCell.init reuseIdentifier", Texts.all) { fixture, text in
      fixture.show(UITableViewCell(style: .default, reuseIdentifier: text))
    }
    add("UITableViewCell.willTransition(to:)", [Argument("all bits", UInt.max)]) {
      $0.cell.willTransition(to: UITableViewCell.StateMask(rawValue: $1))
      $0.cell.didTransition(to: UITableViewCell.StateMask(rawValue: $1))
    }
    addCellViews()
    addCellStates()
  }

  private mutating func addCellViews() {
    let views: [(String, ReferenceWritableKeyPath<UITableViewCell, UIView?>)] = [
      ("accessoryView", \.accessoryView), ("editingAccessoryView", \.editingAccessoryView),
      ("backgroundView", \.backgroundView), ("selectedBackgroundView", \.selectedBackgroundView),
      ("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView),
    ]
    for (name, path) in views {
      let isShown = name == "accessoryView" || name == "backgroundView"
      let inside = End.stops("cannot be added to itself")
      if isShown {
        add("UITableViewCell.\(name) itself", inside) { $0.cell[keyPath: path] = $0.cell }
        add("UITableViewCell.\(name) its table", inside) { $0.cell[keyPath: path] = $0.table }
      }
      add("UITableViewCell.\(name) its contentView") { fixture in
        fixture.cell[keyPath: path] = fixture.cell.contentView
      }
      // The layout never settles, because each cell takes the accessory from the other one.
      let end = name == "accessoryView" ? End.asserts("Layout did not settle") : .continues
      add("UITableViewCell.\(name) another cell's", end) { fixture in
        let cells = fixture.table.visibleCells
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for cell in cells { cell[keyPath: path] = view }
      }
      add("UITableViewCell.\(name) removed by another") { fixture in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.cell[keyPath: path] = view
        fixture.drawFrames()
        view.removeFromSuperview()
        fixture.cell.isSelected = true
        fixture.cell.setNeedsLayout()
      }
      add("UITableViewCell.\(name) frame", Shapes.rects.filter { $0.value.isFinite }) {
        fixture,
        rect in
        fixture.cell.isSelected = true
        fixture.cell[keyPath: path] = UIView(frame: rect)
      }
    }
    for size in Shapes.sizes where !size.value.isFinite {
      add("UITableViewCell.accessoryView that fits \(size.name)") { fixture in
        let view = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.cell.accessoryView = view
        _ = fixture.cell.sizeThatFits(size.value)
      }
    }
  }

  private mutating func addCellStates() {
    add("UITableViewCell.setEditing(_:animated:) outside of a table") { fixture in
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      cell.showsReorderControl = true
      fixture.show(cell)
      cell.setEditing(true, animated: true)
      cell.setSelected(true, animated: true)
      cell.setHighlighted(true, animated: true)
    }
    add("UITableViewCell.prepareForReuse() while shown") { $0.cell.prepareForReuse() }
    add("UITableViewCell.removeFromSuperview()") { fixture in
      fixture.cell.removeFromSuperview()
      fixture.drawFrames()
      fixture.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    add("UITableViewCell.contentView.removeFromSuperview()") { fixture in
      fixture.cell.contentView.removeFromSuperview()
      fixture.cell.setNeedsLayout()
    }
    add("UITableViewCell.textLabel.removeFromSuperview()") { fixture in
      fixture.cell.textLabel?.removeFromSuperview()
      fixture.cell.textLabel?.text = "Other"
    }
    add("UITableViewCell.isHidden of all") { fixture in
      for cell in fixture.table.visibleCells { cell.isHidden = true }
    }
    add("UITableViewCell.addSubview(_:) its table", .stops("cannot be added to itself")) {
      $0.cell.contentView.addSubview($0.table)
    }
    add("UITableViewCell.addSubview(_:) of another table's cell") {
      $0.cell.contentView.addSubview($0.grouped.visibleCells[0])
    }
    add("UITableViewCell that is gone while highlighted") { fixture in
      fixture.stage.touchDown(at: CGPoint(x: 50, y: 120))
      fixture.stage.advance(by: 0.2)
      fixture.source.counts = [0, 0, 0]
      fixture.table.reloadData()
      fixture.stage.touchUp()
    }
  }

  mutating func addHeadersAndFooters() {
    add("UITableViewHeaderFooterView.textLabel.text", Texts.all) { fixture, text in
      fixture.table.headerView(forSection: 0)?.textLabel?.text = text
    }
    add("UITableViewHeaderFooterView.detailTextLabel.text", Texts.short) { fixture, text in
      fixture.grouped.headerView(forSection: 0)?.detailTextLabel?.text = text
    }
    add("UITableViewHeaderFooterView.init reuseIdentifier", Texts.short) { fixture, text in
      fixture.show(UITableViewHeaderFooterView(reuseIdentifier: text))
    }
    add("UITableViewHeaderFooterView.frame", Shapes.rects.filter { $0.value.isFinite }) {
      fixture,
      rect in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Header"
      view.frame = rect
      fixture.show(view)
    }
    add("UITableViewHeaderFooterView.sizeThatFits(_:)", Shapes.sizes) { fixture, size in
      _ = fixture.table.headerView(forSection: 0)?.sizeThatFits(size)
    }
    add("UITableViewHeaderFooterView.backgroundView itself", .stops("cannot be added to itself")) {
      let view = $0.table.headerView(forSection: 0)
      view?.backgroundView = view
    }
    add("UITableViewHeaderFooterView.removeFromSuperview()") { fixture in
      fixture.table.headerView(forSection: 0)?.removeFromSuperview()
      fixture.drawFrames()
      fixture.table.contentOffset.y = 50
    }
  }
}
