import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// Tests for the world clock screen.
@MainActor @Suite struct WorldClockTests {
  private let folder: TemporaryFolder
  private let store: CityStore

  init() throws {
    folder = try TemporaryFolder()
    store = CityStore(folder: folder.path)
  }

  /// Creates a world with constant content that saves into the folder.
  private func world() -> World {
    var world = World.still()
    world.cities = SelectedCities(store: store)
    return world
  }

  /// Returns the visible names, from top to bottom.
  private func names(on stage: Stage) throws -> [String] {
    try stage.table().visibleCells.compactMap { ($0 as? ClockCell)?.texts[0] }
  }

  /// The names in the saved file; `nil` if there is no valid file.
  private var savedNames: [String]? {
    guard case .cities(let cities) = store.load() else { return nil }
    return cities.map(\.name)
  }

  /// Returns the centre of a row in window coordinates.
  private func middle(of row: Int, on stage: Stage) throws -> CGPoint {
    let table = try stage.table()
    let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// Swipes a row open, and taps its Delete button.
  private func delete(_ row: Int, on stage: Stage) throws {
    let point = try middle(of: row, on: stage)
    let end = CGPoint(x: point.x - 150, y: point.y)
    stage.drag(from: point, to: end, duration: 0.2, hold: 0.2)
    #expect(stage.settle())
    stage.tap(at: CGPoint(x: 375, y: point.y))
    #expect(stage.settle())
  }

  /// Taps the button with a title anywhere on the screen.
  private func tapButton(_ title: String, on stage: Stage) throws {
    func search(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.titleLabel?.text == title { return button }
      return view.subviews.lazy.compactMap(search).first
    }
    let view = try #require(stage.topViewController?.view)
    let button = try #require(search(view))
    stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    #expect(stage.settle())
  }

  @Test func theStandardCitiesAreShown() throws {
    let stage = Stage(showing: .worldClock, in: world())
    #expect(try names(on: stage) == CityList.standard.cities.map(\.name))
    let cell = try #require(try stage.table().visibleCells[3] as? ClockCell)
    #expect(cell.texts == ["Kathmandu", "Today, +5:45 h", "15:26", "26", ""])
    #expect(savedNames == nil)
  }

  @Test func aCityIsAddedFromTheList() throws {
    let stage = Stage(showing: .worldClock, in: world())
    stage.tap(at: CGPoint(x: 366, y: 22))
    #expect(stage.settle())
    #expect(stage.topViewController is AddCityViewController)
    let table = try stage.table()
    let accra = IndexPath(row: 1, section: 0)
    #expect(table.cellForRow(at: accra)?.accessoryType == UITableViewCell.AccessoryType.none)
    for _ in 0..<2 {
      try stage.tapRow(1)
      #expect(table.cellForRow(at: accra)?.accessoryType == .checkmark)
      #expect(table.indexPathForSelectedRow == nil)
    }
    #expect(savedNames?.last == "Accra")
    stage.goBack()
    #expect(try names(on: stage).last == "Accra")
    #expect(try names(on: stage).count == 7)
  }

  @Test func chosenCitiesAreChecked() throws {
    let stage = Stage(showing: .addCity, in: world())
    let table = try stage.table()
    let catalog = CityCatalog()
    for city in CityList.standard.cities {
      let section = try #require(catalog.sections.firstIndex { $0.cities.contains(city) })
      let row = try #require(catalog.sections[section].cities.firstIndex(of: city))
      let indexPath = IndexPath(row: row, section: section)
      table.scrollToRow(at: indexPath, at: .middle, animated: false)
      stage.settle()
      #expect(table.cellForRow(at: indexPath)?.accessoryType == .checkmark, "\(city.name)")
    }
    #expect(table.visibleCells.filter { $0.accessoryType == .checkmark }.count == 1)
  }

  @Test func theIndexScrollsToALetter() throws {
    let stage = Stage(showing: .addCity, in: world())
    stage.tap(at: CGPoint(x: 385, y: 600))
    #expect(stage.settle())
    #expect(try stage.table().contentOffset.y > 5000)
  }

  @Test func aDeletedCityIsRestoredByTheUndoButton() throws {
    let stage = Stage(showing: .worldClock, in: world())
    let allNames = try names(on: stage)
    try delete(2, on: stage)
    #expect(try names(on: stage) == allNames.filter { $0 != "Los Angeles" })
    #expect(savedNames == allNames.filter { $0 != "Los Angeles" })
    try tapButton("Undo", on: stage)
    #expect(try names(on: stage) == allNames)
    #expect(savedNames == allNames)
  }

  @Test func theButtonUndoesTheLastDeletionOnly() throws {
    let stage = Stage(showing: .worldClock, in: world())
    let table = try stage.table()
    let height = table.frame.height
    try delete(0, on: stage)
    #expect(table.frame.height < height)
    try delete(0, on: stage)
    try tapButton("Undo", on: stage)
    #expect(try names(on: stage).first == "New York")
    #expect(table.frame.height == height)
  }

  @Test func editingModeDeletesWithTheMinus() throws {
    let stage = Stage(showing: .worldClockEditing, in: world())
    let point = try middle(of: 1, on: stage)
    stage.tap(at: CGPoint(x: 20, y: point.y))
    #expect(stage.settle())
    #expect(try names(on: stage).contains("New York"))
    stage.tap(at: CGPoint(x: 375, y: point.y))
    #expect(stage.settle())
    #expect(try !names(on: stage).contains("New York"))
    #expect(savedNames?.contains("New York") == false)
    #expect(stage.topViewController?.isEditing == true)
  }

  @Test func anEmptyListHasNoEditButton() throws {
    let stage = Stage(showing: .worldClock, in: world())
    for _ in 0..<6 { try delete(0, on: stage) }
    #expect(try stage.table().visibleCells.isEmpty)
    #expect(try stage.table().backgroundView is MessageView)
    #expect(stage.topViewController?.editButtonItem.isEnabled == false)
    try tapButton("Undo", on: stage)
    #expect(try names(on: stage) == ["Sydney"])
    #expect(try stage.table().backgroundView == nil)
    #expect(stage.topViewController?.editButtonItem.isEnabled == true)
  }

  @Test func theGripMovesARow() throws {
    let stage = Stage(showing: .worldClockEditing, in: world())
    let allNames = try names(on: stage)
    let (from, to) = (try middle(of: 0, on: stage), try middle(of: 3, on: stage))
    stage.drag(
      from: CGPoint(x: 370, y: from.y),
      to: CGPoint(x: 370, y: to.y),
      duration: 0.4,
      hold: 0.2
    )
    #expect(stage.settle())
    let movedNames = Array(allNames[1...3] + allNames[..<1] + allNames[4...])
    #expect(try names(on: stage) == movedNames)
    #expect(savedNames == movedNames)
  }

  @Test func savedCitiesAreShownAfterRelaunch() throws {
    let first = Stage(showing: .worldClock, in: world())
    try delete(4, on: first)
    let second = Stage(showing: .worldClock, in: world())
    #expect(try names(on: second) == names(on: first))
    #expect(try !names(on: second).contains("Tokyo"))
  }
}

// MARK: Problems

extension WorldClockTests {
  /// Returns the texts of the visible strips above and below the list.
  private func barTexts(on stage: Stage) throws -> [String] {
    let view = try #require(stage.topViewController?.view)
    return view.subviews.filter { $0.frame.intersection(view.bounds).height > 0 }
      .compactMap { ($0 as? BarView)?.text }
  }

