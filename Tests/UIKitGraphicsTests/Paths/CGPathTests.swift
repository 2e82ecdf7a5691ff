import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for `CGPath`, image renderers, colours of Display P3 and three-dimensional transforms.
@MainActor
struct CGPathTests {
  @Test func aPathIsBuiltLikeABezierPath() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 2))
    path.addQuadCurve(to: CGPoint(x: 9, y: 8), control: CGPoint(x: 12, y: 5))
    path.addCurve(
      to: CGPoint(x: 1, y: 8),
      control1: CGPoint(x: 6, y: 11),
      control2: CGPoint(x: 3, y: 11)
    )
    path.closeSubpath()
    let bezierPath = UIBezierPath()
    bezierPath.move(to: CGPoint(x: 1, y: 2))
    bezierPath.addLine(to: CGPoint(x: 9, y: 2))
    bezierPath.addQuadCurve(to: CGPoint(x: 9, y: 8), controlPoint: CGPoint(x: 12, y: 5))
    bezierPath.addCurve(
      to: CGPoint(x: 1, y: 8),
      controlPoint1: CGPoint(x: 6, y: 11),
      controlPoint2: CGPoint(x: 3, y: 11)
    )
    bezierPath.close()
    #expect(path == bezierPath.cgPath && UIBezierPath(cgPath: path).cgPath == path)
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 11, height: 9))
    #expect(path.boundingBoxOfPath.maxX < 11 && path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 12, y: 5)))
    let copy = path.copy()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(copy != path && copy == bezierPath.cgPath)
  }

  @Test func addedElementsAreTransformed() {
    let translation = CGAffineTransform(translationX: 10, y: 0)
    let path = CGMutablePath()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 8, height: 8),
      cornerWidth: 2,
      cornerHeight: 2,
      transform: translation
    )
    path.addPath(
      CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil),
      transform: translation
    )
    #expect(path.boundingBoxOfPath == CGRect(x: 10, y: 0, width: 8, height: 8))
    let arc = CGMutablePath()
    arc.move(to: .zero)
    arc.addArc(
      center: .zero,
      radius: 5,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false,
      transform: translation
    )
    #expect(arc.boundingBoxOfPath.minX == 0 && abs(arc.boundingBoxOfPath.maxX - 15) < 0.02)
    #expect(abs(arc.boundingBoxOfPath.maxY - 5) < 0.02)
    var scale = CGAffineTransform(scaleX: 2, y: 2)
    let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: &scale)
    #expect(oval.contains(CGPoint(x: 7, y: 4)) && !oval.contains(CGPoint(x: 7.8, y: 7.8)))
  }

  @Test func reversedPathsContainTheSamePoints() {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)).reversing())
    #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 2, y: 2)))
    let open = UIBezierPath()
    open.move(to: CGPoint(x: 1, y: 1))
    open.addLine(to: CGPoint(x: 5, y: 1))
    open.addQuadCurve(to: CGPoint(x: 9, y: 5), controlPoint: CGPoint(x: 9, y: 1))
    open.lineWidth = 3
    #expect(open.reversing().currentPoint == CGPoint(x: 1, y: 1))
    #expect(open.reversing().lineWidth == 3)
    #expect(open.reversing().reversing().cgPath == open.cgPath)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func linesAreTrimmedByLength() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 50, y: 30))
    let lines = path.flattened(tolerance: 0.1)
    #expect(lines.trimmed(from: 0, to: 1).map(\.points) == lines.map(\.points))
    #expect(lines.trimmed(from: 0, to: 0.125).map(\.points) == [[.zero, CGPoint(x: 5, y: 0)]])
    #expect(
      lines.trimmed(from: 0.5, to: 0.75).map(\.points)
        == [[CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 20)]]
    )
    #expect(lines.trimmed(from: 0.125, to: 0.5).count == 2)
    #expect(lines.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(lines.trimmed(from: 0.9, to: 0.1).isEmpty)
    #expect(lines.trimmed(from: .nan, to: .nan).map(\.points) == lines.map(\.points))
    var square = Path()
    square.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let last = square.flattened(tolerance: 0.1).trimmed(from: 0.875, to: 1)
    #expect(last.map(\.points) == [[CGPoint(x: 0, y: 5), .zero]])
  }

  @Test func contextsDrawPathsAndDashes() {
    let bitmap = render(40, 20) { context in
      context.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 5), transform: nil))
      #expect(!context.isPathEmpty && context.boundingBoxOfPath.width == 40)
      context.fillPath()
      #expect(context.isPathEmpty)
      context.setLineDash(phase: 0, lengths: [10, 10])
      context.setLineWidth(4)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 12), CGPoint(x: 40, y: 12)])
    }
    #expect(bitmap.count(of: .black) == 40 * 5 + 2 * 10 * 4)
  }

  @Test func imageRenderersReturnTheDrawing() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
    var earlierImage: UIImage?
    let fullImage = renderer.image { context in
      UIColor.red.setFill()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      earlierImage = context.currentImage
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let halfImage = try #require(earlierImage)
    #expect(
      halfImage.size == fullImage.size
        && halfImage.pixel(x: 2, y: 2) == UIColor.red.pixelColor(in: .current)
    )
    #expect(fullImage.pixel(x: 2, y: 2) == UIColor.blue.pixelColor(in: .current))
    #expect(halfImage.pixel(x: halfImage.cgImage.map { $0.width - 2 } ?? 0, y: 2).alpha == 0)
    let file = renderer.jpegData(withCompressionQuality: 0.8) {
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(UIImage(data: file)?.size.width == fullImage.size.width * fullImage.scale)
    let traits = UITraitCollection(displayScale: 3)
    #expect(UIGraphicsImageRendererFormat(for: traits).scale == 3)
    let pixels = try #require(fullImage.cgImage)
    let part = try #require(pixels.cropping(to: CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(part.width == 3 && part.height == 4 && UIImage(cgImage: part).size.width == 3)
    #expect(UIImage(cgImage: part).pixel(x: 0, y: 0) == UIColor.blue.pixelColor(in: .current))
    #expect(pixels.cropping(to: CGRect(x: 100, y: 0, width: 9, height: 9)) == nil)
    #expect(fullImage.cgImage == fullImage.cgImage)
  }

  @Test func coloursOfDisplayP3AreTheClosestOnes() throws {
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(white.cgColor.components?.map { ($0 * 100).rounded() } == [100, 100, 100, 50])
    func components(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat]? {
      UIColor(displayP3Red: red, green: green, blue: blue, alpha: 1).cgColor.components?
        .map { ($0 * 100).rounded() }
    }
    #expect(components(1, 0, 0) == [100, 0, 0, 100])
    #expect(components(0.5, 0.4, 0.3) == [52, 40, 28, 100])
  }

  @Test func threeDimensionalTransformsAreProjected() {
    let turned = CATransform3DMakeRotation(.pi / 3, 0, 0, 2)
    let plane = CATransform3DGetAffineTransform(turned)
    let expected = CGAffineTransform(rotationAngle: .pi / 3)
    #expect(abs(plane.a - expected.a) < 1e-12 && abs(plane.b - expected.b) < 1e-12)
    #expect(abs(plane.c - expected.c) < 1e-12)
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
    let flipped = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    #expect(abs(flipped.projected.d - 0.5) < 1e-12 && !CATransform3DIsAffine(flipped))
    let translatedFirst = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 0, 0)
    #expect(CATransform3DGetAffineTransform(translatedFirst).tx == 10)
    let scaledFirst = CATransform3DConcat(
      CATransform3DMakeScale(2, 2, 1),
      CATransform3DMakeTranslation(5, 0, 0)
    )
    #expect(CATransform3DGetAffineTransform(scaledFirst).tx == 5 && scaledFirst != translatedFirst)
    #expect(CATransform3DIsIdentity(CATransform3DRotate(CATransform3DIdentity, 1, 0, 0, 0)))
    #expect(CATransform3DScale(translatedFirst, 1, 3, 1).projected.d == 6)
  }
}
