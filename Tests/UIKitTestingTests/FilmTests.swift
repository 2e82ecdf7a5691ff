import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitStage
import UIKitTesting

/// Tests for films of a stage.
@MainActor
struct FilmTests {
  /// Returns the start time of each frame of an animated WebP file and the end time, in
  /// milliseconds.
  private func frameTimes(of film: Data) -> [Int] {
    var times = [0]
    var offset = 12
    while offset + 8 <= film.count {
      let chunkType = String(decoding: film[offset..<offset + 4], as: UTF8.self)
      let size = (0..<4).reduce(0) { $0 | Int(film[offset + 4 + $1]) << (8 * $1) }
      if chunkType == "ANMF" {
        let duration = (0..<3).reduce(0) { $0 | Int(film[offset + 20 + $1]) << (8 * $1) }
        times.append((times.last ?? 0) + duration)
      }
      offset += 8 + size + size % 2
    }
    return times
  }

  private func makeStageWithBox() -> (Stage, UIView) {
    let stage = Stage(size: CGSize(width: 60, height: 40))
    stage.show(UIView())
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.backgroundColor = .red
    stage.window.addSubview(box)
    stage.settle()
    return (stage, box)
  }

  @Test func eachFrameOfAnAnimationIsRecorded() throws {
    let (stage, box) = makeStageWithBox()
    let film = try stage.film {
      UIView.animate(withDuration: 0.5) { box.frame.origin.x = 40 }
      stage.settle()
    }
    #expect(film.prefix(4) == Data("RIFF".utf8))
    // Half a second at 30 frames per second, plus the first frame.
    #expect((14...17).contains(frameTimes(of: film).count - 1))
    #expect(abs((frameTimes(of: film).last ?? 0) - 533) <= 34)
  }

  @Test func equalActionsGiveEqualBytes() throws {
    let films = try (0..<2).map { _ in
      let (stage, box) = makeStageWithBox()
      return try stage.film {
        UIView.animate(withDuration: 0.3) { box.frame.origin.x = 40 }
        stage.settle()
      }
    }
    #expect(films[0] == films[1])
  }

  @Test func timeWithoutChangesAddsNoFrames() throws {
    let (stage, box) = makeStageWithBox()
    let film = try stage.film {
      stage.advance(by: 2)
      box.backgroundColor = .blue
      stage.advance(by: 3)
    }
    #expect(frameTimes(of: film).count == 3)
    #expect(abs((frameTimes(of: film).last ?? 0) - 5000) <= 34)
  }

  @Test func theLastChangeIsInTheFilm() throws {
    let (stage, box) = makeStageWithBox()
    let film = try stage.film(framesPerSecond: 5) {
      stage.advance(by: 0.2)
      box.backgroundColor = .blue
    }
    #expect(frameTimes(of: film).count == 3)
  }

  @Test func anErrorOfTheActionsEndsTheFilm() throws {
    struct Failure: Error {}
    let (stage, _) = makeStageWithBox()
    #expect(throws: Failure.self) { try stage.film { throw Failure() } }
    #expect(try !stage.film {}.isEmpty)
  }

  @Test func aTooLargeStageIsRejected() throws {
    let stage = Stage(size: CGSize(width: 16_384, height: 1))
    stage.show(UIView())
    #expect(throws: FilmError.self) { try stage.film {} }
  }
}
