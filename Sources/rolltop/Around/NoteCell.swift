import UIKit

/// A cell with a text view that is as tall as its text.
final class NoteCell: UITableViewCell, UITextViewDelegate {
  enum Kind {
    /// An editable text.
    case editable
    /// An attributed text with a link.
    case link
    /// A plain text with detected URLs and phone numbers.
    case detected
  }

  let textView = UITextView()
  /// Called when an edit changes the height of the text.
  var onResize: () -> Void = {}
  /// The text's height after the last edit, in points; 0 before the first one.
  private var textHeight: CGFloat = 0

  init(_ kind: Kind) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    textView.isScrollEnabled = false
    textView.backgroundColor = .clear
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.delegate = self
    switch kind {
    case .editable:
      textView.text = "Notes grow with what is written in them.\nTry a second paragraph."
      textView.accessibilityLabel = "Notes"
    case .link:
      textView.isEditable = false
      textView.attributedText = NoteCell.styledText
      textView.accessibilityLabel = "About"
    case .detected:
      textView.isEditable = false
      textView.dataDetectorTypes = [.link, .phoneNumber]
      textView.text =
        "Call +1 555 010 0199, write to garden@example.org, or read www.swift.org. "
        + "Addresses and numbers are found in the text."
      textView.accessibilityLabel = "Contact"
    }
    accessibilityLabel = textView.accessibilityLabel
    textView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textView)
    textView.pin(to: contentView.layoutMarginsGuide)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static var styledText: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Attributes are drawn, ",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
      ]
    )
    func append(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      let baseAttributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
      ]
      text.append(
        NSAttributedString(string: string, attributes: baseAttributes.merging(attributes) { $1 })
      )
    }
    append("struck out", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    append(", ", [:])
    append("coloured", [.foregroundColor: UIColor.systemPink])
    append(", and ", [:])
    append("links", [.link: "https://www.swift.org"])
    append(" are opened.", [:])
    return text
  }

  func textViewDidChange(_ textView: UITextView) {
    let unbounded = CGSize(width: textView.bounds.width, height: .infinity)
    let fittingHeight = textView.sizeThatFits(unbounded).height
    guard fittingHeight != textHeight else { return }
    textHeight = fittingHeight
    onResize()
  }
}
