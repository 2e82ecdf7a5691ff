import Testing
import UIKit
import UIKitTesting

/// A drop-down list below a button that expands from its upper edge.
private final class DropDown: UIView, UITableViewDataSource, UITableViewDelegate {
  let options: [String]
  let table = UITableView()
  var onSelect: ((Int) -> Void)?

  init(_ options: [String], below anchor: UIView) {
    self.options = options
    super.init(frame: .zero)
    let anchorFrame = anchor.convert(anchor.bounds, to: nil)
    frame = CGRect(x: anchorFrame.minX, y: anchorFrame.maxY, width: anchorFrame.width, height: 120)
    table.frame = bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 40
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "option")
    addSubview(table)
    layer.shadowOpacity = 0.3
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(in window: UIWindow) {
    let originalFrame = frame
    layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    // Setting the frame again keeps it in place with the new anchor point.
    frame = originalFrame
    transform = CGAffineTransform(scaleX: 1, y: 0.1)
    window.addSubview(self)
    UIView.animate(withDuration: 0.2) { self.transform = .identity }
  }

  func hide() {
    UIView.animate(
      withDuration: 0.2, animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    options.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
    cell.textLabel?.text = options[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(indexPath.row)
    hide()
  }
}

/// Tests for a drop-down list.
@MainActor
struct DropDownTests {
  private let stage = Stage(size: CGSize(width: 240, height: 300))
  private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 30))

  init() {
    let root = UIView()
    root.addSubview(button)
    stage.show(root)
    stage.settle()
  }

  @Test func theListExpandsFromItsUpperEdge() {
    let list = DropDown(["One", "Two", "Three"], below: button)
    list.show(in: stage.window)
    stage.advance(by: 0.1)
    let presentationFrame = list.layer.presentation()?.frame ?? .zero
    #expect(abs(presentationFrame.minY - 50) < 0.5)
    #expect(presentationFrame.height > 12 && presentationFrame.height < 120)
    stage.settle()
    #expect(list.frame == CGRect(x: 20, y: 50, width: 100, height: 120))
  }

  @Test func aTapSelectsAnOptionAndHidesTheList() {
    let list = DropDown(["One", "Two", "Three"], below: button)
    var selectedIndex: Int?
    list.onSelect = { selectedIndex = $0 }
    list.show(in: stage.window)
    stage.settle()
    // The second option.
    stage.tap(at: CGPoint(x: 60, y: 110))
    stage.settle()
    #expect(selectedIndex == 1)
    #expect(list.superview == nil)
  }
}
