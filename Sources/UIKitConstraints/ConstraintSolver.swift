/// An incremental solver of linear constraints with strengths: Cassowary's simplex algorithm.
///
/// Variables are free, or at least 0. Required constraints hold exactly; the violations of others
/// are minimised, those of a greater strength first, and sums of them within one strength. Each
/// basic variable has a row that expresses it by nonbasic ones, which are 0.
///
/// The same calls in the same order give the same solution.
package struct ConstraintSolver {
  /// A variable of the solver.
  package struct Variable: Hashable, Sendable {
    let index: Int32
  }

  /// A constraint of the solver.
  package struct Constraint: Hashable, Sendable {
    let index: Int32
  }

  /// The relation of an expression to 0.
  package enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A variable with its coefficient.
  package struct Term: Equatable, Sendable {
    var index: Int32
    /// The factor.
    package var coefficient: Double

    /// Creates a term.
    ///
    /// - Parameters:
    ///   - variable: A variable of the solver.
    ///   - coefficient: The factor; finite.
    package init(_ variable: Variable, _ coefficient: Double) {
      index = variable.index
      self.coefficient = coefficient
    }

    init(index: Int32, coefficient: Double) {
      self.index = index
      self.coefficient = coefficient
    }
  }

  /// Constraints that exclude each other.
  package struct Conflict: Error, Equatable, Sendable {
    /// The present constraints that take part; not the one that could not be added.
    package var constraints: [Constraint]
    /// The variables that would have to be below 0.
    package var variables: [Variable]
  }

  /// The strength of constraints that have to hold.
  package static let required: Float = 1_001

  enum Kind: UInt8 {
    /// A number that can be given to a new variable.
    case unused
    /// A variable without bounds.
    case free
    /// A variable of at least 0.
    case nonnegative
    /// The distance of an inequality from its limit.
    case slack
    /// The violation of a constraint that is not required.
    case error
    /// The marker of a required equality; always 0.
    case dummy
  }

  /// A sum of terms, sorted by variable, and a constant.
  struct Expression {
    var constant = 0.0
    var terms: [Term] = []
  }

  /// A basic variable and its value in terms of nonbasic ones.
  struct Row {
    var basic: Int32
    var expression: Expression
  }

  /// The sum of violations of one strength, to be minimised.
  struct Level {
    let strength: Float
    var expression = Expression()
  }

  /// The solver's record of a constraint.
  struct Record {
    var marker: Int32
    /// The second variable of a constraint that is not required; -1 without one.
    var other: Int32
    /// The marker's coefficient in the constraint's equation.
    var sign: Double
    var constant: Double
    var strength: Float
    var isUsed = true
  }

  /// Constants less than this far from 0 count as 0; lengths are points.
  static let tolerance = 1e-7
  /// Coefficients less than this far from 0 count as 0.
  static let smallestCoefficient = 1e-10

  var kinds: [Kind] = []
  /// The rows of basic variables; -1 for others.
  var rowOf: [Int32] = []
  /// The rows that may contain a nonbasic variable; more may be listed, and some twice.
  var columns: [[Int32]] = []
  /// The constraints that slacks, errors and dummies belong to; -1 for other variables.
  var owners: [Int32] = []
  var unusedVariables: [Int32] = []
  var rows: [Row] = []
  var unusedRows: [Int32] = []
  /// The objective, from the greatest strength to the least.
  var levels: [Level] = []
  var records: [Record] = []
  var unusedRecords: [Int32] = []

  /// The sum to be minimised while a required constraint is added.
  var artificialObjective: Expression?
  /// Whether the objective may not be minimal.
  var needsMinimizing = false
  /// Rows whose constants may be negative since constants were changed.
  var infeasibleRows: [Int32] = []
  /// The conflict that was found on the way to another change; thrown by `solve()`.
  var pendingConflict: Conflict?

  var scratch: [Term] = []
  var column: [(row: Int32, coefficient: Double)] = []
  var stamps: [Int32] = []
  var stamp: Int32 = 0

  /// The number of exchanges of a basic and a nonbasic variable so far.
  package internal(set) var pivotCount = 0

  /// Creates a solver without variables.
  package init() {}

  /// The number of rows and of the terms in them, for tests of the costs.
  package var size: (rows: Int, terms: Int) {
    let used = rows.filter { $0.basic >= 0 }
    return (used.count, used.reduce(0) { $0 + $1.expression.terms.count })
  }

  /// Adds a variable, which is 0 while no constraint says otherwise.
  ///
  /// - Parameter isNonnegative: Whether it is at least 0.
  /// - Returns: The variable.
  package mutating func makeVariable(isNonnegative: Bool = false) -> Variable {
    Variable(index: makeIndex(isNonnegative ? .nonnegative : .free, owner: -1))
  }

  /// The value of a variable; valid after `solve()`.
  package func value(of variable: Variable) -> Double {
    let row = rowOf[Int(variable.index)]
    return row < 0 ? 0 : rows[Int(row)].expression.constant
  }

  /// Solves for all changes since the last call.
  ///
  /// - Throws: The conflict of required constraints that changed constants brought about. The
  ///   solver cannot be used afterwards.
  package mutating func solve() throws(Conflict) {
    settle()
    minimizeIfNeeded()
    checkInvariants()
    if let pendingConflict { throw pendingConflict }
  }

  /// Makes all constants valid, after which rows can be added and removed.
  mutating func settle() {
    guard !infeasibleRows.isEmpty, pendingConflict == nil else { return }
    pendingConflict = makeFeasible()
  }

  mutating func makeIndex(_ kind: Kind, owner: Int32) -> Int32 {
    if let index = unusedVariables.popLast() {
      kinds[Int(index)] = kind
      owners[Int(index)] = owner
      return index
    }
    kinds.append(kind)
    rowOf.append(-1)
    columns.append([])
    owners.append(owner)
    return Int32(kinds.count - 1)
  }

  mutating func discard(_ index: Int32) {
    kinds[Int(index)] = .unused
    columns[Int(index)].removeAll(keepingCapacity: true)
    unusedVariables.append(index)
  }
}
