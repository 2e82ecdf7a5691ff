import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for configuration updates for a new state, which the view, its subclass and its handler
/// make in this order.
@MainActor
struct ConfigurationUpdateTests {
  @MainActor
  private final class Calls {
    var names: [String] = []
    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  private struct Content: UIContentConfiguration {
    let calls: Calls
    func makeContentView() -> any UIView & UIContentView { ContentView(self) }
    func updated(for state: any UIConfigurationState) -> Content {
      let isSelected = (state as? UICellConfigurationState)?.isSelected == true
      MainActor.assumeIsolated { calls.names.append(isSelected ? "content selected" : "content") }
      return self
    }
  }

  private final class ContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ content: Content) {
      configuration = content
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A cell that does not call `super`, which UIKit does not require either.
  private final class Cell: UITableViewCell {
    var calls: Calls?
    override func updateConfiguration(using state: UICellConfigurationState) {
      calls?.names.append(state.isSelected ? "subclass selected" : "subclass")
    }
  }

  private final class Header: UITableViewHeaderFooterView {
    var calls: Calls?
    override func updateConfiguration(using state: UIViewConfigurationState) {
      calls?.names.append("subclass")
    }
  }

  private final class Button: UIButton {
    let calls = Calls()
    override func updateConfiguration() {
      calls.names.append(isHighlighted ? "subclass highlighted" : "subclass")
    }
  }

  private func fixture(_ calls: Calls, _ configure: @escaping (UITableViewCell) -> Void = { _ in })
    -> CellFixture
  {
    CellFixture { _ in
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.calls = calls
      cell.contentConfiguration = Content(calls: calls)
      cell.configurationUpdateHandler = { _, state in
        calls.names.append(state.isSelected ? "handler selected" : "handler")
      }
      configure(cell)
      return cell
    }
  }

  @Test func contentUpdatesPrecedeTheSubclassAndTheHandler() {
    let calls = Calls()
    let fixture = fixture(calls)
    fixture.stage.update()
    #expect(calls.take() == ["content", "subclass", "handler"])
    fixture.cell().isSelected = true
    #expect(calls.take().isEmpty)
    fixture.stage.update()
    #expect(calls.take() == ["content selected", "subclass selected", "handler selected"])
    fixture.stage.update()
    #expect(calls.take().isEmpty)
    let cell = fixture.cell()
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    fixture.stage.update()
    #expect(calls.take().count == 3)
  }

  @Test func withoutAutomaticUpdatesHandlersAreStillCalled() {
    let calls = Calls()
    let fixture = fixture(calls) { $0.automaticallyUpdatesContentConfiguration = false }
    #expect(fixture.cell().automaticallyUpdatesBackgroundConfiguration)
    #expect(!fixture.cell().automaticallyUpdatesContentConfiguration)
    fixture.stage.update()
    #expect(calls.take() == ["subclass", "handler"])
    fixture.cell().isSelected = true
    fixture.stage.update()
    #expect(calls.take() == ["subclass selected", "handler selected"])
    fixture.cell().automaticallyUpdatesContentConfiguration = true
    fixture.cell().isSelected = false
    fixture.stage.update()
    #expect(calls.take() == ["content", "subclass", "handler"])
  }

  @Test func backgroundsStayWithoutAutomaticUpdates() {
    for isAutomatic in [true, false] {
      let fixture = CellFixture([1], style: .grouped) { _ in
      } makeCell: { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundConfiguration = .listGroupedCell()
        cell.automaticallyUpdatesBackgroundConfiguration = isAutomatic
        return cell
      }
      fixture.stage.update()
      let row = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0))
      fixture.cell().isSelected = true
      fixture.stage.update()
      #expect(fixture.hex(row.midX, row.midY) == (isAutomatic ? "D9D9D9" : "FFFFFF"))
    }
  }

  @Test func theBackgroundIsUpdatedBeforeTheHandlerIsCalled() {
    var colors: [UIColor] = []
    let fixture = CellFixture([1], style: .grouped) { _ in
    } makeCell: { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.backgroundConfiguration = .listGroupedCell()
      cell.configurationUpdateHandler = { cell, state in
        guard state.isSelected else { return }
        // The handler's settings take precedence.
        cell.backgroundConfiguration?.backgroundColor = .red
      }
      return cell
    }
    fixture.stage.update()
    let row = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0))
    fixture.cell().isSelected = true
    fixture.stage.update()
    #expect(fixture.hex(row.midX, row.midY) == "FF0000")
    colors.append(fixture.cell().backgroundConfiguration?.backgroundColor ?? .clear)
    #expect(colors == [.red])
  }

  @Test func headersUpdateInTheSameOrder() throws {
    let calls = Calls()
    let fixture = CellFixture([1], style: .grouped) { fixture in
      fixture.table.sectionHeaderHeight = 40
      fixture.source.headerView = { _ in
        let view = Header(reuseIdentifier: nil)
        view.calls = calls
        view.contentConfiguration = Content(calls: calls)
        view.configurationUpdateHandler = { _, _ in calls.names.append("handler") }
        return view
      }
    } makeCell: { _ in
      UITableViewCell()
    }
    fixture.stage.update()
    let header = try #require(fixture.table.headerView(forSection: 0))
    #expect(calls.take() == ["content", "subclass", "handler"])
    header.automaticallyUpdatesContentConfiguration = false
    header.setNeedsUpdateConfiguration()
    fixture.stage.update()
    #expect(calls.take() == ["subclass", "handler"])
  }

  @Test func buttonsCallTheSubclassBeforeTheHandler() {
    let stage = Stage(size: CGSize(width: 320, height: 200))
    stage.checksDamage = true
    let view = UIView()
    view.backgroundColor = .white
    let button = Button(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.baseBackgroundColor) = ("Order", .red)
    button.configuration = configuration
    button.configurationUpdateHandler = { button in
      (button as? Button)?.calls.names.append("handler")
    }
    view.addSubview(button)
    stage.show(view)
    stage.settle()
    #expect(button.automaticallyUpdatesConfiguration)
    #expect(button.calls.take() == ["subclass", "handler"])
    button.isHighlighted = true
    #expect(button.calls.take().isEmpty)
    stage.settle()
    #expect(button.calls.take() == ["subclass highlighted", "handler"])
    #expect(stage.hex(at: 40, 50) != "FF0000")
    button.automaticallyUpdatesConfiguration = false
    button.isHighlighted = false
    button.isEnabled = false
    stage.settle()
    // The button does not show the new state itself, but still calls the subclass and the handler.
    #expect(stage.hex(at: 40, 50) == "FF0000")
    #expect(button.calls.take() == ["subclass", "handler"])
  }
}
