import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for pictures of views, in windows and outside of them.
@MainActor
struct ViewSnapshotTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)

  /// Creates a card with a rotated subview, half of which is outside of the card.
  private func makeCard() -> UIView {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    card.backgroundColor = .red
    card.layer.cornerRadius = 4
    card.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "Hg"
    let turned = UIView(frame: CGRect(x: 30, y: 20, width: 20, height: 5))
    turned.backgroundColor = .blue
    turned.transform = CGAffineTransform(rotationAngle: 0.5)
    card.addSubview(label)
    card.addSubview(turned)
    return card
  }

  private func image(of view: UIView, afterUpdates: Bool = true) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterUpdates))
    }
  }

  @Test func theImageOfAHierarchyMatchesTheScreen() {
    let card = makeCard()
    let root = UIView()
    root.addSubview(card)
    stage.show(root)
    stage.settle()
    let snapshot = image(of: card)
    let screen = stage.snapshot()
    var opaque = 0
    for y in 0..<60 {
      for x in 0..<80 {
        let pixel = snapshot.pixel(x: x, y: y)
        guard pixel.isOpaque else { continue }
        opaque += 1
        #expect(pixel == screen.pixel(x: x + 20, y: y + 20))
      }
    }
    #expect(opaque > 4_600)
  }

  @Test func aViewWithoutAWindowIsDrawn() {
    let shown = makeCard()
    let root = UIView()
    root.addSubview(shown)
    stage.show(root)
    stage.settle()
    let inWindow = image(of: shown)
    let lonely = makeCard()
    UIView.performWithoutAnimation { lonely.transform = CGAffineTransform(rotationAngle: 1) }
    let outside = image(of: lonely)
    #expect(inWindow.pngData() == outside.pngData())
  }

  @Test func pendingUpdatesAreAppliedOnRequest() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let label = UILabel(frame: view.bounds)
    label.text = "A"
    view.addSubview(label)
    stage.show(view)
    stage.settle()
    let before = image(of: view, afterUpdates: false).pngData()
    label.text = "B"
    #expect(image(of: view, afterUpdates: false).pngData() == before)
    #expect(image(of: view).pngData() != before)
    stage.settle()
    #expect(stage.differenceFromFullRedraw() == nil)
  }

  @Test func snapshotsAreViewsOfTheSameSize() throws {
    let card = makeCard()
    let copy = try #require(card.snapshotView(afterScreenUpdates: true))
    #expect(copy.bounds.size == card.bounds.size)
    let part = try #require(
      card.resizableSnapshotView(
        from: CGRect(x: 5, y: 5, width: 10, height: 8),
        afterScreenUpdates: true,
        withCapInsets: .zero
      )
    )
    #expect(part.bounds.size == CGSize(width: 10, height: 8))
    card.alpha = 0
    #expect(card.snapshotView(afterScreenUpdates: true) != nil)
    card.bounds.size = .zero
    #expect(card.snapshotView(afterScreenUpdates: true) == nil)
    card.bounds.size = CGSize(width: 1e6, height: 1e6)
    #expect(card.snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func aLayerDrawsAtTheOriginOfItsBounds() {
    let scroll = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    scroll.backgroundColor = .green
    scroll.bounds.origin = CGPoint(x: 5, y: 0)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
      scroll.layer.render(in: $0.cgContext)
    }
    let scale = Int(image.scale)
    #expect(image.pixel(x: 4 * scale, y: 5 * scale).alpha == 0)
    #expect(image.pixel(x: 5 * scale, y: 5 * scale).alpha == 255)
    #expect(image.pixel(x: 25 * scale, y: 5 * scale).alpha == 0)
  }
}
