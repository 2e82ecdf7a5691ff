import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the article about nib files: loads its example and checks its lists of keys.
@MainActor @Suite struct NibsTests {
  // The class shown in the article.
  final class CityCell: UITableViewCell {
    private(set) var nameLabel: UILabel?
    private(set) var countryLabel: UILabel?

    override func awakeFromNib() {
      super.awakeFromNib()
      nameLabel = viewWithTag(1) as? UILabel
      countryLabel = viewWithTag(2) as? UILabel
    }
  }

  private func example() throws -> Data {
    Data(try #require(try Article(named: "Nibs").blocks(in: "json").first).code.utf8)
  }

  @Test func theExampleCreatesTheCellOfTheArticle() throws {
    UINib.register(CityCell.self)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(UINib(data: try example(), bundle: nil), forCellReuseIdentifier: "city")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "city") as? CityCell)
    #expect(cell.accessoryType == .disclosureIndicator)
    let (name, country) = (try #require(cell.nameLabel), try #require(cell.countryLabel))
    #expect(name.text == "City")
    #expect(name.font == .preferredFont(forTextStyle: .headline))
    #expect(name.superview === cell.contentView)
    #expect(country.font == .systemFont(ofSize: 13, weight: .medium))
    cell.frame = CGRect(x: 0, y: 0, width: 420, height: 60)
    cell.layoutIfNeeded()
    // The accessory narrows the content view, and the labels follow its width.
    #expect(name.frame.minX == 16)
    #expect(name.frame.maxX == cell.contentView.bounds.maxX - 16)
  }

  @Test func theExampleIsFoundAsAFile() throws {
    UINib.register(CityCell.self)
    let folder = try TemporaryFolder()
    try example().write(to: URL(fileURLWithPath: folder.path + "/CityCell.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let objects = UINib(nibName: "CityCell", bundle: bundle).instantiate(withOwner: nil)
    #expect(objects.count == 1)
    #expect(objects.first is CityCell)
  }

  @Test func theArticleNamesEveryKeyAndEveryValue() throws {
    let text = try Article(named: "Nibs").text
    var words = NibNode.Key.allCases.map(\.rawValue)
    words += ["objects", "size", "weight", "name", "textStyle"]
    words += NibNames.autoresizing.map(\.0) + NibNames.contentModes.map(\.0)
    words += NibNames.alignments.map(\.0) + NibNames.lineBreakModes.map(\.0)
    words += NibNames.cellStyles.map(\.0) + NibNames.accessoryTypes.map(\.0)
    words += NibNames.selectionStyles.map(\.0) + NibNames.textStyles.map(\.0)
    words += NibNames.weights.map(\.0) + NibNames.colors.keys
    for word in words { #expect(text.contains("`\(word)`"), "\(word)") }
  }

  @Test func everyColorOfTheArticleExists() throws {
    let text = try Article(named: "Nibs").text
    let start = try #require(text.range(of: "one of `UIColor`'s: "))
    let end = try #require(text.range(of: "Named colours"))
    let names = text[start.upperBound..<end.lowerBound].split { !$0.isLetter && !$0.isNumber }
    #expect(names.count == NibNames.colors.count)
    for name in names { #expect(NibNames.color(String(name)) != nil, "\(name)") }
  }

  @Test func theMessagesMatchTheArticle() throws {
    let text = try Article(named: "Nibs").text
    func message(_ json: String) throws -> String {
      let nib = UINib(data: Data(json.utf8), bundle: nil)
      let error = #expect(throws: NibError.self) { try nib.makeObjects(owner: nil) }
      return "\(error?.location ?? ""): \(error?.reason ?? "")"
    }
    let wrong = try message("{\"objects\": [{\"class\": \"CityCel\"}]}")
    #expect(text.contains("CityCell.json, " + wrong))
    let weight = try message(
      """
      {"objects": [{"subviews": [{}, {"class": "UILabel", "font": {"size": 1, "weight": "fat"}}]}]}
      """
    )
    #expect(weight.hasPrefix("objects[0].subviews[1].font.weight: expected one of \"ultraLight\""))
    #expect(text.contains("objects[0].subviews[1].font.weight: expected one of \"ultraLight\", …"))
    let key = try message("{\"objects\": [{\"class\": \"UITableViewCell\", \"text\": \"\"}]}")
    #expect(
      key.hasPrefix(
        "objects[0]: UITableViewCell has no \"text\"; expected accessibilityIdentifier,"
      )
    )
  }
}
