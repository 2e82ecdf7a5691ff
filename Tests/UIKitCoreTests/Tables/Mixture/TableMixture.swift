import Foundation
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A table with its rows, and the touches and calls that change them.
@MainActor
final class TableMixture: NSObject {
  let stage: Stage
  let table: UITableView
  let setup: TableSetup
  var generator: SeededGenerator
  /// The items of each section.
  var rows: [[Int]] = []
  /// The performed operations, by the numbers of the cases below, and the callbacks that performed
  /// them.
  var log: [String] = []
  private var next = 0
  /// The operations for the next callbacks.
  var armed: [ArmedOperation] = []
  /// Whether callbacks do nothing because the table is being checked.
  var isQuiet = false
  /// The item whose cell shows a wrong text, to make checks fail.
  var inconsistentItem: Int?
  /// Requests for rows that do not exist.
  var invalidRequests: [String] = []
  /// The number of actions that callbacks may still perform in this step.
  var budget = 0
  var depth = 0
  /// Whether most callbacks act, instead of a few.
  let isReentrant: Bool
  /// The number of actions performed by callbacks.
  private(set) var callbackCount = 0
  var isInBlock = false
  let other = UIView()
  /// A second window with a different appearance, created on first use.
  var otherWindow: UIWindow?
  /// An offset added to items so that their rows' heights change.
  var heightShift = 0
  var hasIndex = false
  /// The heights set by the program; `nil` for the table's defaults.
  var (rowHeight, headerHeight): (Int?, Int?)
  /// The displayed views, according to the delegate's callbacks.
  var displayed: Set<ObjectIdentifier> = []
  /// Whether the table may lose its delegate, which then misses callbacks.
  var losesDelegate: Bool { setup.losesDelegate }
  /// Whether the program has set an offset that may be outside of the valid range.
  var wasPutOutside = false
  /// The number of blocks whose completion handlers have not been called.
  var openCompletions = 0
  private(set) var delegates: [any MixtureDelegate] = []
  var delegate: any MixtureDelegate { delegates[delegateIndex] }
  var delegateIndex = 0

  convenience init(_ generator: SeededGenerator, isReentrant: Bool = false) {
    var generator = generator
    let setup = TableSetup.random(using: &generator)
    self.init(setup, generator: generator, isReentrant: isReentrant)
    stage.checksDamage = !isReentrant
    stage.show(table)
  }

  /// Creates a table that is not yet in a window.
  init(
    _ setup: TableSetup,
    generator: SeededGenerator,
    isReentrant: Bool,
    screen: (size: CGSize, scale: CGFloat) = (CGSize(width: 320, height: 300), 1)
  ) {
    self.setup = setup
    self.generator = generator
    self.isReentrant = isReentrant
    stage = Stage(size: screen.size, scale: screen.scale)
    table = UITableView(frame: .zero, style: setup.isGrouped ? .grouped : .plain)
    super.init()
    delegates = [
      PlainMixtureDelegate(self), HeightsMixtureDelegate(self), EstimatesMixtureDelegate(self),
    ]
    delegateIndex = setup.heights.rawValue
    stage.checksDamage = false
    for _ in 0..<3 { rows.append(newRows(5)) }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    if setup.isSelfSizing {
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 30
    }
    if setup.estimatesHeaders { table.estimatedSectionHeaderHeight = 20 }
    table.dataSource = self
    table.delegate = delegate
  }

  func newRows(_ count: Int) -> [Int] {
    next += count
    return Array(next - count..<next)
  }

  // MARK: Steps

  /// Performs a touch, a key press or an action of the program.
  func step() {
    budget = generator.once(in: 3) ? 1 : 0
    if generator.once(in: 2) { touch() } else { act() }
    if generator.once(in: 2) { stage.advance(by: Double.random(in: 0...0.25, using: &generator)) }
    checkNow()
  }

  /// Performs an action of the program, during which callbacks act much more often.
  func reentrantStep() {
    budget = 8
    if generator.once(in: 6) { touch() } else { act() }
    table.layoutIfNeeded()
    if generator.once(in: 8) { stage.advance(by: 1.0 / 60) }
    checkNow()
  }

