import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for scrolling, which moves pixels of the frame.
///
/// `checksDamage` fails a test if a frame differs from a full redraw.
@MainActor
struct ScrollBlitTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var sections = 30
    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section % 3 == 0 ? nil : "Section \(section)"
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "in section \(indexPath.section)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func makeTable(
    _ style: UITableView.Style,
    on stage: Stage,
    rows: Rows
  ) -> UITableView {
    stage.checksDamage = true
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = rows
    stage.show(table)
    stage.settle()
    return table
  }

  @Test func aPlainScrollCompositesOnlyTheUncoveredStrip() {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let rows = Rows()
    let table = makeTable(.plain, on: stage, rows: rows)
    table.showsVerticalScrollIndicator = false
    // Between two headers no header floats, because section 0 has none.
    table.contentOffset.y = 7
    stage.advance(by: 1.0 / 60)
    #expect(stage.loop.lastFramePixels == 7 * 200)
    table.contentOffset.y = 3
    stage.advance(by: 1.0 / 60)
    #expect(stage.loop.lastFramePixels == 4 * 200)
  }

  @Test func aScrollByAFractionOfAPixelIsRedrawn() {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let rows = Rows()
    let table = makeTable(.plain, on: stage, rows: rows)
    table.contentOffset.y = 7.5
    stage.advance(by: 1.0 / 60)
    #expect(stage.loop.lastFramePixels == 400 * 200)
  }

  /// Slow: draws each frame twice, at five scales in two styles.
  @Test(.separateProcess, arguments: [1, 1.25, 1.5, 2, 3], [UITableView.Style.plain, .grouped])
  func everyFrameOfADragEqualsAFullRedraw(scale: CGFloat, style: UITableView.Style) {
    let stage = Stage(size: CGSize(width: 240, height: 300), scale: scale)
    let rows = Rows()
    let table = makeTable(style, on: stage, rows: rows)
    stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 40), duration: 0.15)
    stage.settle()
    stage.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 280), duration: 0.5)
    stage.settle()
    stage.scrollWheel(by: CGVector(dx: 0, dy: -2), at: CGPoint(x: 100, y: 100))
    stage.settle()
    #expect(table.contentOffset.y > 0)
  }

  @Test func viewsInFrontStayInPlace() {
    let stage = Stage(size: CGSize(width: 240, height: 300))
    let rows = Rows()
    let table = makeTable(.plain, on: stage, rows: rows)
    let overlay = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 60))
    overlay.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    stage.window.addSubview(overlay)
    stage.advance(by: 1.0 / 60)
    for step in 1...20 {
      table.contentOffset.y = CGFloat(step * 9)
      if step == 10 { overlay.frame.origin.x = 90 }
      stage.advance(by: 1.0 / 60)
    }
    overlay.removeFromSuperview()
    table.contentOffset.y += 11
    stage.advance(by: 1.0 / 60)
    #expect(stage.differenceFromFullRedraw() == nil)
  }

  @Test func theBorderOfAViewInFrontStaysInPlace() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    card.layer.borderWidth = 3
    let scrollView = UIScrollView(frame: card.bounds)
    scrollView.backgroundColor = .yellow
    scrollView.contentSize = CGSize(width: 80, height: 500)
    card.addSubview(scrollView)
    stage.window.addSubview(card)
    stage.advance(by: 1.0 / 60)
    scrollView.contentOffset.y = 10
    stage.advance(by: 1.0 / 60)
    #expect(stage.differenceFromFullRedraw() == nil)
  }

  @Test func contentThatChangesWhileScrollingIsDrawn() {
    let stage = Stage(size: CGSize(width: 240, height: 300))
    let rows = Rows()
    let table = makeTable(.plain, on: stage, rows: rows)
    for step in 1...20 {
      table.contentOffset.y = CGFloat(step * 13)
      table.visibleCells[2].textLabel?.text = "Changed \(step)"
      table.visibleCells[3].setSelected(step % 2 == 0, animated: false)
      table.visibleCells[1].alpha = step % 3 == 0 ? 0.5 : 1
      stage.advance(by: 1.0 / 60)
    }
    #expect(stage.differenceFromFullRedraw() == nil)
  }

  @Test func nestedAndTranslucentScrollViewsEqualAFullRedraw() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    stage.checksDamage = true
    let outer = UIScrollView()
    outer.backgroundColor = .white
    outer.contentSize = CGSize(width: 300, height: 1000)
    let inner = UIScrollView(frame: CGRect(x: 20, y: 120, width: 200, height: 150))
    inner.backgroundColor = .yellow
    inner.contentSize = CGSize(width: 600, height: 600)
    let clear = UIScrollView(frame: CGRect(x: 100, y: 300, width: 150, height: 100))
    clear.contentSize = CGSize(width: 150, height: 500)
    outer.addSubview(inner)
    outer.addSubview(clear)
    for index in 0..<12 {
      for view in [outer, inner, clear] {
        let mark = UIView(
          frame: CGRect(x: index * 17 % 130, y: index * 47, width: 30, height: 11)
        )
        mark.backgroundColor = UIColor(
          hue: CGFloat(index) / 12,
          saturation: 1,
          brightness: 0.8,
          alpha: 1
        )
        view.addSubview(mark)
      }
    }
    stage.show(outer)
    for step in 1...30 {
      if step % 2 == 0 { outer.contentOffset.y = CGFloat(step * 5) }
      if step % 3 == 0 { inner.contentOffset = CGPoint(x: step * 4, y: step * 7) }
      if step % 5 == 0 { clear.contentOffset.y = CGFloat(step * 3) }
      if step == 17 { inner.subviews.first?.removeFromSuperview() }
      stage.advance(by: 1.0 / 60)
    }
    #expect(stage.differenceFromFullRedraw() == nil)
  }
}
