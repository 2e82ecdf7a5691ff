import Foundation
import UIKitCore
import UIKitGraphics

extension AccessibilityBridge {
  /// Returns the attributes of characters, by their AT-SPI names.
  func callTextAttributesMethod(
    _ node: _UIAccessibleObject,
    _ text: any AccessibleText,
    _ offsets: TextOffsets,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    var base = UITraitCollection.performing(as: node) {
      AccessibilityBridge.busAttributes(of: text.accessibleBaseAttributes)
    }
    let language = node.accessibilityLanguage ?? WindowHost.current.localeIdentifier
    base["language"] = language.replacingOccurrences(of: "_", with: "-")
    if member.hasPrefix("GetDefault") { return [.texts(base)] }
    let run = text.accessibleAttributes(at: offsets.unit(of: try arguments.int(0)))
    let nodeAttributes = UITraitCollection.performing(as: node) {
      AccessibilityBridge.busAttributes(of: run.attributes)
    }
    let attributes = base.merging(nodeAttributes) { $1 }
    switch member {
    case "GetAttributeValue": return [.string(attributes[try arguments.text(1)] ?? "")]
    case "GetAttributeRun" where !(try arguments.flag(1)):
      return attributesReply(nodeAttributes, run.range, offsets)
    default: return attributesReply(attributes, run.range, offsets)
    }
  }

  private func attributesReply(
    _ attributes: [String: String],
    _ range: Range<Int>,
    _ offsets: TextOffsets
  ) -> [BusValue] {
    [
      .texts(attributes), .int(Int32(clamping: offsets.scalar(of: range.lowerBound))),
      .int(Int32(clamping: offsets.scalar(of: range.upperBound))),
    ]
  }

  /// Converts attributes to their AT-SPI names and values.
  private static func busAttributes(
    of attributes: [NSAttributedString.Key: Any]
  ) -> [String: String] {
    var busAttributes: [String: String] = [:]
    if let font = attributes[.font] as? UIFont {
      busAttributes["family-name"] = font.familyName
      busAttributes["size"] = formatted(font.pointSize)
      busAttributes["weight"] = "\(font.weightOfStyleSheets)"
      busAttributes["style"] = font.isItalic ? "italic" : "normal"
    }
    if let color = attributes[.foregroundColor] as? UIColor {
      busAttributes["fg-color"] = components(of: color)
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      busAttributes["bg-color"] = components(of: color)
    }
    if let style = attributes[.underlineStyle] as? Int {
      busAttributes["underline"] = style == 0 ? "none" : "single"
    }
    if let style = attributes[.strikethroughStyle] as? Int {
      busAttributes["strikethrough"] = style == 0 ? "false" : "true"
    }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      switch style.alignment {
      case .left: busAttributes["justification"] = "left"
      case .right: busAttributes["justification"] = "right"
      case .center: busAttributes["justification"] = "center"
      case .justified: busAttributes["justification"] = "fill"
      default: break
      }
    }
    return busAttributes
  }

  private static func formatted(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
  }

  /// Formats the red, green and blue components of a colour, from 0 to 65535.
  private static func components(of color: UIColor) -> String {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { "\(Int((min(max($0, 0), 1) * 65535).rounded()))" }
      .joined(separator: ",")
  }
}

extension UITraitCollection {
  /// Performs work with the traits of an object's view, which determine dynamic colours.
  @MainActor
  fileprivate static func performing<Result>(
    as node: _UIAccessibleObject,
    _ body: () -> Result
  ) -> Result {
    guard let traits = (node as? UIView)?.traitCollection else { return body() }
    var result: Result?
    traits.performAsCurrent { result = body() }
    return result ?? body()
  }
}
