import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore

/// Tests for associated objects.
@MainActor
struct AssociatedObjectsTests {
  private static var first: UInt8 = 0
  private static var second: UInt8 = 0

  final class Mark {}

  @Test func associatedValuesAreFoundByKey() {
    let objects: [AnyObject] = [
      UIView(), UIViewController(), UIPanGestureRecognizer(), CALayer(), UIBarButtonItem(), Mark(),
      UIImage(), NSObject(), UILayoutGuide(),
    ]
    for object in objects {
      #expect(objc_getAssociatedObject(object, &AssociatedObjectsTests.first) == nil)
      objc_setAssociatedObject(object, &AssociatedObjectsTests.first, 7, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(
        object,
        &AssociatedObjectsTests.second,
        "text",
        .OBJC_ASSOCIATION_COPY_NONATOMIC
      )
      #expect(objc_getAssociatedObject(object, &AssociatedObjectsTests.first) as? Int == 7)
      #expect(objc_getAssociatedObject(object, &AssociatedObjectsTests.second) as? String == "text")
      objc_setAssociatedObject(object, &AssociatedObjectsTests.first, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &AssociatedObjectsTests.first) == nil)
      let none: Mark? = nil
      objc_setAssociatedObject(
        object,
        &AssociatedObjectsTests.second,
        none,
        .OBJC_ASSOCIATION_RETAIN
      )
      #expect(objc_getAssociatedObject(object, &AssociatedObjectsTests.second) == nil)
    }
  }

  @Test func valuesAreReleasedWithTheirView() {
    weak var mark: Mark?
    do {
      let view = UIView()
      let newMark = Mark()
      mark = newMark
      objc_setAssociatedObject(
        view,
        &AssociatedObjectsTests.first,
        newMark,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
    #expect(mark == nil)
  }

  @Test func valuesOfOtherObjectsAreReleasedEventually() {
    weak var mark: Mark?
    do {
      let object = NSObject()
      let newMark = Mark()
      mark = newMark
      objc_setAssociatedObject(
        object,
        &AssociatedObjectsTests.first,
        newMark,
        .OBJC_ASSOCIATION_RETAIN
      )
    }
    let others = (0..<2_000).map { _ in NSObject() }
    for other in others {
      objc_setAssociatedObject(other, &AssociatedObjectsTests.first, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(mark == nil)
  }

  @Test func anAssignedObjectIsNotRetained() {
    let view = UIView()
    var mark: Mark? = Mark()
    objc_setAssociatedObject(view, &AssociatedObjectsTests.first, mark, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &AssociatedObjectsTests.first) as? Mark === mark)
    mark = nil
    #expect(objc_getAssociatedObject(view, &AssociatedObjectsTests.first) == nil)
  }

  @Test func allValuesAreRemovedTogether() {
    let view = UIView()
    objc_setAssociatedObject(view, &AssociatedObjectsTests.first, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &AssociatedObjectsTests.first) == nil)
  }
}
