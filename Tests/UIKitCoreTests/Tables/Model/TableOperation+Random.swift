import UIKitCore
import UIKitTesting

extension TableSetup {
  /// Returns the parameters of a table in which all sections have headers and footers of one kind.
  static func uniform(using generator: inout SeededGenerator) -> TableSetup {
    var setup = random(using: &generator)
    setup.headerKind = [.titles, .views, .none][generator.below(3)]
    return setup
  }
}

extension TableOperation {
  /// Returns random operations; the last one compares the table with a new one.
  static func random(_ count: Int, using generator: inout SeededGenerator) -> [TableOperation] {
    var operations: [TableOperation] = []
    while operations.count < count {
      switch generator.below(40) {
      case 0: operations += away(using: &generator)
      case 1: operations.append(.check)
      case 2..<8: operations.append(.frames(1 + generator.below(12)))
      case 8..<13:
        let callback = TableCallback.allCases.randomElement(using: &generator) ?? .cellForRow
        let inner = single(using: &generator)
        operations.append(.whenCalled(callback, skipping: generator.below(4), inner))
      default: operations.append(single(using: &generator))
      }
    }
    return operations.prefix(count - 1) + [.compare]
  }

  /// Returns operations that remove the table, change it, and show it again.
  private static func away(using generator: inout SeededGenerator) -> [TableOperation] {
    let pairs: [(Showing, Showing)] = [
      (.removed, .inWindow), (.removed, .inContainer), (.hidden, .unhidden),
      (.containerRemoved, .inContainer), (.windowHidden, .unhidden), (.removed, .inOtherWindow),
    ]
    let (leaving, entering) = pairs[generator.below(pairs.count)]
    var operations: [TableOperation] = [.show(leaving)]
    for _ in 0..<1 + generator.below(5) {
      operations.append(
        generator.once(in: 4) ? single(using: &generator) : environment(using: &generator)
      )
      if generator.once(in: 3) { operations.append(.frames(1 + generator.below(4))) }
    }
    return operations + [.show(entering), .compare]
  }

  private static func single(using generator: inout SeededGenerator) -> TableOperation {
    switch generator.below(32) {
    case 0..<9: .touch(touch(using: &generator))
    case 9..<14: .rows(rowChange(using: &generator))
    case 14..<17:
      .batch((0..<2 + generator.below(6)).map { _ in rowChange(using: &generator) })
    case 17: .animated(.rows(rowChange(using: &generator)))
    case 18: .unanimated(.rows(rowChange(using: &generator)))
    case 19:
      .inBlock(
        generator.once(in: 3) ? setting(using: &generator) : .rows(rowChange(using: &generator))
      )
    case 20: .show(Showing.allCases[generator.below(Showing.allCases.count)])
    case 21: .show([.inWindow, .inContainer, .unhidden][generator.below(3)])
    case 22, 23: environment(using: &generator)
    default: setting(using: &generator)
    }
  }

  private static func touch(using generator: inout SeededGenerator) -> Touch {
    var (x, y) = (generator.below(320), generator.below(300))
    if generator.once(in: 3) { x = [30, 300, 315][generator.below(3)] }
    let finger = generator.once(in: 6) ? 1 : 0
    switch generator.below(10) {
    case 0, 1: return .down(x: x, y: y, finger: finger)
    case 2, 3: return .move(x: x, y: y, finger: finger)
    case 4: return .up(finger: finger, isCancelled: generator.once(in: 4))
    case 5: return .tap(x: x, y: y)
    case 6: return .drag(x: x, y: y, dx: generator.below(400) - 200, dy: generator.below(40) - 20)
    case 7: return .drag(x: x, y: y, dx: 0, dy: generator.below(400) - 200)
    case 8:
      if generator.once(in: 8) { return .longPress(x: x, y: y) }
      return .wheel(x: x, y: y, dy: Double(generator.below(25) - 12) / 4)
    default:
      let key = Key.allCases[generator.below(Key.allCases.count)]
      return .key(key, alternate: generator.once(in: 3))
    }
  }

