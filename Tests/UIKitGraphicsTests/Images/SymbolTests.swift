import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for the drawings behind `UIImage(systemName:)`, all of them.
@Suite struct SymbolTests {
  /// A drawing with a margin of four pixels, rendered with one pixel per point.
  private struct Picture: Equatable {
    static let margin = 4
    var width: Int
    /// The coverage of all pixels, row by row.
    var coverage: [UInt8]

    init(_ drawing: GlyphDrawing) {
      var enlarged = drawing
      let margin = CGFloat(Picture.margin)
      enlarged.size.width += 2 * margin
      enlarged.size.height += 2 * margin
      for index in enlarged.layers.indices {
        enlarged.layers[index].path.apply(CGAffineTransform(translationX: margin, y: margin))
      }
      let mask = enlarged.mask(
        width: Int(enlarged.size.width.rounded()),
        height: Int(enlarged.size.height.rounded())
      )
      width = mask.width
      let rows = (0..<mask.height).map { y in
        UnsafeRawBufferPointer(
          start: mask.bitmap.bytes + y * mask.bitmap.bytesPerRow,
          count: mask.width
        )
      }
      coverage = rows.flatMap { Array($0) }
    }

    /// The sum of the coverage; 255 for an opaque pixel.
    var ink: Int {
      var sum = 0
      for value in coverage { sum += Int(value) }
      return sum
    }

    /// The ink outside of the drawing's box.
    var inkInMargin: Int {
      let height = coverage.count / width
      let columns = Picture.margin..<(width - Picture.margin)
      let rows = Picture.margin..<(height - Picture.margin)
      var sum = 0
      for y in 0..<height {
        for x in 0..<width where !(rows.contains(y) && columns.contains(x)) {
          sum += Int(coverage[y * width + x])
        }
      }
      return sum
    }
  }

  /// All symbols, rendered once for all tests.
  private static let pictures = Dictionary(
    uniqueKeysWithValues: Symbols.names.compactMap { name in
      Symbols.drawing(named: name).map { (name, Picture($0)) }
    }
  )

  private func picture(_ name: String) throws -> Picture {
    try #require(SymbolTests.pictures[name], "\(name)")
  }

  @Test func thereAreFourHundredUniqueNames() {
    let names = Symbols.names
    #expect(names.count >= 400)
    #expect(Set(names).count == names.count)
    #expect(!names.contains { $0.hasPrefix("rolltop.") })
  }

  /// Slow: draws hundreds of symbols, and adds up all their pixels.
  @Test func everySymbolDrawsInsideItsBounds() throws {
    let aliases = Symbols.aliases
    for name in Symbols.names where aliases[name] == nil {
      let picture = try picture(name)
      #expect(picture.ink > 255 * 8, "\(name) is nearly empty")
      #expect(picture.inkInMargin < 255 * 4, "\(name) is drawn beyond its box")
    }
  }

  @Test func everyNameHasItsOwnDrawing() throws {
    var namesByPixels: [[UInt8]: String] = [:]
    let aliases = Symbols.aliases
    for name in Symbols.names where aliases[name] == nil {
      let picture = try picture(name)
      let pixels = [UInt8(picture.width)] + picture.coverage
      #expect(namesByPixels[pixels] == nil, "\(name) looks as \(namesByPixels[pixels] ?? "")")
      namesByPixels[pixels] = name
    }
  }

  @Test func filledSymbolsHaveMoreInk() throws {
    let names = Set(Symbols.names)
    for name in names where names.contains(name + ".fill") {
      let outlined = try picture(name).ink
      let filled = try picture(name + ".fill").ink
      // The inner lines and gaps may be most of a drawing.
      let minimumRatio = name.hasSuffix(".circle") || name.hasSuffix(".square") ? 1.0 : 1.02
      #expect(
        Double(filled) > Double(outlined) * minimumRatio,
        "\(name).fill is no fuller than \(name)"
      )
    }
  }

  @Test func aliasesHaveTheDrawingOfTheFirstName() throws {
    for (name, target) in Symbols.aliases {
      #expect(try picture(name) == picture(target), "\(name) is another name of \(target)")
    }
  }

  @Test func onlyVariantsThatAreListedExist() {
    for name in [
      "heart.square.slash", "a", "k.fill", "a.-", "heart.", ".heart", "heart fill", "mail=envelope",
      "rolltop.back", "wifi.circle.circle", "plus.circle.badge", "Heart",
    ] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
    #expect(UIImage(systemName: "a.circle") != nil)
  }

  @Test func configurationsHoldForAllSymbols() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .large)
      .applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
    for name in Symbols.names {
      let natural = try #require(UIImage(systemName: name))
      let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
      #expect(image.size.width == natural.size.width * 2 * 1.28, "\(name)")
      #expect(image.tint == .red)
    }
  }

  @Test(arguments: [
    ("chevron.forward", true), ("chevron.backward.circle", true), ("arrow.uturn.backward", true),
    ("rectangle.portrait.and.arrow.forward", true), ("arrow.left", false), ("forward.fill", false),
    ("backward.end", false), ("gobackward", false),
  ])
  func symbolsThatPointForwardOrBackwardFollowTheDirection(name: String, follows: Bool) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.flipsForRightToLeftLayoutDirection == follows)
  }

  @Test func aMissingNameIsReportedOnceInDebugBuilds() {
    let lines = LineRecorder()
    let log = MissingSymbolLog { lines.add($0) }
    for name in ["no.such.symbol", "no.such.symbol", "nor.this"] { log.report(name) }
    #if DEBUG
    #expect(
      lines.all == [
        "No symbol named 'no.such.symbol' found; UIImage(systemName:) is nil",
        "No symbol named 'nor.this' found; UIImage(systemName:) is nil",
      ]
    )
    #else
    #expect(lines.all.isEmpty)
    #endif
  }
}

/// Lines that any thread may add.
private final class LineRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }

  func add(_ line: String) { lock.withLock { lines.append(line) } }
}
