import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for rectangles with `UIEdgeInsets`.
struct UIEdgeInsetsTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func edgesMoveInwards() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let expected = CGRect(x: 12, y: 21, width: 94, height: 46)
    #expect(rect.inset(by: insets) == expected)
    #expect(rect.shrunk(by: insets) == expected)
  }

  @Test func insetsMayExceedTheRectangle() {
    let insetRect = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 20))
    #expect(insetRect.size.width == -12 && insetRect.size.height == 6)
  }

  @Test func negativeInsetsMoveEdgesOutwards() {
    let insets = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    #expect(rect.shrunk(by: insets) == CGRect(x: 8, y: 19, width: 106, height: 54))
  }

  @Test(arguments: [0, 26, 51, 200, 1e300] as [CGFloat])
  func shrunkRectanglesStayInside(distance: CGFloat) {
    for (topLeft, bottomRight) in [(distance, distance), (distance, 0), (0, distance)] {
      let insets = UIEdgeInsets(
        top: topLeft,
        left: topLeft,
        bottom: bottomRight,
        right: bottomRight
      )
      #expect(rect.contains(rect.shrunk(by: insets)))
      #expect(rect.shrunk(by: insets).size.height >= 0)
    }
    #expect(!CGRect.zero.shrunk(dx: distance, dy: distance).isNull)
  }
}
