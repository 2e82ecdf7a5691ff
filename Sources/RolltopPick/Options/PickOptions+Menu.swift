import PickLines
import UIKit

extension PickOptions {
  /// The flags of dmenu without effect here: the menu's position, and how it grabs the keyboard.
  private static let ignoredFlags = ["-b", "-f"]
  /// The options of dmenu with a value that have no effect here: the screen, fonts, colours and the
  /// window.
  private static let ignoredValues = ["-m", "-fn", "-nb", "-nf", "-sb", "-sf", "-w"]

  /// Parses a command line of dmenu.
  ///
  /// - Parameter menuArguments: The arguments after the program's name.
  /// - Throws: The first error.
  init(menuArguments: [String]) throws(PickError) {
    self.init()
    isMenu = true
    syntax.isExact = true
    syntax.casing = .respected
    var remainingArguments = menuArguments[...]
    while let argument = remainingArguments.popFirst() {
      if Self.ignoredFlags.contains(argument) { continue }
      if argument == "-i" {
        syntax.casing = .ignored
        continue
      }
      guard ["-p", "-l"].contains(argument) || Self.ignoredValues.contains(argument) else {
        throw PickError("unknown option \"\(argument)\"; as dmenu it has -b -f -i -l -p")
      }
      guard let value = remainingArguments.popFirst() else {
        throw PickError("\(argument) needs a value")
      }
      if argument == "-p" { prompt = value }
      if argument == "-l" {
        guard let rows = Int(value), rows >= 0 else {
          throw PickError("-l \"\(value)\" is not a number of rows from 0")
        }
        if rows > 0 { visibleRows = min(rows, 200) }
      }
    }
  }
}
