/// The expected end of a case.
enum End {
  /// The program goes on, and says nothing.
  case goesOn
  /// The program goes on, and says words.
  case says(String)
  /// The program stops with a sentence that has these words.
  case stops(String)
  /// A debug build stops with a sentence that has these words, a release build goes on.
  case asserts(String)
  /// An update does not match the data source: a debug build stops with these words, a release
  /// build says them and reloads the table.
  case isInconsistent(String)
}

/// A call with a bad argument.
struct Case {
  /// The method or property, and the argument.
  let name: String
  /// The expected end.
  let end: End
  /// Makes the call; runs in a process of its own.
  let body: @MainActor (Fixture) -> Void
}

/// All cases.
@MainActor
struct CaseList {
  private(set) var cases: [Case] = []
  private var names: Set<String> = []

  /// Adds a case for each argument.
  ///
  /// - Parameters:
  ///   - operation: The method or property.
  ///   - arguments: The values.
  ///   - end: The expected end for a value.
  ///   - body: Makes the call.
  mutating func add<Value>(
    _ operation: String,
    _ arguments: [Argument<Value>],
    end: (Value) -> End = { _ in .goesOn },
    body: @escaping @MainActor (Fixture, Value) -> Void
  ) {
    for argument in arguments {
      add("\(operation) \(argument.name)", end(argument.value)) { body($0, argument.value) }
    }
  }

  /// Adds a case.
  ///
  /// - Parameters:
  ///   - name: Names the method and the argument; unique.
  ///   - end: The expected end.
  ///   - body: Makes the call.
  mutating func add(
    _ name: String,
    _ end: End = .goesOn,
    body: @escaping @MainActor (Fixture) -> Void
  ) {
    guard names.insert(name).inserted else { fatalError("Two cases are called \"\(name)\"") }
    cases.append(Case(name: name, end: end, body: body))
  }
}
