import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for drags over the windows of other programs, whose answers a stand-in gives.
@MainActor
struct OutgoingDragTests {
  /// A stand-in for the answers of other programs.
  private final class Carrier: DesktopDrag {
    var onChange: (() -> Void)?
    var offer: DragOffer?
    var location = DragLocation.inside
    var outcome = DragOutcome.pending
    var progress = 0
    var pointer: UIImage?
    var hotSpot = CGPoint.zero
    var replacesPointer = true
    private(set) var calls: [String] = []

    func begin(_ offer: DragOffer) -> Bool {
      self.offer = offer
      return true
    }
    func track() -> DragLocation { location }
    func drop() { calls.append("drop") }
    func end() {
      calls.append("end")
      showPointer(nil, hotSpot: .zero)
    }
    func showPointer(_ picture: UIImage?, hotSpot: CGPoint) {
      (pointer, self.hotSpot) = (picture, hotSpot)
    }
  }

  /// A fixture with a view that can be dragged.
  private final class Fixture: NSObject, UIDragInteractionDelegate {
    let stage = Stage(size: CGSize(width: 300, height: 200))
    let recorder = CallRecorder()
    let carrier = Carrier()
    let chip = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    var items = [UIDragItem(itemProvider: NSItemProvider(object: "word"))]
    var isRestricted = false
    var allowsMove = true

    override init() {
      super.init()
      let controller = UIViewController()
      stage.show(controller)
      chip.text = "word"
      chip.backgroundColor = .systemYellow
      chip.isUserInteractionEnabled = true
      chip.addInteraction(UIDragInteraction(delegate: self))
      controller.view.addSubview(chip)
      stage.loop.desktopDrag = carrier
      stage.settle()
    }

    /// Drags the view with the pointer to a point, by default to the window's edge.
    func drag(to point: CGPoint = CGPoint(x: 299, y: 100)) {
      stage.pointerDown(at: CGPoint(x: 40, y: 40))
      stage.pointerMove(to: CGPoint(x: 60, y: 60))
      stage.advance(by: 0.3)
      stage.pointerMove(to: point)
      stage.advance(by: 0.3)
    }

    func takeCalls() -> [String] { recorder.take() }
    var overlay: DragOverlay? { stage.loop.drag?.overlay }

    /// Changes the stand-in and notifies the drag, as if another program answered.
    func respond(_ change: (Carrier) -> Void) {
      change(carrier)
      carrier.onChange?()
    }

