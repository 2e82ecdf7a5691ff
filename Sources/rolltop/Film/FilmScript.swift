import UIKit

/// A film's script, whose lines are actions such as `tap "Edit"` or `wait 0.5`.
///
/// Words are separated by spaces, texts with spaces are in double quotes, and a line that begins
/// with `#` is a comment. Points and lengths are in the window's coordinates, seconds in the time
/// of the film.
struct FilmScript {
  /// The action of a line.
  enum Action: Equatable {
    /// `show SCREEN`: opens a screen.
    case show(Screen)
    /// `wait SECONDS`: lets time pass.
    case wait(Double)
    /// `tap TEXT` or `tap X Y`: taps a view with a text, or a point.
    case tap(Target)
    /// `swipe TEXT left`, `right`, `up` or `down`: swipes over a view with a text.
    case swipe(String, UISwipeGestureRecognizer.Direction)
    /// `drag TEXT BY-X BY-Y SECONDS` or `drag X Y BY-X BY-Y SECONDS`: drags from a view with a
    /// text, or from a point.
    case drag(Target, by: CGVector, seconds: Double)
    /// `dark` or `light`: changes the appearance.
    case appearance(UIUserInterfaceStyle)
  }

  /// The location of a touch.
  enum Target: Equatable {
    case text(String)
    case point(CGPoint)
  }

  /// The window's size in points, set by the line `size WIDTH HEIGHT`; by default the size of a
  /// phone.
  private(set) var size = CGSize(width: 390, height: 844)
  private(set) var actions: [Action] = []

  /// Parses a script.
  ///
  /// - Throws: `FilmScriptError` for the first invalid line.
  init(_ text: String) throws(FilmScriptError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words = Words(line)
      guard let name = words.next(), !name.hasPrefix("#") else { continue }
      do {
        if name == "size" {
          size = CGSize(width: try words.length(), height: try words.length())
        } else {
          actions.append(try FilmScript.action(named: name, from: &words))
        }
        try words.requireEnd()
      } catch { throw FilmScriptError(line: index + 1, reason: error.reason) }
    }
  }

  private static func action(
    named name: String,
    from words: inout Words
  ) throws(Words.Problem) -> Action {
    switch name {
    case "show": .show(try words.screen())
    case "wait": .wait(try words.seconds())
    case "tap": .tap(try words.target())
    case "swipe": .swipe(try words.requiredWord("a text"), try words.direction())
    case "drag":
      .drag(
        try words.target(),
        by: CGVector(dx: try words.number(), dy: try words.number()),
        seconds: try words.seconds()
      )
    case "dark": .appearance(.dark)
    case "light": .appearance(.light)
    default:
      throw Words.Problem(
        "\"\(name)\" is none of size, show, wait, tap, swipe, drag, dark and light"
      )
    }
  }
}

/// The error for an invalid line of a script.
struct FilmScriptError: Error, CustomStringConvertible {
  let line: Int
  let reason: String

  var description: String { "line \(line) of the film's script: \(reason)" }
}
