import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct UITableViewControllerOverrideTests {
  private class Bare: UITableViewController {}

  private class Counting: UITableViewController {
    override func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int { 3 }
  }

  private class Measuring: Counting {
    override func tableView(
      _ tableView: UITableView,
      heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }
  }

  private final class Leaf: Measuring {}

  @Test func aSubclassWithoutOverridesOverridesNothing() {
    for method in OptionalTableMethod.allCases {
      #expect(!Bare(style: .plain).overrides(method))
    }
  }

  @Test func overridesAreSeenOneByOneAndThroughSubclasses() {
    #expect(Counting(style: .plain).overrides(.numberOfRows))
    #expect(!Counting(style: .plain).overrides(.rowHeight))
    #expect(Leaf(style: .plain).overrides(.numberOfRows))
    #expect(Leaf(style: .plain).overrides(.rowHeight))
    #expect(!Leaf(style: .plain).overrides(.estimatedRowHeight))
  }

  @Test func rowsOfASubclassAreInOneSectionAndHaveItsHeights() {
    let table: UITableView = Leaf(style: .plain).tableView
    // DS-027.3
    #expect(Bare(style: .plain).tableView.numberOfSections == 0)
    #expect(Counting(style: .plain).numberOfSections(in: table) == 1)
  }
}
