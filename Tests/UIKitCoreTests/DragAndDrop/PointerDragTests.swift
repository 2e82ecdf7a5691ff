import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for rows that can be both dragged and swiped.
@MainActor
struct PointerDragTests {
  private final class List: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDragDelegate
  {
    var canDrag = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { $2(true) }
      ])
    }

    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at path: IndexPath
    ) -> [UIDragItem] {
      canDrag ? [UIDragItem(itemProvider: NSItemProvider(object: "row"))] : []
    }
  }

  /// A slow pointer, and a pointer whose first movement is large.
  @Test(arguments: [2, 30], [true, false])
  func aSidewaysPointerMovementStartsADrag(step: Int, canDrag: Bool) {
    for isTouch in [false, true] {
      let stage = Stage(size: CGSize(width: 320, height: 300))
      let list = List()
      list.canDrag = canDrag
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = list
      table.delegate = list
      table.dragDelegate = list
      stage.show(table)
      let start = CGPoint(x: 250, y: 66)
      if isTouch { stage.touchDown(at: start) } else { stage.pointerDown(at: start) }
      for x in stride(from: step, through: 120, by: step) {
        let point = CGPoint(x: start.x - CGFloat(x), y: start.y)
        if isTouch { stage.touchMove(to: point) } else { stage.pointerMove(to: point) }
        stage.advance(by: 1 / 60)
      }
      let startsDrag = canDrag && !isTouch
      #expect(table.hasActiveDrag == startsDrag)
      #expect(table.isEditing == !startsDrag)
      if isTouch { stage.touchUp() } else { stage.pointerUp() }
      stage.settle()
    }
  }
}