  private static func rowChange(using generator: inout SeededGenerator) -> RowChange {
    let animations: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    let animation = animations[generator.below(8)]
    let (section, row) = (generator.below(6), generator.below(12))
    switch generator.below(15) {
    case 0, 1, 2: return .insert(section: section, row: row, animation)
    case 3, 4: return .delete(section: section, row: row, animation)
    case 5, 6: return .reload(section: section, row: row, animation)
    case 7, 8:
      return .move(
        section: section,
        row: row,
        toSection: generator.below(6),
        toRow: generator.below(12)
      )
    case 9: return .insertSection(at: section, rows: generator.below(6), animation)
    case 10: return .deleteSection(at: section, animation)
    case 11: return .reloadSection(at: section, rows: generator.below(6), animation)
    case 12: return .moveSection(from: section, to: generator.below(6))
    case 13: return .replace(section: section, rows: generator.below(8))
    default: return .heights(reload: generator.once(in: 2))
    }
  }

  private static func setting(using generator: inout SeededGenerator) -> TableOperation {
    .set(generator.once(in: 2) ? property(using: &generator) : call(using: &generator))
  }

  private static func property(using generator: inout SeededGenerator) -> Setting {
    let isOn = generator.once(in: 2)
    switch generator.below(17) {
    case 0: return .width([320, 300, 200, 0][generator.below(4)])
    case 1: return .height([300, 200, 40, 0][generator.below(4)])
    case 2: return .rowHeight([32, 44, 90, 0][generator.below(4)])
    case 3: return .headerHeight([0, 20, 40][generator.below(3)])
    case 4: return .estimatedRowHeight([0, 10, 60][generator.below(3)])
    case 5: return .estimatedHeaderHeight([0, 10, 60][generator.below(3)])
    case 6: return .multipleSelection(isOn)
    case 7: return .multipleSelectionDuringEditing(isOn)
    case 8: return .selectionDuringEditing(isOn)
    case 9: return .tableHeader(isOn ? 0 : 1 + generator.below(100))
    case 10: return .tableFooter(isOn)
    case 11: return .separators(isOn)
    case 12: return .index(isOn, minimum: generator.below(20))
    case 13: return .adjustsInsets(isOn)
    case 14: return .dataSource(!generator.once(in: 3))
    case 15: return .delegate(!generator.once(in: 3))
    default: return .otherDelegate(generator.below(3))
    }
  }

  private static func call(using generator: inout SeededGenerator) -> Setting {
    let isAnimated = generator.once(in: 2)
    let (section, row) = (generator.below(6), generator.below(12))
    let position: UITableView.ScrollPosition = [.none, .top, .middle, .bottom][generator.below(4)]
    switch generator.below(13) {
    case 0, 1, 2: return .editing(generator.once(in: 2), animated: isAnimated)
    case 3, 4: return .select(section: section, row: row, position, animated: isAnimated)
    case 5: return .deselect(animated: isAnimated)
    case 6, 7: return .scroll(section: section, row: row, position, animated: isAnimated)
    case 8: return .scrollToSelected(position, animated: isAnimated)
    case 9: return .offset(generator.below(850) - 50, animated: isAnimated)
    case 10: return .insets(top: generator.below(40), bottom: generator.below(60))
    case 11: return .layOut
    default: return .query
    }
  }

  private static func environment(using generator: inout SeededGenerator) -> TableOperation {
    let level = Level.allCases[generator.below(4)]
    let style = Style.allCases[generator.below(3)]
    let change: Environment =
      switch generator.below(14) {
      case 0, 1: .theme(Theme.allCases[generator.below(3)])
      case 2, 3: .style(style)
      case 4, 5: .textSize(TextSize.allCases[generator.below(4)])
      case 6: .boldText(generator.once(in: 2))
      case 7: .tint(generator.once(in: 2))
      case 8: .scale([1, 1.5, 2][generator.below(3)])
      case 9:
        generator.once(in: 2)
          ? .safeArea(top: generator.below(3) * 20, bottom: generator.below(3) * 17)
          : .screen(
            width: [320, 240, 400][generator.below(3)],
            height: [300, 120, 360][generator.below(3)]
          )
      case 10: .keyboard(generator.once(in: 2) ? 0 : 120)
      case 11: .otherStage(style)
      default: .direction(Direction.allCases[generator.below(3)])
      }
    return .environment(change, level)
  }
}
