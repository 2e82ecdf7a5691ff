import Testing
import UIKit
import UIKitTesting

// Sections that expand and collapse with a tap on their header.

protocol CollapsibleHeaderDelegate: AnyObject {
  func toggleSection(_ header: CollapsibleHeader, section: Int)
}

final class CollapsibleHeader: UITableViewHeaderFooterView {
  static let identifier = "header"

  weak var delegate: CollapsibleHeaderDelegate?
  var section = 0
  let titleLabel = UILabel()
  let arrowLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = UIColor(red: 0.2, green: 0.25, blue: 0.3, alpha: 1)
    contentView.addSubview(titleLabel)
    contentView.addSubview(arrowLabel)
    titleLabel.textColor = UIColor.white
    arrowLabel.text = ">"
    arrowLabel.textColor = .white
    arrowLabel.textAlignment = .center
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: CollapsibleHeader.tapHeader(_:)))
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    arrowLabel.bounds.size = CGSize(width: 14, height: 22)
    arrowLabel.center = CGPoint(x: contentView.bounds.maxX - 24, y: contentView.bounds.midY)
  }

  private func tapHeader(_ recognizer: UITapGestureRecognizer) {
    guard let header = recognizer.view as? CollapsibleHeader else { return }
    delegate?.toggleSection(self, section: header.section)
  }

  func setCollapsed(_ collapsed: Bool) {
    UIView.animate(withDuration: 0.2) {
      self.arrowLabel.transform =
        collapsed ? .identity : CGAffineTransform(rotationAngle: .pi / 2)
    }
  }
}

final class CollapsibleViewController: UITableViewController, CollapsibleHeaderDelegate {
  struct Section {
    var name: String
    var items: [String]
    var collapsed = false
  }

  var sections = [
    Section(name: "Mac", items: ["MacBook", "iMac"]),
    Section(name: "iPad", items: ["Pro", "mini"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 44.0
    tableView.rowHeight = UITableView.automaticDimension
    tableView.register(
      CollapsibleHeader.self, forHeaderFooterViewReuseIdentifier: CollapsibleHeader.identifier)
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sections[section].collapsed ? 0 : sections[section].items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = sections[indexPath.section].items[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: CollapsibleHeader.identifier)
      as? CollapsibleHeader ?? CollapsibleHeader(reuseIdentifier: CollapsibleHeader.identifier)
    header.titleLabel.text = sections[section].name
    header.setCollapsed(sections[section].collapsed)
    header.section = section
    header.delegate = self
    return header
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    return 44.0
  }

  func toggleSection(_ header: CollapsibleHeader, section: Int) {
    sections[section].collapsed = !sections[section].collapsed
    header.setCollapsed(sections[section].collapsed)
    tableView.reloadSections(NSIndexSet(index: section) as IndexSet, with: .automatic)
  }
}

/// Tests for collapsible sections.
@MainActor
struct CollapsingSectionsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 400))
  private let controller = CollapsibleViewController(style: .plain)

  private func tapHeader(_ section: Int) {
    let rect = controller.tableView.rectForHeader(inSection: section)
    stage.tap(at: controller.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    stage.settle()
  }

  @Test func aTapOnTheHeaderCollapsesAndExpandsTheSection() {
    stage.show(controller)
    #expect(controller.tableView.visibleTexts == ["MacBook", "iMac", "Pro", "mini"])
    tapHeader(0)
    #expect(controller.tableView.visibleTexts == ["Pro", "mini"])
    assertSnapshot(of: stage, named: "first-section-closed")
    #expect(controller.tableView.rectForHeader(inSection: 1).minY == 44)
    tapHeader(1)
    #expect(controller.tableView.visibleTexts == [])
    tapHeader(0)
    #expect(controller.tableView.visibleTexts == ["MacBook", "iMac"])
  }

  @Test func aTapDuringTheAnimationExpandsTheSectionAgain() {
    stage.show(controller)
    let rect = controller.tableView.rectForHeader(inSection: 0)
    let point = controller.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    stage.tap(at: point)
    stage.advance(by: 0.1)
    stage.tap(at: point)
    stage.settle()
    #expect(controller.tableView.visibleTexts == ["MacBook", "iMac", "Pro", "mini"])
  }
}
