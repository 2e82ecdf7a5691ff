/// An incremental solver for linear constraints with strengths, using Cassowary's simplex
/// algorithm.
///
/// Variables are either free or nonnegative. Required constraints hold exactly. The violations of
/// other constraints are minimised, greater strengths first; within a strength their sum is
/// minimised. Each basic variable has a row that expresses it in terms of nonbasic variables, which
/// are 0.
///
/// The same calls in the same order result in the same solution.
package struct ConstraintSolver {
  /// A variable of the solver.
  package struct Variable: Hashable, Sendable {
    let index: Int32
  }

  /// A constraint of the solver.
  package struct Constraint: Hashable, Sendable {
    let index: Int32
  }

  /// The relation of a sum to 0.
  package enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A variable with a coefficient.
  package struct Term: Equatable, Sendable {
    var index: Int32
    /// The coefficient of the variable.
    package var coefficient: Double

    /// Creates a term.
    ///
    /// - Parameters:
    ///   - variable: A variable of the solver.
    ///   - coefficient: The coefficient, which must be finite.
    package init(_ variable: Variable, _ coefficient: Double) {
      index = variable.index
      self.coefficient = coefficient
    }

    init(index: Int32, coefficient: Double) {
      self.index = index
      self.coefficient = coefficient
    }
  }

  /// A set of conflicting constraints.
  package struct Conflict: Error, Equatable, Sendable {
    /// The existing constraints in the conflict, without the constraint that could not be added.
    package var constraints: [Constraint]
    /// The variables that would have to be negative.
    package var variables: [Variable]
  }

  /// The strength of required constraints.
  package static let required: Float = 1_001

  /// The kind of a variable, which determines its range.
  enum Kind: UInt8 {
    /// An index that is available for a new variable.
    case unused
    /// A variable without bounds.
    case free
    /// A nonnegative variable.
    case nonnegative
    /// The slack of an inequality.
    case slack
    /// The violation of a constraint that is not required.
    case error
    /// The marker of a required equality, which is always 0.
    case dummy
  }

  /// A sum of terms, sorted by variable, and a constant.
  struct Expression {
    var constant = 0.0
    var terms: [Term] = []
  }

  /// A basic variable and its expression in nonbasic variables.
  struct Row {
    var basic: Int32
    var expression: Expression
  }

  /// The sum of the violations of one strength, which is minimised.
  struct Level {
    let strength: Float
    var expression = Expression()
  }

  /// The solver's record of a constraint.
  struct Record {
    /// The variable that occurs only in this constraint's equation: slack, error or dummy.
    var marker: Int32
    /// The error variable of a constraint that is not required, or the second one of an equality;
    /// -1 if there is none.
    var secondVariable: Int32
    /// The coefficient of the marker in the constraint's equation.
    var sign: Double
    var constant: Double
    var strength: Float
    var isUsed = true
  }

  /// The tolerance for constants.
  ///
  /// A smaller absolute value counts as 0; the unit of lengths is points.
  static let tolerance = 1e-7
  /// The tolerance for coefficients.
  ///
  /// A smaller absolute value counts as 0.
  static let minimumCoefficient = 1e-10

  /// The kinds of the variables, by index.
  var kinds: [Kind] = []
  /// The row indices of basic variables; -1 for other variables.
  var rowOf: [Int32] = []
  /// The rows that may contain each nonbasic variable, possibly with extra rows and duplicates.
  var columns: [[Int32]] = []
  /// The constraints of slack, error and dummy variables; -1 for other variables.
  var owners: [Int32] = []
  var unusedVariables: [Int32] = []
  var rows: [Row] = []
  var unusedRows: [Int32] = []
  /// The objective's levels, from the greatest to the least strength.
  var levels: [Level] = []
  var records: [Record] = []
  var unusedRecords: [Int32] = []

  /// The objective while a required constraint is added: its violation.
  var artificialObjective: Expression?
  /// Whether the objective may not be minimal.
  var needsMinimizing = false
  /// The rows whose constants may have become negative by changes of constants.
  var infeasibleRows: [Int32] = []
  /// The conflict found during another change, which the next `solve()` throws.
  var pendingConflict: Conflict?

  /// Temporary memory for sums of expressions.
  var scratch: [Term] = []
  /// The rows that contain the variable of the last `gatherColumn(_:)`, with its coefficients.
  var column: [(row: Int32, coefficient: Double)] = []
  /// The number of the last `gatherColumn(_:)` that visited each row, to detect duplicates.
  var stamps: [Int32] = []
  /// The number of the last `gatherColumn(_:)`.
  var stamp: Int32 = 0

  /// The number of pivots so far.
  package internal(set) var pivotCount = 0

  /// Creates a solver without variables.
  package init() {}

  /// The numbers of rows and of their terms, for performance tests.
  package var size: (rows: Int, terms: Int) {
    let usedRows = rows.filter { $0.basic >= 0 }
    return (usedRows.count, usedRows.reduce(0) { $0 + $1.expression.terms.count })
  }

  /// Adds a variable, which is 0 while no constraint determines it.
  ///
  /// - Parameter isNonnegative: Whether the variable must be at least 0.
  /// - Returns: The variable.
  package mutating func makeVariable(isNonnegative: Bool = false) -> Variable {
    Variable(index: makeIndex(isNonnegative ? .nonnegative : .free, owner: -1))
  }

  /// Returns the value of a variable; valid after `solve()`.
  package func value(of variable: Variable) -> Double {
    let row = rowOf[Int(variable.index)]
    return row < 0 ? 0 : rows[Int(row)].expression.constant
  }

  /// Solves the constraints after changes.
  ///
  /// - Throws: The conflict of required constraints that was caused by changed constants. The
  ///   solver cannot be used afterwards.
  package mutating func solve() throws(Conflict) {
    settle()
    minimizeIfNeeded()
    checkInvariants()
    if let pendingConflict { throw pendingConflict }
  }

  /// Makes all constants feasible, so that rows can be added and removed.
  mutating func settle() {
    guard !infeasibleRows.isEmpty, pendingConflict == nil else { return }
    pendingConflict = makeFeasible()
  }

  /// Adds a variable and returns its index; `owner` is the index of its constraint, -1 for none.
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

  /// Makes the index of a variable available for a new one.
  mutating func discard(_ index: Int32) {
    kinds[Int(index)] = .unused
    columns[Int(index)].removeAll(keepingCapacity: true)
    unusedVariables.append(index)
  }
}
