import Foundation
import SeparateProcess
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the tool tips of buttons without a title.
@MainActor
struct ToolTipTests {
  /// Whether a view or a descendant shows text.
  private func showsText(_ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha > 0 else { return false }
    if let label = view as? UILabel, label.text?.isEmpty == false { return true }
    return view.subviews.contains(where: showsText)
  }

  /// Whether a view or a descendant shows an image.
  private func showsImage(_ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha > 0 else { return false }
    if let view = view as? UIImageView, view.image != nil { return true }
    return view.subviews.contains(where: showsImage)
  }

  /// Returns the visible buttons that show only an image, each with a point inside.
  private func iconButtons(on stage: Stage) -> [(button: UIControl, point: CGPoint)] {
    var buttons: [(button: UIControl, point: CGPoint)] = []
    let size = stage.window.bounds.size
    for y in stride(from: CGFloat(6), to: size.height, by: 12) {
      for x in stride(from: CGFloat(6), to: size.width, by: 12) {
        let point = CGPoint(x: x, y: y)
        let hit = stage.loop.touches.hitView(at: point)
        let chain = hit.map { Array(sequence(first: $0) { $0.superview }) } ?? []
        guard let control = chain.lazy.compactMap({ $0 as? UIControl }).first,
          !buttons.contains(where: { $0.button === control }),
          !(control is UISwitch), !(control is UISlider), !(control is UITextField),
          showsImage(control), !showsText(control)
        else { continue }
        buttons.append((control, point))
      }
    }
    return buttons
  }

  /// Fails unless each icon button shows its accessibility label as its tool tip.
  private func checkToolTips(on stage: Stage, screen: Screen) {
    for (button, point) in iconButtons(on: stage) {
      stage.pointerMove(to: point)
      stage.advance(by: 1)
      let tip = stage.loop.touches.toolTips.visibleTip?.text
      #expect(tip != nil, "\(type(of: button)) \(button.accessibilityLabel ?? "") in \(screen)")
      #expect(tip == button.accessibilityLabel)
      stage.pointerLeave()
    }
  }

  /// Slow: rests the pointer on every button of 26 screens until its tip is shown.
  @Test(.separateProcess, arguments: Screen.allCases)
  func everyIconButtonHasATooltip(screen: Screen) {
    checkToolTips(on: Stage(showing: screen), screen: screen)
  }

  @Test func theSidebarButtonHasATooltip() {
    let stage = Stage(size: CGSize(width: 1100, height: 700))
    stage.show(DemoSplitViewController(screens: Screen.worldClock.makeScreens(in: .still())))
    stage.settle()
    checkToolTips(on: stage, screen: .worldClock)
    #expect(iconButtons(on: stage).count == 2)
  }

  @Test func thePasswordButtonsTooltipNamesTheNextState() throws {
    let stage = Stage(showing: .textAndSearch)
    let (button, point) = try #require(iconButtons(on: stage).first)
    #expect(button.toolTip == "Show password")
    stage.click(at: point)
    stage.settle()
    #expect(button.toolTip == "Hide password")
    #expect(button.accessibilityLabel == "Hide password")
  }
}
