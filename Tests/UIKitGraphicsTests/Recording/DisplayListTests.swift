import Foundation
import SeparateProcess
import Testing

@testable import UIKitGraphics

/// Tests for recorded drawing at different scales and positions.
@MainActor
struct DisplayListTests {
  @Test(.separateProcess, arguments: everyScale)
  func fillsHaveSharpEdgesAtAnyOrigin(scale: Double) {
    for origin in stride(from: 0.0, to: 1.0, by: 0.17) {
      let bitmap = render(200, 200, scale: scale, x: origin, y: origin) { context in
        context.setFillColor(.black)
        context.fill(CGRect(x: 3.3, y: 4.7, width: 20.1, height: 9.9))
      }
      let black = bitmap.count(of: .black)
      #expect(black + bitmap.count(of: .white) == 200 * 200, "A pixel is neither black nor white")
      #expect(black == bitmap.inkBounds.area)
    }
  }

  @Test(arguments: everyScale)
  func hairlinesAreExactlyOnePixelAndStayInside(scale: Double) {
    for origin in stride(from: 0.0, to: 3.0, by: 0.25) {
      let bitmap = render(200, 200, scale: scale, y: origin) { context in
        context.fill(CGRect(x: 0, y: 44 - 0.2, width: 10, height: 0.2))
      }
      let ink = bitmap.inkBounds
      #expect(ink.height == 1)
      #expect(ink.maxY <= pixel(origin + 44 * scale))
    }
  }

  @Test(arguments: everyScale)
  func neighbouringRowsNeitherOverlapNorLeaveAGap(scale: Double) {
    let translucent = UIColor(white: 0, alpha: 0.5)
    let bitmap = render(10, 400, scale: scale, y: 0.4) { context in
      for row in 0..<9 {
        let rect = CGRect(x: 0, y: Double(row) * 14.3, width: 3, height: 14.3)
        context.fill(rect, color: translucent)
      }
    }
    let ink = bitmap.inkBounds
    var shades: Set<PixelColor> = []
    for y in Int(ink.minY)..<Int(ink.maxY) { shades.insert(bitmap.pixel(x: 1, y: y)) }
    #expect(shades.count == 1)
  }

  @Test(arguments: everyScale)
  func textLooksTheSameAtAnyPosition(scale: Double) {
    func text(at y: Double) -> Bitmap {
      render(120, 100, scale: scale, y: y) { context in
        let layout = TextEngine.layout(
          "Agj",
          font: .systemFont(ofSize: 17),
          TextLayoutOptions(scale: scale)
        )
        context.draw(layout, at: CGPoint(x: 2, y: 2), color: .black)
      }
    }
    let original = text(at: 0)
    let moved = text(at: 7)
    Canvas(moved).moveContents(of: moved.bounds, byX: 0, y: -7)
    let ink = original.inkBounds
    for y in Int(ink.minY)..<Int(ink.maxY) {
      for x in 0..<120 { #expect(original.pixel(x: x, y: y) == moved.pixel(x: x, y: y)) }
    }
  }

  @Test func theExtentIsInPointsAndRespectsClips() {
    let context = CGContext(scale: 2, traits: UITraitCollection())
    context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
    context.fill(CGRect(x: 0, y: 0, width: 500, height: 500))
    context.restoreGState()
    let list = context.finish()
    #expect(list.extent == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(CGContext(scale: 1, traits: UITraitCollection()).finish().isEmpty)
  }

  @Test func aTransformThatOnlyMovesGivesTheSamePixels() {
    let context = CGContext(scale: 2, traits: UITraitCollection())
    let layout = TextEngine.layout(
      "Text",
      font: .systemFont(ofSize: 17),
      TextLayoutOptions(scale: 2)
    )
    context.fillRoundedRect(CGRect(x: 1, y: 1, width: 40, height: 30), radius: 6, color: .red)
    context.draw(layout, at: CGPoint(x: 3, y: 3), color: .black)
    let list = context.finish()
    let moved = filledBitmap(120, 120, .white)
    list.replay(on: Canvas(moved), x: 7.3, y: 9.1)
    let transformed = filledBitmap(120, 120, .white)
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 7.3, ty: 9.1)
    list.replay(on: Canvas(transformed), transform: transform)
    #expect(moved.hasSamePixels(as: transformed))
  }

  @Test func everyOperationSurvivesARotation() throws {
    let context = CGContext(scale: 1, traits: UITraitCollection())
    context.fillShadow(
      of: CGRect(x: 0, y: 0, width: 40, height: 40),
      radius: 4,
      blur: 6,
      color: .black
    )
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40), color: .red)
    context.strokeRoundedRect(
      CGRect(x: 0, y: 0, width: 40, height: 40),
      radius: 5,
      width: 2,
      color: .black
    )
    context.draw(
      UIImage(bitmap: filledBitmap(8, 8, .black), scale: 1),
      in: CGRect(x: 9, y: 9, width: 8, height: 8)
    )
    let layout = TextEngine.layout(
      "Text",
      font: .systemFont(ofSize: 12),
      TextLayoutOptions(scale: 1)
    )
    context.draw(layout, at: .zero, color: .black)
    context.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40), color: .blue)
    let bitmap = filledBitmap(120, 120, .white)
    let canvas = Canvas(bitmap)
    let transform = CGAffineTransform(translationX: 60, y: 30).rotated(by: .pi / 4)
    context.finish().replay(on: canvas, transform: transform)
    #expect(canvas.clipBounds == bitmap.bounds)
    let center = CGPoint(x: 20, y: 20).applying(transform)
    #expect(
      bitmap.pixel(x: Int(center.x), y: Int(center.y)) == PixelColor(red: 0, green: 0, blue: 255)
    )
  }

  @Test func opacityScalesEveryColour() {
    let context = CGContext(scale: 1, traits: UITraitCollection())
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4), color: .black)
    let bitmap = filledBitmap(4, 4, .white)
    context.finish().replay(on: Canvas(bitmap), x: 0, y: 0, opacity: 0.5)
    #expect(bitmap.count(of: PixelColor(red: 127, green: 127, blue: 127)) == 16)
  }
}
