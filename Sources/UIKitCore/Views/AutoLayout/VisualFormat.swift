import Foundation

/// The components of a visual format such as `H:|-[first(>=40)]-8-[second]-|`.
struct VisualFormat {
  /// A length with its relation and priority.
  struct Predicate {
    /// A number, or a view whose length is used.
    enum Object {
      case number(CGFloat)
      case view(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  /// A view, or the superview at one of the ends.
  struct Item {
    /// The name of the view; `nil` for the superview.
    var name: String?
    var lengths: [Predicate] = []
    /// The distance from the previous item; `nil` for no distance, empty for the system's spacing.
    var space: [Predicate]?
  }

  /// A syntax error and its position in the format.
  struct Failure: Error {
    var message: String
    var offset: Int
  }

  var isVertical = false
  var items: [Item] = []

  private let text: [Character]
  private let metrics: [String: CGFloat]
  private var offset = 0

  /// Parses a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - metrics: The numbers by their names.
  /// - Throws: `Failure` for a syntax error.
  init(_ format: String, metrics: [String: CGFloat]) throws(Failure) {
    text = Array(format)
    self.metrics = metrics
    if consume("V:") { isVertical = true } else { _ = consume("H:") }
    if consume("|") {
      items.append(Item())
      let space = try readConnection()
      try readView(after: space)
    } else {
      try readView(after: nil)
    }
    while offset < text.count {
      let space = try readConnection()
      if consume("|") {
        items.append(Item(space: space))
        break
      }
      try readView(after: space)
    }
    guard offset == text.count else { throw failure("Expected the end of the format") }
  }

  private func failure(_ message: String) -> Failure { Failure(message: message, offset: offset) }

  private mutating func consume(_ word: String) -> Bool {
    let word = Array(word)
    guard text[offset...].starts(with: word) else { return false }
    offset += word.count
    return true
  }

  private mutating func readView(after space: [Predicate]?) throws(Failure) {
    guard consume("[") else { throw failure("Expected a '[' here") }
    guard let name = readName() else { throw failure("Expected the name of a view here") }
    var item = Item(name: name, space: space)
    if consume("(") { item.lengths = try readPredicates() }
    guard consume("]") else { throw failure("Expected a ']' here") }
    items.append(item)
  }

  /// Parses the spacing between two items.
  private mutating func readConnection() throws(Failure) -> [Predicate]? {
    guard consume("-") else { return nil }
    guard let next = text[offset...].first else { throw failure("Expected a view here") }
    if next == "[" || next == "|" { return [] }
    let list = consume("(") ? try readPredicates() : [try readSimplePredicate()]
    guard consume("-") else { throw failure("Expected a '-' here") }
    return list
  }

  private mutating func readSimplePredicate() throws(Failure) -> Predicate {
    Predicate(object: .number(try readNumber()))
  }

  /// Parses predicates up to the closing parenthesis.
  private mutating func readPredicates() throws(Failure) -> [Predicate] {
    var list: [Predicate] = []
    repeat { list.append(try readPredicate()) } while consume(",")
    guard consume(")") else { throw failure("Expected a ')' here") }
    return list
  }

  private mutating func readPredicate() throws(Failure) -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if consume("<=") {
      relation = .lessThanOrEqual
    } else if consume(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = consume("==")
    }
    let start = offset
    var predicate: Predicate
    if let name = readName() {
      if let metric = metrics[name] {
        predicate = Predicate(relation: relation, object: .number(metric))
      } else {
        predicate = Predicate(relation: relation, object: .view(name))
      }
    } else {
      offset = start
      predicate = Predicate(relation: relation, object: .number(try readNumber()))
    }
    if consume("@") { predicate.priority = UILayoutPriority(Float(try readNumber())) }
    return predicate
  }

  private mutating func readName() -> String? {
    var name = ""
    while let character = text[offset...].first,
      character.isLetter || character == "_" || character.isNumber && !name.isEmpty
    {
      name.append(character)
      offset += 1
    }
    return name.isEmpty ? nil : name
  }

  private mutating func readNumber() throws(Failure) -> CGFloat {
    if let name = readName() {
      guard let metric = metrics[name] else {
        throw failure("\(name) is not a key in the metrics dictionary")
      }
      return metric
    }
    var digits = ""
    while let character = text[offset...].first,
      character.isNumber || character == "." || character == "-" && digits.isEmpty
    {
      digits.append(character)
      offset += 1
    }
    guard let number = Double(digits) else { throw failure("Expected a number here") }
    return CGFloat(number)
  }
}
