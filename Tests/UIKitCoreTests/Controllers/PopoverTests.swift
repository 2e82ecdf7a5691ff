import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for popovers: their position, and the ways to dismiss them.
@MainActor
struct PopoverTests {
  private let stage = Stage(size: CGSize(width: 1000, height: 600))
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 20))
  private let content = UIViewController()
  private let delegate = Delegate()

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    var style = UIModalPresentationStyle.pageSheet
    var allowsDismissal = true

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      log.append("prepare")
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      log.append("adapt")
      return style
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.append("should")
      return allowsDismissal
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did")
    }
  }

  init() {
    root.view.backgroundColor = .white
    source.backgroundColor = .systemBlue
    root.view.addSubview(source)
    stage.show(root)
    content.view.backgroundColor = .systemYellow
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 150)
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.delegate = delegate
    stage.settle()
  }

  private func present(_ controller: UIViewController) {
    root.present(controller, animated: true)
    stage.settle()
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test func thePopoverPointsToItsSource() {
    present(content)
    #expect(frame(content) == CGRect(x: 400, y: 131, width: 200, height: 150))
    let popover = content.popoverPresentationController
    #expect(popover?.arrowDirection == .up)
    #expect(popover?.presentingViewController === root)
    #expect(delegate.log == ["prepare"])
    assertSnapshot(of: stage, named: "below")
    // The popover follows its source view when the window changes its size.
    source.frame.origin = CGPoint(x: 700, y: 500)
    stage.loop.screen.resize(to: CGSize(width: 900, height: 560), scale: 1)
    stage.settle()
    #expect(popover?.arrowDirection == .down)
    #expect(frame(content) == CGRect(x: 620, y: 339, width: 200, height: 150))
  }

  @Test func aClickOutsideAndEscapeDismissThePopover() {
    present(content)
    delegate.log = []
    stage.tap(at: CGPoint(x: 500, y: 200))
    stage.settle()
    #expect(root.presentedViewController === content)
    delegate.allowsDismissal = false
    stage.tap(at: CGPoint(x: 50, y: 500))
    stage.settle()
    #expect(root.presentedViewController === content && delegate.log == ["should"])
    delegate.allowsDismissal = true
    stage.tap(at: CGPoint(x: 50, y: 500))
    stage.settle()
    #expect(root.presentedViewController == nil && delegate.log == ["should", "should", "did"])
    present(content)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(root.presentedViewController == nil)
    delegate.log = []
    present(content)
    content.dismiss(animated: false)
    stage.settle()
    #expect(delegate.log == ["prepare"])
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, CGFloat(400)), (.fullScreen, 400), (.none, 200),
  ])
  func narrowWindowsUseTheStyleOfTheDelegate(_ style: UIModalPresentationStyle, _ width: CGFloat) {
    source.frame.origin.x = 100
    stage.loop.screen.resize(to: CGSize(width: 400, height: 600), scale: 1)
    delegate.style = style
    present(content)
    #expect(delegate.log == ["prepare", "adapt"])
    #expect(content.view.bounds.width == width)
  }

  @Test func thePermittedDirectionWithTheMostSpaceIsChosen() {
    let availableArea = CGRect(x: 10, y: 10, width: 980, height: 580)
    let anchor = CGRect(x: 20, y: 300, width: 40, height: 20)
    func placement(
      _ size: CGSize,
      _ permitted: UIPopoverArrowDirection
    ) -> PopoverPlacement {
      PopoverPlacement(
        size: size,
        anchor: anchor,
        bounds: availableArea,
        permittedDirections: permitted
      )
    }
    let small = CGSize(width: 200, height: 100)
    #expect(placement(small, .any).direction == .up)
    #expect(placement(small, .any).frame.minX == 10)
    #expect(placement(small, .any).tip == CGPoint(x: 40, y: 320))
    #expect(placement(small, [.left, .right]).direction == .left)
    #expect(placement(small, [.left]).tip == CGPoint(x: 60, y: 310))
    #expect(placement(CGSize(width: 200, height: 500), .any).direction == .left)
    let huge = placement(CGSize(width: 5000, height: 5000), .any)
    #expect(availableArea.contains(huge.frame))
    let nowhere = PopoverPlacement(
      size: small,
      anchor: anchor,
      bounds: .zero,
      permittedDirections: .any
    )
    #expect(nowhere.frame.width == 0 || nowhere.frame.height == 0)
  }

  @Test func actionSheetsArePopoversInWideWindows() {
    var chosenTitles: [String] = []
    func makeSheet() -> UIAlertController {
      let sheet = UIAlertController(title: "Color", message: nil, preferredStyle: .actionSheet)
      for title in ["Red", "Green"] {
        sheet.addAction(
          UIAlertAction(title: title, style: .default) { _ in chosenTitles.append(title) }
        )
      }
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in chosenTitles.append("Cancel") }
      )
      sheet.popoverPresentationController?.sourceView = source
      return sheet
    }
    let first = makeSheet()
    present(first)
    #expect(frame(first).minY == 131 && frame(first).midX == 500 && frame(first).width == 300)
    assertSnapshot(of: stage, named: "action-sheet")
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(chosenTitles == ["Green"])
    let second = makeSheet()
    present(second)
    stage.tap(at: CGPoint(x: 50, y: 500))
    stage.settle()
    #expect(chosenTitles == ["Green", "Cancel"] && root.presentedViewController == nil)
    let third = makeSheet()
    present(third)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(chosenTitles == ["Green", "Cancel", "Cancel"])
    stage.loop.screen.resize(to: CGSize(width: 400, height: 600), scale: 1)
    let narrow = makeSheet()
    present(narrow)
    #expect(frame(narrow) == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(narrow.popoverPresentationController?.arrowDirection == .unknown)
  }

  private func makeColorSheet() -> UIAlertController {
    let sheet = UIAlertController(title: "Color", message: nil, preferredStyle: .actionSheet)
    for title in ["Red", "Green"] {
      sheet.addAction(UIAlertAction(title: title, style: .default) { _ in })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in })
    return sheet
  }

  @Test func actionSheetsWithoutASourcePointToTheLastTouch() {
    let button = UIButton(type: .system)
    button.setTitle("Color", for: .normal)
    button.frame = CGRect(x: 700, y: 200, width: 100, height: 40)
    var sheet = makeColorSheet()
    button.addAction(
      UIAction { [self] _ in
        sheet = makeColorSheet()
        root.present(sheet, animated: true)
      },
      for: .touchUpInside
    )
    root.view.addSubview(button)
    stage.settle()
    stage.click(at: CGPoint(x: 720, y: 210))
    stage.settle()
    let popover = sheet.popoverPresentationController
    #expect(popover?.arrowDirection == .up && popover?.sourceView == nil)
    #expect(frame(sheet).midX == 720 && frame(sheet).minY == 221)
    assertSnapshot(of: stage, named: "where-pressed")
    stage.press(.keyboardEscape)
    stage.settle()
    // After a key press the popover points to the focused view.
    stage.press(.keyboardTab)
    stage.press(.keyboardSpacebar)
    stage.settle()
    #expect(frame(sheet).midX == 750 && frame(sheet).minY == 251)
    stage.press(.keyboardEscape)
    stage.settle()
    // Action sheets presented long after a press, or before any press, are at the bottom edge.
    stage.click(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 2)
    sheet = makeColorSheet()
    present(sheet)
    #expect(sheet.popoverPresentationController?.arrowDirection == .unknown)
    #expect(frame(sheet) == CGRect(x: 0, y: 0, width: 1000, height: 600))
  }

  @Test func anActionSheetWithoutCancelActionIsDismissed() {
    let sheet = UIAlertController(title: nil, message: "?", preferredStyle: .actionSheet)
    for title in ["A", "B"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.popoverPresentationController?.sourceView = source
    present(sheet)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func onlyPopoversAndActionSheetsHaveAPopoverController() {
    #expect(root.popoverPresentationController == nil)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.popoverPresentationController == nil)
  }

  @Test func aPopoverPointsToItsBarButton() {
    let item = UIBarButtonItem(primaryAction: UIAction(title: "More") { _ in })
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
    stage.show(navigation)
    stage.settle()
    content.popoverPresentationController?.barButtonItem = item
    navigation.present(content, animated: false)
    stage.settle()
    #expect(frame(content).maxX == 990)
    #expect(frame(content).minY >= 40 && frame(content).minY <= 60)
  }

  /// A delegate that records the size class it gets, and keeps the popover's style.
  private final class TraitDelegate: UIPopoverPresentationControllerDelegate {
    var sizeClass: UIUserInterfaceSizeClass?

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      sizeClass = traitCollection.horizontalSizeClass
      return .none
    }
  }

  @Test func delegatesWithTraitsMethodsKeepThePopover() {
    let stage = Stage(size: CGSize(width: 390, height: 600))
    let (root, popover, delegate) = (UIViewController(), UIViewController(), TraitDelegate())
    stage.show(root)
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 100, height: 80)
    popover.popoverPresentationController?.sourceView = root.view
    let sourceRect = CGRect(x: 190, y: 100, width: 10, height: 10)
    popover.popoverPresentationController?.sourceRect = sourceRect
    popover.popoverPresentationController?.delegate = delegate
    root.present(popover, animated: false)
    stage.settle()
    #expect(delegate.sizeClass == .compact)
    #expect(popover.view.bounds.size == CGSize(width: 100, height: 80))
  }
}
