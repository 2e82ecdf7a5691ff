import PickLines
import UIKit

extension PickOptions {
  /// Reads a command line.
  ///
  /// A value follows its option as the next argument, behind an equals sign, or behind a short name.
  /// Of an option that is given twice the last one counts.
  ///
  /// - Parameter arguments: The arguments behind `pick`.
  /// - Throws: The first mistake.
  init(arguments: [String]) throws(PickError) {
    self.init()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (option, attached) = try Self.option(of: argument)
      if option.value == nil, let attached {
        throw PickError("\(option.name) takes no value, not \"\(attached)\"")
      }
      guard option.value != nil else {
        apply(option.name)
        continue
      }
      guard let value = attached ?? rest.popFirst() else {
        throw PickError("\(option.name) needs a value; see --help")
      }
      try set(option.name, to: value)
    }
  }

  /// The option of an argument, and the value that is written together with it.
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
    case "--delimiter": search.form.delimiter = try Self.delimiter(value)
    case "--nth": search.form.searchedFields = try Self.fields(value, of: name)
    case "--with-nth": search.form.shownFields = try Self.fields(value, of: name)
    case "--header-lines": search.headerCount = try Self.number(value, of: name, in: 0...1000)
    default: assertionFailure("\(name) is not read")
    }
  }
}

/// Values.
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
