import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for cells, headers and footers that show content configurations.
@MainActor
struct ListContentTests {
  private func table(
    _ style: UITableView.Style = .plain,
    rows: Int = 1,
    _ configure: @escaping (inout UIListContentConfiguration, UITableViewCell) -> Void
  ) -> CellFixture {
    CellFixture([rows], style: style) {
      $0.table.rowHeight = UITableView.automaticDimension
      $0.table.estimatedRowHeight = 44
    } makeCell: { _ in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      configure(&content, cell)
      cell.contentConfiguration = content
      return cell
    }
  }

  private func labels(_ cell: UITableViewCell) -> [UILabel] {
    cell.contentView.subviews.compactMap { $0 as? UILabel }
  }

  @Test func theContentViewShowsTheTexts() {
    let fixture = table { content, _ in
      content.text = "Lisbon"
      content.secondaryText = "Portugal"
      content.image = plainImage(width: 30, height: 30)
    }
    let cell = fixture.cell()
    #expect(cell.contentView is UIListContentView)
    let labels = labels(cell)
    #expect(labels.map(\.text) == ["Lisbon", "Portugal"])
    #expect(labels[0].font.pointSize == 17)
    #expect(labels[1].font.pointSize == 12)
    #expect(labels[1].textColor == .secondaryLabel)
    let image = cell.contentView.subviews.first { $0 is UIImageView }
    #expect(image?.frame.minX == 15)
    #expect(labels[0].frame.minX == 60)
    #expect(labels[1].frame.minY == labels[0].frame.maxY + 3)
    #expect(cell.frame.height == (labels[1].frame.maxY + 11 + 1).rounded(.up))
    #expect(fixture.hex(30, cell.frame.midY) == "FF0000")
  }

  @Test func aSecondConfigurationKeepsTheView() {
    let fixture = table { content, _ in content.text = "A" }
    let cell = fixture.cell()
    let view = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "B"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(labels(cell).map(\.text) == ["B"])
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
    #expect(view.superview == nil)
    #expect(cell.contentView.superview === cell)
  }

  @Test func valuesThatFitAreAtTheTrailingEdge() {
    for isLong in [false, true] {
      let fixture = CellFixture([1]) {
        $0.table.rowHeight = UITableView.automaticDimension
        $0.table.estimatedRowHeight = 44
      } makeCell: { _ in
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Language"
        content.secondaryText = isLong ? "English (United Kingdom), Portuguese" : "English"
        cell.contentConfiguration = content
        return cell
      }
      let labels = labels(fixture.cell())
      if isLong {
        #expect(labels[1].frame.minX == labels[0].frame.minX)
        #expect(labels[1].frame.minY > labels[0].frame.minY)
      } else {
        #expect(labels[1].frame.maxX == 305)
        #expect(labels[1].frame.midY == labels[0].frame.midY)
        #expect(labels[1].textAlignment == .right)
      }
    }
  }

  @Test func theContentIsMirroredFromRightToLeft() {
    let fixture = table { content, _ in
      content.text = "Lisbon"
      content.image = plainImage(width: 30, height: 30)
    }
    fixture.stage.window.traitOverrides.layoutDirection = .rightToLeft
    let cell = fixture.cell()
    let image = cell.contentView.subviews.first { $0 is UIImageView }
    #expect(image?.frame.maxX == 305)
    #expect(labels(cell)[0].frame.maxX == 260)
    #expect(labels(cell)[0].textAlignment == .right)
  }

  @Test func defaultsDependOnTextSizeAndTheme() {
    let fixture = table { content, _ in
      content.text = "Lisbon"
      content.secondaryText = "Portugal"
    }
    let cell = fixture.cell()
    fixture.stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    fixture.stage.update()
    #expect(labels(fixture.cell())[0].font.pointSize == 21)
    fixture.stage.window.traitOverrides.tableTheme = .classic
    fixture.stage.update()
    let title = ScaledTableTheme.classic.scaled(for: .extraExtraLarge).theme.subtitleTitle
    #expect(labels(fixture.cell())[0].font == title.font)
    #expect(cell.window != nil)
  }

  @Test func customPropertiesAreKept() {
    let fixture = table { content, _ in
      content.text = "lisbon"
      content.textProperties.font = .boldSystemFont(ofSize: 30)
      content.textProperties.color = .systemGreen
      content.textProperties.transform = .uppercase
      content.textProperties.alignment = .center
      content.directionalLayoutMargins.leading = 50
    }
    let label = labels(fixture.cell())[0]
    #expect(label.font == .boldSystemFont(ofSize: 30))
    #expect(label.textColor == .systemGreen)
    #expect(label.text == "LISBON")
    #expect(label.textAlignment == .center)
    #expect(label.frame.minX == 50)
  }

