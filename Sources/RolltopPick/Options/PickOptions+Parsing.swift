import PickLines
import UIKit

extension PickOptions {
  /// Parses a command line.
  ///
  /// The value of an option is the next argument, follows an equals sign, or is appended to a short
  /// name. If an option is repeated, the last value counts.
  ///
  /// - Parameter arguments: The arguments after `pick`.
  /// - Throws: The first error.
  init(arguments: [String]) throws(PickError) {
    self.init()
    var remainingArguments = arguments[...]
    while let argument = remainingArguments.popFirst() {
      let (option, attached) = try Self.option(of: argument)
      if option.value == nil, let attached {
        throw PickError("\(option.name) takes no value, not \"\(attached)\"")
      }
      guard option.value != nil else {
        apply(option.name)
        continue
      }
      guard let value = attached ?? remainingArguments.popFirst() else {
        throw PickError("\(option.name) needs a value; see --help")
      }
      try set(option.name, to: value)
    }
    // An image's path is not part of the visible text.
    if let iconField, search.form.displayedFields == nil {
      search.form.displayedFields = FieldSelection(allBut: iconField)
    }
  }

  /// Returns the option of an argument, and the value attached to it, if any.
  private static func option(of argument: String) throws(PickError) -> (PickOption, String?) {
    let options = PickOption.all.flatMap(\.options)
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if argument.hasPrefix("--"), let option = options.first(where: { $0.name == parts[0] }) {
      return (option, parts.count == 2 ? String(parts[1]) : nil)
    }
    if let option = options.first(where: { $0.short.map(argument.hasPrefix) ?? false }) {
      let attached = String(argument.dropFirst(2))
      return (option, attached.isEmpty ? nil : attached)
    }
    throw PickError("unknown option \"\(argument)\"; see --help")
  }

  private mutating func apply(_ name: String) {
    switch name {
    case "--help": isHelp = true
    case "--multi": isMultiple = true
    case "--columns": hasColumns = true
    case "--exact": syntax.isExact = true
    case "--ignore-case": syntax.casing = .ignored
    case "--no-sort": search.isSorted = false
    case "--tac": search.isReversed = true
    case "--ansi": search.form.readsColors = true
    case "--read0": inputSeparator = 0
    case "--print0": outputSeparator = 0
    case "--print-query": printsQuery = true
    case "--print-index": printsIndex = true
    default: assertionFailure("\(name) is not read")
    }
  }

  private mutating func set(_ name: String, to value: String) throws(PickError) {
    switch name {
    case "--filter": filter = value
    case "--query": query = value
    case "--preview": preview = value
    case "--icons": iconField = try Self.number(value, of: name, in: 1...1000)
    case "--group-by": search.groupField = try Self.number(value, of: name, in: 1...1000)
    case "--select": selected = value
    case "--expect": expectedKeys = try Self.keys(value)
    case "--header": header = value
    case "--prompt": prompt = value
    case "--placeholder": placeholder = value
    case "--title": title = value
    case "--size": size = try Self.size(value)
    case "--height": visibleRows = try Self.number(value, of: name, in: 1...200)
    case "--theme": theme = try Self.theme(value)
    case "--delimiter": search.form.delimiter = try Self.delimiter(value)
    case "--nth": search.form.searchedFields = try Self.fields(value, of: name)
    case "--with-nth": search.form.displayedFields = try Self.fields(value, of: name)
    case "--header-lines": search.headerCount = try Self.number(value, of: name, in: 0...1000)
    default: assertionFailure("\(name) is not read")
    }
  }
}

/// Parsing of option values.
extension PickOptions {
  private static func fields(
    _ value: String,
    of name: String
  ) throws(PickError) -> FieldSelection {
    guard let selection = FieldSelection(value) else {
      throw PickError("\(name) \"\(value)\" names no fields as 2, -1, 2.. or 1,3..5 do")
    }
    return selection
  }

  private static func keys(_ value: String) throws(PickError) -> [ExpectedKey] {
    var keys: [ExpectedKey] = []
    for name in value.split(separator: ",") {
      guard let key = ExpectedKey(String(name)) else {
        throw PickError("--expect \"\(name)\" is no key such as ctrl-v, alt-enter or f2")
      }
      keys.append(key)
    }
    return keys
  }

  private static func size(_ value: String) throws(PickError) -> CGSize {
    let lengths = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
      (1...8192).contains(width), (1...8192).contains(height)
    else {
      throw PickError("--size \"\(value)\" is not WxH with points from 1 to 8192, such as 640x480")
    }
    return CGSize(width: width, height: height)
  }

  private static func theme(_ value: String) throws(PickError) -> PickTheme {
    guard let theme = PickTheme(rawValue: value) else {
      throw PickError("--theme \"\(value)\" does not exist; there are \(PickTheme.names)")
    }
    return theme
  }

  private static func delimiter(_ value: String) throws(PickError) -> FieldDelimiter {
    guard !value.isEmpty else { throw PickError("--delimiter is empty") }
    return .text(Array((value == "\\t" ? "\t" : value).utf8))
  }

  private static func number(
    _ value: String,
    of name: String,
    in range: ClosedRange<Int>
  ) throws(PickError) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw PickError(
        "\(name) \"\(value)\" is not a number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }
}
