import Testing
import UIKit
import UIKitTesting

/// A text field with an underline, whose placeholder floats above the text during editing.
private final class FloatingField: UITextField {
  let title = UILabel()
  private let underline = CALayer()
  var drawCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .none
    addSubview(title)
    layer.addSublayer(underline)
    addTarget(self, action: FloatingField.textChanged, for: .editingChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var placeholder: String? {
    get { title.text }
    set {
      title.text = newValue
      title.sizeToFit()
    }
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  private let insets = UIEdgeInsets(top: 18, left: 4, bottom: 2, right: 4)

  override func draw(_ rect: CGRect) {
    drawCount += 1
    underline.backgroundColor = (isFirstResponder ? tintColor : UIColor.lightGray).cgColor
    underline.frame = CGRect(x: 0, y: rect.height - 1, width: rect.width, height: 1)
  }

  private func textChanged() { setFloating(true) }

  override func becomeFirstResponder() -> Bool {
    defer { setFloating(true) }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { setFloating(!(text ?? "").isEmpty) }
    return super.resignFirstResponder()
  }

  private func setFloating(_ isFloating: Bool) {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.25)
    title.transform = isFloating ? CGAffineTransform(scaleX: 0.7, y: 0.7) : .identity
    title.frame.origin = CGPoint(x: 4, y: isFloating ? 0 : 18)
    UIView.commitAnimations()
    setNeedsDisplay()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    setFloating(false)
  }
}

/// Tests for a text field with a floating placeholder.
@MainActor
struct TextFieldEffectTests {
  private let stage = Stage(size: CGSize(width: 240, height: 120))
  private let field = FloatingField(frame: CGRect(x: 10, y: 10, width: 200, height: 44))

  init() {
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(field)
    stage.show(root)
    field.placeholder = "Name"
    stage.settle()
  }

  @Test func thePlaceholderFloatsWhileTheFieldIsEdited() {
    _ = field.becomeFirstResponder()
    stage.settle(timeout: 2)
    #expect(field.title.frame.minY == 0)
    #expect(field.title.frame.width < field.title.bounds.width)
    _ = field.resignFirstResponder()
    stage.settle(timeout: 2)
    #expect(field.title.frame.minY == 18)
  }

  @Test func theTextIsDrawnAndNotRedrawn() {
    field.text = "Hello"
    stage.settle(timeout: 2)
    // The area of the text below the placeholder.
    let hasInk = (0..<60).contains { x in
      (28..<54).contains { y in
        var white: CGFloat = 1
        stage.color(at: CGPoint(x: 10 + x, y: y)).getWhite(&white, alpha: nil)
        return white < 0.5
      }
    }
    #expect(hasInk)
    let drawCount = field.drawCount
    stage.advance(by: 1)
    #expect(field.drawCount == drawCount)
  }
}
