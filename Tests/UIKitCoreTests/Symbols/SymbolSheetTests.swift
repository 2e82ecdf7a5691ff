import Foundation
import SeparateProcess
import Testing
import UIKitStage
import UIKitTesting

@testable import UIKitCore
@testable import UIKitGraphics

/// Snapshot tests of all symbols, and of the page that lists them.
@MainActor
struct SymbolSheetTests {
  /// Creates a stage with rows of symbols, at the size of symbols beside text or at a multiple of
  /// it.
  private func makeStage(
    symbols names: [String],
    pointSize: CGFloat,
    style: UIUserInterfaceStyle
  ) -> Stage {
    let columns = 34
    let side = (pointSize * 1.9).rounded()
    let rows = (names.count + columns - 1) / columns
    let stage = Stage(
      size: CGSize(width: side * CGFloat(columns), height: side * CGFloat(rows)),
      scale: 1
    )
    let view = UIView()
    view.overrideUserInterfaceStyle = style
    view.backgroundColor = .systemBackground
    for (index, name) in names.enumerated() {
      let configuration = UIImage.SymbolConfiguration(pointSize: pointSize)
      let image = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      image.contentMode = .center
      image.tintColor = .label
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      image.frame = CGRect(
        x: CGFloat(column) * side,
        y: CGFloat(row) * side,
        width: side,
        height: side
      )
      view.addSubview(image)
    }
    stage.show(view)
    stage.settle()
    return stage
  }

  /// Slow: draws all symbols, and compares a large picture.
  @Test(.separateProcess) func allSymbolsInLight() {
    assertSnapshot(
      of: makeStage(symbols: Symbols.names, pointSize: 17, style: .light),
      named: "symbols-light"
    )
  }

  /// Slow: draws hundreds of symbols, and compares a large picture.
  @Test(.separateProcess) func drawingsInDarkAndLarge() {
    let aliases = Symbols.aliases
    let names = Symbols.names.filter { name in
      aliases[name] == nil && !name.contains(".circle") && !name.contains(".square")
    }
    assertSnapshot(
      of: makeStage(symbols: names, pointSize: 34, style: .dark),
      named: "symbols-dark"
    )
  }

  @Test func thePageOfSymbolsListsEverySymbol() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let page = root.appendingPathComponent("Sources/UIKit/UIKit.docc/Symbols.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let listed = text.split(separator: "`").filter { !$0.contains(" ") && !$0.contains("\n") }
    let missing = Set(Symbols.names).subtracting(listed.map(String.init))
    #expect(missing.isEmpty, "\(missing.sorted())")
  }
}
