import UIKit

extension Options {
  /// Parses a command line.
  ///
  /// A value follows its option as the next argument or after an equals sign. No
  /// option may be given twice.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: The first error.
  init(arguments: [String]) throws(OptionsError) {
    var parser = OptionsParser(arguments: arguments)
    try parser.parse()
    self = parser.options
  }
}

/// Parses the arguments from left to right.
///
/// The parser does not use swift-argument-parser, so that the package has no dependencies and
/// builds without a network.
private struct OptionsParser {
  private static let help = "--help"
  private static let flags = [help, "-h", "--dark", "--hud", "--still"]
  private static let optionNames =
    flags + [
      "--screen", "--size", "--scale", "--snapshot", "--snapshot-all", "--film", "--root",
      "--theme", "--bench-scroll",
    ]

  private(set) var options = Options()
  private var arguments: ArraySlice<String>
  private var seenOptions: Set<String> = []

  init(arguments: [String]) {
    self.arguments = arguments[...]
  }

  mutating func parse() throws(OptionsError) {
    while let argument = arguments.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard Self.optionNames.contains(name) else {
        throw OptionsError("unknown option \"\(argument)\"; see \(Self.help)")
      }
      guard seenOptions.insert(name).inserted else {
        throw OptionsError("\(name) is given twice")
      }
      try apply(name, value: parts.count == 2 ? String(parts[1]) : nil)
    }
    try checkCombination()
  }

  private mutating func apply(_ name: String, value: String?) throws(OptionsError) {
    if Self.flags.contains(name), let value {
      throw OptionsError("\(name) takes no value, not \"\(value)\"")
    }
    switch name {
    case "--dark": options.isDark = true
    case "--hud": options.showsHUD = true
    case "--still": options.isFrozen = true
    case Self.help, "-h": options.task = .help
    default:
      guard let value = value ?? arguments.popFirst(), !value.isEmpty else {
        throw OptionsError("\(name) needs a value; see \(Self.help)")
      }
      try set(name, to: value)
    }
  }

  private mutating func set(_ name: String, to value: String) throws(OptionsError) {
    switch name {
    case "--screen": options.screen = try Self.choice(named: value, ofOption: name)
    case "--bench-scroll":
      options.setTask(.benchScroll(try Self.choice(named: value, ofOption: name)))
    case "--size":
      options.size = try Self.size(value)
      options.demandsSize = true
    case "--scale": options.scale = try Self.scale(value)
    case "--theme": options.theme = try Self.choice(named: value, ofOption: name)
    case "--root": options.root = value
    case "--snapshot": options.setTask(.snapshot(file: value))
    case "--film": options.setTask(.film(file: value, script: scriptArgument()))
    default: options.setTask(.snapshotAll(directory: value))
    }
  }

  /// Returns the argument after the film's file, unless it is an option.
  private mutating func scriptArgument() -> String? {
    guard let next = arguments.first, !next.hasPrefix("-") else { return nil }
    return arguments.popFirst()
  }

  /// Rejects options that have no effect in combination.
  private func checkCombination() throws(OptionsError) {
    guard options.task != .help else { return }
    try reject(
      ["--bench-scroll", "--snapshot", "--screen", "--dark", "--hud"],
      beside: "--snapshot-all",
      because: "pictures every screen, light and dark"
    )
    try reject(
      ["--bench-scroll", "--snapshot", "--snapshot-all", "--screen", "--size", "--hud"],
      beside: "--film",
      because: "shows what its script says"
    )
    try reject(
      ["--snapshot", "--screen", "--hud"],
      beside: "--bench-scroll",
      because: "measures one screen without a window"
    )
    try reject(["--hud"], beside: "--snapshot", because: "opens no window")
  }

  private func reject(
    _ ineffectiveOptions: [String],
    beside option: String,
    because reason: String
  ) throws(OptionsError) {
    guard seenOptions.contains(option) else { return }
    for ineffectiveOption in ineffectiveOptions where seenOptions.contains(ineffectiveOption) {
      throw OptionsError("\(option) \(reason); \(ineffectiveOption) does not go with it")
    }
  }
}

extension Options {
  /// Sets the task, except that a request for help takes precedence over all other tasks.
  fileprivate mutating func setTask(_ task: Task) {
    if self.task != .help { self.task = task }
  }
}

extension OptionsParser {
  /// The maximum side of a window or a snapshot, in points.
  private static let maximumSide = 8192

  /// Returns the case with a name, such as a screen.
  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    named value: String,
    ofOption name: String
  ) throws(OptionsError) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw OptionsError("\(name) \"\(value)\" does not exist; there are \(names)")
    }
    return choice
  }

  private static func size(_ value: String) throws(OptionsError) -> CGSize {
    let lengths = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard
      lengths.count == 2,
      let width = lengths[0], let height = lengths[1],
      (1...maximumSide).contains(width), (1...maximumSide).contains(height)
    else {
      throw OptionsError(
        "--size \"\(value)\" is not WxH with whole points from 1 to \(maximumSide), "
          + "such as 390x844"
      )
    }
    return CGSize(width: width, height: height)
  }

  private static func scale(_ value: String) throws(OptionsError) -> CGFloat {
    guard let scale = Double(value), (0.5...4).contains(scale) else {
      throw OptionsError("--scale \"\(value)\" is not a number from 0.5 to 4, such as 1.5")
    }
    return scale
  }
}
