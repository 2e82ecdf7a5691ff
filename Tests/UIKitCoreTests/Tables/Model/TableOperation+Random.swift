import UIKitCore
import UIKitTesting

extension TableSetup {
  /// Returns the parameters of a table in which all sections have headers and footers of one kind.
  static func uniform(using dice: inout SeededGenerator) -> TableSetup {
    var setup = random(using: &dice)
    setup.heads = [.titles, .views, .none][dice.below(3)]
    return setup
  }
}

extension TableOperation {
  /// Returns random operations; the last one compares the table with a new one.
  static func random(_ count: Int, using dice: inout SeededGenerator) -> [TableOperation] {
    var operations: [TableOperation] = []
    while operations.count < count {
      switch dice.below(40) {
      case 0: operations += away(using: &dice)
      case 1: operations.append(.check)
      case 2..<8: operations.append(.frames(1 + dice.below(12)))
      case 8..<13:
        let callback = TableCallback.allCases.randomElement(using: &dice) ?? .cellForRow
        let inner = single(using: &dice)
        operations.append(.whenCalled(callback, skipping: dice.below(4), inner))
      default: operations.append(single(using: &dice))
      }
    }
    return operations.prefix(count - 1) + [.compare]
  }

  /// Returns operations that remove the table, change it, and show it again.
  private static func away(using dice: inout SeededGenerator) -> [TableOperation] {
    let ways: [(Showing, Showing)] = [
      (.removed, .inWindow), (.removed, .inContainer), (.hidden, .unhidden),
      (.containerRemoved, .inContainer), (.windowHidden, .unhidden), (.removed, .inOtherWindow),
    ]
    let (leaving, entering) = ways[dice.below(ways.count)]
    var operations: [TableOperation] = [.show(leaving)]
    for _ in 0..<1 + dice.below(5) {
      operations.append(dice.once(in: 4) ? single(using: &dice) : environment(using: &dice))
      if dice.once(in: 3) { operations.append(.frames(1 + dice.below(4))) }
    }
    return operations + [.show(entering), .compare]
  }

  private static func single(using dice: inout SeededGenerator) -> TableOperation {
    switch dice.below(32) {
    case 0..<9: .touch(touch(using: &dice))
    case 9..<14: .rows(rowChange(using: &dice))
    case 14..<17:
      .batch((0..<2 + dice.below(6)).map { _ in rowChange(using: &dice) })
    case 17: .animated(.rows(rowChange(using: &dice)))
    case 18: .unanimated(.rows(rowChange(using: &dice)))
    case 19: .inBlock(dice.once(in: 3) ? setting(using: &dice) : .rows(rowChange(using: &dice)))
    case 20: .show(Showing.allCases[dice.below(Showing.allCases.count)])
    case 21: .show([.inWindow, .inContainer, .unhidden][dice.below(3)])
    case 22, 23: environment(using: &dice)
    default: setting(using: &dice)
    }
  }

  private static func touch(using dice: inout SeededGenerator) -> Touch {
    var (x, y) = (dice.below(320), dice.below(300))
    if dice.once(in: 3) { x = [30, 300, 315][dice.below(3)] }
    let finger = dice.once(in: 6) ? 1 : 0
    switch dice.below(10) {
    case 0, 1: return .down(x: x, y: y, finger: finger)
    case 2, 3: return .move(x: x, y: y, finger: finger)
    case 4: return .up(finger: finger, isCancelled: dice.once(in: 4))
    case 5: return .tap(x: x, y: y)
    case 6: return .drag(x: x, y: y, dx: dice.below(400) - 200, dy: dice.below(40) - 20)
    case 7: return .drag(x: x, y: y, dx: 0, dy: dice.below(400) - 200)
    case 8:
      if dice.once(in: 8) { return .longPress(x: x, y: y) }
      return .wheel(x: x, y: y, dy: Double(dice.below(25) - 12) / 4)
    default:
      let key = Key.allCases[dice.below(Key.allCases.count)]
      return .key(key, alternate: dice.once(in: 3))
    }
  }

