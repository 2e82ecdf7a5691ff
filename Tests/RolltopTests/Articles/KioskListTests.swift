import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import Cafe

/// Tests for the tutorial, whose code is a program of this package.
@MainActor @Suite struct KioskListTests {
  private let stage = Stage(size: CGSize(width: 480, height: 480), scale: 2)
  private let app = CafeApp()

  init() {
    stage.window.isHidden = true
    _ = app.application(UIApplication(), didFinishLaunchingWithOptions: nil)
    stage.settle()
  }

  private var controller: MenuController {
    get throws {
      let navigation = app.window.rootViewController as? UINavigationController
      return try #require(navigation?.topViewController as? MenuController)
    }
  }

  /// Returns the title and the detail text of every visible row, from top to bottom.
  private func rows() throws -> [String] {
    try controller.tableView.visibleCells.map {
      "\($0.textLabel?.text ?? "") \($0.detailTextLabel?.text ?? "")"
    }
  }

  private func touch(_ row: Int, _ section: Int) throws {
    let table = try controller.tableView
    let rect = table?.rectForRow(at: IndexPath(row: row, section: section)) ?? .null
    stage.tap(at: table?.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil) ?? .zero)
    stage.settle()
  }

  @Test func theArticlePrintsTheTestedProgram() throws {
    let blocks = try Article(named: "KioskList").blocks(in: "swift")
    #expect(blocks.count == 3)
    #expect(blocks.first?.code.hasPrefix("// swift-tools-version: ") == true)
    let folder = Article.project.appendingPathComponent("Tests/Cafe")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["CafeApp.swift", "MenuController.swift"])
    for file in files {
      let code = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let block = try #require(blocks.first { $0.code == code }, "\(file) is printed differently")
      #expect(block.introduction.contains("`Sources/Cafe/\(file)`"))
    }
  }

  @Test func theTutorialHasAtMost70LinesOfCode() throws {
    let lines = try Article(named: "KioskList").blocks(in: "swift").dropFirst().flatMap {
      $0.code.split(separator: "\n").filter { !$0.isEmpty }
    }
    #expect(lines.count <= 70)
  }

  @Test func theFirstScreenShowsTheMenu() throws {
    #expect(try controller.title == "Touch what you like")
    #expect(
      try rows() == [
        "Espresso 2.20 €", "Cappuccino 3.40 €", "Tea 2.60 €", "Lemonade 3.80 €", "Water 1.80 €",
      ]
    )
    let table = try controller.tableView
    #expect(table?.numberOfSections == 2)
    #expect(table?.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "hot")
    #expect(table?.headerView(forSection: 1)?.textLabel?.text?.lowercased() == "cold")
    #expect(table?.rectForRow(at: IndexPath(row: 0, section: 0)).height == 64)
    assertSnapshot(of: stage, named: "kiosk-list@2x")
  }

  @Test func aDelegateCreatedBeforeTheDisplayShowsItsWindow() throws {
    // As in a program, the delegate and its window exist before the screen.
    var earlier: FrameLoop? = FrameLoop(screen: UIScreen(size: CGSize(width: 7, height: 7)))
    earlier?.makeCurrent()
    let app = CafeApp()
    let stage = Stage(size: CGSize(width: 480, height: 480), scale: 2)
    earlier = nil
    stage.window.isHidden = true
    _ = app.application(UIApplication(), didFinishLaunchingWithOptions: nil)
    stage.settle()
    #expect(app.window.frame == CGRect(x: 0, y: 0, width: 480, height: 480))
    #expect(app.window.isKeyWindow)
    assertSnapshot(of: stage, named: "kiosk-list@2x")
  }

  @Test func touchesFillTheOrderAndClearEmptiesIt() throws {
    try touch(1, 0)
    #expect(try controller.title == "Order: 3.40 €")
    try touch(1, 0)
    try touch(1, 1)
    #expect(try rows()[1] == "2 × Cappuccino 3.40 €")
    #expect(try rows()[4] == "1 × Water 1.80 €")
    #expect(try controller.title == "Order: 8.60 €")
    assertSnapshot(of: stage, named: "kiosk-order@2x")
    stage.tap(at: CGPoint(x: 450, y: 22))
    stage.settle()
    #expect(try controller.title == "Touch what you like")
    #expect(try rows()[1] == "Cappuccino 3.40 €")
  }

  @Test(arguments: ["kiosk-list", "kiosk-order"])
  func theImagesOfTheArticleMatchTheProgram(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let reference = folder.appendingPathComponent("__Snapshots__/KioskListTests/\(name)@2x.png")
    let imageFile = Article.folder.appendingPathComponent("Resources/\(name)@2x.png")
    #expect(try Data(contentsOf: imageFile) == Data(contentsOf: reference))
  }
}
