import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

/// A drop delegate with a closure that performs the drop.
@MainActor
private final class DropDelegate: NSObject, UITableViewDropDelegate {
  private let perform: (any UITableViewDropCoordinator) -> Void

  init(_ perform: @escaping (any UITableViewDropCoordinator) -> Void) {
    self.perform = perform
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    perform(coordinator)
  }
}

extension Fixture {
  /// Drops a text of another program on the plain table.
  fileprivate func drop(_ perform: @escaping (any UITableViewDropCoordinator) -> Void) {
    table.dropDelegate = keep(DropDelegate(perform))
    let point = table.convert(CGPoint(x: 160, y: 100), to: nil)
    stage.loop.touches.drop([.text("a")], at: point)
    drawFrames()
  }
}

extension CaseList {
  mutating func addDrops() {
    let pathEnd: (IndexPath) -> End = { path in
      .stops(path.count == 2 ? "but" : "which has not two elements")
    }
    add("UITableViewDropCoordinator.drop(toRowAt:)", Paths.all, end: pathEnd) { fixture, path in
      fixture.drop { $0.drop($0.items[0].dragItem, toRowAt: path) }
    }
    add("UITableViewDropCoordinator.drop(intoRowAt:)", Paths.all, end: pathEnd) { fixture, path in
      fixture.drop { $0.drop($0.items[0].dragItem, intoRowAt: path, rect: .null) }
    }
    addPlaceholders()
    addDroppedItems()
  }

  private mutating func addPlaceholders() {
    let invalidPaths =
      Paths.misshapen + Paths.missing.filter { $0.value != [0, 3] && $0.value != [1, 0] }
    add(
      "UITableViewDropPlaceholder",
      invalidPaths,
      end: { _ in .stops("A placeholder cannot be inserted at") }
    ) { fixture, path in
      fixture.drop {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: path,
          reuseIdentifier: "row",
          rowHeight: 44
        )
        $0.drop($0.items[0].dragItem, to: placeholder)
      }
    }
    add(
      "UITableViewDropPlaceholder without cell",
      .stops("Nothing is registered for \"none\", which a placeholder's cell needs")
    ) { fixture in
      fixture.drop {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: [0, 0],
          reuseIdentifier: "none",
          rowHeight: 44
        )
        $0.drop($0.items[0].dragItem, to: placeholder)
      }
    }
    add(
      "UITableViewDropPlaceholder without insertion",
      .isInconsistent("section 0")
    ) { fixture in
      fixture.drop {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: [0, 0],
          reuseIdentifier: "row",
          rowHeight: -7
        )
        $0.drop($0.items[0].dragItem, to: placeholder).commitInsertion { _ in }
      }
    }
  }

  private mutating func addDroppedItems() {
    add("UITableViewDropCoordinator other item", .stops("that is none of the 1 dropped ones")) {
      $0.drop {
        $0.drop(UIDragItem(itemProvider: NSItemProvider()), toRowAt: [0, 0])
      }
    }
    add("UITableViewDropCoordinator late", .stops("had returned")) { fixture in
      var storedCoordinator: (any UITableViewDropCoordinator)?
      fixture.drop { storedCoordinator = $0 }
      storedCoordinator.map { _ = $0.drop($0.items[0].dragItem, toRowAt: [0, 0]) }
    }
    add("NSItemProvider without type", .stops("needs a type identifier")) { _ in
      NSItemProvider().registerDataRepresentation(forTypeIdentifier: "", visibility: .all) { _ in
        nil
      }
    }
  }
}
