import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// What other programs drop on views, and the scene's title.
@MainActor
struct DropTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))

  private final class Taker: UIDropInteractionDelegate {
    var takesText = true
    var urls: [URL] = []
    var texts: [String] = []
    var place = CGPoint.zero

    func dropInteraction(
      _ interaction: UIDropInteraction,
      canHandle session: UIDropSession
    ) -> Bool {
      takesText || session.canLoadObjects(ofClass: URL.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
      session.loadObjects(ofClass: URL.self) { urls = $0 }
      session.loadObjects(ofClass: String.self) { texts = $0 }
      if let view = interaction.view { place = session.location(in: view) }
    }
  }

  @Test func theInnermostViewThatWantsItTakesADrop() {
    let root = UIView()
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(inner)
    stage.show(root)
    let (outerTaker, innerTaker) = (Taker(), Taker())
    #expect(!stage.loop.touches.drop([.text("a")], at: CGPoint(x: 60, y: 70)))
    #expect(!stage.loop.wantsDrops)
    root.addInteraction(UIDropInteraction(delegate: outerTaker))
    inner.addInteraction(UIDropInteraction(delegate: innerTaker))
    #expect(stage.loop.wantsDrops)
    let file = URL(fileURLWithPath: "/tmp/a b.txt")
    #expect(stage.loop.touches.drop([.file(file), .text("x")], at: CGPoint(x: 60, y: 70)))
    #expect(innerTaker.urls == [file])
    #expect(innerTaker.texts == ["x"])
    #expect(innerTaker.place == CGPoint(x: 10, y: 20))
    #expect(outerTaker.urls.isEmpty)
    innerTaker.takesText = false
    #expect(stage.loop.touches.drop([.text("y")], at: CGPoint(x: 60, y: 70)))
    #expect(outerTaker.texts == ["y"])
    #expect(!stage.loop.touches.drop([], at: CGPoint(x: 60, y: 70)))
  }

  @Test func theSceneHasTheWindowsAndTellsItsTitle() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    let scene = window.windowScene
    #expect(scene?.keyWindow === window)
    #expect(scene?.windows.last === window)
    #expect(scene.map { UIApplication.shared.connectedScenes == [$0] } == true)
    var told: [String?] = []
    window.loop?.onTitleChange = { told.append($0) }
    scene?.title = "Cities"
    scene?.title = "Cities"
    scene?.title = nil
    #expect(told == ["Cities", nil])
  }
}
