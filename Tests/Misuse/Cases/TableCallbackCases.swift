import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addTableCells() {
    let identifiers = Texts.all
    let identifierEnd: (String) -> End = {
      $0.isEmpty ? .stops("identifier must not be empty") : .continues
    }
    add("UITableView.register(class, forCell)", identifiers, end: identifierEnd) {
      $0.table.register(UITableViewCell.self, forCellReuseIdentifier: $1)
    }
    add("UITableView.register(nil, forCell)", Texts.short, end: identifierEnd) {
      $0.table.register(nil as AnyClass?, forCellReuseIdentifier: $1)
    }
    add("UITableView.register(class, forHeaderFooter)", identifiers, end: identifierEnd) {
      $0.table.register(
        UITableViewHeaderFooterView.self,
        forHeaderFooterViewReuseIdentifier: $1
      )
    }
    add("UITableView.dequeueReusableCell(withIdentifier:)", identifiers) {
      _ = $0.table.dequeueReusableCell(withIdentifier: $1)
    }
    add(
      "UITableView.dequeueReusableCell(for:) identifier",
      identifiers,
      end: { _ in
        .stops("No cell is registered for the reuse identifier")
      }
    ) {
      _ = $0.table.dequeueReusableCell(withIdentifier: $1, for: IndexPath(row: 0, section: 0))
    }
    add("UITableView.dequeueReusableCell(for:)", Paths.all) {
      _ = $0.table.dequeueReusableCell(withIdentifier: "row", for: $1)
    }
    add("UITableView.dequeueReusableHeaderFooterView", identifiers) {
      _ = $0.table.dequeueReusableHeaderFooterView(withIdentifier: $1)
    }
    let classes: [Argument<AnyClass>] = [
      Argument("UIView", UIView.self), Argument("NSObject", NSObject.self),
      Argument("UITableView", UITableView.self),
    ]
    add(
      "UITableView.register(_:forCell) class",
      classes,
      end: { _ in
        .stops("but is no UITableViewCell")
      }
    ) { $0.table.register($1, forCellReuseIdentifier: "other") }
    add(
      "UITableView.register(_:forHeaderFooter) class",
      classes,
      end: { _ in
        .stops("but is no UITableViewHeaderFooterView")
      }
    ) { $0.table.register($1, forHeaderFooterViewReuseIdentifier: "other") }
    addReturnedCells()
  }

  private mutating func addReturnedCells() {
    let sharedCellEnd = End.stops("dequeue or create one for each row")
    add("UITableViewDataSource.cellForRowAt one cell for all rows", sharedCellEnd) { fixture in
      let cell = UITableViewCell()
      fixture.source.makeCell = { _, _ in cell }
      fixture.table.reloadData()
    }
    add("UITableViewDataSource.cellForRowAt the cell of another table") { fixture in
      let cell = fixture.grouped.visibleCells[0]
      let makeCell = fixture.source.makeCell
      fixture.source.makeCell = { table, path in
        table === fixture.table && path == IndexPath(row: 0, section: 0)
          ? cell : makeCell(table, path)
      }
      fixture.table.reloadData()
    }
    add("UITableViewDataSource.cellForRowAt a cell that is a view of the window") { fixture in
      let cell = UITableViewCell()
      fixture.show(cell)
      let makeCell = fixture.source.makeCell
      fixture.source.makeCell = { table, path in
        table === fixture.table && path.section == 0 && path.row == 0 ? cell : makeCell(table, path)
      }
      fixture.table.reloadData()
    }
    add(
      "UITableViewDataSource.cellForRowAt a cell that holds the table",
      .stops("itself or a view")
    ) {
      fixture in
      let cell = UITableViewCell()
      fixture.show(cell)
      cell.contentView.addSubview(fixture.table)
      fixture.source.makeCell = { _, _ in cell }
      fixture.table.reloadData()
    }
    addCallsFromAnswers()
  }

  private mutating func addCallsFromAnswers() {
    add("UITableViewDataSource.cellForRowAt a hidden cell") { fixture in
      fixture.source.makeCell = { _, _ in
        let cell = UITableViewCell()
        cell.isHidden = true
        return cell
      }
      fixture.table.reloadData()
    }
    add("UITableViewDataSource.cellForRowAt removes the table") { fixture in
      let makeCell = fixture.source.makeCell
      fixture.source.makeCell = { table, path in
        table.removeFromSuperview()
        return makeCell(table, path)
      }
      fixture.table.reloadData()
    }
    add("UITableViewDataSource.cellForRowAt takes the data source away") { fixture in
      let makeCell = fixture.source.makeCell
      fixture.source.makeCell = { table, path in
        table.dataSource = nil
        return makeCell(table, path)
      }
      fixture.table.reloadData()
    }
    add("UITableViewDataSource.cellForRowAt reloads, for ever", .asserts("did not settle")) {
      fixture in
      let makeCell = fixture.source.makeCell
      fixture.source.makeCell = { table, path in
        table.reloadData()
        return makeCell(table, path)
      }
      fixture.table.reloadData()
    }
    add("UITableViewDataSource.cellForRowAt with transformed cells", Shapes.transforms) {
      fixture,
      transform in
      fixture.source.makeCell = { _, _ in
        let cell = UITableViewCell()
        cell.transform = transform
        return cell
      }
      fixture.table.reloadData()
    }
  }

  mutating func addTableCallbacks() {
    let counts: [Argument<Int>] = [
      Argument("-1", -1), Argument("Int.min", .min), Argument("Int.max", .max),
    ]
    add(
      "UITableViewDataSource.numberOfRowsInSection",
      counts,
      end: { count in
        count < 0 ? .stops("a section has 0 rows or more") : .continues
      }
    ) { fixture, count in
      fixture.source.counts = [count]
      fixture.table.reloadData()
    }
    add("UITableViewDataSource.numberOfRowsInSection Int.max twice", .stops("more than")) {
      $0.source.counts = [.max, .max]
      $0.table.reloadData()
    }
    add(
      "UITableViewDataSource.numberOfSections",
      counts.dropLast(1) + [
        Argument("100,000", 100_000)
      ],
      end: { count in
        count < 0 ? .stops("a table has 0 sections or more") : .continues
      }
    ) { fixture, count in
      fixture.source.sectionCount = count
      fixture.source.title = nil
      fixture.table.reloadData()
    }
    addHeightAnswers()
    addIndexAnswers()
    addEditingAnswers()
    add("UITableViewDelegate.indentationLevelForRowAt", Numbers.integers) { fixture, level in
      fixture.delegate.indentation = level
      fixture.table.reloadData()
    }
    add("UITableViewDataSource.titleForHeaderInSection", Texts.all) { fixture, text in
      fixture.source.title = text
      fixture.table.reloadData()
    }
    add("grouped UITableViewDataSource.titleForHeaderInSection", Texts.all) { fixture, text in
      fixture.source.title = text
      fixture.grouped.reloadData()
    }
  }

  private mutating func addHeightAnswers() {
    let rows: [(String, ReferenceWritableKeyPath<HeightsDelegate, CGFloat>)] = [
      ("heightForRowAt", \.row), ("estimatedHeightForRowAt", \.estimate),
      ("heightForHeaderInSection", \.header), ("heightForFooterInSection", \.footer),
    ]
    for (name, path) in rows {
      add(
        "UITableViewDelegate.\(name)",
        Numbers.lengths,
        end: { height in
          height.isFinite ? .continues : .stops(name)
        }
      ) { fixture, height in
        let delegate = fixture.keep(HeightsDelegate())
        delegate[keyPath: path] = height
        fixture.showTable(.grouped) { $0.delegate = delegate }
      }
    }
    let estimates: [(String, ReferenceWritableKeyPath<SupplementaryDelegate, CGFloat>)] = [
      ("estimatedHeightForHeaderInSection", \.headerEstimate),
      ("estimatedHeightForFooterInSection", \.footerEstimate),
    ]
    for (name, path) in estimates {
      add(
        "UITableViewDelegate.\(name)",
        Numbers.lengths,
        end: { height in
          height == .infinity ? .stops("An estimated height of section 0 is inf") : .continues
        }
      ) { fixture, height in
        let delegate = fixture.keep(SupplementaryDelegate())
        delegate[keyPath: path] = height
        fixture.showTable(.grouped) { $0.delegate = delegate }
      }
    }
    let views: [(String, End, @MainActor (Fixture) -> UIView)] = [
      ("one view for all sections", .continues, { $0.keep(UIView()) }),
      ("the window", .stops("cannot be added to itself"), { $0.stage.window }),
      ("a cell of another table", .continues, { $0.cell }),
      ("the table's superview", .stops("cannot be added to itself"), { $0.pushed.view }),
    ]
    for (name, end, view) in views {
      add("UITableViewDelegate.viewForHeaderInSection \(name)", end) { fixture in
        let delegate = fixture.keep(SupplementaryDelegate())
        delegate.header = view(fixture)
        fixture.showTable { $0.delegate = delegate }
      }
      add("UITableViewDelegate.viewForFooterInSection \(name)", end) { fixture in
        let delegate = fixture.keep(SupplementaryDelegate())
        delegate.footer = view(fixture)
        fixture.showTable(.grouped) { $0.delegate = delegate }
      }
    }
  }

  private mutating func addIndexAnswers() {
    add("UILocalizedIndexedCollation.section(for:)", Texts.all) { _, text in
      let collation = UILocalizedIndexedCollation.current()
      _ = collation.section(for: text, collationStringSelector: \.self)
      _ = collation.sortedArray(from: [text, "A", text], collationStringSelector: \.self)
    }
    add(
      "UILocalizedIndexedCollation.section(forSectionIndexTitle:)",
      .stops("There is no section index title 27; there are 27")
    ) { _ in
      _ = UILocalizedIndexedCollation.current().section(forSectionIndexTitle: 27)
    }
    add("UITableViewDataSource.sectionIndexTitles", Texts.all) { fixture, text in
      fixture.source.indexTitles = [text, text]
      fixture.table.reloadSectionIndexTitles()
    }
    add("UITableViewDataSource.sectionIndexTitles none") { fixture in
      fixture.source.indexTitles = []
      fixture.table.reloadSectionIndexTitles()
    }
    add("UITableViewDataSource.sectionIndexTitles 100,000") { fixture in
      fixture.source.indexTitles = (0..<100_000).map { "\($0)" }
      fixture.table.reloadSectionIndexTitles()
    }
    add("UITableViewDataSource.sectionForSectionIndexTitle", Paths.sections) { fixture, section in
      fixture.source.section = { _ in section }
      fixture.stage.touchDown(at: CGPoint(x: 315, y: 120))
      fixture.stage.advance(by: 0.1)
      fixture.stage.touchMove(to: CGPoint(x: 315, y: 10_000))
      fixture.stage.touchUp()
    }
  }

  private mutating func addEditingAnswers() {
    add("UITableViewDelegate.titleForDeleteConfirmationButton", Texts.all) { fixture, text in
      fixture.delegate.deleteTitle = text
      swipe(fixture)
    }
    add("UITableView.setEditing(_:animated:) 100 times") { fixture in
      for index in 0..<100 { fixture.table.setEditing(index % 2 == 0, animated: true) }
    }
    add("UITableView.reloadData() while a row is swiped") { fixture in
      swipe(fixture)
      fixture.source.counts = [0, 0, 0]
      fixture.table.reloadData()
    }
    add("UITableView.removeFromSuperview() while a row is swiped") { fixture in
      swipe(fixture)
      fixture.table.removeFromSuperview()
    }
    add("unloaded UITableView.setEditing(_:animated:)") {
      $0.unloaded.setEditing(true, animated: true)
    }
  }
}

/// Swipes the first row to the left.
@MainActor
private func swipe(_ fixture: Fixture) {
  fixture.stage.drag(
    from: CGPoint(x: 250, y: 90),
    to: CGPoint(x: 60, y: 90),
    duration: 0.2,
    hold: 0.2
  )
  fixture.drawFrames()
}
