import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for headers and footers whose heights fit their views because a property of the table
/// enables it.
@MainActor
struct SelfSizingSupplementariesTests {
  /// A view whose constraints make it 52 points high.
  private final class ButtonView: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      fill(contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class ViewDelegate: UITableViewDelegate {
    var header: () -> UIView? = { nil }
    var footer: () -> UIView? = { nil }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header()
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      footer()
    }
  }

  private static func fill(_ view: UIView) {
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      button.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  private static func plainView() -> UIView {
    let view = UIView()
    fill(view)
    return view
  }

  private func makeFixture(
    style: UITableView.Style,
    delegate: ViewDelegate,
    configure: (UITableView) -> Void
  ) -> TableFixture {
    TableFixture([2, 2], style: style) {
      $0.table.delegate = delegate
      configure($0.table)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [0, 20, 90] as [CGFloat])
  func anAutomaticHeightFitsTheView(style: UITableView.Style, estimate: CGFloat) {
    let viewFactories: [() -> UIView] = [
      { ButtonView(reuseIdentifier: nil) }, SelfSizingSupplementariesTests.plainView,
    ]
    for makeView in viewFactories {
      let delegate = ViewDelegate()
      (delegate.header, delegate.footer) = (makeView, makeView)
      let fixture = makeFixture(style: style, delegate: delegate) {
        $0.sectionHeaderHeight = UITableView.automaticDimension
        $0.sectionFooterHeight = UITableView.automaticDimension
        $0.estimatedSectionHeaderHeight = estimate
        $0.estimatedSectionFooterHeight = estimate
      }
      let table = fixture.table
      for section in 0..<2 {
        #expect(table.rectForHeader(inSection: section).height == 52)  // TV-085.1
        #expect(table.rectForFooter(inSection: section).height == 52)  // TV-085.1
      }
      #expect(table.contentSize.height == points(4 * 52 + 4 * 44))
      #expect(table.footerView(forSection: 0)?.frame.minY ?? 140 == 140)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func anAutomaticHeightMayBeSetWhileTheTableIsShown(style: UITableView.Style) {
    let delegate = ViewDelegate()
    delegate.header = { ButtonView(reuseIdentifier: nil) }
    delegate.footer = { ButtonView(reuseIdentifier: nil) }
    let fixture = makeFixture(style: style, delegate: delegate) { $0.sectionHeaderHeight = 30 }
    fixture.table.sectionHeaderHeight = UITableView.automaticDimension
    fixture.table.sectionFooterHeight = UITableView.automaticDimension
    fixture.stage.settle()
    #expect(fixture.table.headerView(forSection: 1)?.frame.height == 52)
    #expect(fixture.table.footerView(forSection: 1)?.frame.height == 52)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func aViewWithoutContentHasTheDefaultHeight(style: UITableView.Style) {
    let delegate = ViewDelegate()
    (delegate.header, delegate.footer) = ({ UIView() }, { UIView() })
    let unset = makeFixture(style: style, delegate: delegate) { _ in }
    let automatic = makeFixture(style: style, delegate: delegate) {
      $0.sectionHeaderHeight = UITableView.automaticDimension
    }
    #expect(
      automatic.table.rectForHeader(inSection: 1) == unset.table.rectForHeader(inSection: 1)
    )
    #expect(automatic.table.rectForHeader(inSection: 1).height > 0)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func withoutAViewAnAutomaticHeightIsTheDefaultSpacing(style: UITableView.Style) {
    let delegate = ViewDelegate()
    let unset = makeFixture(style: style, delegate: delegate) { _ in }
    let automatic = makeFixture(style: style, delegate: delegate) {
      $0.sectionHeaderHeight = UITableView.automaticDimension
      $0.sectionFooterHeight = UITableView.automaticDimension
    }
    #expect(automatic.table.contentSize == unset.table.contentSize)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [0, 52] as [CGFloat])
  func aFittingFooterStaysBelowRowsThatAreInserted(style: UITableView.Style, estimate: CGFloat) {
    let delegate = ViewDelegate()
    delegate.footer = { ButtonView(reuseIdentifier: nil) }
    let fixture = TableFixture([2], style: style) {
      $0.table.delegate = delegate
      $0.table.sectionFooterHeight = UITableView.automaticDimension
      $0.table.estimatedSectionFooterHeight = estimate
    }
    for count in 3...6 {
      fixture.source.counts = [count]
      fixture.table.insertRows(at: [at(count - 1)], with: .automatic)
      fixture.stage.settle()
      let lastRowRect = fixture.table.rectForRow(at: at(count - 1))
      let footer = fixture.table.footerView(forSection: 0)?.frame
      #expect(footer?.minY == lastRowRect.maxY && footer?.height == 52)
    }
  }
}