  @Test func classicSelectionIsWhite() {
    let fixture = table { content, _ in content.text = "Lisbon" }
    fixture.stage.window.traitOverrides.tableTheme = .classic
    fixture.stage.update()
    fixture.table.selectRow(
      at: IndexPath(row: 0, section: 0),
      animated: false,
      scrollPosition: .none
    )
    #expect(labels(fixture.cell())[0].isHighlighted)
  }

  // MARK: State

  @Test func handlersAreCalledOnceForAStateBeforeLayout() {
    var states: [UICellConfigurationState] = []
    let fixture = table { content, cell in
      content.text = "Lisbon"
      cell.configurationUpdateHandler = { _, state in states.append(state) }
    }
    fixture.stage.update()
    states = []
    let cell = fixture.cell()
    cell.setSelected(true, animated: false)
    cell.setHighlighted(true, animated: false)
    #expect(states.isEmpty)
    fixture.stage.update()
    #expect(states.map(\.isSelected) == [true])
    #expect(states.map(\.isHighlighted) == [true])
    cell.setEditing(true, animated: false)
    fixture.stage.update()
    #expect(states.count == 2)
    #expect(states.last?.isEditing == true)
    fixture.stage.update()
    #expect(states.count == 2)
  }

  private final class StateCell: UITableViewCell {
    static let key = UIConfigurationStateCustomKey("city")
    var city: String? { didSet { setNeedsUpdateConfiguration() } }
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[StateCell.key] = city
      return state
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.text = state[StateCell.key] as? String
      if state.isSelected { content.textProperties.color = .systemRed }
      contentConfiguration = content
    }
  }

  @Test func subclassesAddValuesToTheState() {
    let fixture = CellFixture { _ in
      let cell = StateCell(style: .default, reuseIdentifier: nil)
      cell.city = "Lisbon"
      return cell
    }
    let cell = fixture.cell()
    #expect(labels(cell).map(\.text) == ["Lisbon"])
    (cell as? StateCell)?.city = "Porto"
    cell.isSelected = true
    fixture.stage.update()
    #expect(labels(cell).map(\.text) == ["Porto"])
    #expect(labels(cell)[0].textColor == .systemRed)
  }

  @Test func disabledCellsAreDim() {
    let fixture = table { content, cell in
      content.text = "Lisbon"
      cell.isUserInteractionEnabled = false
    }
    #expect(labels(fixture.cell())[0].textColor == .tertiaryLabel)
  }

  @Test func withoutAutomaticUpdatesTheContentStays() {
    let fixture = table { content, cell in
      content.text = "Lisbon"
      cell.automaticallyUpdatesContentConfiguration = false
      cell.isUserInteractionEnabled = false
    }
    #expect(labels(fixture.cell())[0].textColor == .label)
  }

  // MARK: Views of one's own

  private struct Swatch: UIContentConfiguration {
    var color: UIColor
    func makeContentView() -> any UIView & UIContentView { SwatchView(self) }
    func updated(for state: any UIConfigurationState) -> Swatch { self }
  }

  private final class SwatchView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { apply() } }
    init(_ swatch: Swatch) {
      configuration = swatch
      super.init(frame: .zero)
      apply()
    }
    required init?(coder: NSCoder) { nil }
    func apply() { backgroundColor = (configuration as? Swatch)?.color }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
  }

  @Test func customContentViewsAreMeasuredAndShown() {
    let fixture = CellFixture([2]) {
      $0.table.rowHeight = UITableView.automaticDimension
      $0.table.estimatedRowHeight = 44
    } makeCell: { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Swatch(color: .blue)
      return cell
    }
    #expect(fixture.cell().frame.height == 91)
    #expect(fixture.hex(160, 45) == "0000FF")
    let view = fixture.cell().contentView
    fixture.cell().contentConfiguration = Swatch(color: .green)
    #expect(fixture.cell().contentView === view)
    #expect(fixture.hex(160, 45) == "00FF00")
  }

  // MARK: Backgrounds

  @Test func backgroundsFollowTheSelection() {
    let fixture = table(.grouped, rows: 2) { content, cell in
      content.text = "Lisbon"
      cell.backgroundConfiguration = .listGroupedCell()
    }
    let row = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(fixture.hex(row.midX, row.midY) == "FFFFFF")
    #expect(fixture.hex(row.minX, row.minY) != "FFFFFF")
    fixture.cell().isSelected = true
    #expect(fixture.hex(row.midX, row.minY + 4) == "D9D9D9")
    fixture.cell().isSelected = false
    fixture.stage.update()
    #expect(fixture.hex(row.midX, row.minY + 4) == "FFFFFF")
    fixture.cell().backgroundConfiguration = nil
    fixture.stage.update()
    #expect(fixture.hex(row.midX, row.minY + 4) == "FFFFFF")
  }

  @Test func backgroundsHaveInsetsCornersAndStrokes() {
    let fixture = table { content, cell in
      content.text = nil
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .red
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 2,
        leading: 10,
        bottom: 2,
        trailing: 20
      )
      background.strokeColor = .blue
      background.strokeWidth = 2
      cell.backgroundConfiguration = background
    }
    #expect(fixture.hex(5, 20) == "FFFFFF")
    #expect(fixture.hex(11, 20) == "0000FF")
    #expect(fixture.hex(20, 20) == "FF0000")
    #expect(fixture.hex(310, 20) == "FFFFFF")
    fixture.stage.window.traitOverrides.layoutDirection = .rightToLeft
    fixture.stage.update()
    #expect(fixture.hex(15, 20) == "FFFFFF")
    #expect(fixture.hex(305, 20) == "FF0000")
  }

  // MARK: Headers

  @Test func headersShowConfigurations() {
    let fixture = CellFixture([1], style: .grouped) { fixture in
      fixture.table.sectionHeaderHeight = UITableView.automaticDimension
      fixture.source.headerView = { _ in
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Cities"
        view.contentConfiguration = content
        return view
      }
    } makeCell: { _ in
      UITableViewCell()
    }
    fixture.stage.update()
    let header = fixture.table.headerView(forSection: 0)
    let label = header?.contentView.subviews.first { $0 is UILabel } as? UILabel
    #expect(label?.text == "CITIES")
    #expect(label?.frame.minX == 31)
    #expect(label.map { header.map { $0.bounds.height - 7 } == $0.frame.maxY } == true)
  }

  @Test func snapshotsMatch() {
    let styles: [() -> UIListContentConfiguration] = [
      UIListContentConfiguration.cell, UIListContentConfiguration.subtitleCell,
      UIListContentConfiguration.valueCell, UIListContentConfiguration.subtitleCell,
    ]
    let fixture = CellFixture([4], style: .grouped, scale: 2) {
      $0.table.rowHeight = UITableView.automaticDimension
      $0.table.estimatedRowHeight = 44
      $0.source.headerView = { _ in
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Cities"
        view.contentConfiguration = content
        return view
      }
      $0.table.sectionHeaderHeight = UITableView.automaticDimension
    } makeCell: { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = styles[path.row]()
      content.text = "Lisbon"
      content.secondaryText = "Portugal"
      if path.row != 2 { content.image = UIImage(systemName: "star.fill") }
      content.imageProperties.tintColor = path.row == 3 ? .systemOrange : nil
      content.imageProperties.preferredSymbolConfiguration =
        path.row == 3 ? UIImage.SymbolConfiguration(pointSize: 34) : nil
      cell.contentConfiguration = content
      if path.row == 3 {
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(
          top: 4,
          leading: 4,
          bottom: 4,
          trailing: 40
        )
        background.backgroundColor = .systemYellow
        cell.backgroundConfiguration = background
      }
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    fixture.table.selectRow(
      at: IndexPath(row: 1, section: 0),
      animated: false,
      scrollPosition: .none
    )
    fixture.stage.update()
    assertSnapshot(of: fixture.stage, named: "list-content")
    fixture.darken()
    assertSnapshot(of: fixture.stage, named: "list-content-dark")
    fixture.stage.window.overrideUserInterfaceStyle = .light
    fixture.stage.window.traitOverrides.layoutDirection = .rightToLeft
    fixture.stage.update()
    assertSnapshot(of: fixture.stage, named: "list-content-mirrored")
    fixture.stage.window.traitOverrides.layoutDirection = .leftToRight
    fixture.stage.window.traitOverrides.tableTheme = .classic
    fixture.stage.update()
    assertSnapshot(of: fixture.stage, named: "list-content-classic")
  }

  @Test func colorTransformersChangeColours() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .red
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(content.textProperties.resolvedColor() == .green)
    #expect(content == content)
    var other = content
    other.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(other != content)
  }
}