  private func touch() {
    let id = generator.once(in: 6) ? 1 : 0
    var point = CGPoint(x: generator.number(0...319), y: generator.number(0...299))
    if generator.once(in: 3) { point.x = [30, 300, 315][generator.below(3)] }
    switch generator.below(9) {
    case 0, 1: stage.touchDown(at: point, id: id)
    case 2, 3: stage.touchMove(to: point, id: id)
    case 4: stage.touchUp(id: id)
    case 5: stage.tap(at: point)
    case 6:
      let end = CGPoint(
        x: point.x + generator.number(-200...200),
        y: point.y + generator.number(-20...20)
      )
      stage.drag(from: point, to: end, duration: 0.2)
    case 7: stage.scrollWheel(by: CGVector(dx: 0, dy: generator.number(-3...3)), at: point)
    default:
      stage.press(
        [
          .keyboardDownArrow, .keyboardUpArrow, .keyboardReturnOrEnter, .keyboardEscape,
          .keyboardEnd,
        ][generator.below(5)],
        modifiers: generator.once(in: 3) ? .alternate : []
      )
    }
    log.append("touch")
  }

  private func act() {
    depth += 1
    defer { depth -= 1 }
    let choice = generator.below(36)
    log.append("act \(choice)")
    // Within a block, the index paths of a second change would have to refer to the rows before the
    // first one.
    if isInBlock { return configure() }
    switch choice {
    case 0, 1: change(animation)
    case 2: UIView.animate(withDuration: 0.2) { self.change(self.animation) }
    case 3: UIView.performWithoutAnimation { change(animation) }
    case 4..<6:
      table.performBatchUpdates {
        self.isInBlock = true
        self.change(self.animation)
        if self.generator.once(in: 3) { self.configure() }
        self.isInBlock = false
      }
    case 6..<8: changeSections()
    case 8:
      heightShift += generator.below(2)
      table.reloadData()
    case 9:
      mutate()
      table.reloadData()
    case 10, 11: table.setEditing(.random(using: &generator), animated: .random(using: &generator))
    case 12: (table.dataSource, table.delegate) = (nil, delegate)
    case 13, 14, 15: (table.dataSource, table.delegate) = (self, delegate)
    case 16 where losesDelegate: table.delegate = nil
    case 16:
      delegateIndex = generator.below(3)
      table.delegate = delegate
    case 17: table.removeFromSuperview()
    case 18, 19: enter()
    case 20:
      heightShift += generator.below(2)
      table.beginUpdates()
      table.endUpdates()
    case 21..<25: changeMuch()
    default: configure()
    }
  }

  var animation: UITableView.RowAnimation {
    [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic][generator.below(8)]
  }

  /// Adds the table to the window, or to a view with its own theme.
  private func enter() {
    if generator.once(in: 3) {
      if other.superview == nil { stage.window.addSubview(other) }
      other.frame = stage.window.bounds
      other.traitOverrides.tableTheme = generator.once(in: 2) ? .classic : nil
      other.addSubview(table)
    } else {
      stage.window.addSubview(table)
    }
    table.frame = stage.window.bounds
  }

