import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for state restoration.
@MainActor
struct StateRestorationTests {
  private final class Delegate: UIApplicationDelegate {
    var allowsSaving = true
    var allowsRestoring = true
    var version = 1

    func application(
      _ application: UIApplication,
      shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool {
      coder.encode(version, forKey: "version")
      return allowsSaving
    }

    func application(
      _ application: UIApplication,
      shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
      allowsRestoring && coder.decodeInteger(forKey: "version") == version
    }
  }

  /// A view controller that pushes others, as a file browser does.
  private final class Page: UIViewController {
    /// The number of pages below this one; 0 for the root.
    var depth = 0
    var text = ""

    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(text as NSString, forKey: "text")
      let pages = navigationController?.viewControllers.count ?? 0
      if depth == 0 { coder.encode(pages, forKey: "pages") }
    }

    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
      guard depth == 0 else { return }
      for depth in 1..<max(1, coder.decodeInteger(forKey: "pages")) {
        navigationController?.pushViewController(Page.make(depth), animated: false)
      }
    }

    static func make(_ depth: Int) -> Page {
      let page = Page()
      page.depth = depth
      page.restorationIdentifier = "page"
      return page
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let delegate = Delegate()

  private func makeApplication(_ delegate: Delegate? = nil) -> UIApplication {
    let application = UIApplication()
    application.delegate = delegate ?? self.delegate
    return application
  }

  private func showNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Page.make(0))
    navigation.restorationIdentifier = "navigation"
    stage.show(navigation)
    return navigation
  }

  private func pages(_ navigation: UINavigationController) -> [Page] {
    navigation.viewControllers.compactMap { $0 as? Page }
  }

  @Test func controllersAreRestoredFromTheRootDown() throws {
    let first = showNavigation()
    for depth in 1...2 { first.pushViewController(Page.make(depth), animated: false) }
    stage.settle()
    for page in pages(first) { page.text = "at \(page.depth)" }
    let state = try #require(StateRestoration.save(makeApplication(), windows: [stage.window]))
    let second = showNavigation()
    StateRestoration.restore(state, makeApplication(), windows: [stage.window])
    #expect(pages(second).map(\.text) == ["at 0", "at 1", "at 2"])
  }

  @Test func theDelegateMayPreventSavingAndRestoring() throws {
    let navigation = showNavigation()
    pages(navigation)[0].text = "saved"
    let state = try #require(StateRestoration.save(makeApplication(), windows: [stage.window]))
    delegate.allowsSaving = false
    #expect(StateRestoration.save(makeApplication(), windows: [stage.window]) == nil)
    delegate.allowsRestoring = false
    let restoredNavigation = showNavigation()
    StateRestoration.restore(state, makeApplication(), windows: [stage.window])
    #expect(pages(restoredNavigation)[0].text == "")
    delegate.allowsRestoring = true
    delegate.version = 2
    StateRestoration.restore(state, makeApplication(), windows: [stage.window])
    #expect(pages(restoredNavigation)[0].text == "")
    delegate.version = 1
    StateRestoration.restore(state, makeApplication(), windows: [stage.window])
    #expect(pages(restoredNavigation)[0].text == "saved")
  }

  @Test func savingAndRestoringAreOptIn() {
    final class Bare: UIApplicationDelegate {}
    let application = UIApplication()
    let bare = Bare()
    application.delegate = bare
    _ = showNavigation()
    #expect(StateRestoration.save(application, windows: [stage.window]) == nil)
  }

  @Test func controllersBelowOneWithoutIdentifierAreNotSaved() throws {
    let navigation = showNavigation()
    navigation.restorationIdentifier = nil
    let state = try #require(StateRestoration.save(makeApplication(), windows: [stage.window]))
    #expect(state.objects.isEmpty)
  }

  @Test func viewsOfAControllerAreRestoredWithIt() throws {
    let navigation = showNavigation()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.restorationIdentifier = "table"
    let box = UIView()
    box.addSubview(table)
    pages(navigation)[0].view.addSubview(box)
    let state = try #require(StateRestoration.save(makeApplication(), windows: [stage.window]))
    #expect(
      state.objects.keys.sorted() == [
        "/navigation", "/navigation/page", "/navigation/page//table",
      ]
    )
  }

  @Test func presentedControllersAreSavedWithTheirPresenter() throws {
    let navigation = showNavigation()
    let sheet = Page.make(1)
    sheet.restorationIdentifier = "sheet"
    pages(navigation)[0].present(sheet, animated: false)
    stage.settle()
    let state = try #require(StateRestoration.save(makeApplication(), windows: [stage.window]))
    #expect(
      state.objects.keys.sorted() == ["/navigation", "/navigation/page", "/navigation/sheet"]
    )
  }

  /// A view that saves and restores a number.
  private final class StatefulView: UIView {
    var number = 0

    override func encodeRestorableState(with coder: NSCoder) {
      coder.encode(number, forKey: "number")
    }

    override func decodeRestorableState(with coder: NSCoder) {
      number = coder.decodeInteger(forKey: "number")
    }
  }

  /// A controller with a stateful view.
  private final class StatefulController: UIViewController {
    let statefulView = StatefulView()

    override func viewDidLoad() {
      super.viewDidLoad()
      restorationIdentifier = "keeper"
      statefulView.restorationIdentifier = "view"
      view.addSubview(statefulView)
    }
  }

  /// Only the top view controller has appeared, so the view below it is not loaded yet.
  @Test func viewsAreLoadedToBeRestored() throws {
    func showControllerBelowTop() -> StatefulController {
      let controller = StatefulController()
      controller.restorationIdentifier = "keeper"
      let navigation = UINavigationController()
      navigation.restorationIdentifier = "navigation"
      navigation.setViewControllers([controller, Page.make(1)], animated: false)
      stage.show(navigation)
      return controller
    }
    let first = showControllerBelowTop()
    first.loadViewIfNeeded()
    first.statefulView.number = 7
    let state = try #require(StateRestoration.save(makeApplication(), windows: [stage.window]))
    let second = showControllerBelowTop()
    #expect(!second.isViewLoaded)
    StateRestoration.restore(state, makeApplication(), windows: [stage.window])
    #expect(second.statefulView.number == 7)
  }

  @Test func damagedPartsAreOmitted() throws {
    let navigation = showNavigation()
    pages(navigation)[0].text = "saved"
    var state = try #require(StateRestoration.save(makeApplication(), windows: [stage.window]))
    state.objects["/navigation/page"] = Data("nonsense".utf8)
    state.objects["/gone"] = Data()
    let restoredNavigation = showNavigation()
    StateRestoration.restore(state, makeApplication(), windows: [stage.window])
    #expect(pages(restoredNavigation)[0].text == "")
    // Damaged application data are ignored.
    state.application = Data()
    StateRestoration.restore(state, makeApplication(), windows: [stage.window])
  }
}
