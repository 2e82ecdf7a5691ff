import Foundation
import UIKitGraphics

/// A view of a nib file: its keys and values, and its location in the file.
struct NibNode: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case `class`, frame, autoresizing, tag, alpha, isHidden, clipsToBounds
    case isUserInteractionEnabled, cornerRadius, contentMode, backgroundColor, tintColor
    case accessibilityIdentifier, accessibilityLabel, restorationIdentifier, subviews
    case text, textColor, highlightedTextColor, font, textAlignment, numberOfLines
    case lineBreakMode, image, title
    case style, reuseIdentifier, accessoryType, selectionStyle, indentationLevel
    case separatorInset, textLabel, detailTextLabel, imageView
  }

  /// The object's location in the file.
  let path: [any CodingKey]
  /// The keys that are present in the file.
  let keys: Set<Key>
  /// The class's name.
  let className: String
  let frame: CGRect?
  let autoresizing: UIView.AutoresizingMask?
  let tag: Int?
  let alpha: CGFloat?
  let isHidden: Bool?
  let clipsToBounds: Bool?
  let isUserInteractionEnabled: Bool?
  let cornerRadius: CGFloat?
  let contentMode: UIView.ContentMode?
  let backgroundColor: UIColor?
  let tintColor: UIColor?
  let accessibilityIdentifier: String?
  let accessibilityLabel: String?
  let restorationIdentifier: String?
  let subviews: [NibNode]
  let label: NibLabel
  let image: String?
  let title: String?
  let cell: NibCell

  init(from decoder: any Decoder) throws {
    let keyNames = Key.allCases.map(\.rawValue)
    keys = Set(try NibKeys.check(decoder, known: keyNames).compactMap { Key(rawValue: $0) })
    path = decoder.codingPath
    let values = try decoder.container(keyedBy: Key.self)
    className = try values.decodeIfPresent(String.self, forKey: .class) ?? "UIView"
    frame = try values.rect(.frame)
    autoresizing = try values.autoresizing()
    tag = try values.decodeIfPresent(Int.self, forKey: .tag)
    alpha = try values.decodeIfPresent(CGFloat.self, forKey: .alpha)
    isHidden = try values.decodeIfPresent(Bool.self, forKey: .isHidden)
    clipsToBounds = try values.decodeIfPresent(Bool.self, forKey: .clipsToBounds)
    isUserInteractionEnabled = try values.decodeIfPresent(
      Bool.self,
      forKey: .isUserInteractionEnabled
    )
    cornerRadius = try values.decodeIfPresent(CGFloat.self, forKey: .cornerRadius)
    contentMode = try values.named(.contentMode, NibNames.contentModes)
    backgroundColor = try values.color(.backgroundColor)
    tintColor = try values.color(.tintColor)
    accessibilityIdentifier = try values.decodeIfPresent(
      String.self,
      forKey: .accessibilityIdentifier
    )
    accessibilityLabel = try values.decodeIfPresent(String.self, forKey: .accessibilityLabel)
    restorationIdentifier = try values.decodeIfPresent(
      String.self,
      forKey: .restorationIdentifier
    )
    subviews = try values.decodeIfPresent([NibNode].self, forKey: .subviews) ?? []
    label = try NibLabel(values)
    image = try values.decodeIfPresent(String.self, forKey: .image)
    title = try values.decodeIfPresent(String.self, forKey: .title)
    cell = try NibCell(values)
  }

  /// Returns the location in the file of the object or of one of its keys.
  func location(_ key: Key? = nil) -> String {
    NibError.location(path + (key.map { [$0] } ?? []))
  }
}

/// A label's values in a nib file.
struct NibLabel {
  let text: String?
  let textColor: UIColor?
  let highlightedTextColor: UIColor?
  let font: NibFont?
  let textAlignment: NSTextAlignment?
  let numberOfLines: Int?
  let lineBreakMode: NSLineBreakMode?

  init(_ values: KeyedDecodingContainer<NibNode.Key>) throws {
    text = try values.decodeIfPresent(String.self, forKey: .text)
    textColor = try values.color(.textColor)
    highlightedTextColor = try values.color(.highlightedTextColor)
    font = try values.decodeIfPresent(NibFont.self, forKey: .font)
    textAlignment = try values.named(.textAlignment, NibNames.alignments)
    numberOfLines = try values.decodeIfPresent(Int.self, forKey: .numberOfLines)
    lineBreakMode = try values.named(.lineBreakMode, NibNames.lineBreakModes)
  }
}

/// The values of a cell, or of a header or footer view, in a nib file.
struct NibCell {
  let style: UITableViewCell.CellStyle?
  let reuseIdentifier: String?
  let accessoryType: UITableViewCell.AccessoryType?
  let selectionStyle: UITableViewCell.SelectionStyle?
  let indentationLevel: Int?
  let separatorInset: UIEdgeInsets?
  /// At most one element each; declared as arrays because a node cannot directly contain a node.
  let textLabel: [NibNode]
  let detailTextLabel: [NibNode]
  let imageView: [NibNode]

  init(_ values: KeyedDecodingContainer<NibNode.Key>) throws {
    style = try values.named(.style, NibNames.cellStyles)
    reuseIdentifier = try values.decodeIfPresent(String.self, forKey: .reuseIdentifier)
    accessoryType = try values.named(.accessoryType, NibNames.accessoryTypes)
    selectionStyle = try values.named(.selectionStyle, NibNames.selectionStyles)
    indentationLevel = try values.decodeIfPresent(Int.self, forKey: .indentationLevel)
    separatorInset = try values.insets(.separatorInset)
    textLabel = try values.part(.textLabel)
    detailTextLabel = try values.part(.detailTextLabel)
    imageView = try values.part(.imageView)
  }
}
