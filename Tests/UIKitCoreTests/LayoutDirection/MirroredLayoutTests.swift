import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for mirrored layout: the frame of every view from right to left mirrors the frame from
/// left to right.
@MainActor
struct MirroredLayoutTests {
  /// Returns the views of a window with their frames in window coordinates, and with identifying
  /// paths.
  private func frames(_ view: UIView, _ path: String = "") -> [(path: String, rect: CGRect)] {
    let own = (path, view.convert(view.bounds, to: nil))
    return [own]
      + view.subviews.enumerated().flatMap { index, subview in
        frames(subview, "\(path)/\(index) \(type(of: subview))")
      }
  }

  private func expectMirrored(_ scene: DirectionScene, with twin: DirectionScene) {
    let mirrored = frames(scene.stage.window)
    let plain = frames(twin.stage.window)
    #expect(mirrored.map(\.path) == plain.map(\.path))
    var movedCount = 0
    for (view, plainView) in zip(mirrored, plain) {
      var expected = plainView.rect
      expected.origin.x = 300 - expected.maxX
      if abs(expected.minX - plainView.rect.minX) > 1 { movedCount += 1 }
      // Rounding to pixels may differ by half a pixel, because it goes in the other direction.
      let isSame =
        abs(view.rect.minX - expected.minX) <= 0.5 && abs(view.rect.width - expected.width) < 0.001
        && abs(view.rect.minY - expected.minY) < 0.001
        && abs(view.rect.height - expected.height) < 0.001
      #expect(isSame, "\(view.path): \(view.rect), not \(expected)")
    }
    // A sheet is symmetric.
    if scene.screen != .sheet { #expect(movedCount > 0) }
  }

  /// The screens without those of navigation transitions, whose pages belong to the application,
  /// which lays them out itself.
  nonisolated static let screens = DirectionScreen.allCases.filter {
    ![.push, .popGesture].contains($0)
  }

  @Test(arguments: screens) func layoutIsMirrored(screen: DirectionScreen) {
    expectMirrored(DirectionScene(screen, .rightToLeft), with: DirectionScene(screen, .leftToRight))
  }

  @Test(.separateProcess, arguments: screens.filter { $0 != .reordering })
  func changingTheDirectionLaysOutAgain(screen: DirectionScreen) {
    // A change of direction closes rows with visible swipe actions.
    let isSwipe = [.trailingSwipe, .leadingSwipe, .deleteSwipe, .deleteControl].contains(screen)
    let plain = DirectionScene(screen, .leftToRight)
    let twin = DirectionScene(screen, .leftToRight)
    if isSwipe { twin.table?.setEditing(false, animated: false) }
    let changed = DirectionScene(screen, .leftToRight)
    if isSwipe { changed.table?.setEditing(false, animated: false) }
    twin.stage.settle()
    changed.stage.window.traitOverrides.layoutDirection = .rightToLeft
    changed.stage.settle()
    expectMirrored(changed, with: twin)
    changed.stage.window.traitOverrides.layoutDirection = .unspecified
    changed.stage.settle()
    if !isSwipe {
      let difference = PixelDifference(
        reference: plain.stage.pixels(),
        actual: changed.stage.pixels()
      )
      #expect(difference == nil)
    }
  }

  @Test(arguments: [DirectionScreen.trailingSwipe, .leadingSwipe, .deleteSwipe, .deleteControl])
  func anOpenRowClosesWhenTheDirectionChanges(screen: DirectionScreen) throws {
    let scene = DirectionScene(screen, .leftToRight)
    let table = try #require(scene.table)
    #expect(table.swipes.open != nil)
    scene.stage.window.traitOverrides.layoutDirection = .rightToLeft
    scene.stage.settle()
    #expect(table.swipes.open == nil)
    #expect(table.cellForRow(at: [0, 1])?.showingDeleteConfirmation == false)
  }

  @Test func theTablesAttributeMirrorsItsContents() {
    let plain = DirectionScene(.indexed, .leftToRight)
    let forced = DirectionScene(.indexed, .leftToRight)
    let forcedBack = DirectionScene(.indexed, .rightToLeft)
    // The application's views do not inherit the table's attribute.
    for scene in [plain, forced, forcedBack] {
      scene.table?.cellForRow(at: [1, 2])?.accessoryView = nil
      scene.stage.settle()
    }
    forced.table?.semanticContentAttribute = .forceRightToLeft
    forced.stage.settle()
    expectMirrored(forced, with: plain)
    forcedBack.table?.semanticContentAttribute = .forceLeftToRight
    forcedBack.stage.settle()
    #expect(
      PixelDifference(reference: plain.stage.pixels(), actual: forcedBack.stage.pixels()) == nil
    )
  }

  @Test func queuedCellsAreMirrored() throws {
    let list = EditableList(rows: 100)
    list.configure = { $0.accessoryType = .disclosureIndicator }
    let stage = Stage(size: CGSize(width: 300, height: 200))
    stage.show(list.table)
    func starts() throws -> Set<CGFloat> {
      stage.update()
      return Set(
        try list.table.visibleCells.map { try #require($0.textLabel).convert(.zero, to: nil).x }
      )
    }
    let left = try starts()
    list.table.scrollToRow(at: [0, 50], at: .top, animated: false)
    stage.update()
    list.table.semanticContentAttribute = .forceRightToLeft
    let forced = try starts()
    list.table.scrollToRow(at: [0, 0], at: .top, animated: false)
    #expect(try starts() == forced && forced.isDisjoint(with: left))
    list.table.removeFromSuperview()
    list.table.semanticContentAttribute = .unspecified
    stage.show(list.table)
    #expect(try starts() == left)
    list.table.scrollToRow(at: [0, 50], at: .top, animated: false)
    #expect(try starts() == left)
  }
}
