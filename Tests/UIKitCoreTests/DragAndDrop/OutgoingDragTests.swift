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
  private final class Bench: NSObject, UIDragInteractionDelegate {
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

    var calls: [String] { recorder.take() }
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
    let bench = Bench()
    bench.carrier.location = .outside
    bench.drag()
    #expect(bench.overlay?.isHidden == true)
    bench.respond { $0.location = outcome == .moved ? .acceptsMove : .acceptsCopy }
    bench.stage.pointerUp()
    bench.stage.advance(by: 2)
    // The other program has not confirmed yet that it got the data.
    #expect(bench.carrier.calls == ["drop"] && bench.calls == [])
    bench.respond { $0.outcome = outcome }
    #expect(bench.calls == ["will end \(name)", "did end \(name)", "transferred"])
    #expect(bench.carrier.calls == ["drop", "end"])
    #expect(bench.stage.loop.drag == nil && bench.carrier.pointer == nil)
    #expect(!bench.stage.window.subviews.contains { $0 is DragOverlay })
  }

  @Test(arguments: [false, true]) func aRejectedDragReturnsToItsSource(isRefusedByWord: Bool) {
    let bench = Bench()
    bench.carrier.location = .acceptsCopy
    bench.drag()
    bench.stage.pointerUp()
    if isRefusedByWord {
      bench.respond { $0.outcome = .refused }
    } else {
      // While the other program reads data, the drag does not end.
      bench.stage.advance(by: 2)
      bench.carrier.progress = 1
      bench.stage.advance(by: 2)
      #expect(bench.calls == [] && bench.carrier.calls == ["drop"])
      bench.stage.advance(by: 3)
    }
    #expect(bench.carrier.calls == ["drop", "end"])
    bench.stage.settle()
    #expect(bench.calls == ["will end cancel", "did end cancel"])
    #expect(bench.stage.loop.drag == nil)
    bench.carrier.onChange?()
    #expect(bench.calls == [])
  }

  @Test func rejectedPreviewsReturnFromTheWindowEdge() {
    let bench = Bench()
    bench.carrier.location = .outside
    bench.drag()
    bench.carrier.outcome = .refused
    bench.stage.pointerUp()
    #expect(bench.overlay?.isHidden == false)
    bench.stage.advance(by: 0.1)
    assertSnapshot(of: bench.stage, named: "flies-back", inMotion: true)
    bench.stage.settle()
    #expect(bench.calls.last == "did end cancel")
  }

  @Test func aDragThatReentersTheWindowIsLocalAgain() {
    let bench = Bench()
    bench.carrier.location = .acceptsCopy
    bench.drag()
    #expect(bench.stage.loop.drag?.proposal.operation == .copy)
    bench.carrier.location = .inside
    bench.stage.pointerMove(to: CGPoint(x: 200, y: 100))
    #expect(bench.overlay?.isHidden == false && bench.carrier.pointer == nil)
    #expect(bench.stage.loop.drag?.proposal.operation == .cancel)
    bench.stage.pointerUp()
    #expect(bench.carrier.calls == ["end"])
    bench.stage.settle()
    #expect(bench.calls == ["will end cancel", "did end cancel"])
  }

  /// A compositor takes the keyboard focus away during a drag, and itself reports that the pointer
  /// has left the window.
  @Test func aDragOverOtherProgramsOutlivesTheFocus() {
    let bench = Bench()
    bench.drag()
    bench.carrier.onChange?()
    #expect(bench.overlay?.isHidden == false)
    bench.respond { $0.location = .outside }
    #expect(bench.overlay?.isHidden == true)
    bench.stage.loop.touches.cancelAll()
    #expect(bench.stage.loop.drag?.isMoving == true)
    bench.respond { $0.location = .inside }
    bench.stage.pointerMove(to: CGPoint(x: 200, y: 100))
    bench.stage.loop.touches.cancelAll()
    bench.stage.settle()
    #expect(bench.calls == ["will end cancel", "did end cancel"])
  }

  @Test(arguments: [false, true]) func escapeCancelsTheDrag(isDropped: Bool) {
    let bench = Bench()
    bench.carrier.location = .acceptsCopy
    bench.drag()
    if isDropped { bench.stage.pointerUp() }
    bench.stage.press(.keyboardEscape)
    bench.stage.settle()
    #expect(bench.calls == ["will end cancel", "did end cancel"])
    #expect(bench.carrier.calls.last == "end")
    if !isDropped { bench.stage.pointerUp() }
    #expect(bench.carrier.calls.contains("drop") == isDropped)
  }

  @Test func thePointerShowsWhatIsDragged() throws {
    let bench = Bench()
    bench.carrier.location = .outside
    bench.drag()
    let plain = try #require(bench.carrier.pointer)
    bench.respond { $0.location = .acceptsCopy }
    let marked = try #require(bench.carrier.pointer)
    #expect(plain.size != marked.size)
    let other = Bench()
    other.carrier.replacesPointer = false
    other.carrier.location = .acceptsCopy
    other.drag()
    #expect(other.carrier.pointer != nil && other.carrier.pointer?.pngData() != marked.pngData())
    // The hot spot is the point at which the view was grabbed.
    #expect(abs(bench.carrier.hotSpot.x - 20) <= 2)
    let stage = Stage(size: CGSize(width: 160, height: 80))
    let controller = UIViewController()
    stage.show(controller)
    let view = UIImageView(image: marked)
    view.frame.origin = CGPoint(x: 10, y: 10)
    controller.view.addSubview(view)
    assertSnapshot(of: stage, named: "pointer")
  }

  @Test func onlyPreviewsThatReplaceThePointerAreScaledDown() {
    for (replacesPointer, width) in [(false, 280), (true, 240)] as [(Bool, CGFloat)] {
      let bench = Bench()
      bench.chip.frame.size = CGSize(width: 280, height: 150)
      bench.carrier.replacesPointer = replacesPointer
      bench.carrier.location = .outside
      bench.drag()
      let shown = bench.carrier.pointer?.size.width ?? 0
      // The picture is rounded outwards to whole points.
      #expect((width...width + 1).contains(shown))
    }
  }

  @Test func restrictedDragsAndFingersOfferNothing() {
    let restricted = Bench()
    restricted.isRestricted = true
    restricted.carrier.location = .acceptsCopy
    restricted.drag()
    #expect(restricted.carrier.offer == nil && restricted.overlay?.isHidden == false)
    restricted.stage.pointerUp()
    let touched = Bench()
    touched.carrier.location = .acceptsCopy
    touched.stage.touchDown(at: CGPoint(x: 40, y: 40))
    touched.stage.advance(by: 0.6)
    touched.stage.touchMove(to: CGPoint(x: 90, y: 90))
    #expect(touched.stage.loop.drag?.isMoving == true)
    #expect(touched.carrier.offer == nil)
    touched.stage.touchUp()
  }

  @Test func itemsAreOfferedInTheDesktopsTypes() async {
    let bench = Bench()
    bench.allowsMove = false
    let own = NSItemProvider()
    own.registerDataRepresentation(forTypeIdentifier: "org.example.own", visibility: .ownProcess) {
      $0(Data("own".utf8), nil)
      return nil
    }
    own.registerDataRepresentation(forTypeIdentifier: "org.example.row", visibility: .all) {
      completion in
      DispatchQueue.global().async { completion(Data("row".utf8), nil) }
      return nil
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    bench.items = [
      UIDragItem(itemProvider: NSItemProvider(object: URL(fileURLWithPath: "/none/a b"))),
      UIDragItem(itemProvider: NSItemProvider(object: image)),
      UIDragItem(itemProvider: own),
      UIDragItem(itemProvider: NSItemProvider(object: URL(fileURLWithPath: "/none/c"))),
    ]
    bench.drag()
    let text = "text/plain;charset=utf-8"
    #expect(bench.carrier.offer?.allowsMove == false)
    #expect(
      bench.carrier.offer?.types == ["text/uri-list", "image/png", "org.example.row", text]
    )
    #expect(
      await bench.data("text/uri-list") == Data("file:///none/a%20b\r\nfile:///none/c\r\n".utf8)
    )
    #expect(await bench.data(text) == Data("file:///none/a%20b\nfile:///none/c".utf8))
    #expect(await bench.data("image/png") == image.pngData())
    #expect(await bench.data("org.example.row") == Data("row".utf8))
    #expect(await bench.data("org.example.own") == nil)
    bench.stage.pointerUp()
  }
}
