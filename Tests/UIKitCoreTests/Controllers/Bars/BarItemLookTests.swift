import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for backgrounds and positions that are set in bar button items without an appearance.
@MainActor
struct BarItemLookTests {
  private let stage = Stage(size: CGSize(width: 390, height: 300))
  private let first = UIViewController()
  private let second = UIViewController()
  private let item = UIBarButtonItem(title: "Save", primaryAction: nil)

  init() {
    stage.checksDamage = true
    for controller in [first, second] { controller.view.backgroundColor = .white }
    first.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: first))
    stage.settle()
  }

  private func image(_ color: UIColor, height: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: height))
    }
  }

  private func button() throws -> BarButton { try #require(item.button) }

  /// Returns the colour beside a button's title, at a distance in points below the middle.
  private func colorBesideTitle(of view: UIView, dy: CGFloat = 0) -> UIColor {
    stage.settle()
    return stage.color(at: view.convert(CGPoint(x: 3, y: view.bounds.midY + dy), to: nil))
  }

  @Test func aBackgroundIsBehindTheTitleInEachState() throws {
    let originalWidth = try button().frame.width
    item.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
    item.setBackgroundImage(image(.green), for: .disabled, barMetrics: .default)
    stage.settle()
    #expect(try button().frame.width == originalWidth + 20)
    #expect(try colorBesideTitle(of: button()) == .red)
    #expect(try colorBesideTitle(of: button(), dy: 12) != .red)
    item.isEnabled = false
    #expect(try colorBesideTitle(of: button()) == .green)
    item.isEnabled = true
    item.setBackgroundVerticalPositionAdjustment(8, for: .default)
    #expect(try colorBesideTitle(of: button(), dy: 12) == .red)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 8)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    stage.settle()
    #expect(try button().frame.width == originalWidth)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .disabled, barMetrics: .default) != nil)
  }

  @Test func eachStyleHasItsBackground() throws {
    item.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
    item.setBackgroundImage(image(.blue), for: .normal, style: .done, barMetrics: .default)
    #expect(try colorBesideTitle(of: button()) == .red)
    item.style = .done
    #expect(try colorBesideTitle(of: button()) == .blue)
    let doneImage = item.backgroundImage(for: .normal, style: .done, barMetrics: .default)
    #expect(doneImage != nil)
  }

  @Test func anEmptyBackgroundChangesNothing() throws {
    let originalWidth = try button().frame.width
    item.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    stage.settle()
    #expect(try button().frame.width == originalWidth)
  }

  @Test func theTitleIsMoved() throws {
    let label = try #require(button().subviews.compactMap { $0 as? UILabel }.first)
    stage.settle()
    let originalOrigin = label.frame.origin
    item.setTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: -3), for: .default)
    stage.settle()
    #expect(label.frame.origin == CGPoint(x: originalOrigin.x + 4, y: originalOrigin.y - 3))
    #expect(item.titlePositionAdjustment(for: .default).horizontal == 4)
  }

  @Test func aBackButtonHasABackground() throws {
    let back = UIBarButtonItem(title: "Up", primaryAction: nil)
    back.setBackButtonBackgroundImage(image(.red), for: .normal, barMetrics: .default)
    back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .default)
    first.navigationItem.backBarButtonItem = back
    first.navigationController?.pushViewController(second, animated: false)
    stage.settle()
    let bar = try #require(first.navigationController?.navigationBar)
    func find(_ view: UIView) -> BackButton? {
      (view as? BackButton) ?? view.subviews.lazy.compactMap(find).first
    }
    let button = try #require(find(bar))
    #expect(colorBesideTitle(of: button) == .red)
    #expect(back.backButtonTitlePositionAdjustment(for: .default).horizontal == 5)
    #expect(back.backButtonBackgroundImage(for: .normal, barMetrics: .default) != nil)
    back.setBackButtonBackgroundVerticalPositionAdjustment(2, for: .default)
    #expect(back.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 2)
  }

  @Test func subclassesOverrideBothInitialisers() {
    final class Item: UIBarButtonItem {
      var isInitialized = false
      override init() {
        super.init()
        isInitialized = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Item(title: "Done", primaryAction: nil).isInitialized)
    #expect(Item(coder: NSCoder())?.title == .some(nil))
  }
}