  @Test func aDamagedFileIsReported() throws {
    try Data("{\"cities\":".utf8).write(to: URL(fileURLWithPath: store.file))
    let stage = Stage(showing: .worldClock, in: world())
    #expect(try names(on: stage) == CityList.standard.cities.map(\.name))
    #expect(try barTexts(on: stage).count == 1)
    #expect(try barTexts(on: stage)[0].contains("world-clock.damaged-1.json"))
    #expect(try stage.table().frame.minY > 44)
    try tapButton("OK", on: stage)
    #expect(try barTexts(on: stage) == [])
    let files = folder.names.filter { !$0.hasSuffix(".lock") }
    #expect(files == ["world-clock.damaged-1.json", "world-clock.json"])
  }

  @Test func aFolderThatCannotBeWrittenIsReported() throws {
    var world = World.still()
    world.cities = SelectedCities(store: CityStore(folder: "/proc/rolltop"))
    let stage = Stage(showing: .worldClock, in: world)
    #expect(try barTexts(on: stage) == [])
    try delete(0, on: stage)
    #expect(try barTexts(on: stage).count == 2)
    #expect(try barTexts(on: stage)[0].contains("not saved in /proc/rolltop"))
    #expect(try names(on: stage).count == 5)
    try tapButton("OK", on: stage)
    #expect(try barTexts(on: stage) == ["London was deleted"])
    try tapButton("Undo", on: stage)
    #expect(try barTexts(on: stage).count == 1)
    #expect(try names(on: stage).count == 6)
  }
}

// MARK: Time

extension WorldClockTests {
  /// A clock set by a test.
  private final class Clock {
    /// At first 14 March 2026, 09:41:26 UTC.
    var now = Date(timeIntervalSince1970: 1_773_481_286)
  }

