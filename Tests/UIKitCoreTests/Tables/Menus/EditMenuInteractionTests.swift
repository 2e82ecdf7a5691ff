import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `UIEditMenuInteraction`, with which applications present edit menus.
@MainActor
struct EditMenuInteractionTests {
  private final class Delegate: UIEditMenuInteractionDelegate {
    var log: [String] = []
    var titles = ["One", "Two"]
    var target = CGRect.null

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu \(suggestedActions.count)")
      return UIMenu(
        children: titles.map { title in
          UIAction(title: title) { [unowned self] _ in log.append(title) }
        }
      )
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present \(configuration.identifier)")
      animator.addCompletion { [unowned self] in log.append("presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 300))
  private let root = UIView()
  private let delegate = Delegate()
  private let interaction: UIEditMenuInteraction

  init() {
    interaction = UIEditMenuInteraction(delegate: delegate)
    root.backgroundColor = .systemBackground
    root.addInteraction(interaction)
    stage.show(root)
    stage.settle()
  }

  private var menu: EditMenu? {
    stage.window.subviews.lazy.compactMap { $0 as? EditMenu }.first { $0.isUserInteractionEnabled }
  }

  private func present(at point: CGPoint = CGPoint(x: 160, y: 150)) {
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: point))
    stage.settle()
  }

  @Test func aMenuIsPresentedAndItsCommandPerformed() throws {
    present()
    #expect(delegate.log == ["menu 0", "present a", "presented"])
    #expect(interaction.location(in: root) == CGPoint(x: 160, y: 150))
    let button = try #require(menu?.buttons[1])
    #expect(menu?.capsule.frame.maxY == 142)
    stage.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
    stage.settle()
    #expect(delegate.log.suffix(2) == ["dismiss", "Two"] && menu == nil)
  }

  @Test func aMenuIsDismissedAndPresentedAgain() {
    present()
    present(at: CGPoint(x: 100, y: 200))
    #expect(delegate.log.filter { $0 == "dismiss" }.count == 1)
    #expect(menu?.capsule.frame.maxY == 192)
    interaction.dismissMenu()
    stage.settle()
    #expect(menu == nil && delegate.log.last == "dismiss")
    delegate.titles = []
    present()
    #expect(menu == nil)
  }

  @Test func aVisibleMenuFollowsItsDelegate() {
    present()
    delegate.titles = ["Three"]
    interaction.reloadVisibleMenu()
    stage.settle()
    #expect(menu?.buttons.map(\.accessibilityLabel) == ["Three"])
    delegate.target = CGRect(x: 0, y: 250, width: 320, height: 20)
    interaction.updateVisibleMenuPosition(animated: true)
    stage.settle()
    #expect(menu?.capsule.frame.maxY == 242)
    root.removeInteraction(interaction)
    stage.settle()
    #expect(menu == nil)
  }

  @Test func theArrowPointsInThePreferredDirection() {
    let configuration = UIEditMenuConfiguration(
      identifier: nil,
      sourcePoint: CGPoint(x: 160, y: 150)
    )
    configuration.preferredArrowDirection = .up
    interaction.presentEditMenu(with: configuration)
    stage.settle()
    #expect(menu?.capsule.frame.minY == 158)
  }

  @Test func textsHaveSuggestedActions() {
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
    field.text = "Text"
    root.addSubview(field)
    field.becomeFirstResponder()
    field.addInteraction(interaction)
    present(at: CGPoint(x: 10, y: 10))
    #expect(delegate.log.first == "menu 1")
  }

  private final class FieldDelegate: UITextFieldDelegate, UITextViewDelegate {
    func textField(
      _ textField: UITextField,
      editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: suggestedActions + [UIAction(title: "Look up \(range.length)") { _ in }])
    }

    func textView(
      _ textView: UITextView,
      editMenuForTextIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: [UIAction(title: "Translate") { _ in }])
    }
  }

  @Test func textDelegatesAddCommands() {
    let (field, view, delegate) = (UITextField(), UITextView(), FieldDelegate())
    field.frame = CGRect(x: 10, y: 100, width: 200, height: 34)
    view.frame = CGRect(x: 10, y: 150, width: 200, height: 60)
    (field.text, view.text) = ("Text", "Text")
    (field.delegate, view.delegate) = (delegate, delegate)
    root.addSubview(field)
    root.addSubview(view)
    stage.settle()
    stage.tap(at: CGPoint(x: 20, y: 117))
    stage.tap(at: CGPoint(x: 20, y: 117))
    stage.settle()
    #expect(stage.menuTitles == ["Cut", "Copy", "Look up 4"])
    stage.press(.keyboardEscape)
    stage.settle()
    stage.click(at: CGPoint(x: 20, y: 167), button: .secondary)
    #expect(stage.menuTitles == ["Translate"])
  }
}
