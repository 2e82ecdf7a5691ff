/// The expected result of a case.
enum End {
  /// The program continues without a message.
  case continues
  /// The program continues and logs a message that contains these words.
  case logs(String)
  /// The program stops with a message that contains these words.
  case stops(String)
  /// A debug build stops with a message that contains these words; a release build continues.
  case asserts(String)
  /// An update does not match the data source. A debug build stops with these words; a release
  /// build logs them and reloads the table.
  case isInconsistent(String)
}

/// A call with an invalid argument.
struct Case {
  /// The name of the method or property, and of the argument.
  let name: String
  /// The expected result.
  let end: End
  /// Makes the call, in a separate process.
  let body: @MainActor (Fixture) -> Void
}

/// The list of all cases.
@MainActor
struct CaseList {
  private(set) var cases: [Case] = []
  private var names: Set<String> = []

  /// Adds a case for each argument.
  ///
  /// - Parameters:
  ///   - operation: The method or property.
  ///   - arguments: The arguments, one for each case.
  ///   - end: Returns the expected result for an argument.
  ///   - body: Makes the call.
  mutating func add<Value>(
    _ operation: String,
    _ arguments: [Argument<Value>],
    end: (Value) -> End = { _ in .continues },
    body: @escaping @MainActor (Fixture, Value) -> Void
  ) {
    for argument in arguments {
      add("\(operation) \(argument.name)", end(argument.value)) { body($0, argument.value) }
    }
  }

  /// Adds a case.
  ///
  /// - Parameters:
  ///   - name: A unique name for the method and the argument.
  ///   - end: The expected result.
  ///   - body: Makes the call.
  mutating func add(
    _ name: String,
    _ end: End = .continues,
    body: @escaping @MainActor (Fixture) -> Void
  ) {
    guard names.insert(name).inserted else { fatalError("Two cases are called \"\(name)\"") }
    cases.append(Case(name: name, end: end, body: body))
  }
}
