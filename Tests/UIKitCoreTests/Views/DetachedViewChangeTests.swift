import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for changes while a view is out of the window: afterwards it looks as if it had stayed.
@MainActor
struct DetachedViewChangeTests {
  /// The settings that views inherit.
  enum Change: CaseIterable {
    case dark, textSize, boldText, theme, tint, scale, screenDark, direction, screenDirection
  }

  /// The means by which a view leaves the window and returns.
  enum Detachment: CaseIterable {
    case push, otherRoot, subview, hiddenWindow
  }

  enum Kind: CaseIterable {
    case label, button, toggle, slider, segments, stepper, progress, activity, field, image
    case colors, drawing, plainTable, groupedTable, editedTable, child
  }

  /// A view that draws with colours and a preferred font.
  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.label.setFill()
      UIRectFill(CGRect(x: 4, y: 4, width: 40, height: 1 / traitCollection.displayScale))
      (tintColor ?? .red).setFill()
      UIRectFill(CGRect(x: 4, y: 10, width: bounds.width / 2, height: 9.5))
    }
  }

  /// A list with the elements of a table: cells of all styles, headers, footers and an index.
  private final class List: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let header = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      header.text = "Header"
      header.font = .preferredFont(forTextStyle: .body)
      header.adjustsFontForContentSizeCategory = true
      tableView.tableHeaderView = header
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "\(indexPath.row)")
        ?? UITableViewCell(style: styles[indexPath.row], reuseIdentifier: "\(indexPath.row)")
      cell.textLabel?.text = "Row \(indexPath)"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = indexPath.section == 0 ? UIImage(systemName: "star") : nil
      cell.accessoryType = [.disclosureIndicator, .checkmark, .detailButton, .none][indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }

    override func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? { section == 1 ? "A footer of the section" : nil }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
  }

  /// A stage that shows one kind of view in a navigation controller.
  @MainActor
  private struct Scene {
    let stage = Stage(size: CGSize(width: 300, height: 400))
    let navigation = UINavigationController()
    let screen: UIViewController

    init(_ kind: Kind) {
      screen = Scene.makeScreen(kind)
      screen.title = "Screen"
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit",
        style: .plain,
        target: nil,
        action: nil
      )
      let root = UIViewController()
      root.title = "Root"
      navigation.setViewControllers([root, screen], animated: false)
      stage.show(navigation)
      if kind == .editedTable {
        (screen as? UITableViewController)?.setEditing(true, animated: false)
      }
      stage.settle()
    }

    private static func makeScreen(_ kind: Kind) -> UIViewController {
      switch kind {
      case .plainTable, .editedTable: return List(style: .plain)
      case .groupedTable: return List(style: .grouped)
      default: break
      }
      let screen = UIViewController()
      screen.view.backgroundColor = .systemBackground
      let view = makeView(kind)
      if kind == .child {
        let child = UIViewController()
        child.view.addSubview(view)
        child.view.backgroundColor = .secondarySystemBackground
        child.view.frame = CGRect(x: 0, y: 60, width: 300, height: 200)
        screen.addChild(child)
        screen.view.addSubview(child.view)
      } else {
        screen.view.addSubview(view)
      }
      view.frame = CGRect(x: 20, y: 80, width: 240, height: 44)
      return screen
    }

    private static func makeView(_ kind: Kind) -> UIView {
      switch kind {
      case .label:
        let label = UILabel()
        label.text = "Text of a label"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        return label
      case .button:
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        return button
      case .toggle:
        let toggle = UISwitch()
        toggle.isOn = true
        return toggle
      case .slider:
        let slider = UISlider()
        slider.value = 0.4
        return slider
      case .segments:
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 1
        return segments
      case .stepper: return UIStepper()
      case .progress:
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.5
        return progress
      case .activity:
        let activity = UIActivityIndicatorView(style: .medium)
        activity.hidesWhenStopped = false
        return activity
      case .field:
        let field = UITextField()
        field.text = "Field"
        field.placeholder = "Empty"
        field.borderStyle = .roundedRect
        return field
      case .image: return UIImageView(image: UIImage(systemName: "star"))
      case .drawing: return Drawing()
      default:
        let view = UIView()
        view.backgroundColor = .systemGray5
        view.layer.cornerRadius = 8
        let inner = Drawing(frame: CGRect(x: 10, y: 5, width: 100, height: 30))
        inner.backgroundColor = .tertiarySystemBackground
        view.addSubview(inner)
        return view
      }
    }

    func apply(_ change: Change) {
      let window = stage.window
      let screen = stage.loop.screen
      switch change {
      case .dark: window.overrideUserInterfaceStyle = .dark
      case .textSize: window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
      case .boldText: window.traitOverrides.legibilityWeight = .bold
      case .theme: window.traitOverrides.tableTheme = .classic
      case .tint: window.tintColor = .systemRed
      case .scale: screen.resize(to: screen.bounds.size, scale: 2)
      case .screenDark: screen.userInterfaceStyle = .dark
      case .direction: window.traitOverrides.layoutDirection = .rightToLeft
      case .screenDirection: screen.layoutDirection = .rightToLeft
      }
    }

    /// Removes the view from the window, runs a closure, and brings the view back.
    func leave(by detachment: Detachment, _ body: () -> Void) {
      let window = stage.window
      switch detachment {
      case .push: navigation.pushViewController(UIViewController(), animated: false)
      case .otherRoot: window.rootViewController = UIViewController()
      case .subview: screen.view.subviews.first?.isHidden = false
      case .hiddenWindow: window.isHidden = true
      }
      let subviews = detachment == .subview ? screen.view.subviews : []
      if !(screen is UITableViewController) { for view in subviews { view.removeFromSuperview() } }
      stage.settle()
      body()
      stage.settle()
      switch detachment {
      case .push: navigation.popViewController(animated: false)
      case .otherRoot: window.rootViewController = navigation
      case .subview: for view in subviews { screen.view.addSubview(view) }
      case .hiddenWindow: window.makeKeyAndVisible()
      }
      stage.settle()
    }
  }

  /// Slow: draws 144 combinations of views and changes, for each way to leave.
  @Test(.separateProcess, arguments: Kind.allCases, Change.allCases)
  func changesOfDetachedViewsAreShown(kind: Kind, change: Change) {
    let attachedScene = Scene(kind)
    attachedScene.apply(change)
    attachedScene.stage.settle()
    let expected = attachedScene.stage.pixels()
    for detachment in Detachment.allCases
    where detachment != .subview
      || ![.plainTable, .groupedTable, .editedTable]
        .contains(kind)
    {
      let detachedScene = Scene(kind)
      detachedScene.leave(by: detachment) { detachedScene.apply(change) }
      let difference = PixelDifference(reference: expected, actual: detachedScene.stage.pixels())
      #expect(difference == nil, "\(kind), \(change), \(detachment)")
    }
  }

  @Test func eachChangeIsNotifiedOnce() {
    final class Log: UIView {
      var styles: [UIUserInterfaceStyle?] = []
      var tints = 0

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        styles.append(previous?.userInterfaceStyle)
      }

      override func tintColorDidChange() {
        super.tintColorDidChange()
        tints += 1
      }
    }
    let stage = Stage()
    let log = Log()
    stage.show(log)
    #expect(log.styles == [] && log.tints == 0)
    log.removeFromSuperview()
    stage.window.overrideUserInterfaceStyle = .dark
    stage.window.tintColor = .systemRed
    #expect(log.styles == [])
    stage.window.addSubview(log)
    #expect(log.styles == [.light] && log.tints == 1)
    log.removeFromSuperview()
    stage.window.addSubview(log)
    #expect(log.styles == [.light] && log.tints == 1)
    stage.window.overrideUserInterfaceStyle = .light
    #expect(log.styles == [.light, .dark])
  }

  @Test func aReaddedControllerReceivesTheTraitChange() {
    final class Page: UIViewController {
      var changes = 0

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        changes += 1
      }
    }
    let stage = Stage()
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    stage.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    navigation.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(page.changes == 0)
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(page.changes == 1)
  }
}
