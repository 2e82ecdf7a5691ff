import Foundation
import SeparateProcess
import Testing

@testable import UIKitGraphics

/// Tests for glyphs in COLR version 1 and SVG.
@MainActor
struct ColorGlyphTests {
  /// A font of 1,000 units per em, created with fontTools' `FontBuilder`.
  ///
  /// It has two shapes: a square as large as the em, and its left half. The letters A to H are
  /// painted as follows. A: the square in red and the half in blue. B: the square with a linear
  /// gradient from red at the left to blue at the right. C: the square with a radial gradient from
  /// red in the middle to green at a distance of 500. D: the square in green, composited in mode
  /// `SRC_IN` with the half in red, which is moved by 250. E: the half in green, rotated by 90
  /// degrees about the middle. F: the half in red and F itself. G: the square with a sweep gradient
  /// from 3 o'clock, the first half turn in red and the second one in blue. H: the square in half
  /// of the text's colour, skewed by 45 degrees and then scaled by one half.
  private static let font = """
    AAEAAAAMAIAAAwBAQ09MUudsWscAAAK8AAABUkNQQUwB/wAUAAAEEAAAAB5PUy8yRSBHXAAAAUgAAABgY21hcAAOAJsAAAHA
    AAAANGdseWZRxmYQAAACDAAAADBoZWFkMVHW/gAAAMwAAAA2aGhlYQfRA+oAAAEEAAAAJGhtdHgD6AAAAAABqAAAABhsb2Nh
    AGwAeAAAAfQAAAAYbWF4cAANAAYAAAEoAAAAIG5hbWXsoiOOAAACPAAAAF1wb3N0AAMAAAAAApwAAAAgAAEAAAABAADJ5PUa
    Xw889QADA+gAAAAA5ynJGwAAAADnKckbAAAAAAPoA+gAAAADAAIAAAAAAAAAAQAAA+gAAAAAA+gAAAAAA+gAAQAAAAAAAAAA
    AAAAAAAAAAEAAQAAAAsABAABAAAAAAACAAAAAAAAAAAAAAAAAAAAAAADA+gBkAAFAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAA/Pz8/AAAAQQBIA+gAAAAAA+gAAAAAAAAAAAAAAAAAAAAAACAAAAPoAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAIAAAADAAAAFAADAAEAAAAUAAQAIAAAAAQABAABAAAASP//AAAAQf///8IAAQAAAAAAAAAA
    AAwAGAAYABgAGAAYABgAGAAYABgAAQAAAAAD6APoAAMAADERIRED6APo/BgAAQAAAAAB9APoAAMAADERIREB9APo/BgAAAAE
    ADYAAQAAAAAAAQAGAAAAAQAAAAAAAgAHAAYAAwABBAkAAQAMAA0AAwABBAkAAgAOABlQYWludHNSZWd1bGFyAFAAYQBpAG4A
    dABzAFIAZQBnAHUAbABhAHIAAAAAAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAIgAA
    AR8AAAAAAAAAAAAAAAAAAAAIAAMAAAA0AAQAAAA6AAUAAABfAAYAAACEAAcAAACaAAgAAACvAAkAAAC1AAoAAADiAQIAAAAA
    CgAABgABBAAAEAAAAAAD6AAAAAAD6AAAAgAAAABAAEAAAAFAAAoAAAYAAQYAABAB9AH0AAAB9AH0AfQAAAIAAAAAQABAAAAC
    QAAgAAAIBQAADgoAAB4AAQ4AAJAA+gAAGgAACiAAAfQB9AoAAAYAAgIAAkAAAQIAAAACCgAABgABCAAADAH0AfTAAEAAAAAE
    AAAAAEAAIAAAAEAAIAAAAUAAQAAAAUAAEAAACCAAIAAcAAAIEAAAAAoAAAYAAQL//yAAAAAABAAAABQAAAAaAAAAJQAAADAK
    AAAXAAEKAAAGAAICAAFAAAoAAAYAAgIAAEAACwAIAAAAAAAEAAEABAAAAA4AAAAA////AAD/AP8A//////8AAA==
    """

