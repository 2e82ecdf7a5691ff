import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import rolltop

/// Tests for `FilmScript`.
@MainActor
struct FilmScriptTests {
  @Test func linesAreActionsInTheirOrder() throws {
    let script = try FilmScript(
      """
      size 320 200
      # Opens the form.
      show form

        tap "Edit"
      tap 10 20.5
      swipe "Ada Lovelace" left
      drag 5 6 0 -7 0.25
      wait 1.5
      dark
      """
    )
    #expect(script.size == CGSize(width: 320, height: 200))
    #expect(
      script.actions == [
        .show(.form), .tap(.text("Edit")), .tap(.point(CGPoint(x: 10, y: 20.5))),
        .swipe("Ada Lovelace", .left),
        .drag(.point(CGPoint(x: 5, y: 6)), by: CGVector(dx: 0, dy: -7), seconds: 0.25),
        .wait(1.5), .appearance(.dark),
      ]
    )
  }

  @Test(arguments: [
    ("wait", "a number is missing at its end"),
    ("wait soon", "\"soon\" is not a number from -10000 to 10000"),
    ("wait nan", "\"nan\" is not a number from -10000 to 10000"),
    ("wait -1", "-1.0 is not a time from 0 to 60 seconds"),
    ("size 0 10", "0.0 is not a length from 1 to 4096 points"),
    ("show me", "there is no screen \"me\"; see rolltop --help"),
    ("jump", "\"jump\" is none of size, show, wait, tap, swipe, drag, dark and light"),
    ("tap", "a text or a point is missing at its end"),
    ("swipe Edit away", "\"away\" is none of left, right, up, down"),
    ("dark light", "\"light\" is more than it needs"),
  ])
  func anInvalidLineIsReportedWithItsNumber(line: String, reason: String) {
    let error = #expect(throws: FilmScriptError.self) { try FilmScript("light\n\(line)") }
    #expect(error?.description == "line 2 of the film's script: \(reason)")
  }

  @Test func theStandardScriptPlays() throws {
    let script = try FilmScript(FilmScript.standard)
    let stage = Stage(size: script.size)
    let player = FilmPlayer(stage: stage, world: .still())
    for action in script.actions { try player.perform(action) }
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.spokenTexts.contains("Playground"))
  }

  @Test func aTapOnAMissingTextEndsTheFilm() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let player = FilmPlayer(stage: stage, world: .still())
    try player.perform(.show(.worldClock))
    let error = #expect(throws: FilmPlayerError.self) {
      try player.perform(.tap(.text("Atlantis")))
    }
    #expect(error?.description.hasPrefix("\"Atlantis\" is not on the screen; there are") == true)
  }

  @Test func theScriptOfAFilmIsOptional() throws {
    #expect(
      try Options(arguments: ["--film", "a.webp", "b.txt", "--dark"]).task
        == .film(file: "a.webp", script: "b.txt")
    )
    #expect(
      try Options(arguments: ["--film=a.webp", "--dark"]).task
        == .film(file: "a.webp", script: nil)
    )
    #expect(throws: OptionsError.self) {
      try Options(arguments: ["--film", "a.webp", "--screen", "form"])
    }
  }
}
