import Foundation
import Testing

@testable import UIKitGraphics

@Test func concatenatingAppliesTheReceiverFirst() {
  let transform = CGAffineTransform(scaleX: 2, y: 3)
    .concatenating(CGAffineTransform(translationX: 10, y: 20))
  #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
  let translatedFirst = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
  #expect(CGPoint(x: 1, y: 1).applying(translatedFirst) == CGPoint(x: 22, y: 63))
}

@Test func aPositiveRotationTurnsClockwiseOnTheScreen() {
  let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
  #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
}

@Test func aTransformTimesItsInverseIsTheIdentity() {
  let transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 0.5)
    .translatedBy(x: 3, y: 4)
  let product = transform.concatenating(transform.inverted())
  #expect(abs(product.a - 1) < 1e-12 && abs(product.tx) < 1e-12 && abs(product.b) < 1e-12)
  // A transform without an inverse is returned unchanged.
  let singular = CGAffineTransform(scaleX: 0, y: 1)
  #expect(singular.inverted() == singular)
}

@Test func aTransformSurvivesCoding() throws {
  let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
  let data = try JSONEncoder().encode(transform)
  #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
}
