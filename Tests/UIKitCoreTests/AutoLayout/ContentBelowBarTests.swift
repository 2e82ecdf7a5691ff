import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for content that scrolls under a navigation bar, with cells kept by the data source as in
/// forms.
// Serialized, because the reporter is global.
@MainActor
@Suite(.serialized)
struct ContentBelowBarTests {
  private final class FieldCell: UITableViewCell {
    let field = UITextField()

    /// Creates a cell whose field extends vertically to its margins or its safe area.
    convenience init(toSafeArea: Bool) {
      self.init(style: .default, reuseIdentifier: nil)
      field.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(field)
      let guide = toSafeArea ? contentView.safeAreaLayoutGuide : contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: guide.topAnchor),
        field.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
        field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -15),
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ])
    }
  }

  private final class Form: UITableViewController {
    var cells: [FieldCell] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.row] }
  }

  @Test(arguments: [false, true], [UITableView.automaticDimension, 44])
  func fieldsKeepTheirHeightUnderABar(toSafeArea: Bool, rowHeight: CGFloat) {
    var warnings: [String] = []
    let reporter = LayoutEngine.reporter
    LayoutEngine.reporter = { warnings.append($0) }
    defer { LayoutEngine.reporter = reporter }
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let form = Form(style: .plain)
    form.tableView.rowHeight = rowHeight
    form.tableView.contentInsetAdjustmentBehavior = rowHeight == 44 ? .automatic : .never
    form.cells = (0..<30).map { _ in FieldCell(toSafeArea: toSafeArea) }
    stage.show(UINavigationController(rootViewController: form))
    stage.settle()
    let height = form.cells[0].field.frame.height
    for step in [3, 25, -4, 7, -11, -30, 6, -5] {
      for _ in 0..<abs(step) {
        form.tableView.contentOffset.y += step > 0 ? 13 : -13
        stage.settle()
        for cell in form.tableView.visibleCells {
          #expect((cell as? FieldCell)?.field.frame.height == height)
          #expect(cell.safeAreaInsets == .zero)
        }
      }
    }
    #expect(warnings.isEmpty)
  }

  @Test func contentThatScrollsBeneathABarKeepsItsMargins() {
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let controller = UIViewController()
    let (scrollView, content, label) = (UIScrollView(), UIView(), UILabel())
    content.frame = CGRect(x: 0, y: 0, width: 320, height: 1000)
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    label.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor).isActive = true
    controller.view = scrollView
    stage.show(UINavigationController(rootViewController: controller))
    stage.settle()
    #expect(label.frame.minY == 8)
    scrollView.contentOffset.y += 30
    label.text = "Text"
    content.setNeedsLayout()
    stage.settle()
    #expect(label.frame.minY == 8 && content.safeAreaInsets == .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentOffset.y = 0
    stage.settle()
    #expect(content.safeAreaInsets.top == scrollView.safeAreaInsets.top)
    #expect(label.frame.minY == content.safeAreaInsets.top + 8)
  }
}
