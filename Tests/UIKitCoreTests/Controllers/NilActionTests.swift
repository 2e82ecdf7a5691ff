import Foundation
import Testing
import UIKitCore

/// Tests for bar items and recognisers that are created with `nil` as their action.
@MainActor
struct NilActionTests {
  @Test func itemsWithoutActionsShowTheirTitle() {
    let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    #expect(back.title == "Back")
    #expect(back.primaryAction == nil)
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: self, action: nil)
    #expect(space.primaryAction == nil)
    let imageItem = UIBarButtonItem(image: nil, style: .done, target: nil, action: nil)
    #expect(imageItem.style == .done)
  }

  @Test func recognisersMayHaveNoAction() {
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    #expect(tap.view == nil)
    #expect(tap.numberOfTapsRequired == 1)
  }
}
