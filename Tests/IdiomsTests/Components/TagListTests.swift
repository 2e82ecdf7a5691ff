import Testing
import UIKit
import UIKitTesting

/// A list of tags that arranges its buttons in rows in each layout pass.
private final class TagList: UIView {
  var onTap: ((String) -> Void)?
  private(set) var layoutCount = 0
  private(set) var buttons: [UIButton] = []
  private var rows: [UIView] = []

  var titles: [String] = [] {
    didSet {
      buttons = titles.map { title in
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 12)
        button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        button.addTarget(self, action: TagList.tapped(_:), for: .touchUpInside)
        return button
      }
      rearrange()
    }
  }

  private func tapped(_ sender: UIButton) { onTap?(sender.currentTitle ?? "") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    rearrange()
  }

  private func rearrange() {
    for view in buttons + rows { view.removeFromSuperview() }
    rows = []
    var x: CGFloat = 0
    for button in buttons {
      let size = button.intrinsicContentSize
      if rows.isEmpty || x + size.width > bounds.width {
        let row = UIView()
        row.frame.origin.y = CGFloat(rows.count) * 30
        row.frame.size = CGSize(width: bounds.width, height: 26)
        rows.append(row)
        addSubview(row)
        x = 0
      }
      button.frame = CGRect(x: x, y: 0, width: size.width, height: 26)
      rows.last?.addSubview(button)
      x += size.width + 4
    }
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: bounds.width, height: CGFloat(rows.count) * 30)
  }
}

/// Tests for a tag list.
@MainActor
struct TagListTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let list = TagList(frame: CGRect(x: 0, y: 0, width: 200, height: 120))

  init() {
    let root = UIView()
    root.addSubview(list)
    stage.show(root)
    list.titles = ["Swift", "Linux", "Tables", "Collections", "Layout"]
  }

  @Test func aLayoutThatAddsSubviewsSettles() {
    #expect(stage.settle(timeout: 2))
    #expect(list.layoutCount <= 2)
    #expect(list.intrinsicContentSize.height >= 60)
  }

  @Test func aTapOnATagIsReported() throws {
    var tapped: [String] = []
    list.onTap = { tapped.append($0) }
    stage.settle()
    let tag = try #require(list.buttons.last)
    stage.tap(at: tag.convert(CGPoint(x: 10, y: 10), to: nil))
    #expect(tapped == ["Layout"])
  }

  @Test func aTapMayRemoveTheTag() throws {
    list.onTap = { [list] title in list.titles = list.titles.filter { $0 != title } }
    stage.settle()
    let tag = try #require(list.buttons.first)
    stage.tap(at: tag.convert(CGPoint(x: 10, y: 10), to: nil))
    #expect(stage.settle(timeout: 2))
    #expect(list.titles.first == "Linux")
    #expect(list.buttons.count == 4)
  }
}