  private static func rowChange(using dice: inout SeededGenerator) -> RowChange {
    let animations: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    let animation = animations[dice.below(8)]
    let (section, row) = (dice.below(6), dice.below(12))
    switch dice.below(15) {
    case 0, 1, 2: return .insert(section: section, row: row, animation)
    case 3, 4: return .delete(section: section, row: row, animation)
    case 5, 6: return .reload(section: section, row: row, animation)
    case 7, 8:
      return .move(section: section, row: row, toSection: dice.below(6), toRow: dice.below(12))
    case 9: return .insertSection(at: section, rows: dice.below(6), animation)
    case 10: return .deleteSection(at: section, animation)
    case 11: return .reloadSection(at: section, rows: dice.below(6), animation)
    case 12: return .moveSection(from: section, to: dice.below(6))
    case 13: return .replace(section: section, rows: dice.below(8))
    default: return .heights(reload: dice.once(in: 2))
    }
  }

  private static func setting(using dice: inout SeededGenerator) -> TableOperation {
    .set(dice.once(in: 2) ? property(using: &dice) : call(using: &dice))
  }

  private static func property(using dice: inout SeededGenerator) -> Setting {
    let isOn = dice.once(in: 2)
    switch dice.below(17) {
    case 0: return .width([320, 300, 200, 0][dice.below(4)])
    case 1: return .height([300, 200, 40, 0][dice.below(4)])
    case 2: return .rowHeight([32, 44, 90, 0][dice.below(4)])
    case 3: return .headerHeight([0, 20, 40][dice.below(3)])
    case 4: return .estimatedRowHeight([0, 10, 60][dice.below(3)])
    case 5: return .estimatedHeaderHeight([0, 10, 60][dice.below(3)])
    case 6: return .multipleSelection(isOn)
    case 7: return .multipleSelectionDuringEditing(isOn)
    case 8: return .selectionDuringEditing(isOn)
    case 9: return .tableHeader(isOn ? 0 : 1 + dice.below(100))
    case 10: return .tableFooter(isOn)
    case 11: return .separators(isOn)
    case 12: return .index(isOn, minimum: dice.below(20))
    case 13: return .adjustsInsets(isOn)
    case 14: return .dataSource(!dice.once(in: 3))
    case 15: return .delegate(!dice.once(in: 3))
    default: return .otherDelegate(dice.below(3))
    }
  }

  private static func call(using dice: inout SeededGenerator) -> Setting {
    let isAnimated = dice.once(in: 2)
    let (section, row) = (dice.below(6), dice.below(12))
    let position: UITableView.ScrollPosition = [.none, .top, .middle, .bottom][dice.below(4)]
    switch dice.below(13) {
    case 0, 1, 2: return .editing(dice.once(in: 2), animated: isAnimated)
    case 3, 4: return .select(section: section, row: row, position, animated: isAnimated)
    case 5: return .deselect(animated: isAnimated)
    case 6, 7: return .scroll(section: section, row: row, position, animated: isAnimated)
    case 8: return .scrollToSelected(position, animated: isAnimated)
    case 9: return .offset(dice.below(850) - 50, animated: isAnimated)
    case 10: return .insets(top: dice.below(40), bottom: dice.below(60))
    case 11: return .layOut
    default: return .query
    }
  }

  private static func environment(using dice: inout SeededGenerator) -> TableOperation {
    let place = Place.allCases[dice.below(4)]
    let style = Style.allCases[dice.below(3)]
    let change: Environment =
      switch dice.below(14) {
      case 0, 1: .theme(Theme.allCases[dice.below(3)])
      case 2, 3: .style(style)
      case 4, 5: .textSize(TextSize.allCases[dice.below(4)])
      case 6: .boldText(dice.once(in: 2))
      case 7: .tint(dice.once(in: 2))
      case 8: .scale([1, 1.5, 2][dice.below(3)])
      case 9:
        dice.once(in: 2)
          ? .safeArea(top: dice.below(3) * 20, bottom: dice.below(3) * 17)
          : .screen(width: [320, 240, 400][dice.below(3)], height: [300, 120, 360][dice.below(3)])
      case 10: .keyboard(dice.once(in: 2) ? 0 : 120)
      case 11: .otherStage(style)
      default: .direction(Direction.allCases[dice.below(3)])
      }
    return .environment(change, place)
  }
}
