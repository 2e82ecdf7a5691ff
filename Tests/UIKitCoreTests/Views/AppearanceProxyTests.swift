import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for appearance proxies: properties for all views of a class, unless the application sets
/// them.
@MainActor @Suite(.serialized)
struct AppearanceProxyTests {
  private final class CustomView: UILabel {}
  private final class Panel: UIView {}

  private let stage = Stage(size: CGSize(width: 200, height: 300))

  private func show<View: UIView>(_ view: View, in container: UIView? = nil) -> View {
    (container ?? stage.window).addSubview(view)
    return view
  }

  @Test func proxyValuesFillUnsetProperties() {
    defer { AppearanceProxies.removeAll() }
    let earlierLabel = show(UILabel())
    UILabel.appearance().textColor = .red
    UILabel.appearance().numberOfLines = 3
    UISwitch.appearance().onTintColor = .orange
    let customized = UILabel()
    customized.textColor = .green
    #expect(customized.numberOfLines == 1)
    _ = show(customized)
    #expect(customized.textColor == .green && customized.numberOfLines == 3)
    #expect(show(UILabel()).textColor == .red && show(CustomView()).textColor == .red)
    #expect(show(UISwitch()).onTintColor == .orange)
    #expect(earlierLabel.numberOfLines == 1)
    #expect(UILabel.appearance() === UILabel.appearance())
    #expect(UILabel.appearance().textColor == .red && UILabel.appearance().text == nil)
  }

  @Test func laterSettersOverrideTheProxy() {
    defer { AppearanceProxies.removeAll() }
    UILabel.appearance().numberOfLines = 3
    let label = show(UILabel())
    label.numberOfLines = 2
    label.removeFromSuperview()
    _ = show(label)
    #expect(label.numberOfLines == 2)
  }

  @Test func containersTakePrecedence() {
    defer { AppearanceProxies.removeAll() }
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).numberOfLines = 5
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Panel.self]).numberOfLines = 6
    UILabel.appearance().numberOfLines = 4
    let panel = show(Panel())
    let stack = UIStackView()
    panel.addSubview(stack)
    #expect(show(UILabel()).numberOfLines == 4)
    #expect(show(UILabel(), in: panel).numberOfLines == 5)
    #expect(show(UILabel(), in: stack).numberOfLines == 6)
    let otherStack = show(UIStackView())
    #expect(show(UILabel(), in: otherStack).numberOfLines == 4)
  }

  @Test func controllersAreContainers() {
    defer { AppearanceProxies.removeAll() }
    UISwitch.appearance(whenContainedInInstancesOf: [UITableViewController.self]).onTintColor = .red
    let controller = UITableViewController(style: .plain)
    stage.show(controller)
    #expect(show(UISwitch(), in: controller.view).onTintColor == .red)
    #expect(show(UISwitch()).onTintColor == nil)
  }

  @Test func subclassesTakePrecedence() {
    defer { AppearanceProxies.removeAll() }
    UIButton.appearance().tintColor = .red
    UIView.appearance().tintColor = .blue
    #expect(show(UIButton()).tintColor == .red)
    #expect(show(UISlider()).tintColor == .blue)
  }

  @Test func inheritedTintsCountAsUnset() {
    defer { AppearanceProxies.removeAll() }
    stage.window.tintColor = .green
    UISlider.appearance().tintColor = .red
    #expect(show(UISlider()).tintColor == .red)
  }

  @Test func tablesAndCellsTakeProxyValues() {
    defer { AppearanceProxies.removeAll() }
    UITableView.appearance().separatorColor = .red
    UITableViewCell.appearance().accessoryType = .detailButton
    let fixture = CellFixture([2], size: CGSize(width: 200, height: 300)) { _ in
    } makeCell: { _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    fixture.stage.update()
    #expect(fixture.table.separatorColor == .red)
    #expect(fixture.table.cellForRow(at: [0, 1])?.accessoryType == .detailButton)
  }

  @Test func buttonsTakeTitleColours() {
    defer { AppearanceProxies.removeAll() }
    UIButton.appearance().setTitleColor(.red, for: .normal)
    let customized = UIButton()
    customized.setTitleColor(.green, for: .normal)
    #expect(show(customized).titleColor(for: .normal) == .green)
    #expect(show(UIButton()).titleColor(for: .normal) == .red)
  }

  @Test func linkTextAttributesAreSetUnlessPresent() {
    defer { AppearanceProxies.removeAll() }
    UITextView.appearance().linkTextAttributes = [.kern: 3]
    let customized = UITextView()
    customized.linkTextAttributes = [.kern: 4]
    #expect(show(customized).linkTextAttributes?[.kern] as? Int == 4)
    #expect(show(UITextView()).linkTextAttributes?[.kern] as? Int == 3)
  }

  private struct Ring { var width: CGFloat = 1 }

  private final class Badge: UIView {
    var ring = Ring()
    var corner: CGFloat = 2 {
      didSet { layer.cornerRadius = corner }
    }
    var label: UILabel?
    var textColor: UIColor? {
      get { label?.textColor }
      set { label?.textColor = newValue }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      label = UILabel()
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  @Test func classesOfAnApplicationMayHaveAppearanceProperties() {
    defer { AppearanceProxies.removeAll() }
    Badge.appearance().corner = 5
    Badge.appearance().textColor = .red
    Badge.appearance().alpha = 0.5
    let customized = Badge()
    customized.corner = 3
    #expect(show(customized).corner == 3 && customized.textColor == .red && customized.alpha == 0.5)
    let badge = show(Badge(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(badge.corner == 5 && badge.layer.cornerRadius == 5 && badge.textColor == .red)
    badge.corner = 1
    badge.removeFromSuperview()
    #expect(show(badge).corner == 1)
    #expect(Badge.appearance().corner == 5 && show(Panel()).alpha == 1)
  }

  @Test func incomparableValuesAreSet() {
    defer { AppearanceProxies.removeAll() }
    Badge.appearance().ring = Ring(width: 4)
    let customized = Badge()
    customized.ring.width = 7
    #expect(show(customized).ring.width == 7 && show(Badge()).ring.width == 4)
  }

  @Test func theProxyOfASubclassOverridesThatOfItsClass() {
    defer { AppearanceProxies.removeAll() }
    CustomView.appearance().numberOfLines = 2
    UILabel.appearance().numberOfLines = 3
    #expect(show(CustomView()).numberOfLines == 2 && show(UILabel()).numberOfLines == 3)
  }
}
