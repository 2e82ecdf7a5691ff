import Testing
import UIKit
import UIKitTesting

@testable import Examples

/// Tests for the example screens, and for their snapshots.
@MainActor
struct ExampleTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667))

  private func show(_ controller: UIViewController) {
    stage.show(UINavigationController(rootViewController: controller))
    stage.settle()
  }

  /// Returns the centre of a view in its window.
  private func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test(arguments: Example.allCases)
  func everyExampleHasATitleAndAVisibleView(_ example: Example) {
    let controller = example.makeController()
    show(controller)
    #expect(controller.title?.isEmpty == false)
    #expect(controller.viewIfLoaded?.window === stage.window)
  }

  @Test func searchingFiltersTheFruitList() {
    let list = FruitListController()
    show(list)
    #expect(list.tableView.numberOfRows(inSection: 0) == 10)
    assertSnapshot(of: stage, named: "fruits")
    list.navigationItem.searchController?.searchBar.searchTextField.becomeFirstResponder()
    stage.type("ap")
    stage.settle()
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
  }

  @Test func theSettingsFormChangesItsValues() throws {
    let settings = SettingsController()
    show(settings)
    assertSnapshot(of: stage, named: "settings")
    let table = try #require(settings.tableView)
    let toggle = table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryView
    stage.tap(at: center(of: try #require(toggle)))
    #expect(settings.isQuiet)
    let button = table.cellForRow(at: IndexPath(row: 0, section: 1))?.accessoryView
    stage.tap(at: center(of: try #require(button)))
    stage.settle()
    stage.press(.keyboardEnd)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(settings.theme == "Dark")
  }

  @Test func tappingAStepperAddsToTheOrder() throws {
    let menu = KioskMenuController(style: .grouped)
    show(menu)
    let cell = menu.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    let stepper = try #require(cell?.firstDescendant(UIStepper.self))
    let plus = stepper.convert(CGPoint(x: stepper.bounds.maxX - 10, y: 10), to: nil)
    stage.tap(at: plus)
    stage.tap(at: plus)
    #expect(menu.order == [IndexPath(row: 1, section: 0): 2])
    #expect(menu.toolbarItems?.first?.title == "Sum 9.00 €")
    stage.settle()
    assertSnapshot(of: stage, named: "kiosk")
    // The Order button.
    stage.tap(at: CGPoint(x: 345, y: 645))
    stage.settle()
    #expect(menu.presentedViewController is OrderController)
    assertSnapshot(of: stage, named: "kiosk-order")
  }

  @Test func theChatSendsAMessage() throws {
    let chat = ChatController()
    show(chat)
    assertSnapshot(of: stage, named: "chat")
    stage.tap(at: center(of: chat.field))
    stage.type("Coming")
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(chat.messages.last?.text == "Coming")
    #expect(chat.tableView.numberOfRows(inSection: 0) == 6)
    #expect(chat.tableView.indexPathsForVisibleRows?.last?.row == 5)
  }

  @Test func mailsHaveSwipeActionsAndAMenu() {
    let mail = MailController()
    show(mail)
    stage.drag(
      from: CGPoint(x: 300, y: 200),
      to: CGPoint(x: 140, y: 200),
      duration: 0.2,
      hold: 0.2
    )
    stage.settle()
    assertSnapshot(of: stage, named: "mail")
    // The Delete button.
    stage.tap(at: CGPoint(x: 350, y: 200))
    stage.settle()
    #expect(mail.mails.count == 4)
    stage.longPress(at: CGPoint(x: 100, y: 140))
    stage.settle()
    assertSnapshot(of: stage, named: "mail-menu")
    // The first action marks the second mail as unread.
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(mail.mails[1].isUnread)
  }

  @Test func aPhotoHasAContextMenuWithAPreview() {
    let photos = PhotoListController()
    show(photos)
    stage.longPress(at: CGPoint(x: 200, y: 240))
    stage.settle()
    assertSnapshot(of: stage, named: "photos")
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(UIPasteboard.general.string == "Meadow")
  }
}

extension UIView {
  /// Returns the first descendant of a class, in depth-first order.
  fileprivate func firstDescendant<T: UIView>(_ type: T.Type) -> T? {
    for view in subviews {
      if let match = view as? T ?? view.firstDescendant(type) { return match }
    }
    return nil
  }
}
