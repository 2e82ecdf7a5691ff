import UIKit

/// A cell with a caption and a text that is editable in editing mode.
final class FieldCell: UITableViewCell, UITextFieldDelegate {
  private let field = UITextField()
  /// Called with the text after each change while the user types.
  private var onChange: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.clearButtonMode = .whileEditing
    field.autocapitalizationType = .words
    field.returnKeyType = .done
    field.delegate = self
    field.addTarget(self, action: FieldCell.textDidChange, for: .editingChanged)
    field.isHidden = true
    contentView.addSubview(field)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Displays a text.
  ///
  /// - Parameters:
  ///   - caption: The caption.
  ///   - text: The text.
  ///   - placeholder: The placeholder of an empty text in editing mode.
  ///   - keyboardType: The type of the on-screen keyboard.
  ///   - onChange: Called after each change while the user types.
  func show(
    caption: String,
    text: String,
    placeholder: String,
    keyboardType: UIKeyboardType = .default,
    onChange: @escaping (String) -> Void
  ) {
    self.onChange = onChange
    textLabel?.text = caption
    showDetail(text)
    field.placeholder = placeholder
    field.keyboardType = keyboardType
    if field.text != text { field.text = text }
  }

  /// Makes the text field the first responder.
  func focus() {
    field.becomeFirstResponder()
  }

  private func textDidChange() {
    let text = field.text ?? ""
    showDetail(text)
    onChange(text)
  }

  /// Sets the text displayed outside of editing mode.
  ///
  /// At accessibility sizes the text is below the caption, and an empty one keeps the height of its
  /// line.
  private func showDetail(_ text: String) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    detailTextLabel?.text = text.isEmpty && isLarge ? " " : text
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if !editing { field.resignFirstResponder() }
    field.isHidden = !editing
    detailTextLabel?.isHidden = editing
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The label's font depends on the theme and the text size.
    field.font = detailTextLabel?.font
    if let caption = textLabel?.frame, let text = detailTextLabel?.frame, text.minY >= caption.maxY
    {
      // Large texts are below their captions.
      let left = directed(text, in: contentView).minX
      field.frame = directed(
        CGRect(
          x: left,
          y: text.minY,
          width: max(0, contentView.bounds.width - left - 8),
          height: text.height
        ),
        in: contentView
      )
      return
    }
    let bounds = contentView.bounds
    let left = directed(textLabel?.frame ?? .zero, in: contentView).maxX + 6
    let frame = CGRect(
      x: left,
      y: 0,
      width: max(0, bounds.width - left - 8),
      height: bounds.height
    )
    field.frame = directed(frame, in: contentView)
  }
}
