import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `UINib`, which creates views from nib files.
@MainActor
struct UINibTests {
  final class CityCell: UITableViewCell {
    var labelTextsWhenAwake: [String] = []
    var nameLabel: UILabel? { viewWithTag(1) as? UILabel }

    override func awakeFromNib() {
      super.awakeFromNib()
      labelTextsWhenAwake.append(nameLabel?.text ?? "no label")
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private func nib(_ json: String) -> UINib {
    UINib(data: Data(json.utf8), bundle: nil)
  }

  private static let city = """
    {
      "objects": [
        {
          "class": "CityCell",
          "reuseIdentifier": "city",
          "accessoryType": "disclosureIndicator",
          "selectionStyle": "none",
          "frame": [0, 0, 320, 60],
          "subviews": [
            {
              "class": "UILabel",
              "tag": 1,
              "frame": [16, 8, 288, 24],
              "autoresizing": ["flexibleWidth", "flexibleBottomMargin"],
              "text": "City",
              "font": { "size": 20, "weight": "bold" },
              "textColor": "#FF8000",
              "textAlignment": "right",
              "numberOfLines": 2,
              "lineBreakMode": "byWordWrapping"
            }
          ]
        }
      ]
    }
    """

  @Test func aFileCreatesItsViewTree() throws {
    UINib.register(CityCell.self)
    let objects = nib(UINibTests.city).instantiate(withOwner: nil)
    let cell = try #require(objects.first as? CityCell)
    #expect(objects.count == 1)
    #expect(cell.reuseIdentifier == "city")
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.selectionStyle == .none)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(cell.labelTextsWhenAwake == ["City"])
    let label = try #require(cell.nameLabel)
    #expect(label.superview === cell.contentView)
    #expect(label.frame == CGRect(x: 16, y: 8, width: 288, height: 24))
    #expect(label.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(label.font == .systemFont(ofSize: 20, weight: .bold))
    #expect(label.textColor == UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1))
    #expect(label.textAlignment == .right)
    #expect(label.numberOfLines == 2)
    #expect(label.lineBreakMode == .byWordWrapping)
  }

  final class AwakeView: UIView {
    var superviewWhenAwake: UIView?

    override func awakeFromNib() {
      super.awakeFromNib()
      superviewWhenAwake = superview
    }
  }

  @Test func awakeFromNibIsCalledAfterTheTreeIsComplete() throws {
    UINib.register(AwakeView.self)
    let json = """
      {"objects": [{"class": "AwakeView", "subviews": [{"class": "AwakeView"}]}]}
      """
    let outer = try #require(nib(json).instantiate(withOwner: nil).first as? AwakeView)
    let inner = try #require(outer.subviews.first as? AwakeView)
    #expect(inner.superviewWhenAwake === outer)
  }

  @Test func eachInstantiationCreatesNewObjects() {
    UINib.register(CityCell.self)
    let nib = nib(UINibTests.city)
    let first = nib.instantiate(withOwner: nil).first as? UIView
    let second = nib.instantiate(withOwner: nil).first as? UIView
    #expect(first !== second)
  }

