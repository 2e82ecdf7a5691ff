import Foundation
import Testing
import UIKitGraphics
import UIKitStage

@testable import UIKitCore

/// Tests for constraints in the visual format language.
@MainActor
struct VisualFormatTests {
  private func layOut(
    _ formats: [String],
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [CGRect] {
    let fixture = LayoutFixture()
    let (a, b) = (fixture.add(30, 10), fixture.add(50, 20))
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: ["a": a, "b": b]
        )
      )
    }
    fixture.stage.settle()
    return [a.frame, b.frame]
  }

  @Test func formatsHaveSpacesLengthsAndPriorities() {
    #expect(layOut(["H:|-10-[a(100)]-[b]-20-|"])[1].minX == 118)
    #expect(layOut(["H:|-10-[a(100)]-[b]-20-|"])[1].maxX == 380)
    #expect(layOut(["|-[a(==40)][b(>=60)]"]).map(\.minX) == [8, 48])
    #expect(layOut(["[a(b)]-|"])[0] == CGRect(x: 342, y: 0, width: 50, height: 10))
    #expect(layOut(["V:|-(>=5,5@700)-[a(height)]"], metrics: ["height": 33])[0].minY == 5)
    #expect(layOut(["V:|[a(h@300)]"], metrics: ["h": 33])[0].height == 33)
    #expect(layOut(["V:|[a(h@200)]"], metrics: ["h": 33])[0].height == 10)
  }

  @Test func optionsGiveAlignmentAndDirection() {
    let frames = layOut(["H:|-0-[a]-5-[b]", "V:|-30-[a]"], options: .alignAllTop)
    #expect(frames.map(\.minX) == [0, 35])
    let mirrored = layOut(["H:|-10-[a]-5-[b]"], options: .directionRightToLeft)
    #expect(mirrored.map(\.maxX) == [390, 355])
    let aligned = layOut(["H:[a]-5-[b]"], options: [.alignAllTop, .directionLeftToRight])
    #expect(aligned[0].minY == aligned[1].minY)
  }

  @Test(arguments: ["", "[a", "|-[a]-", "[a]-(3-[b]", "[a(@)]", "[a]x", "H:", "|-x-[a]"])
  func invalidFormatsAreRejected(format: String) {
    #expect(throws: VisualFormat.Failure.self) { _ = try VisualFormat(format, metrics: [:]) }
  }
}