  private func configure() {
    let choice = generator.below(26)
    log.append("configure \(choice)")
    switch choice {
    case 0: table.frame.size.width = [320, 300, 200, 0][generator.below(4)]
    case 1: table.frame.size.height = [300, 200, 40, 0][generator.below(4)]
    case 2:
      table.rowHeight = [20, 44, 90, UITableView.automaticDimension][generator.below(4)]
    case 3: table.sectionHeaderHeight = [0, 20, 40][generator.below(3)]
    case 4: table.allowsMultipleSelection.toggle()
    case 5: table.allowsMultipleSelectionDuringEditing.toggle()
    case 6:
      table.tableHeaderView =
        generator.once(in: 2) ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 60))
    case 7:
      if let path = anyShownPath {
        table.selectRow(at: path, animated: true, scrollPosition: .none)
      }
    case 8:
      if let path = anyShownPath {
        table.scrollToRow(at: path, at: .middle, animated: generator.once(in: 2))
      }
    case 9:
      wasPutOutside = true
      table.setContentOffset(
        CGPoint(x: 0, y: generator.number(-50...800)),
        animated: generator.once(in: 2)
      )
    case 10: table.contentInset.top = generator.number(0...40)
    case 11: table.traitOverrides.tableTheme = generator.once(in: 2) ? .classic : nil
    case 12:
      table.traitOverrides.preferredContentSizeCategory =
        generator.once(in: 2) ? .extraLarge : .unspecified
    case 13: table.layoutIfNeeded()
    case 14: table.separatorStyle = generator.once(in: 2) ? .none : .singleLine
    case 15: table.tableFooterView = generator.once(in: 2) ? nil : UIView()
    default: configureMore()
    }
  }

  private func configureMore() {
    switch generator.below(10) {
    case 0: table.contentInset.bottom = generator.number(0...60)
    case 1: table.estimatedRowHeight = [0, 10, 60][generator.below(3)]
    case 2: table.estimatedSectionHeaderHeight = [0, 10, 60][generator.below(3)]
    case 3:
      guard let head = table.tableHeaderView else { return }
      head.frame.size.height = generator.number(0...100)
      table.tableHeaderView = head
    case 4:
      table.sectionIndexMinimumDisplayRowCount = generator.below(20)
      hasIndex.toggle()
      table.reloadSectionIndexTitles()
    case 5: table.allowsSelectionDuringEditing.toggle()
    case 6: table.scrollToNearestSelectedRow(at: .top, animated: generator.once(in: 2))
    case 7:
      if let path = table.indexPathForSelectedRow { table.deselectRow(at: path, animated: true) }
    case 8:
      if let path = anyShownPath {
        table.scrollToRow(
          at: path,
          at: [.top, .bottom, .none][generator.below(3)],
          animated: false
        )
      }
    default: _ = (table.visibleCells, table.indexPathsForVisibleRows)
    }
  }

  /// A random row of the table's current model; `nil` if there is none.
  private var anyShownPath: IndexPath? {
    let sections = table.numberOfSections
    guard sections > 0 else { return nil }
    let section = generator.below(sections)
    let count = table.numberOfRows(inSection: section)
    return count > 0 ? at(generator.below(count), section) : nil
  }

  /// Changes rows without notifying the table.
  private func mutate() {
    if rows.isEmpty || generator.once(in: 4) { rows.append(newRows(3)) }
    rows[generator.below(rows.count)] = newRows(generator.below(8))
    if generator.once(in: 3) { rows.remove(at: generator.below(rows.count)) }
  }

  /// Makes a consistent change of rows.
  private func change(_ animation: UITableView.RowAnimation) {
    guard table.dataSource != nil else { return mutate() }
    guard !rows.isEmpty else { return changeSections() }
    let section = generator.below(rows.count)
    let count = rows[section].count
    switch generator.below(4) {
    case 0:
      let row = generator.below(count + 1)
      rows[section].insert(newRows(1)[0], at: row)
      table.insertRows(at: [at(row, section)], with: animation)
    case 1 where count > 0:
      let row = generator.below(count)
      rows[section].remove(at: row)
      table.deleteRows(at: [at(row, section)], with: animation)
    case 2 where count > 1:
      let (from, to) = (generator.below(count), generator.below(count))
      rows[section].insert(rows[section].remove(at: from), at: to)
      table.moveRow(at: at(from, section), to: at(to, section))
    case 3 where count > 0:
      let row = generator.below(count)
      rows[section][row] = newRows(1)[0]
      table.reloadRows(at: [at(row, section)], with: animation)
    default: break
    }
  }

  /// Makes a consistent change of sections.
  private func changeSections() {
    guard table.dataSource != nil else { return mutate() }
    switch generator.below(4) {
    case 0:
      let section = generator.below(rows.count + 1)
      rows.insert(newRows(generator.below(6)), at: section)
      table.insertSections([section], with: animation)
    case 1 where !rows.isEmpty:
      let section = generator.below(rows.count)
      rows.remove(at: section)
      table.deleteSections([section], with: animation)
    case 2 where !rows.isEmpty:
      let section = generator.below(rows.count)
      rows[section] = newRows(generator.below(6))
      table.reloadSections([section], with: animation)
    case 3 where rows.count > 1:
      let (from, to) = (generator.below(rows.count), generator.below(rows.count))
      rows.insert(rows.remove(at: from), at: to)
      table.moveSection(from, toSection: to)
    default: break
    }
  }

  /// Performs the operation prepared for a callback, or else sometimes a random one.
  func called(_ callback: TableCallback) {
    if !armed.isEmpty, !isQuiet, depth < 3, let operation = disarm(callback) {
      callbackCount += 1
      log.append("in \(callback)")
      perform(operation)
      return
    }
    guard budget > 0, depth < (isReentrant ? 3 : 2), generator.once(in: isReentrant ? 3 : 8) else {
      return
    }
    budget -= 1
    callbackCount += 1
    log.append("in \(callback)")
    act()
  }
}