  @Test func cellsHaveTheirStyleFromTheBeginning() throws {
    let json = """
      {"objects": [{
        "class": "UITableViewCell", "style": "subtitle", "indentationLevel": 2,
        "separatorInset": [0, 7, 0, 8], "backgroundColor": "systemYellow",
        "textLabel": {"text": "Title", "font": 12},
        "detailTextLabel": {"text": "Detail", "textColor": "secondaryLabel"}
      }]}
      """
    let cell = try #require(nib(json).instantiate(withOwner: nil).first as? UITableViewCell)
    #expect(cell.cellStyle == .subtitle)
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.textLabel?.font == .systemFont(ofSize: 12))
    #expect(cell.detailTextLabel?.text == "Detail")
    #expect(cell.detailTextLabel?.textColor == .secondaryLabel)
    #expect(cell.indentationLevel == 2)
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 8))
    #expect(cell.backgroundColor == .systemYellow)
    #expect(UITableViewCell(coder: NSCoder())?.cellStyle == .default)
  }

  @Test func aClosureCreatesObjectsForItsOwner() {
    let nib = UINib { owner in [UILabel(), owner ?? "nobody"] }
    let objects = nib.instantiate(withOwner: "owner")
    #expect(objects.first is UILabel)
    #expect(objects.last as? String == "owner")
  }

  @Test func textStylesScaleWithTheTextSize() throws {
    let json = """
      {"objects": [{"class": "UILabel", "font": {"textStyle": "headline"}}]}
      """
    let label = try #require(nib(json).instantiate(withOwner: nil).first as? UILabel)
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.adjustsFontForContentSizeCategory)
  }

  // MARK: Broken files

  @Test(arguments: [
    ("{\"objects\": [", "(data), line 1, column 14", "expected JSON"),
    ("{\n\"objects\": [],\n\"x\" 2}", "(data), line 3", "expected JSON"),
    ("{}", "(data)", "expected the key \"objects\""),
    ("{\"objects\": {}}", "(data), objects", "expected a list"),
    ("{\"objects\": [], \"object\": 1}", "(data)", "the key \"object\" is unknown"),
    ("{\"objects\": [{\"clas\": \"UIView\"}]}", "objects[0]", "the key \"clas\" is unknown"),
    ("{\"objects\": [{\"class\": \"Nothing\"}]}", "objects[0].class", "found \"Nothing\""),
    ("{\"objects\": [{\"frame\": [0, 0, 1]}]}", "objects[0].frame", "[x, y, width, height]"),
    ("{\"objects\": [{\"frame\": [0, 0, \"1\", 1]}]}", "objects[0].frame[2]", "a number"),
    ("{\"objects\": [{\"frame\": [0, 0, -1, 1]}]}", "objects[0].frame", "0 or more"),
    ("{\"objects\": [{\"tag\": \"one\"}]}", "objects[0].tag", "a whole number"),
    ("{\"objects\": [{\"isHidden\": 2}]}", "objects[0].isHidden", "true or false"),
    ("{\"objects\": [{\"autoresizing\": [\"wide\"]}]}", "objects[0].autoresizing", "\"wide\""),
    ("{\"objects\": [{\"backgroundColor\": \"#12\"}]}", "objects[0].backgroundColor", "#RRGGBB"),
    ("{\"objects\": [{\"text\": \"x\"}]}", "objects[0]", "UIView has no \"text\""),
    (
      "{\"objects\": [{\"subviews\": [{}, {\"class\": \"UILabel\", \"font\": {}}]}]}",
      "objects[0].subviews[1].font.size", "a number"
    ),
    (
      "{\"objects\": [{\"subviews\": [{\"class\": \"UILabel\", \"font\": {\"size\": 1, \"weight\": \"fat\"}}]}]}",
      "objects[0].subviews[0].font.weight", "\"fat\""
    ),
    (
      "{\"objects\": [{\"class\": \"UITableViewCell\", \"detailTextLabel\": {}}]}",
      "objects[0].detailTextLabel", "\"style\""
    ),
    (
      "{\"objects\": [{\"class\": \"UITableViewCell\", \"textLabel\": {\"frame\": [0, 0, 1, 1]}}]}",
      "objects[0].textLabel", "has no \"frame\""
    ),
    (
      "{\"objects\": [{\"class\": \"UIImageView\", \"image\": \"no such image\"}]}",
      "objects[0].image", "the name of an image"
    ),
    (
      "{\"objects\": [{\"class\": \"UITableViewCell\", \"style\": \"fancy\"}]}",
      "objects[0].style", "one of \"default\""
    ),
  ])
  func anInvalidFileIsReportedWithItsPosition(json: String, position: String, reason: String) {
    let nib = nib(json)
    let error = #expect(throws: NibError.self) { try nib.makeObjects(owner: nil) }
    let text = error?.description ?? ""
    #expect(text.contains(position) && text.contains(reason), "\(text)")
  }

  @Test func aMissingFileIsNamed() {
    let nib = UINib(nibName: "NoSuchCell", bundle: nil)
    let error = #expect(throws: NibError.self) { try nib.makeObjects(owner: nil) }
    #expect(error?.description.hasPrefix("NoSuchCell.json: expected a file") == true)
  }

  @Test func aFileIsFoundInItsBundle() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Plain.json")
    try Data("{\"objects\": [{\"tag\": 7}]}".utf8).write(to: file)
    let broken = folder.appendingPathComponent("Broken.json")
    try Data("{\"objects\": [{\"tag\": true}]}".utf8).write(to: broken)
    let bundle = try #require(Bundle(path: folder.path))
    let nib = UINib(nibName: "Plain", bundle: bundle)
    #expect((nib.instantiate(withOwner: nil).first as? UIView)?.tag == 7)
    let error = #expect(throws: NibError.self) {
      try UINib(nibName: "Broken", bundle: bundle).makeObjects(owner: nil)
    }
    #expect(error?.description == "Broken.json, objects[0].tag: expected a whole number")
  }
}
