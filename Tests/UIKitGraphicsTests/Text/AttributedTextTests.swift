import Foundation
import Testing

@testable import UIKitGraphics

/// An attribute value that Foundation on Linux cannot compare.
private final class ForeignValue: NSObject {
  private let hashNumber = 1

  override func isEqual(_ object: Any?) -> Bool { object is ForeignValue }
  override var hash: Int { hashNumber }
}

/// Tests for attributed texts: comparison, caching and attributes.
@MainActor
struct AttributedTextTests {
  private func style() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    return style
  }

  /// Returns a text whose attribute values are new instances.
  private func text(_ string: String = "Hello", size: CGFloat = 20) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [
        .font: UIFont.systemFont(ofSize: size), .paragraphStyle: style(), .underlineStyle: 1,
        .foregroundColor: UIColor(white: 0, alpha: 1),
        .backgroundColor: UIColor(red: 0, green: 0, blue: 0.5, alpha: 1),
      ]
    )
  }

  @Test func textsWithNewAttributeInstancesAreEqual() {
    for _ in 0..<1_000 {
      let long = NSMutableAttributedString(attributedString: text())
      long.append(text())
      long.append(text(" big", size: 40))
      long.append(text(" big", size: 40))
      #expect(long.length == 18)
      var range = NSRange()
      let font = long.attribute(
        .font,
        at: 0,
        longestEffectiveRange: &range,
        in: NSRange(location: 0, length: 18)
      )
      #expect(font as? UIFont == .systemFont(ofSize: 20) && range.length == 10)
      #expect(text() == text())
      #expect(text() != text(size: 21))
    }
  }

  @Test func coloursOfAllKindsCanBeAppended() {
    let colors: [() -> UIColor] = [
      { UIColor(white: 0, alpha: 0) }, { UIColor(red: 1, green: 0, blue: 0, alpha: 1) },
      { .label }, { UIColor { _ in .red } },
    ]
    for color in colors {
      let long = NSMutableAttributedString(string: "")
      for _ in 0..<100 {
        long.append(NSAttributedString(string: "a", attributes: [.foregroundColor: color()]))
      }
      #expect(long.length == 100)
    }
  }

  @Test func equalTextsShareALayout() {
    let font = UIFont.systemFont(ofSize: 17)
    _ = TextEngine.layout(text("Shared layout"), font: font, TextLayoutOptions(scale: 1))
    let countBefore = TextEngine.shapedWordCount
    for _ in 0..<1_000 {
      let layout = TextEngine.layout(text("Shared layout"), font: font, TextLayoutOptions(scale: 1))
      #expect(layout.lines.count == 1)
    }
    #expect(TextEngine.shapedWordCount == countBefore)
    #expect(Set((0..<1_000).map { _ in AttributedText(text()) }).count == 1)
  }

  @Test func everyAttributeIsCompared() {
    let plain = NSAttributedString(string: "Hello")
    let attributes: [[NSAttributedString.Key: Any]] = [
      [.font: UIFont.systemFont(ofSize: 30)], [.foregroundColor: UIColor.red],
      [.backgroundColor: UIColor.red], [.underlineStyle: 1], [.strikethroughStyle: 1],
      [.paragraphStyle: style()],
    ]
    var keys: Set = [AttributedText(plain)]
    for attribute in attributes {
      keys.insert(AttributedText(NSAttributedString(string: "Hello", attributes: attribute)))
    }
    let partlyUnderlined = NSMutableAttributedString(attributedString: plain)
    partlyUnderlined.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 2))
    keys.insert(AttributedText(partlyUnderlined))
    #expect(keys.count == attributes.count + 2)
  }

  @Test func aZeroLigatureAttributeDisablesLigatures() {
    for (value, hasLigatures) in [(nil, true), (0, false), (1, true)] as [(Int?, Bool)] {
      let attributes = value.map { [NSAttributedString.Key.ligature: $0] } ?? [:]
      let text = AttributedText(NSAttributedString(string: "fi", attributes: attributes))
      #expect(text.runs.map(\.hasLigatures) == [hasLigatures])
    }
  }

  @Test func theParagraphStyleIsThatOfTheFirstCharacter() {
    let (center, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    (center.alignment, right.alignment) = (.center, .right)
    let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: center])
    text.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: right]))
    func settings(of text: NSAttributedString) -> ParagraphSettings? {
      let source = TextSource(AttributedText(text), font: .systemFont(ofSize: 9), weight: .regular)
      return source.paragraph(at: .init())
    }
    #expect(settings(of: text)?.alignment == .center)
    let plain = NSMutableAttributedString(string: "a")
    plain.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: right]))
    #expect(settings(of: plain) == nil)
  }

  @Test func laterChangesOfAStyleHaveNoEffect() {
    let style = NSMutableParagraphStyle()
    let text = AttributedText(NSAttributedString(string: "a", attributes: [.paragraphStyle: style]))
    style.alignment = .right
    #expect(text.runs.first?.paragraph?.alignment == .natural)
  }

  @Test func runsWithEqualAttributesAreMerged() {
    let long = NSMutableAttributedString(attributedString: text())
    long.append(text())
    long.addAttribute(
      NSAttributedString.Key("own"),
      value: 1,
      range: NSRange(location: 2, length: 3)
    )
    #expect(AttributedText(long).runs.map(\.length) == [10])
  }

  @Test func valuesOfOtherTypesAreNotCompared() {
    let key = NSAttributedString.Key("own")
    for _ in 0..<100 {
      let first = NSAttributedString(string: "Hello", attributes: [key: ForeignValue()])
      let second = NSAttributedString(string: "Hello", attributes: [key: ForeignValue()])
      #expect(AttributedText(first.immutable) == AttributedText(second.immutable))
      #expect(first.immutable === first)
    }
  }
}
