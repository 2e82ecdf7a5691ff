import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for `UIImageView`.
@MainActor
struct UIImageViewTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let root = UIView()

  init() {
    root.backgroundColor = .white
    stage.show(root)
  }

  /// Creates an image of one colour.
  private func image(_ color: PixelColor, width: Int, height: Int) -> UIImage {
    let bitmap = Bitmap(width: width, height: height, format: .argb)
    Canvas(bitmap).fill(PixelRect(x: 0, y: 0, width: width, height: height), color)
    return UIImage(bitmap: bitmap, scale: 1)
  }

  private var red: UIImage { image(PixelColor(red: 255, green: 0, blue: 0), width: 20, height: 10) }

  /// Returns the bounding box of the pixels that are not white.
  private func inkBounds() -> CGRect {
    let pixels = stage.pixels()
    var rect = CGRect.null
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels.pixel(x: x, y: y) != .white {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect
  }

  @Test func theViewHasTheImagesSize() {
    let view = UIImageView(image: red)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UIImageView(image: nil).frame == .zero)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 30, y: 30, width: 40, height: 40)),
    (.scaleAspectFit, CGRect(x: 30, y: 40, width: 40, height: 20)),
    (.scaleAspectFill, CGRect(x: 30, y: 30, width: 40, height: 40)),
    (.redraw, CGRect(x: 30, y: 30, width: 40, height: 40)),
    (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
    (.top, CGRect(x: 40, y: 30, width: 20, height: 10)),
    (.bottom, CGRect(x: 40, y: 60, width: 20, height: 10)),
    (.left, CGRect(x: 30, y: 45, width: 20, height: 10)),
    (.right, CGRect(x: 50, y: 45, width: 20, height: 10)),
    (.topLeft, CGRect(x: 30, y: 30, width: 20, height: 10)),
    (.topRight, CGRect(x: 50, y: 30, width: 20, height: 10)),
    (.bottomLeft, CGRect(x: 30, y: 60, width: 20, height: 10)),
    (.bottomRight, CGRect(x: 50, y: 60, width: 20, height: 10)),
  ])
  func theContentModePositionsTheImage(mode: UIView.ContentMode, frame: CGRect) {
    let view = UIImageView(image: red)
    view.contentMode = mode
    view.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    root.addSubview(view)
    #expect(inkBounds() == frame)
  }

  @Test func aResizableImageKeepsItsCorners() {
    let bitmap = Bitmap(width: 3, height: 3, format: .argb)
    Canvas(bitmap).fill(PixelRect(x: 0, y: 0, width: 3, height: 3), .black)
    Canvas(bitmap).fill(
      PixelRect(x: 0, y: 0, width: 1, height: 3),
      PixelColor(red: 255, green: 0, blue: 0)
    )
    let frame = UIImage(bitmap: bitmap, scale: 1).resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    )
    let view = UIImageView(image: frame.imageFlippedForRightToLeftLayoutDirection())
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    root.addSubview(view)
    #expect(stage.color(at: CGPoint(x: 0, y: 30)) == .red)
    #expect(stage.color(at: CGPoint(x: 2, y: 30)) == .black)
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(stage.color(at: CGPoint(x: 59, y: 30)) == .red)
    #expect(stage.color(at: CGPoint(x: 0, y: 30)) == .black)
    let button = UIButton(frame: view.frame)
    button.setBackgroundImage(frame, for: .normal)
    root.addSubview(button)
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 0, y: 30)) == .red)
    #expect(stage.color(at: CGPoint(x: 2, y: 30)) == .black)
  }

  @Test func aTemplateHasTheTintColour() {
    let view = UIImageView(image: red.withRenderingMode(.alwaysTemplate))
    view.tintColor = .blue
    root.addSubview(view)
    #expect(stage.color(at: CGPoint(x: 5, y: 5)) == .blue)
    view.tintColor = .green
    #expect(stage.color(at: CGPoint(x: 5, y: 5)) == .green)
  }

  @Test func theHighlightedImageIsShownWhileHighlighted() {
    let blue = image(PixelColor(red: 0, green: 0, blue: 255), width: 20, height: 10)
    let view = UIImageView(image: red, highlightedImage: blue)
    root.addSubview(view)
    #expect(stage.color(at: CGPoint(x: 5, y: 5)) == .red)
    view.isHighlighted = true  // DS-029.3, TC-020.2
    #expect(stage.color(at: CGPoint(x: 5, y: 5)) == .blue)
    view.highlightedImage = nil
    #expect(stage.color(at: CGPoint(x: 5, y: 5)) == .red)  // TC-020.3
  }

  @Test func changingOrRemovingTheImageRedraws() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    root.addSubview(view)
    #expect(inkBounds().isNull)
    view.image = red
    #expect(inkBounds() == view.frame)
    view.image = nil
    #expect(inkBounds().isNull)
  }
}