  /// A font whose letter A is a square as an outline, and a red square as SVG.
  private static let svgFont = """
    AAEAAAALAIAAAwAwT1MvMkUgR1wAAAE4AAAAYFNWRyC4WfhuAAACxAAAAJJjbWFwAA4AmwAAAbAAAAA0Z2x5ZnqpmwwA
    AAH8AAAASGhlYWQxUdluAAAAvAAAADZoaGVhB9ED6gAAAPQAAAAkaG10eAPoAAAAAAGYAAAAGGxvY2EAnACoAAAB5AAA
    ABhtYXhwAA0ABgAAARgAAAAgbmFtZeyiI44AAAJEAAAAXXBvc3QAAwAAAAACpAAAACAAAQAAAAEAAA0rlohfDzz1AAMD
    6AAAAADnKcpTAAAAAOcpylMAAAAAA+gD6AAAAAMAAgAAAAAAAAABAAAD6AAAAAAD6AAAAAAD6AABAAAAAAAAAAAAAAAA
    AAAAAQABAAAACwAEAAEAAAAAAAIAAAAAAAAAAAAAAAAAAAAAAAMD6AGQAAUABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAD8/Pz8AAABBAEgD6AAAAAAD6AAAAAAAAAAAAAAAAAAAAAAAIAAAA+gAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAAMAAAAUAAMAAQAAABQABAAgAAAABAAEAAEAAABI//8AAABB////wgABAAAA
    AAAAAAAADAAYACQAJAAkACQAJAAkACQAJAABAAAAAAPoA+gAAwAAMREhEQPoA+j8GAABAAAAAAH0A+gAAwAAMREhEQH0
    A+j8GAABAAAAAAPoA+gAAwAAMREhEQPoA+j8GAAAAAQANgABAAAAAAABAAYAAAABAAAAAAACAAcABgADAAEECQABAAwA
    DQADAAEECQACAA4AGVBhaW50c1JlZ3VsYXIAUABhAGkAbgB0AHMAUgBlAGcAdQBsAGEAcgAAAAADAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKAAAAAAABAAMAAwAAAA4AAAB6PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5v
    cmcvMjAwMC9zdmciIGlkPSJnbHlwaDMiPjxnIGlkPSJnbHlwaDMiPjxyZWN0IHdpZHRoPSIxMDAwIiBoZWlnaHQ9IjEw
    MDAiIGZpbGw9InJlZCIvPjwvZz48L3N2Zz4AAA==
    """

  /// Returns the data of a font file; `nil` if the text is not Base64.
  private static func decode(_ font: String) -> Data? {
    Data(base64Encoded: font.filter { !$0.isWhitespace })
  }

