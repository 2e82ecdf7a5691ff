import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

/// One object of each class on a stage, and tables that are not on the stage.
///
/// It is created once. Each case runs in a forked process and therefore gets it unchanged.
@MainActor
final class Fixture {
  /// The number of rows in each section of the tables.
  static let counts = [3, 0, 20]

  let stage = Stage(size: CGSize(width: 320, height: 480))
  let source = ListSource(counts: Fixture.counts)
  let delegate = ListDelegate()
  /// A plain table with headers, footers and an index.
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 160), style: .plain)
  /// A grouped table.
  let grouped = UITableView(frame: CGRect(x: 0, y: 160, width: 320, height: 90), style: .grouped)
  /// A table that has never been laid out.
  let unloaded = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 160), style: .plain)
  /// A scroll view that zooms `content`.
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 250, width: 160, height: 100))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  /// A view with two subviews.
  let view = UIView(frame: CGRect(x: 160, y: 250, width: 160, height: 100))
  let first = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let second = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
  /// A view whose drawing code the case sets.
  let canvas = DrawingView(frame: CGRect(x: 0, y: 350, width: 160, height: 60))
  let label = UILabel(frame: CGRect(x: 160, y: 350, width: 80, height: 60))
  let imageView = UIImageView(frame: CGRect(x: 240, y: 350, width: 80, height: 60))
  let root = UIViewController()
  let pushed = UIViewController()
  let navigation: UINavigationController
  let image: UIImage
  private var retained: [AnyObject] = []

  init() {
    image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    navigation = UINavigationController(rootViewController: root)
    for table in [table, grouped, unloaded] {
      table.dataSource = source
      table.delegate = delegate
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.register(
        UITableViewHeaderFooterView.self,
        forHeaderFooterViewReuseIdentifier: "header"
      )
    }
    setUpViews()
    stage.checksDamage = true
    stage.show(navigation)
    navigation.pushViewController(pushed, animated: false)
    stage.settle()
  }

  private func setUpViews() {
    scroll.delegate = delegate
    scroll.contentSize = content.frame.size
    scroll.maximumZoomScale = 4
    scroll.addSubview(content)
    delegate.zoomed = content
    content.backgroundColor = .systemTeal
    view.backgroundColor = .yellow
    first.backgroundColor = .red
    second.backgroundColor = .blue
    view.addSubview(first)
    view.addSubview(second)
    label.text = "Some words of a label"
    label.numberOfLines = 0
    imageView.image = image
    for subview in [table, grouped, scroll, view, canvas, label, imageView] {
      pushed.view.addSubview(subview)
    }
  }

  /// Retains an object that the library does not retain.
  @discardableResult
  func keep<Object: AnyObject>(_ object: Object) -> Object {
    retained.append(object)
    return object
  }

  /// Brings a view to the front.
  func show(_ view: UIView) {
    pushed.view.addSubview(view)
  }

  /// Lays out and draws pending changes, and advances running animations.
  func drawFrames() {
    stage.advance(by: 1 / 30)
  }

  /// The first cell of the plain table.
  var cell: UITableViewCell { table.visibleCells.first ?? UITableViewCell() }

  /// Shows a new table.
  ///
  /// - Parameters:
  ///   - style: Plain or grouped.
  ///   - configure: Modifies the table before its first layout.
  /// - Returns: The table after its first layout.
  @discardableResult
  func showTable(
    _ style: UITableView.Style = .plain,
    configure: (UITableView) -> Void
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
    table.dataSource = source
    configure(table)
    show(table)
    drawFrames()
    return table
  }
}

/// A data source whose cells show texts.
@MainActor
final class ListSource: UITableViewDataSource {
  var counts: [Int]
  /// The number of sections to report; `nil` for the number of counts.
  var sectionCount: Int?
  var title: String? = "Header"
  var indexTitles: [String]? = ["A", "B", "C"]
  /// Returns the section for the position of an index title.
  var section: (Int) -> Int = { $0 }
  /// Creates the cell for an index path.
  var makeCell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
    let cell =
      table.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(path.row)"
    return cell
  }

  init(counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in tableView: UITableView) -> Int { sectionCount ?? counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    title
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { section(index) }

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
}

/// A table delegate with a zoomed view, whose results a case sets.
@MainActor
final class ListDelegate: UITableViewDelegate {
  var zoomed: UIView?
  /// Returns the row to select instead of the given row.
  var selected: (IndexPath) -> IndexPath? = { $0 }
  /// Returns the row to deselect instead of the given row.
  var deselected: (IndexPath) -> IndexPath? = { $0 }
  var indentation = 0
  /// Returns the offset at which a deceleration ends, for the proposed one.
  var target: (CGPoint) -> CGPoint = { $0 }
  var swipeActions: UISwipeActionsConfiguration?
  /// The title of Delete buttons.
  var deleteTitle: String? = "Delete"

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    selected(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    deselected(indexPath)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indentation
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = target(targetContentOffset.pointee)
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }
}

/// A delegate that returns heights of rows, headers and footers.
@MainActor
final class HeightsDelegate: UITableViewDelegate {
  var row: CGFloat = 44
  var estimate: CGFloat = 44
  var header: CGFloat = 20
  var footer: CGFloat = 20

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { row }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimate }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    header
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footer
  }
}

/// A delegate that returns estimated heights of headers and footers, and views instead of titles.
@MainActor
final class SupplementaryDelegate: UITableViewDelegate {
  var headerEstimate: CGFloat = 20
  var footerEstimate: CGFloat = 20
  var header: UIView?
  var footer: UIView?

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { headerEstimate }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { footerEstimate }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footer
  }
}

/// A view with a closure as its `draw(_:)`.
final class DrawingView: UIView {
  /// Draws the content within the view's bounds.
  var drawing: (() -> Void)? {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    drawing?()
  }
}
