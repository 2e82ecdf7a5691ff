import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for drops from other programs on views, and for the scene's title.
@MainActor
struct DropTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))

  private final class DropTarget: UIDropInteractionDelegate {
    var acceptsText = true
    var operation = UIDropOperation.copy
    var urls: [URL] = []
    var texts: [String] = []
    var location = CGPoint.zero
    let recorder = CallRecorder()

    func dropInteraction(
      _ interaction: UIDropInteraction,
      canHandle session: any UIDropSession
    ) -> Bool {
      recorder.record("canHandle")
      return acceptsText || session.canLoadObjects(ofClass: URL.self)
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidEnter session: any UIDropSession
    ) {
      recorder.record("enter")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      recorder.record("update")
      return UIDropProposal(operation: operation)
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidExit session: any UIDropSession
    ) {
      recorder.record("exit")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      performDrop session: any UIDropSession
    ) {
      recorder.record("perform")
      session.loadObjects(ofClass: URL.self) { self.urls = $0 }
      session.loadObjects(ofClass: String.self) { self.texts = $0 }
      if let view = interaction.view { location = session.location(in: view) }
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
      recorder.record("end")
    }
  }

  @Test func theInnermostAcceptingViewTakesADrop() {
    let root = UIView()
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(inner)
    stage.show(root)
    let (outerReceiver, innerReceiver) = (DropTarget(), DropTarget())
    #expect(!stage.loop.touches.drop([.text("a")], at: CGPoint(x: 60, y: 70)))
    #expect(!stage.loop.wantsDrops)
    root.addInteraction(UIDropInteraction(delegate: outerReceiver))
    inner.addInteraction(UIDropInteraction(delegate: innerReceiver))
    #expect(stage.loop.wantsDrops)
    let file = URL(fileURLWithPath: "/tmp/a b.txt")
    #expect(stage.loop.touches.drop([.file(file), .text("x")], at: CGPoint(x: 60, y: 70)))
    #expect(
      innerReceiver.recorder.take() == [
        "canHandle", "enter", "update", "perform", "conclude", "end",
      ]
    )
    stage.settle()
    #expect(innerReceiver.urls == [file])
    #expect(innerReceiver.texts == ["x"])
    #expect(innerReceiver.location == CGPoint(x: 10, y: 20))
    #expect(outerReceiver.recorder.take() == [])
    innerReceiver.acceptsText = false
    #expect(stage.loop.touches.drop([.text("y")], at: CGPoint(x: 60, y: 70)))
    stage.settle()
    #expect(outerReceiver.texts == ["y"])
    #expect(innerReceiver.recorder.take() == ["canHandle"])
    #expect(!stage.loop.touches.drop([], at: CGPoint(x: 60, y: 70)))
  }

  @Test func aForbiddenProposalRejectsTheDrop() {
    let view = UIView()
    stage.show(view)
    let receiver = DropTarget()
    receiver.operation = .forbidden
    view.addInteraction(UIDropInteraction(delegate: receiver))
    #expect(!stage.loop.touches.drop([.text("a")], at: CGPoint(x: 60, y: 70)))
    #expect(receiver.recorder.take() == ["canHandle", "enter", "update", "exit", "end"])
  }

  @Test func aSceneHasItsWindowsAndItsTitle() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    let scene = window.windowScene
    #expect(scene?.keyWindow === window)
    #expect(scene?.windows.last === window)
    #expect(scene.map { UIApplication.shared.connectedScenes == [$0] } == true)
    var proposals: [String?] = []
    window.host?.onTitleChange = { proposals.append($0) }
    scene?.title = "Cities"
    scene?.title = "Cities"
    scene?.title = nil
    #expect(proposals == ["Cities", nil])
  }
}
