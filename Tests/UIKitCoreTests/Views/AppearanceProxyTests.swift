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

  private func shown<View: UIView>(_ view: View, in container: UIView? = nil) -> View {
    (container ?? stage.window).addSubview(view)
    return view
  }

  @Test func proxyValuesFillUnsetProperties() {
    defer { AppearanceProxies.removeAll() }
    let before = shown(UILabel())
    UILabel.appearance().textColor = .red
    UILabel.appearance().numberOfLines = 3
    UISwitch.appearance().onTintColor = .orange
    let own = UILabel()
    own.textColor = .green
    #expect(own.numberOfLines == 1)
    _ = shown(own)
    #expect(own.textColor == .green && own.numberOfLines == 3)
    #expect(shown(UILabel()).textColor == .red && shown(CustomView()).textColor == .red)
    #expect(shown(UISwitch()).onTintColor == .orange)
    #expect(before.numberOfLines == 1)
    #expect(UILabel.appearance() === UILabel.appearance())
    #expect(UILabel.appearance().textColor == .red && UILabel.appearance().text == nil)
  }

  @Test func laterSettersOverrideTheProxy() {
    defer { AppearanceProxies.removeAll() }
    UILabel.appearance().numberOfLines = 3
    let label = shown(UILabel())
    label.numberOfLines = 2
    label.removeFromSuperview()
    _ = shown(label)
    #expect(label.numberOfLines == 2)
  }

  @Test func containersTakePrecedence() {
    defer { AppearanceProxies.removeAll() }
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).numberOfLines = 5
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Panel.self]).numberOfLines = 6
    UILabel.appearance().numberOfLines = 4
    let panel = shown(Panel())
    let stack = UIStackView()
    panel.addSubview(stack)
    #expect(shown(UILabel()).numberOfLines == 4)
    #expect(shown(UILabel(), in: panel).numberOfLines == 5)
    #expect(shown(UILabel(), in: stack).numberOfLines == 6)
    let other = shown(UIStackView())
    #expect(shown(UILabel(), in: other).numberOfLines == 4)
  }

  @Test func controllersAreContainers() {
    defer { AppearanceProxies.removeAll() }
    UISwitch.appearance(whenContainedInInstancesOf: [UITableViewController.self]).onTintColor = .red
    let controller = UITableViewController(style: .plain)
    stage.show(controller)
    #expect(shown(UISwitch(), in: controller.view).onTintColor == .red)
    #expect(shown(UISwitch()).onTintColor == nil)
  }

  @Test func subclassesTakePrecedence() {
    defer { AppearanceProxies.removeAll() }
    UIButton.appearance().tintColor = .red
    UIView.appearance().tintColor = .blue
    #expect(shown(UIButton()).tintColor == .red)
    #expect(shown(UISlider()).tintColor == .blue)
  }

  @Test func inheritedTintsCountAsUnset() {
    defer { AppearanceProxies.removeAll() }
    stage.window.tintColor = .green
    UISlider.appearance().tintColor = .red
    #expect(shown(UISlider()).tintColor == .red)
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
    let own = UIButton()
    own.setTitleColor(.green, for: .normal)
    #expect(shown(own).titleColor(for: .normal) == .green)
    #expect(shown(UIButton()).titleColor(for: .normal) == .red)
  }

  @Test func linkTextAttributesAreSetUnlessPresent() {
    defer { AppearanceProxies.removeAll() }
    UITextView.appearance().linkTextAttributes = [.kern: 3]
    let own = UITextView()
    own.linkTextAttributes = [.kern: 4]
    #expect(shown(own).linkTextAttributes?[.kern] as? Int == 4)
    #expect(shown(UITextView()).linkTextAttributes?[.kern] as? Int == 3)
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
    let own = Badge()
    own.corner = 3
    #expect(shown(own).corner == 3 && own.textColor == .red && own.alpha == 0.5)
    let badge = shown(Badge(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(badge.corner == 5 && badge.layer.cornerRadius == 5 && badge.textColor == .red)
    badge.corner = 1
    badge.removeFromSuperview()
    #expect(shown(badge).corner == 1)
    #expect(Badge.appearance().corner == 5 && shown(Panel()).alpha == 1)
  }

  @Test func incomparableValuesAreSet() {
    defer { AppearanceProxies.removeAll() }
    Badge.appearance().ring = Ring(width: 4)
    let own = Badge()
    own.ring.width = 7
    #expect(shown(own).ring.width == 7 && shown(Badge()).ring.width == 4)
  }

  @Test func theProxyOfASubclassOverridesThatOfItsClass() {
    defer { AppearanceProxies.removeAll() }
    CustomView.appearance().numberOfLines = 2
    UILabel.appearance().numberOfLines = 3
    #expect(shown(CustomView()).numberOfLines == 2 && shown(UILabel()).numberOfLines == 3)
  }
}
