import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for views in the accessibility tree, and for their actions.
@MainActor
struct AccessibilityTreeTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = UIViewController()

  private func show(_ views: UIView...) {
    for view in views { controller.view.addSubview(view) }
    stage.show(controller)
  }

  private var dump: [String] { TreeDump.lines(stage.window) }

  private func label(_ text: String, x: CGFloat, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  @Test func viewsAreReadInRowsFromTheTop() {
    show(
      label("third", x: 10, y: 60),
      label("second", x: 200, y: 12),
      label("first", x: 10, y: 10)
    )
    #expect(dump == ["text \"first\"", "text \"second\"", "text \"third\""])
    #expect(TreeDump.isConsistent(stage.window))
    controller.view.semanticContentAttribute = .forceRightToLeft
    #expect(dump == ["text \"second\"", "text \"first\"", "text \"third\""])
  }

  @Test func hiddenViewsAreNotRead() {
    let (hidden, clear) = (label("a", x: 0, y: 0), label("b", x: 0, y: 30))
    let hiddenFromAccessibility = UIView()
    hidden.isHidden = true
    clear.alpha = 0
    hiddenFromAccessibility.accessibilityElementsHidden = true
    hiddenFromAccessibility.addSubview(label("c", x: 0, y: 0))
    show(hidden, clear, hiddenFromAccessibility, label("", x: 0, y: 60), label("d", x: 0, y: 90))
    #expect(dump == ["text \"d\""])
  }

  @Test func controlsHaveRolesAndStates() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setTitle("Play", for: .normal)
    let toggle = UISwitch(frame: CGRect(x: 0, y: 50, width: 51, height: 31))
    toggle.accessibilityLabel = "Wi-Fi"
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 31))
    slider.value = 0.5
    let stepper = UIStepper(frame: CGRect(x: 0, y: 150, width: 94, height: 32))
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 0, y: 200, width: 200, height: 32)
    let progress = UIProgressView(frame: CGRect(x: 0, y: 250, width: 200, height: 4))
    progress.progress = 0.25
    let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 270, width: 20, height: 20))
    let image = UIImageView(frame: CGRect(x: 0, y: 300, width: 20, height: 20))
    image.accessibilityLabel = "Cat"
    show(button, toggle, slider, stepper, segments, progress, spinner, image, UIImageView())
    spinner.startAnimating()
    #expect(
      dump == [
        "button \"Play\"", "toggle \"Wi-Fi\" = 0", "slider \"\" = 50%", "stepper \"\" = 0",
        "radioGroup \"\"", "  radioButton \"Day\"", "  radioButton \"Week\"",
        "progress \"\" = 25%", "busy \"In progress\"", "image \"Cat\"",
      ]
    )
    #expect(TreeDump.isConsistent(stage.window))
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(!button.nodeState.contains(.enabled))
    #expect(image.accessibilityTraits == .image)
    #expect(segments.nodeChild(at: 1)?.activateNode() == true)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(segments.nodeChild(at: 1)?.nodeState.isSuperset(of: [.checkable, .checked]) == true)
    #expect(segments.nodeChild(at: 2) == nil)
  }

  @Test func activatingAnElementActsLikeATap() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let plain = UIControl(frame: CGRect(x: 0, y: 50, width: 80, height: 40))
    let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 51, height: 31))
    let view = UIView(frame: CGRect(x: 0, y: 150, width: 80, height: 40))
    view.isAccessibilityElement = true
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
    plain.addAction(UIAction { _ in log.append("plain") }, for: .touchUpInside)
    toggle.addAction(UIAction { _ in log.append("toggle") }, for: .valueChanged)
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in log.append("view") }
    view.addGestureRecognizer(tap)
    show(button, plain, toggle, view)
    for node in [button, plain, toggle, view] { #expect(node.activateNode()) }
    stage.settle()
    #expect(log == ["button", "plain", "toggle", "view"])
    #expect(toggle.isOn)
    button.isEnabled = false
    #expect(!button.activateNode())
    #expect(log.count == 4)
  }

  @Test func adjustableElementsHaveSteps() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    show(slider)
    #expect(slider.accessibilityTraits == .adjustable)
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.05) < 0.001)
    slider.accessibilityDecrement()
    #expect(slider.value == 0 && changes == 2)
    #expect(slider.setNodeValue(0.75) && slider.value == 0.75 && changes == 3)
    #expect(!slider.setNodeValue(.nan))
    #expect(slider.nodeActions.map(\.name) == ["increment", "decrement"])
  }

  @Test func accessibilityPropertiesOverrideTheDefaults() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Rating"
    view.accessibilityValue = "3 stars"
    view.accessibilityTraits = [.adjustable, .header]
    var log: [String] = []
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Share") { _ in
        log.append("share")
        return true
      }
    ]
    show(view)
    #expect(dump == ["header \"Rating\" = 3 stars"])
    let actions = view.nodeActions
    #expect(actions.map(\.name) == ["increment", "decrement", "Share"])
    #expect(actions[2].perform(view) && log == ["share"])
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 2.5, y: 4))
  }

  @Test func elementsWithoutViewsHaveAContainer() {
    let chart = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let bars = (0..<3).map { index in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "Bar \(index)"
      bar.accessibilityFrameInContainerSpace = CGRect(x: index * 30, y: 0, width: 20, height: 100)
      return bar
    }
    chart.accessibilityElements = bars
    chart.accessibilityContainerType = .list
    chart.accessibilityLabel = "Rain"
    show(chart)
    #expect(dump == ["list \"Rain\"", "  text \"Bar 0\"", "  text \"Bar 1\"", "  text \"Bar 2\""])
    #expect(TreeDump.isConsistent(stage.window))
    #expect(bars[2].accessibilityFrame == CGRect(x: 70, y: 20, width: 20, height: 100))
    #expect(chart.accessibilityElementCount() == 3)
    #expect(chart.index(ofAccessibilityElement: bars[1]) == 1)
    #expect(chart.index(ofAccessibilityElement: chart) == NSNotFound)
    #expect(chart.accessibilityElement(at: 3) == nil && chart.accessibilityElement(at: -1) == nil)
  }

  @Test func circularElementListsAreCut() {
    let (one, two) = (UIView(frame: .zero), UIView(frame: .zero))
    one.accessibilityElements = [one, two, label("a", x: 0, y: 0), "no object"]
    two.accessibilityElements = [one, one, label("b", x: 0, y: 0)]
    show(one, two)
    #expect(dump == ["text \"b\"", "text \"a\"", "text \"a\"", "text \"a\"", "text \"b\""])
  }

  @Test func customRotorsAreOfferedAsActions() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    view.isAccessibilityElement = true
    let targets = [label("one", x: 0, y: 50), label("two", x: 0, y: 80)]
    view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Errors") { predicate in
        let current = predicate.currentItem.targetElement
        let index = targets.firstIndex { $0 === current }.map { $0 + 1 } ?? 0
        guard predicate.searchDirection == .next, index < targets.count else { return nil }
        return UIAccessibilityCustomRotorItemResult(
          targetElement: targets[index],
          targetRange: nil
        )
      }
    ]
    show(view, targets[0], targets[1])
    let client = RecordingClient()
    stage.loop.accessibilityClient = client
    let actions = view.nodeActions
    #expect(actions.map(\.name) == ["Next Errors", "Previous Errors"])
    #expect(actions[0].perform(view) && actions[0].perform(view) && !actions[0].perform(view))
    #expect(client.moves.map(\.nodeName) == ["one", "two"])
  }

  @Test func announcementsReachOnlyAConnectedScreenReader() {
    show()
    UIAccessibility.post(notification: .announcement, argument: "nobody hears this")
    #expect(!UIAccessibility.isVoiceOverRunning)
    let client = RecordingClient()
    stage.loop.accessibilityClient = client
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(client.posts == ["1008 Saved"])
    #expect(UIAccessibility.isVoiceOverRunning)
  }

  @Test func textIsReadAndEdited() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    field.text = "Zoë"
    show(field)
    #expect(dump == ["field \"Name\" = Zoë"])
    let text = field.nodeText
    #expect(field.activateNode() && field.isFirstResponder)
    #expect(text?.replaceAccessibleText(3..<3, with: " 🐢") == true)
    #expect(field.text == "Zoë 🐢")
    text?.selectAccessibleText(0..<3)
    #expect(text?.accessibleSelection == 0..<3)
    text?.selectAccessibleText(4..<1000)
    #expect(text?.accessibleSelection == 4..<6)
    let search = UISearchTextField()
    search.placeholder = "Search"
    #expect(TreeDump.line(search) == "searchField \"Search\" = ")
    #expect(search.accessibilityTraits == .searchField)
    field.isSecureTextEntry = true
    #expect(TreeDump.line(field) == "secureField \"Name\" = ••••••")
    field.isEnabled = false
    #expect(text?.replaceAccessibleText(0..<1, with: "x") == false)
  }

  @Test func aPlaceholderBesideALabelIsAHint() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "0.00"
    show(field)
    #expect(field.nodeName == "0.00" && field.accessibilityHint == nil)
    field.accessibilityLabel = "Price"
    #expect(field.nodeName == "Price" && field.accessibilityHint == "0.00")
    field.text = "3"
    #expect(field.accessibilityHint == nil)
    field.text = ""
    field.accessibilityHint = "In francs"
    #expect(field.accessibilityHint == "In francs")
  }

  @Test func anAlertHidesTheElementsBehindIt() {
    show(label("behind", x: 10, y: 10))
    let alert = UIAlertController(title: "Delete?", message: "For good", preferredStyle: .alert)
    var deleted = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in deleted = true })
    controller.present(alert, animated: false)
    stage.settle()
    #expect(
      dump == [
        "alert \"Delete?\"", "  text \"Delete?\"", "  text \"For good\"",
        "  button \"Cancel\"", "  button \"Delete\"",
      ]
    )
    #expect(TreeDump.isConsistent(stage.window))
    let dialog = stage.window.nodeChild(at: 0)
    #expect(dialog?.nodeState.contains(.modal) == true)
    #expect(dialog?.nodeChild(at: 3)?.activateNode() == true)
    stage.settle()
    #expect(deleted && dump == ["text \"behind\""])
  }

  @Test func escapeGoesBack() {
    let navigation = UINavigationController(rootViewController: controller)
    controller.title = "Home"
    let second = UIViewController()
    second.title = "Second"
    let button = UIBarButtonItem(systemItem: .add)
    second.navigationItem.rightBarButtonItem = button
    stage.show(navigation)
    navigation.pushViewController(second, animated: false)
    stage.settle()
    #expect(
      dump == [
        "bar \"\"", "  button \"Home\"", "  header \"Second\"", "  button \"Add\"",
      ]
    )
    #expect(stage.window.escapeNode())
    stage.settle()
    #expect(navigation.topViewController === controller)
  }
}

/// A client that records the notifications and focus moves sent to a screen reader.
final class RecordingClient: AccessibilityClient {
  var posts: [String] = []
  var moves: [_UIAccessibleObject] = []
  var focusedElement: _UIAccessibleObject? { moves.last }
  var isScreenReaderRunning: Bool { true }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    posts.append("\(notification.rawValue) \(argument ?? "")")
  }

  func move(to element: _UIAccessibleObject) { moves.append(element) }
}
