import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for transactions, whose completion waits for all of their animations.
@MainActor
struct TransactionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let log = CallRecorder()

  init() {
    let root = UIView()
    root.addSubview(view)
    stage.show(root)
    stage.settle()
  }

  private func recording(_ text: String) -> () -> Void { { [log] in log.record(text) } }

  @Test func aTransactionEndsWithItsLongestAnimation() {
    CATransaction.begin()
    CATransaction.setCompletionBlock(recording("all"))
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { [log] _ in log.record("one")
    }
    UIView.animate(withDuration: 0.5) { view.frame.origin.x = 50 }
    CATransaction.commit()
    stage.advance(by: 0.4)
    #expect(log.take() == ["one"])
    stage.advance(by: 0.2)
    #expect(log.take() == ["all"])
  }

  @Test func aTransactionWaitsForTableUpdates() {
    let source = ListSource([5])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    stage.show(table)
    stage.settle()
    CATransaction.begin()
    CATransaction.setCompletionBlock(recording("updated"))
    source.counts = [4]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    CATransaction.commit()
    stage.advance(by: 0.1)
    #expect(log.take() == [])
    stage.settle()
    #expect(log.take() == ["updated"])
  }

  @Test func anEmptyTransactionEndsInTheNextFrame() {
    // Without a view, the frames are those of the stage created last.
    let stage = Stage(size: CGSize(width: 10, height: 10))
    CATransaction.begin()
    CATransaction.setCompletionBlock(recording("done"))
    CATransaction.commit()
    #expect(log.take() == [])
    stage.advance(by: 0.02)
    #expect(log.take() == ["done"])
  }

  @Test func anOuterTransactionWaitsForTheInnerOne() {
    CATransaction.begin()
    CATransaction.setCompletionBlock(recording("outer"))
    CATransaction.begin()
    CATransaction.setCompletionBlock(recording("inner"))
    UIView.animate(withDuration: 0.3) { view.alpha = 0 }
    CATransaction.commit()
    CATransaction.commit()
    stage.advance(by: 0.1)
    #expect(log.take() == [])
    stage.settle()
    #expect(log.take() == ["inner", "outer"])
  }

  @Test func laterAnimationsDoNotDelayATransaction() {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    CATransaction.begin()
    CATransaction.setCompletionBlock(recording("done"))
    CATransaction.commit()
    UIView.animate(withDuration: 0.5) { view.alpha = 0 }
    stage.advance(by: 0.1)
    #expect(log.take() == ["done"])
  }

  @Test func actionsCanBeDisabled() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    UIView.animate(withDuration: 0.5) { view.alpha = 0 }
    CATransaction.setDisableActions(false)
    UIView.animate(withDuration: 0.5) { view.frame.origin.x = 50 }
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    stage.update()
    #expect(view.shownAlpha == 0 && view.presentationFrame.minX < 50)
  }

  @Test func withoutATransactionSettingsHaveNoEffect() {
    CATransaction.setCompletionBlock(recording("never"))
    CATransaction.setDisableActions(true)
    #expect(CATransaction.completionBlock() == nil && !CATransaction.disableActions())
  }
}
