import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A data source and delegate that returns the results of closures, and records selections and taps
/// of accessory buttons.
@MainActor
final class ClosureSource: UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var makeCell: (IndexPath) -> UITableViewCell
  var header: (Int) -> String? = { _ in nil }
  var footer: (Int) -> String? = { _ in nil }
  var headerView: (Int) -> UIView? = { _ in nil }
  var footerView: (Int) -> UIView? = { _ in nil }
  var indexTitles: [String]?
  var willDisplay: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  /// The indentation level of a row; a negative value if the delegate does not implement the
  /// method.
  var level: (IndexPath) -> Int = { _ in UnimplementedMethod.level }
  let recorder = CallRecorder()

  init(_ counts: [Int], _ makeCell: @escaping (IndexPath) -> UITableViewCell) {
    self.counts = counts
    self.makeCell = makeCell
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    header(section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footer(section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerView(section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footerView(section)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    willDisplay(cell, indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { level(indexPath) }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    recorder.record("accessory \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    recorder.record("select \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    recorder.record("deselect \(indexPath.section)-\(indexPath.row)")
  }
}

/// A table on a stage whose cells are created by a closure.
///
/// Each frame is compared with a full redraw.
@MainActor
final class CellFixture {
  let stage: Stage
  let table: UITableView
  let source: ClosureSource

  /// Shows a table.
  ///
  /// - Parameters:
  ///   - counts: The number of rows of each section.
  ///   - style: The table's style.
  ///   - size: The size of the stage and the table, in points.
  ///   - scale: Device pixels per point.
  ///   - configure: Runs before the table is shown.
  ///   - makeCell: Creates the cell of a row.
  init(
    _ counts: [Int] = [1],
    style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 480),
    scale: CGFloat = 1,
    configure: (CellFixture) -> Void = { _ in },
    makeCell: @escaping (IndexPath) -> UITableViewCell
  ) {
    stage = Stage(size: size, scale: scale)
    stage.checksDamage = true
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    source = ClosureSource(counts, makeCell)
    table.dataSource = source
    table.delegate = source
    configure(self)
    stage.show(table)
  }

  /// Shows a table with one row of a predefined style.
  convenience init(
    _ cellStyle: UITableViewCell.CellStyle,
    title: String? = "Title",
    detail: String? = "Detail",
    in style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 480),
    configure: @escaping (UITableViewCell) -> Void = { _ in }
  ) {
    self.init([1], style: style, size: size) { _ in
      let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = detail
      configure(cell)
      return cell
    }
  }

  /// Returns the cell of a visible row.
  ///
  /// Records an issue and returns a new cell if the row is not visible.
  func cell(_ row: Int = 0, _ section: Int = 0) -> UITableViewCell {
    stage.update()
    let cell = table.cellForRow(at: IndexPath(row: row, section: section))
    #expect(cell != nil)
    return cell ?? UITableViewCell()
  }

  /// Returns the frame of a subview in the coordinates of a cell, by default the first row's;
  /// `.null` if the subview is `nil`.
  func frame(_ subview: UIView?, in cell: UITableViewCell? = nil) -> CGRect {
    stage.update()
    guard let subview else { return .null }
    return subview.convert(subview.bounds, to: cell ?? self.cell())
  }

  /// Returns the colour at a point of the stage, as six hexadecimal digits.
  func hex(_ x: CGFloat, _ y: CGFloat) -> String {
    stage.color(at: CGPoint(x: x, y: y)).hexDigits
  }

  /// Returns all colours in a rectangle of the stage, as six hexadecimal digits.
  func colors(in rect: CGRect) -> Set<String> {
    let step = 1 / stage.loop.screen.scale
    var pixelColors: Set<String> = []
    for y in stride(from: rect.minY, to: rect.maxY, by: step) {
      for x in stride(from: rect.minX, to: rect.maxX, by: step) { pixelColors.insert(hex(x, y)) }
    }
    return pixelColors
  }

  /// Switches the window to dark mode.
  func darken() {
    stage.window.overrideUserInterfaceStyle = .dark
    stage.update()
  }
}

extension UIColor {
  /// The colour in light mode, as six hexadecimal digits.
  var hexDigits: String {
    var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }
}

/// Returns an image of one colour; the size is in points.
@MainActor
func plainImage(
  width: CGFloat,
  height: CGFloat,
  _ color: UIColor = .red,
  scale: CGFloat = 1
) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  return renderer.image { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}

extension UITableViewCell {
  /// The visible standard accessory; `nil` if there is none.
  var accessory: CellAccessory? {
    if case .standard(let view) = trailingPart { view } else { nil }
  }
}
