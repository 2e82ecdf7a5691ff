import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the drag interactions and drop interactions of views.
@MainActor
struct DragInteractionTests {
  /// A delegate that drags a view, accepts drops on another, and records its calls.
  private final class DragAndDropDelegate: NSObject, UIDragInteractionDelegate,
    UIDropInteractionDelegate
  {
    let recorder: CallRecorder
    var item = UIDragItem(itemProvider: NSItemProvider(object: "word"))
    var dropTarget: UIView?
    var isRestricted = false
    var operation = UIDropOperation.move
    var prefersFullSize = false
    var text = ""

    init(_ recorder: CallRecorder) { self.recorder = recorder }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      recorder.record("items")
      session.localContext = 7
      return [item]
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      recorder.record("lift preview")
      return interaction.view.map { UITargetedDragPreview(view: $0) }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      recorder.record("will lift")
      animator.addCompletion { [recorder] in recorder.record("lifted \($0)") }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionWillBegin session: any UIDragSession
    ) {
      recorder.record("begin")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) {
      recorder.record("will end \(operation)")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) {
      recorder.record("did end \(operation)")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionDidTransferItems session: any UIDragSession
    ) {
      recorder.record("transferred")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) {
      recorder.record("cancel item")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidEnter session: any UIDropSession
    ) {
      recorder.record("enter \(session.localDragSession?.localContext ?? "nothing")")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      let proposal = UIDropProposal(operation: operation)
      proposal.prefersFullSizePreview = prefersFullSize
      return proposal
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      performDrop session: any UIDropSession
    ) {
      recorder.record("perform")
      session.loadObjects(ofClass: String.self) {
        self.text = $0.joined()
        self.recorder.record("loaded")
      }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      concludeDrop session: any UIDropSession
    ) {
      recorder.record("conclude")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidEnd session: any UIDropSession
    ) {
      recorder.record("drop end")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      recorder.record("drop preview")
      return dropTarget.map {
        defaultPreview.retargetedPreview(
          with: UIDragPreviewTarget(container: $0, center: CGPoint(x: 5, y: 5))
        )
      }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) {
      recorder.record("will drop")
    }
  }

  @MainActor
  private final class Fixture {
    let stage = Stage(size: CGSize(width: 600, height: 300))
    let recorder = CallRecorder()
    let delegate: DragAndDropDelegate
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 500, height: 50))
    let target = UIView(frame: CGRect(x: 20, y: 150, width: 500, height: 100))
    let interaction: UIDragInteraction

    init() {
      let root = UIView()
      delegate = DragAndDropDelegate(recorder)
      interaction = UIDragInteraction(delegate: delegate)
      source.backgroundColor = .red
      root.addSubview(source)
      root.addSubview(target)
      source.addInteraction(interaction)
      target.addInteraction(UIDropInteraction(delegate: delegate))
      stage.checksDamage = true
      stage.show(root)
    }

    /// The view of the dragged item.
    var itemView: DragItemView? { stage.loop.drag?.overlay.itemViews.first }

    func lift() {
      stage.touchDown(at: CGPoint(x: 70, y: 45))
      stage.advance(by: 0.8)
    }

    func move(to point: CGPoint) {
      stage.touchMove(to: point)
      stage.advance(by: 0.5)
    }
  }

  @Test func callbacksAreCalledOnceInOrder() {
    let fixture = Fixture()
    fixture.delegate.dropTarget = fixture.target
    fixture.lift()
    #expect(fixture.recorder.take() == ["items", "lift preview", "will lift"])
    fixture.move(to: CGPoint(x: 100, y: 200))
    #expect(fixture.recorder.take() == ["lifted end", "begin", "enter 7"])
    fixture.stage.touchUp()
    #expect(
      fixture.recorder.take() == ["will end move", "perform", "drop preview", "will drop"]
    )
    fixture.stage.settle()
    #expect(
      fixture.recorder.take() == ["loaded", "conclude", "drop end", "did end move", "transferred"]
    )
    #expect(fixture.delegate.text == "word")
  }

  @Test func aDropOutsideOfAnyTargetCancelsTheDrag() {
    let fixture = Fixture()
    fixture.lift()
    fixture.move(to: CGPoint(x: 300, y: 120))
    fixture.recorder.take()
    fixture.stage.touchUp()
    #expect(fixture.recorder.take() == ["will end cancel", "cancel item"])
    fixture.stage.advance(by: 0.2)
    let itemView = fixture.itemView
    fixture.stage.settle()
    #expect(itemView?.center == fixture.source.center)
    #expect(fixture.recorder.take() == ["did end cancel"])
  }

  @Test(arguments: [0.55, 2])
  func aLiftedItemThatDoesNotMoveReturnsToItsSource(time: TimeInterval) {
    let fixture = Fixture()
    fixture.stage.touchDown(at: CGPoint(x: 70, y: 45))
    fixture.stage.advance(by: time)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.take() == ["items", "lift preview", "will lift", "lifted start"])
    #expect(fixture.stage.loop.drag == nil)
  }

  @Test func largePreviewsShrinkUnlessTheTargetPrefersFullSize() {
    let fixture = Fixture()
    fixture.lift()
    #expect(fixture.itemView?.bounds.width == 500)
    fixture.move(to: CGPoint(x: 300, y: 120))
    #expect(fixture.itemView?.bounds.size == CGSize(width: 400, height: 40))
    fixture.delegate.prefersFullSize = true
    fixture.move(to: CGPoint(x: 300, y: 200))
    #expect(fixture.itemView?.bounds.size == CGSize(width: 500, height: 50))
    // The finger keeps its relative position on the view.
    #expect(fixture.itemView?.center == CGPoint(x: 500, y: 200))
    fixture.stage.touchUp()
    fixture.stage.settle()
  }

  @Test func itemsHaveSeparatePreviews() {
    let fixture = Fixture()
    fixture.delegate.item.previewProvider = {
      UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30)))
    }
    fixture.lift()
    #expect(fixture.itemView?.bounds.width == 500)
    fixture.move(to: CGPoint(x: 300, y: 120))
    #expect(fixture.itemView?.bounds.size == CGSize(width: 60, height: 30))
    fixture.stage.touchCancel()
    fixture.stage.settle()
  }

  @Test func aDisabledInteractionLiftsNothing() {
    let fixture = Fixture()
    fixture.interaction.isEnabled = false
    fixture.lift()
    fixture.stage.touchUp()
    #expect(fixture.recorder.take() == [])
    fixture.interaction.isEnabled = true
    fixture.source.removeInteraction(fixture.interaction)
    fixture.lift()
    fixture.stage.touchUp()
    #expect(fixture.recorder.take() == [])
  }

  @Test func buttonsArePressedByADragThatRests() {
    let fixture = Fixture()
    let button = UIButton(frame: CGRect(x: 100, y: 150, width: 100, height: 40))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    fixture.target.superview?.addSubview(button)
    button.isSpringLoaded = true
    #expect(button.isSpringLoaded)
    fixture.lift()
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 170))
    fixture.stage.advance(by: 0.6)
    #expect(presses == 0)
    fixture.stage.advance(by: 0.2)
    #expect(presses == 1)
    #expect(button.alpha == 1)
    fixture.stage.advance(by: 2)
    #expect(presses == 1)
    fixture.stage.touchMove(to: CGPoint(x: 300, y: 120))
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 170))
    fixture.stage.advance(by: 0.3)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(presses == 1)
    button.isSpringLoaded = false
    #expect(!button.isSpringLoaded && button.interactions.isEmpty)
  }
}