  /// Calls `body` with the face of a font file; does nothing if the file is not a valid font.
  private func withFace(
    _ bytes: Data? = ColorGlyphTests.decode(ColorGlyphTests.font),
    _ body: (FontFace) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ".ttf")
    try #require(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    if let face = FontFace(FontFile(path: file.path, index: 0)) { try body(face) }
  }

  private func drawing(_ letter: Character, _ face: FontFace, size: Double = 20) -> GlyphImage? {
    FontLibrary.withLock {
      let glyph = letter.unicodeScalars.first.flatMap { face.shaper.glyph(for: $0.value) }
      return glyph.flatMap { face.rasterizer?.draw($0, pixelSize: size, step: 0) }
    }
  }

  /// Returns the red, green, blue and alpha of the pixel at `x` to the right of and `y` above the
  /// origin.
  private func color(_ image: GlyphImage, _ x: Int, _ y: Int) -> [UInt8] {
    let (column, row) = (x - image.left, image.top - 1 - y)
    guard (0..<image.width).contains(column), (0..<image.height).contains(row) else {
      return [0, 0, 0, 0]
    }
    let start = (row * image.width + column) * 4
    return [2, 1, 0, 3].map { image.bytes[start + $0] }
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let green: [UInt8] = [0, 255, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  @Test func layersArePaintedInOrder() throws {
    try withFace { face in
      let image = try #require(drawing("A", face))
      #expect(image.isColored && image.width == 20 && image.height == 20)
      #expect(image.left == 0 && image.top == 20)
      #expect(color(image, 3, 3) == blue && color(image, 16, 16) == red)
    }
  }

  @Test func gradientsGoFromColorToColor() throws {
    try withFace { face in
      let linear = try #require(drawing("B", face))
      #expect(color(linear, 10, 3) == [121, 0, 134, 255])
      #expect(color(linear, 0, 10)[0] > 240 && color(linear, 19, 10)[2] > 240)
      #expect((0..<20).allSatisfy { color(linear, 5, $0) == color(linear, 5, 0) })
      let radial = try #require(drawing("C", face))
      #expect(color(radial, 10, 10)[0] > 220 && color(radial, 0, 0) == green)
      #expect(color(radial, 5, 10) == color(radial, 10, 14))
      let sweep = try #require(drawing("G", face))
      #expect(color(sweep, 4, 15) == red && color(sweep, 15, 4) == blue)
    }
  }

  @Test func paintsAreComposited() throws {
    try withFace { face in
      let composite = try #require(drawing("D", face))
      #expect(color(composite, 2, 10) == clear && color(composite, 17, 10) == clear)
      #expect(color(composite, 10, 10) == green)
    }
  }

  @Test func paintsAreTransformed() throws {
    try withFace { face in
      // The rotation is counterclockwise: the left half is now at the bottom.
      let rotated = try #require(drawing("E", face))
      #expect(color(rotated, 4, 4) == green && color(rotated, 15, 4) == green)
      #expect(color(rotated, 4, 15) == clear)
      // The upper edge moves to the left.
      let skewed = try #require(drawing("H", face))
      #expect(color(skewed, 8, 0) == [0, 0, 0, 128] && color(skewed, -8, 9) == [0, 0, 0, 128])
      #expect(color(skewed, -8, 0) == clear && color(skewed, 8, 9) == clear)
    }
  }

  @Test func recursiveGlyphsTerminate() throws {
    try withFace { face in
      let image = try #require(drawing("F", face))
      #expect(color(image, 3, 3) == red)
    }
  }

  @Test func largeGlyphsAreScaled() throws {
    try withFace { face in
      let image = try #require(drawing("A", face, size: 1_024))
      #expect(image.width == 1_024 && image.top == 1_024)
      #expect(color(image, 200, 200) == blue)
    }
  }

  @Test func colorsAreDrawnInText() throws {
    try withFace { face in
      let glyphs = FontLibrary.withLock { face.shaper.shape("A", Shaping(script: .latin)) }
      // A new face may get the address of this one.
      defer { GlyphCache.shared.removeAll() }
      let run = GlyphCache.shared.render(glyphs, face, pixelSize: 20, usesSubpixelPositions: false)
      let pixel = run?.image?.pixel(x: 3, y: 3)
      #expect(run?.mask == nil && pixel == PixelColor(red: 0, green: 0, blue: 255))
    }
  }

  @Test func svgGlyphsAreDrawnAsOutlines() throws {
    try withFace(ColorGlyphTests.decode(ColorGlyphTests.svgFont)) { face in
      let image = try #require(drawing("A", face))
      #expect(!image.isColored && image.width == 20 && image.bytes.allSatisfy { $0 == 255 })
    }
  }

  @Test(.separateProcess) func damagedFontsDoNotCrash() throws {
    let intactFont = try #require(ColorGlyphTests.decode(ColorGlyphTests.font))
    var generator = SeededGenerator.forTest()
    while generator.nextStep(of: 300) != nil {
      var bytes = intactFont
      for _ in 0..<1 + generator.below(6) {
        bytes[generator.below(bytes.count)] = UInt8(generator.below(256))
      }
      try withFace(bytes) { face in
        for letter in "ABCDEFGH" { _ = drawing(letter, face) }
        _ = FontLibrary.withLock { face.shaper.letterPairs(Shaping(script: .latin)) }
      }
    }
  }
}
