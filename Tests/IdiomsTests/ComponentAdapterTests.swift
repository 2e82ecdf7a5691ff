import Testing
import UIKit
import UIKitTesting

// An adapter that renders components in cells and headers.

protocol Component {
  func makeContent() -> UIView
  func render(in content: UIView)
  func height(in bounds: CGRect) -> CGFloat
}

struct TextComponent: Component {
  var text: String
  var color: UIColor = .black

  func makeContent() -> UIView { return UILabel() }

  func render(in content: UIView) {
    guard let label = content as? UILabel else { return }
    label.text = text
    label.textColor = color
  }

  func height(in bounds: CGRect) -> CGFloat { return 30 }
}

protocol ComponentContainer: AnyObject {
  var containerView: UIView { get }
  var content: UIView? { get set }
}

extension ComponentContainer {
  func render(_ component: Component) {
    let view: UIView
    if let existing = content {
      view = existing
    } else {
      view = component.makeContent()
      view.frame = containerView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      containerView.addSubview(view)
      content = view
    }
    component.render(in: view)
  }
}

class ComponentCell: UITableViewCell, ComponentContainer {
  var content: UIView?
  var containerView: UIView { return contentView }
}

class ComponentHeaderFooterView: UITableViewHeaderFooterView, ComponentContainer {
  var content: UIView?
  var containerView: UIView { return contentView }
}

struct ComponentSection {
  var header: Component?
  var cells: [Component]
}

class ComponentAdapter: NSObject, UITableViewDataSource, UITableViewDelegate {
  var data: [ComponentSection] = []
  var didSelect: ((IndexPath) -> Void)?

  func register(to tableView: UITableView) {
    tableView.dataSource = self
    tableView.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { return data.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return data[section].cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let component = data[indexPath.section].cells[indexPath.row]
    let identifier = String(reflecting: type(of: component))
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier) as? ComponentCell
    else {
      tableView.register(ComponentCell.self, forCellReuseIdentifier: identifier)
      return self.tableView(tableView, cellForRowAt: indexPath)
    }
    cell.render(component)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return data[indexPath.section].cells[indexPath.row].height(in: tableView.bounds)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header = data[section].header else { return nil }
    let identifier = String(reflecting: type(of: header))
    guard
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        as? ComponentHeaderFooterView
    else {
      tableView.register(
        ComponentHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
      return self.tableView(tableView, viewForHeaderInSection: section)
    }
    view.render(header)
    return view
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    return data[section].header?.height(in: tableView.bounds) ?? .leastNormalMagnitude
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect?(indexPath)
  }
}

/// Tests for an adapter that renders components.
@MainActor
struct ComponentAdapterTests {
  @Test func componentsFillCellsAndHeaders() throws {
    let stage = Stage(size: CGSize(width: 320, height: 300))
    let tableView = UITableView()
    let adapter = ComponentAdapter()
    var selected: [IndexPath] = []
    adapter.didSelect = { selected.append($0) }
    adapter.data = (0..<3).map { section in
      ComponentSection(
        header: TextComponent(text: "Section \(section)", color: .gray),
        cells: (0..<20).map { TextComponent(text: "Row \($0)") })
    }
    adapter.register(to: tableView)
    stage.show(tableView)
    let header = try #require(tableView.headerView(forSection: 0) as? ComponentHeaderFooterView)
    #expect((header.content as? UILabel)?.text == "Section 0")
    #expect(header.contentView.bounds.height == 30)
    tableView.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
    stage.settle()
    let cell = try #require(
      tableView.cellForRow(at: IndexPath(row: 12, section: 1)) as? ComponentCell)
    #expect((cell.content as? UILabel)?.text == "Row 12")
    #expect(cell.contentView.subviews.count == 1)
    stage.tapRow(12, section: 1, of: tableView)
    #expect(selected == [IndexPath(row: 12, section: 1)])
  }
}
