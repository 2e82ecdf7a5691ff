import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the visibility and shape of the focus ring.
@MainActor
struct FocusRingTests {
  private func ring(of view: UIView) throws -> FocusRing {
    try #require(view.subviewStorage.lazy.compactMap { $0 as? FocusRing }.first)
  }

  /// A control in a corner of its card, with and without clipping.
  @Test(arguments: [false, true])
  func noEdgeOfTheRingIsClipped(clips: Bool) throws {
    let stage = Stage(size: CGSize(width: 320, height: 240))
    let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
    card.clipsToBounds = clips
    card.backgroundColor = .white
    let root = UIView()
    root.backgroundColor = .white
    stage.window.tintColor = .red
    root.addSubview(card)
    let cornerButton = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    card.addSubview(cornerButton)
    let edgeButton = UIButton(frame: CGRect(x: 240, y: 0, width: 80, height: 30))
    root.addSubview(edgeButton)
    stage.show(root)
    // The button at the edge of the window.
    stage.press(.keyboardTab)
    #expect(try ring(of: edgeButton).frame == CGRect(x: -3, y: 0, width: 83, height: 33))
    stage.press(.keyboardTab)
    let ringFrame = try ring(of: cornerButton).frame
    #expect(
      ringFrame
        == CGRect(
          x: clips ? 0 : -3,
          y: clips ? 0 : -3,
          width: clips ? 83 : 86,
          height: clips ? 33 : 36
        )
    )
    let frameInWindow = cornerButton.convert(ringFrame, to: nil)
    for point in [
      CGPoint(x: frameInWindow.midX, y: frameInWindow.minY + 0.5),
      CGPoint(x: frameInWindow.midX, y: frameInWindow.maxY - 0.5),
      CGPoint(x: frameInWindow.minX + 0.5, y: frameInWindow.midY),
      CGPoint(x: frameInWindow.maxX - 0.5, y: frameInWindow.midY),
    ] {
      #expect(stage.color(at: point) == .red)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func theRingOfAFieldAsHighAsItsRowIsNotClipped(style: UITableView.Style) throws {
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let list = FieldList()
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = list
    stage.window.tintColor = .red
    stage.show(table)
    for row in 0..<3 {
      let field = list.fields[row]
      UIFocusSystem.focusSystem(for: table)?.move(to: field, heading: .next)
      stage.settle()
      let frameInWindow = field.convert(try ring(of: field).frame, to: nil)
      for y in [frameInWindow.minY + 0.5, frameInWindow.maxY - 0.5] {
        #expect(
          stage.color(at: CGPoint(x: frameInWindow.midX + 40, y: y)) == .red,
          "row \(row), \(y)"
        )
      }
    }
  }

  private final class FieldList: NSObject, UITableViewDataSource {
    let fields = (0..<3).map { _ in UITextField() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let field = fields[path.row]
      field.frame = CGRect(x: 16, y: 0, width: 200, height: 43)
      cell.contentView.addSubview(field)
      return cell
    }
  }

  @Test func theRingHasTheShapeOfItsView() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400))
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.title = "Capsule"
    let capsule = UIButton(configuration: configuration)
    let (toggle, segments) = (UISwitch(), UISegmentedControl(items: ["A", "B"]))
    let (search, plain) = (UISearchTextField(), UIButton())
    let root = UIView()
    for (index, view) in [capsule, toggle, segments, search, plain].enumerated() {
      view.frame = CGRect(x: 20, y: 20 + 60 * index, width: 160, height: 36)
      root.addSubview(view)
    }
    stage.show(root)
    func radius(_ view: UIView) throws -> CGFloat {
      stage.press(.keyboardTab)
      return try ring(of: view).layer.cornerRadius
    }
    #expect(try radius(capsule) == 21)
    #expect(try radius(toggle) == toggle.bounds.height / 2 + 3)
    #expect(try radius(segments) == 12)
    #expect(try radius(search) == 13)
    #expect(try radius(plain) == 6)
  }

  @Test func theRingMovesWithTheFieldOfASearchThatBegins() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: controller))
    stage.settle()
    let field = search.searchBar.searchTextField
    stage.press(.keyboardF, modifiers: .control, characters: "f")
    #expect(field.isEditing)
    var widths: Set<CGFloat> = []
    for _ in 0..<12 {
      stage.advance(by: 1 / 60)
      let ring = try ring(of: field)
      let presentedWidth = try #require(field.layer.presentation()?.bounds.width)
      #expect(ring.layer.presentation()?.bounds.width == presentedWidth + 6)
      widths.insert(presentedWidth)
    }
    #expect(widths.count > 3)
  }
}
