import Foundation
import UIKitCore
import UIKitGraphics

extension CaseList {
  mutating func addPaths() {
    addPath("init(rect:)", Shapes.rects) { UIBezierPath(rect: $0) }
    addPath("init(ovalIn:)", Shapes.rects) { UIBezierPath(ovalIn: $0) }
    addPath("init(roundedRect:)", Shapes.rects) {
      UIBezierPath(roundedRect: $0, cornerRadius: 5)
    }
    addPath("init(cornerRadius:)", Numbers.lengths) {
      UIBezierPath(roundedRect: CGRect(x: 5, y: 5, width: 30, height: 20), cornerRadius: $0)
    }
    addPath("init(cornerRadii:)", Shapes.sizes) {
      UIBezierPath(
        roundedRect: CGRect(x: 5, y: 5, width: 30, height: 20),
        byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: $0
      )
    }
    addPath("addLine(to:)", Shapes.points) { point in
      makeOpenPath { $0.addLine(to: point) }
    }
    addPath("addCurve(controlPoint1:)", Shapes.points) { point in
      makeOpenPath { path in
        path.addCurve(to: CGPoint(x: 30, y: 30), controlPoint1: point, controlPoint2: .zero)
      }
    }
    addPath("addQuadCurve(to:)", Shapes.points) { point in
      makeOpenPath { $0.addQuadCurve(to: point, controlPoint: CGPoint(x: 3, y: 20)) }
    }
    addArcs()
    addPath("apply(_:)", Shapes.transforms) { transform in
      let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20))
      path.apply(transform)
      return path
    }
    addStrokes()
  }

  private mutating func addArcs() {
    addPath("addArc(withCenter:)", Shapes.points) { point in
      makeOpenPath {
        $0.addArc(withCenter: point, radius: 9, startAngle: 0, endAngle: 3, clockwise: true)
      }
    }
    addPath("addArc(radius:)", Numbers.lengths) { radius in
      makeOpenPath { path in
        let center = CGPoint(x: 20, y: 20)
        path.addArc(
          withCenter: center,
          radius: radius,
          startAngle: 0,
          endAngle: 3,
          clockwise: false
        )
      }
    }
    addPath("addArc(endAngle:)", Numbers.positions) { angle in
      makeOpenPath { path in
        let center = CGPoint(x: 20, y: 20)
        path.addArc(withCenter: center, radius: 9, startAngle: 0, endAngle: angle, clockwise: true)
      }
    }
  }

  private mutating func addStrokes() {
    addPath("lineWidth", Numbers.lengths) { width in
      let path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 30, height: 20))
      path.lineWidth = width
      return path
    }
    addPath("miterLimit", Numbers.lengths) { limit in
      let path = makeOpenPath { $0.addLine(to: CGPoint(x: 30, y: 1)) }
      path.miterLimit = limit
      path.lineWidth = 3
      return path
    }
    addPath("setLineDash pattern", Numbers.lengths) { length in
      let path = makeOpenPath { $0.addLine(to: CGPoint(x: 90, y: 30)) }
      path.setLineDash([length, 3], count: 2, phase: 0)
      return path
    }
    addPath("setLineDash phase", Numbers.lengths) { phase in
      let path = makeOpenPath { $0.addLine(to: CGPoint(x: 90, y: 30)) }
      path.setLineDash([2, 3], count: 2, phase: phase)
      return path
    }
    add("UIBezierPath.setLineDash count", [Argument("-1", -1), Argument("0", 0)]) {
      fixture,
      count in
      fixture.canvas.drawing = {
        let path = makeOpenPath { $0.addLine(to: CGPoint(x: 90, y: 30)) }
        path.setLineDash([2, 3], count: count, phase: 0)
        path.stroke()
      }
    }
    add("UIBezierPath.contains(_:)", Shapes.points) {
      _ = UIBezierPath(ovalIn: $0.view.bounds).contains($1)
    }
    add("UIBezierPath empty") { fixture in
      fixture.canvas.drawing = {
        let path = UIBezierPath()
        path.close()
        path.fill()
        path.stroke()
        path.addClip()
        _ = path.bounds
        path.addLine(to: CGPoint(x: 3, y: 3))
        path.append(path)
        path.stroke()
      }
    }
    add("UIBezierPath.fill() outside of draw(_:)") { fixture in
      UIBezierPath(rect: fixture.view.bounds).fill()
      UIRectFill(fixture.view.bounds)
    }
  }

  /// Adds cases that fill, stroke and clip with a path.
  private mutating func addPath<Value>(
    _ operation: String,
    _ arguments: [Argument<Value>],
    _ make: @escaping @MainActor (Value) -> UIBezierPath
  ) {
    add("UIBezierPath.\(operation)", arguments) { fixture, value in
      fixture.canvas.drawing = {
        let path = make(value)
        _ = path.bounds
        path.fill()
        path.stroke()
        path.addClip()
        UIRectFill(fixture.canvas.bounds)
      }
    }
  }

  mutating func addContexts() {
    addContext("fill(_:)", Shapes.rects) { $0.fill($1) }
    addContext("stroke(_:)", Shapes.rects) { $0.stroke($1) }
    addContext("fillEllipse(in:)", Shapes.rects) { $0.fillEllipse(in: $1) }
    addContext("clip(to:)", Shapes.rects) { context, rect in
      context.clip(to: rect)
      _ = context.boundingBoxOfClipPath
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    addContext("concatenate(_:)", Shapes.transforms) { context, transform in
      context.concatenate(transform)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.strokeEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 50))
    }
    addContext("rotate(by:)", Numbers.positions) { context, angle in
      context.rotate(by: angle)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    addContext("setAlpha(_:)", Numbers.factors) { context, alpha in
      context.setAlpha(alpha)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    addContext("setLineWidth(_:)", Numbers.lengths) { context, width in
      context.setLineWidth(width)
      context.stroke(CGRect(x: 5, y: 5, width: 50, height: 50))
    }
    addContext("setFillColor(red:)", Numbers.factors) { context, red in
      context.setFillColor(red: red, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    addContext("restoreGState()", [Argument("alone", 1), Argument("1,000 times", 1_000)]) {
      context,
      count in
      for _ in 0..<count { context.restoreGState() }
    }
    addContext("saveGState()", [Argument("10,000 times", 10_000)]) { context, count in
      for _ in 0..<count { context.saveGState() }
    }
    add("UIGraphicsPopContext() alone") { _ in UIGraphicsPopContext() }
    add("UIGraphicsPopContext() in draw(_:)") { $0.canvas.drawing = { UIGraphicsPopContext() } }
  }

  /// Adds cases that draw into a view's context.
  private mutating func addContext<Value>(
    _ operation: String,
    _ arguments: [Argument<Value>],
    _ draw: @escaping @MainActor (CGContext, Value) -> Void
  ) {
    add("CGContext.\(operation)", arguments) { fixture, value in
      fixture.canvas.drawing = {
        if let context = UIGraphicsGetCurrentContext() { draw(context, value) }
      }
    }
  }
}

/// Returns an open path from (10, 10) with the segments that a closure adds.
private func makeOpenPath(_ addSegments: (UIBezierPath) -> Void) -> UIBezierPath {
  let path = UIBezierPath()
  path.move(to: CGPoint(x: 10, y: 10))
  addSegments(path)
  return path
}