    func data(_ type: String) async -> Data? {
      await withCheckedContinuation { continuation in
        guard let offer = carrier.offer else { return continuation.resume(returning: nil) }
        offer.load(type) { continuation.resume(returning: $0) }
      }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { items }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { recorder.record("will end \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { recorder.record("did end \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionDidTransferItems session: any UIDragSession
    ) { recorder.record("transferred") }
  }

  @Test(arguments: [(DragOutcome.copied, "copy"), (.moved, "move")])
  func aDropOnAnotherProgramReportsItsOperation(outcome: DragOutcome, name: String) {
    let fixture = Fixture()
    fixture.carrier.location = .outside
    fixture.drag()
    #expect(fixture.overlay?.isHidden == true)
    fixture.respond { $0.location = outcome == .moved ? .acceptsMove : .acceptsCopy }
    fixture.stage.pointerUp()
    fixture.stage.advance(by: 2)
    // The other program has not confirmed yet that it got the data.
    #expect(fixture.carrier.calls == ["drop"] && fixture.takeCalls() == [])
    fixture.respond { $0.outcome = outcome }
    #expect(fixture.takeCalls() == ["will end \(name)", "did end \(name)", "transferred"])
    #expect(fixture.carrier.calls == ["drop", "end"])
    #expect(fixture.stage.loop.drag == nil && fixture.carrier.pointer == nil)
    #expect(!fixture.stage.window.subviews.contains { $0 is DragOverlay })
  }

  @Test(arguments: [false, true]) func aRejectedDragReturnsToItsSource(isRefusedExplicitly: Bool) {
    let fixture = Fixture()
    fixture.carrier.location = .acceptsCopy
    fixture.drag()
    fixture.stage.pointerUp()
    if isRefusedExplicitly {
      fixture.respond { $0.outcome = .refused }
    } else {
      // While the other program reads data, the drag does not end.
      fixture.stage.advance(by: 2)
      fixture.carrier.progress = 1
      fixture.stage.advance(by: 2)
      #expect(fixture.takeCalls() == [] && fixture.carrier.calls == ["drop"])
      fixture.stage.advance(by: 3)
    }
    #expect(fixture.carrier.calls == ["drop", "end"])
    fixture.stage.settle()
    #expect(fixture.takeCalls() == ["will end cancel", "did end cancel"])
    #expect(fixture.stage.loop.drag == nil)
    fixture.carrier.onChange?()
    #expect(fixture.takeCalls() == [])
  }

  @Test func rejectedPreviewsReturnFromTheWindowEdge() {
    let fixture = Fixture()
    fixture.carrier.location = .outside
    fixture.drag()
    fixture.carrier.outcome = .refused
    fixture.stage.pointerUp()
    #expect(fixture.overlay?.isHidden == false)
    fixture.stage.advance(by: 0.1)
    assertSnapshot(of: fixture.stage, named: "flies-back", inMotion: true)
    fixture.stage.settle()
    #expect(fixture.takeCalls().last == "did end cancel")
  }

  @Test func aDragThatReentersTheWindowIsLocalAgain() {
    let fixture = Fixture()
    fixture.carrier.location = .acceptsCopy
    fixture.drag()
    #expect(fixture.stage.loop.drag?.proposal.operation == .copy)
    fixture.carrier.location = .inside
    fixture.stage.pointerMove(to: CGPoint(x: 200, y: 100))
    #expect(fixture.overlay?.isHidden == false && fixture.carrier.pointer == nil)
    #expect(fixture.stage.loop.drag?.proposal.operation == .cancel)
    fixture.stage.pointerUp()
    #expect(fixture.carrier.calls == ["end"])
    fixture.stage.settle()
    #expect(fixture.takeCalls() == ["will end cancel", "did end cancel"])
  }

  /// A compositor takes the keyboard focus away during a drag, and itself reports that the pointer
  /// has left the window.
  @Test func aDragOverOtherProgramsOutlivesTheFocus() {
    let fixture = Fixture()
    fixture.drag()
    fixture.carrier.onChange?()
    #expect(fixture.overlay?.isHidden == false)
    fixture.respond { $0.location = .outside }
    #expect(fixture.overlay?.isHidden == true)
    fixture.stage.loop.touches.cancelAll()
    #expect(fixture.stage.loop.drag?.isMoving == true)
    fixture.respond { $0.location = .inside }
    fixture.stage.pointerMove(to: CGPoint(x: 200, y: 100))
    fixture.stage.loop.touches.cancelAll()
    fixture.stage.settle()
    #expect(fixture.takeCalls() == ["will end cancel", "did end cancel"])
  }

  @Test(arguments: [false, true]) func escapeCancelsTheDrag(isDropped: Bool) {
    let fixture = Fixture()
    fixture.carrier.location = .acceptsCopy
    fixture.drag()
    if isDropped { fixture.stage.pointerUp() }
    fixture.stage.press(.keyboardEscape)
    fixture.stage.settle()
    #expect(fixture.takeCalls() == ["will end cancel", "did end cancel"])
    #expect(fixture.carrier.calls.last == "end")
    if !isDropped { fixture.stage.pointerUp() }
    #expect(fixture.carrier.calls.contains("drop") == isDropped)
  }

  @Test func thePointerShowsWhatIsDragged() throws {
    let fixture = Fixture()
    fixture.carrier.location = .outside
    fixture.drag()
    let plainPointer = try #require(fixture.carrier.pointer)
    fixture.respond { $0.location = .acceptsCopy }
    let copyPointer = try #require(fixture.carrier.pointer)
    #expect(plainPointer.size != copyPointer.size)
    let otherFixture = Fixture()
    otherFixture.carrier.replacesPointer = false
    otherFixture.carrier.location = .acceptsCopy
    otherFixture.drag()
    #expect(otherFixture.carrier.pointer != nil)
    #expect(otherFixture.carrier.pointer?.pngData() != copyPointer.pngData())
    // The hot spot is the point at which the view was grabbed.
    #expect(abs(fixture.carrier.hotSpot.x - 20) <= 2)
    let stage = Stage(size: CGSize(width: 160, height: 80))
    let controller = UIViewController()
    stage.show(controller)
    let view = UIImageView(image: copyPointer)
    view.frame.origin = CGPoint(x: 10, y: 10)
    controller.view.addSubview(view)
    assertSnapshot(of: stage, named: "pointer")
  }

  @Test func onlyPreviewsThatReplaceThePointerAreScaledDown() {
    for (replacesPointer, width) in [(false, 280), (true, 240)] as [(Bool, CGFloat)] {
      let fixture = Fixture()
      fixture.chip.frame.size = CGSize(width: 280, height: 150)
      fixture.carrier.replacesPointer = replacesPointer
      fixture.carrier.location = .outside
      fixture.drag()
      let pointerWidth = fixture.carrier.pointer?.size.width ?? 0
      // The picture is rounded outwards to whole points.
      #expect((width...width + 1).contains(pointerWidth))
    }
  }

  @Test func restrictedDragsAndFingersOfferNothing() {
    let restricted = Fixture()
    restricted.isRestricted = true
    restricted.carrier.location = .acceptsCopy
    restricted.drag()
    #expect(restricted.carrier.offer == nil && restricted.overlay?.isHidden == false)
    restricted.stage.pointerUp()
    let touched = Fixture()
    touched.carrier.location = .acceptsCopy
    touched.stage.touchDown(at: CGPoint(x: 40, y: 40))
    touched.stage.advance(by: 0.6)
    touched.stage.touchMove(to: CGPoint(x: 90, y: 90))
    #expect(touched.stage.loop.drag?.isMoving == true)
    #expect(touched.carrier.offer == nil)
    touched.stage.touchUp()
  }

  @Test func itemsAreOfferedInTheDesktopsTypes() async {
    let fixture = Fixture()
    fixture.allowsMove = false
    let ownProvider = NSItemProvider()
    ownProvider.registerDataRepresentation(
      forTypeIdentifier: "org.example.own",
      visibility: .ownProcess
    ) {
      $0(Data("own".utf8), nil)
      return nil
    }
    ownProvider.registerDataRepresentation(forTypeIdentifier: "org.example.row", visibility: .all) {
      completion in
      DispatchQueue.global().async { completion(Data("row".utf8), nil) }
      return nil
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    fixture.items = [
      UIDragItem(itemProvider: NSItemProvider(object: URL(fileURLWithPath: "/none/a b"))),
      UIDragItem(itemProvider: NSItemProvider(object: image)),
      UIDragItem(itemProvider: ownProvider),
      UIDragItem(itemProvider: NSItemProvider(object: URL(fileURLWithPath: "/none/c"))),
    ]
    fixture.drag()
    let text = "text/plain;charset=utf-8"
    #expect(fixture.carrier.offer?.allowsMove == false)
    #expect(
      fixture.carrier.offer?.types == ["text/uri-list", "image/png", "org.example.row", text]
    )
    #expect(
      await fixture.data("text/uri-list") == Data("file:///none/a%20b\r\nfile:///none/c\r\n".utf8)
    )
    #expect(await fixture.data(text) == Data("file:///none/a%20b\nfile:///none/c".utf8))
    #expect(await fixture.data("image/png") == image.pngData())
    #expect(await fixture.data("org.example.row") == Data("row".utf8))
    #expect(await fixture.data("org.example.own") == nil)
    fixture.stage.pointerUp()
  }
}