  private func showWorldClock(at clock: Clock) throws -> (Stage, WorldClockViewController) {
    var world = world()
    world.now = { clock.now }
    let stage = Stage(showing: .worldClock, in: world)
    return (stage, try #require(stage.topViewController as? WorldClockViewController))
  }

  @Test func eachSecondRedrawsOnlyTheSeconds() throws {
    let clock = Clock()
    let (stage, controller) = try showWorldClock(at: clock)
    let cells = controller.tableView.visibleCells
    let before = stage.pixels()
    let frames = stage.framesDrawn
    clock.now += 1
    controller.showTime()
    stage.advance(by: 1)
    #expect(stage.framesDrawn == frames + 1)
    // Six labels of two digits.
    #expect(stage.loop.lastFramePixels < 6 * 26 * 26)
    #expect(stage.loop.lastFramePixels > 0)
    #expect(controller.tableView.visibleCells == cells)
    #expect((cells[0] as? ClockCell)?.texts[3] == "27")
    let after = stage.pixels()
    for x in 0..<340 {
      for y in stride(from: 0, to: 844, by: 5) {
        #expect(before.pixel(x: x, y: y) == after.pixel(x: x, y: y), "\(x), \(y)")
      }
    }
  }

  @Test func theSameSecondRedrawsNothing() throws {
    let clock = Clock()
    let (stage, controller) = try showWorldClock(at: clock)
    let frames = stage.framesDrawn
    clock.now += 0.5
    controller.showTime()
    stage.advance(by: 1)
    #expect(stage.framesDrawn == frames)
  }

  @Test func aNewMinuteUpdatesEveryRow() throws {
    let clock = Clock()
    let (stage, controller) = try showWorldClock(at: clock)
    clock.now += 34
    controller.showTime()
    stage.advance(by: 1)
    for cell in controller.tableView.visibleCells {
      #expect((cell as? ClockCell)?.texts[3] == "00")
    }
    #expect((controller.tableView.visibleCells[0] as? ClockCell)?.texts[2] == "09:42")
  }

  @Test func everyRowKeepsItsCityWhileOneIsDragged() throws {
    let clock = Clock()
    let (stage, controller) = try showWorldClock(at: clock)
    controller.setEditing(true, animated: false)
    let allNames = try names(on: stage)
    let from = try middle(of: 0, on: stage)
    stage.touchDown(at: CGPoint(x: 370, y: from.y))
    for step in 1...60 {
      stage.touchMove(to: CGPoint(x: 370, y: from.y + 4 * CGFloat(step)))
      clock.now += 1
      controller.showTime()
      stage.advance(by: 1.0 / 60)
      #expect(try names(on: stage).sorted() == allNames.sorted())
    }
    for cell in controller.tableView.visibleCells {
      #expect((cell as? ClockCell)?.texts[3] == "26")
    }
    stage.touchCancel()
    #expect(stage.settle())
    #expect(try names(on: stage) == allNames)
    #expect(savedNames == nil)
  }

  @Test func theTimeIsUpdatedWhileRowsMove() throws {
    let clock = Clock()
    let (stage, controller) = try showWorldClock(at: clock)
    controller.setEditing(true, animated: true)
    for _ in 0..<40 {
      clock.now += 1
      controller.showTime()
      stage.advance(by: 1.0 / 60)
    }
    #expect(stage.settle())
    #expect(try names(on: stage).count == 6)
  }

  /// Returns the visible labels of a row with non-empty texts.
  private func visibleLabels(in cell: UITableViewCell) -> [UILabel] {
    cell.contentView.subviews.compactMap { $0 as? UILabel }.filter {
      !$0.isHidden && $0.text?.isEmpty == false
    }
  }

  @Test(
    arguments: ["en_US", "ko_KR", "en_GB"],
    [UIContentSizeCategory.large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge]
  )
  func noTextOfACityIsTruncated(locale: String, size: UIContentSizeCategory) throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for isEditing in [false, true] {
        let stage = Stage(layoutDirection: direction)
        stage.window.traitOverrides.preferredContentSizeCategory = size
        var world = world()
        world.locale = Locale(identifier: locale)
        let screen: Screen = isEditing ? .worldClockEditing : .worldClock
        stage.show(screen.makeController(in: world))
        stage.settle()
        for cell in try stage.table().visibleCells {
          let labels = visibleLabels(in: cell)
          let isAccessible = size.isAccessibilityCategory
          for label in labels {
            let fittingSize = CGSize(
              width: label.bounds.width + 0.5,
              height: .greatestFiniteMagnitude
            )
            let needed = label.sizeThatFits(fittingSize)
            #expect(needed.height <= label.bounds.height + 1, "\(label.text ?? "")")
            #expect(needed.width <= label.bounds.width + 1, "\(label.text ?? "")")
            #expect(cell.contentView.bounds.insetBy(dx: -1, dy: -1).contains(label.frame))
            for other in labels where other !== label && isAccessible {
              let overlap = label.frame.intersection(other.frame)
              #expect(overlap.isNull || overlap.width <= 1 || overlap.height <= 20)
            }
          }
          #expect(
            labels.contains {
              $0.text == "PM" || $0.text == "오후" || locale == "en_GB" || $0.text == "AM"
                || $0.text == "오전"
            }
          )
        }
      }
    }
  }
}
