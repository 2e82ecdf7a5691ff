import Testing
import UIKit
import UIKitTesting

/// The model of a form whose rows are described by values; edits are stored through key paths.
private struct Profile: Equatable {
  var name = ""
  var isPublic = false
  var volume: Float = 0.5
}

private enum Field {
  case text(String, WritableKeyPath<Profile, String>)
  case toggle(String, WritableKeyPath<Profile, Bool>)
  case slider(String, WritableKeyPath<Profile, Float>)
}

private final class FormController: UIViewController {
  var profile = Profile() { didSet { onChange?(profile) } }
  var onChange: ((Profile) -> Void)?
  private let stack = UIStackView()
  private var fields: [Field]
  private var tokens: [NSKeyValueObservation] = []

  init(_ fields: [Field]) {
    self.fields = fields
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: stack, attribute: .top, relatedBy: .equal, toItem: topLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    for (index, field) in fields.enumerated() {
      stack.addArrangedSubview(makeRow(for: field, tag: index))
    }
  }

  private func makeRow(for field: Field, tag: Int) -> UIView {
    let label = UILabel()
    let control: UIControl
    switch field {
    case .text(let title, let path):
      label.text = title
      let textField = UITextField()
      textField.borderStyle = .roundedRect
      textField.inputAccessoryView = makeToolbar()
      textField.text = profile[keyPath: path]
      textField.addTarget(self, action: FormController.textChanged(_:event:), for: .editingChanged)
      tokens.append(
        textField.observe(\.isEnabled, options: [.initial, .new]) { _, change in
          label.alpha = change.newValue == true ? 1 : 0.4
        })
      control = textField
    case .toggle(let title, _):
      label.text = title
      control = UISwitch()
      control.addTarget(self, action: FormController.switchChanged(_:), for: .valueChanged)
    case .slider(let title, _):
      label.text = title
      control = UISlider()
      control.addTarget(self, action: FormController.sliderMoved(_:), for: .valueChanged)
    }
    control.tag = tag
    let row = UIStackView(arrangedSubviews: [label, control])
    row.distribution = .fillEqually
    return row
  }

  private func makeToolbar() -> UIToolbar {
    let bar = UIToolbar()
    bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .done, target: self, action: FormController.doneTapped),
    ]
    bar.sizeToFit()
    return bar
  }

  private func textChanged(_ sender: UITextField, event: UIEvent) {
    if case .text(_, let path) = fields[sender.tag] { profile[keyPath: path] = sender.text ?? "" }
  }

  private func switchChanged(_ sender: UISwitch) {
    if case .toggle(_, let path) = fields[sender.tag] { profile[keyPath: path] = sender.isOn }
  }

  private func sliderMoved(_ sender: UISlider) {
    if case .slider(_, let path) = fields[sender.tag] { profile[keyPath: path] = sender.value }
  }

  private func doneTapped() { view.endEditing(true) }
}

/// Tests for a form builder.
@MainActor
struct FormBuilderTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let form = FormController([
    .text("Name", \.name), .toggle("Public", \.isPublic), .slider("Volume", \.volume),
  ])

  init() {
    stage.show(form)
    stage.settle()
  }

  private func control<Control: UIControl>(_ tag: Int) throws -> Control {
    func find(_ view: UIView) -> Control? {
      if let control = view as? Control, control.tag == tag { return control }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(form.view))
  }

  @Test func editedFieldsChangeTheModel() throws {
    var changes: [Profile] = []
    form.onChange = { changes.append($0) }
    let field: UITextField = try control(0)
    field.becomeFirstResponder()
    stage.settle(timeout: 1)
    stage.type("Eva")
    let toggle: UISwitch = try control(1)
    toggle.setOn(true, animated: false)
    toggle.sendActions(for: .valueChanged)
    let slider: UISlider = try control(2)
    slider.value = 0.75
    slider.sendActions(for: .valueChanged)
    #expect(form.profile == Profile(name: "Eva", isPublic: true, volume: 0.75))
    #expect(changes.last == form.profile)
  }

  @Test func theAccessoryToolbarHasItsFittingHeight() throws {
    let field: UITextField = try control(0)
    field.becomeFirstResponder()
    stage.settle(timeout: 2)
    #expect(field.inputAccessoryView?.frame.height == 44)
    field.resignFirstResponder()
  }

  @Test func aDisabledFieldDimsItsLabel() throws {
    let field: UITextField = try control(0)
    let label = try #require((field.superview as? UIStackView)?.arrangedSubviews.first)
    #expect(label.alpha == 1)
    field.isEnabled = false
    #expect(label.alpha == 0.4)
  }
}
