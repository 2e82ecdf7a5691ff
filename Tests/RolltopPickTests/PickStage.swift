import PickLines
import Testing
import UIKit
import UIKitTesting

@testable import RolltopPick

/// A picker on a stage, which searches synchronously by default.
@MainActor
struct PickStage {
  let stage: Stage
  let controller: PickController
  let store: LineStore
  let model: PickModel
  let options: PickOptions
  private let outcome = Box()

  private final class Box {
    var value: PickOutcome?
  }

  /// The outcome; `nil` until the user has left the picker.
  var result: PickOutcome? { outcome.value }

  /// Creates a picker from the options of the command line.
  ///
  /// - Parameters:
  ///   - lines: The input lines.
  ///   - arguments: The options of the command line.
  ///   - size: The window's size in points.
  /// - Throws: `PickError` if the options are invalid.
  init(
    _ lines: [String],
    _ arguments: [String] = [],
    size: CGSize = CGSize(width: 480, height: 340)
  ) throws {
    try self.init(lines, options: PickOptions(arguments: arguments), size: size)
  }

  /// Creates a picker from parsed options.
  ///
  /// - Parameters:
  ///   - lines: The input lines.
  ///   - options: The parsed options of the command line.
  ///   - language: The user's language.
  ///   - direction: The layout direction.
  ///   - size: The window's size in points.
  ///   - searchesSynchronously: Whether rows are available before the next event.
  /// - Throws: `StoreError` if the line store fails.
  init(
    _ lines: [String],
    options: PickOptions,
    language: String = "en",
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    size: CGSize = CGSize(width: 480, height: 340),
    searchesSynchronously: Bool = true
  ) throws {
    self.options = options
    store = try LineStore(separator: options.inputSeparator)
    for line in lines { try store.append(Array(line.utf8) + [options.inputSeparator]) }
    stage = Stage(size: size, layoutDirection: direction)
    stage.setLanguages([language])
    model = try PickModel(
      store: store,
      options: options,
      searchesSynchronously: searchesSynchronously
    )
    controller = PickController(model: model, options: options)
    controller.onOutcome = { [outcome] in outcome.value = $0 }
    stage.window.traitOverrides.tableTheme = options.theme.tables
    stage.window.overrideUserInterfaceStyle = options.theme.style
    stage.show(controller)
    stage.settle()
  }

  /// Appends lines as if they were read from standard input.
  func add(_ lines: [String]) throws {
    for line in lines { try store.append(Array((line + "\n").utf8)) }
    model.addLines()
    stage.settle()
  }

  /// Returns the output of the program at its end.
  ///
  /// - Parameter exitCode: The expected exit code.
  /// - Returns: The printed text.
  /// - Throws: An error if writing fails.
  func output(exitCode: Int32 = 0) throws -> String {
    let file = try TemporaryFile()
    let printer = OutcomePrinter(store: store, options: options, output: file.descriptor)
    #expect(try printer.print(#require(result)) == exitCode)
    return file.text
  }

  /// The texts of the list's rows.
  var rows: [String] {
    (0..<model.matches.count).map { String(decoding: store[model.matches[$0]], as: UTF8.self) }
  }

  /// The text of the current row; `nil` if there is none.
  var currentText: String? { controller.current.map { rows[$0] } }

  /// The texts of the visible cells, from the top.
  var cells: [String] {
    controller.table.visibleCells.map { $0.textLabel?.attributedText?.string ?? "" }
  }

  /// Presses a key.
  func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    stage.press(key, modifiers: modifiers)
    stage.settle()
  }

  /// Types into the search field.
  func type(_ text: String) {
    stage.type(text)
    stage.settle()
  }
}
