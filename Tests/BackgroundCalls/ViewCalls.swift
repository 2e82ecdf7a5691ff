import Foundation
import UIKitCore
import UIKitGraphics

extension BackgroundCall {
  /// The calls that create and change views and controls.
  static var changesOfViews: [BackgroundCall] {
    creations + geometry + hierarchy + contents + controls
  }

  private static var creations: [BackgroundCall] {
    [
      stops("UIView.init(frame:)") { _ in _ = UIView(frame: .zero) },
      stops("UILabel.init(frame:)") { _ in _ = UILabel() },
      stops("UIView.init(coder:)") { _ in _ = UIView(coder: NSCoder()) },
      // Creating a subview stops the program before the check of the view itself.
      stops(
        "CellContentView.init(frame:)",
        name: "UITableViewCell.init(style:reuseIdentifier:)"
      ) { _ in
        _ = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
      },
      stops(
        "UIView.init(frame:)",
        name: "UITableViewHeaderFooterView.init(reuseIdentifier:)"
      ) { _ in
        _ = UITableViewHeaderFooterView(reuseIdentifier: "header")
      },
      stops("UITableView.init(frame:style:)") { _ in _ = UITableView() },
      stops("ScrollPanGestureRecognizer.init(target:action:)") { _ in _ = UIScrollView(frame: .zero)
      },
      stops("UITapGestureRecognizer.init(target:action:)") { _ in _ = UITapGestureRecognizer() },
    ]
  }

  private static var geometry: [BackgroundCall] {
    [
      stops("UIView.frame") { $0.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) },
      stops("UIView.bounds") { $0.view.bounds.origin.y = 9 },
      stops("UIView.center") { $0.view.center = CGPoint(x: 9, y: 9) },
      stops("UIView.transform") { $0.view.transform = CGAffineTransform(scaleX: 2, y: 2) },
    ]
  }

  private static var hierarchy: [BackgroundCall] {
    [
      stops("UIView.addSubview(_:)") { $0.view.addSubview($0.label) },
      stops("UIView.insertSubview(_:at:)") { $0.view.insertSubview($0.label, at: 0) },
      stops("UILabel.removeFromSuperview()") { $0.label.removeFromSuperview() },
    ]
  }

  private static var contents: [BackgroundCall] {
    [
      stops("UIView.alpha") { $0.view.alpha = 0.5 },
      stops("UIView.isHidden") { $0.view.isHidden = true },
      stops("UIView.backgroundColor") { $0.view.backgroundColor = .green },
      stops("UIView.tintColor") { $0.view.tintColor = .green },
      stops("UIView.setNeedsLayout()") { $0.view.setNeedsLayout() },
      stops("UIView.layoutIfNeeded()") { $0.view.layoutIfNeeded() },
      stops("UIView.setNeedsDisplay()") { $0.view.setNeedsDisplay() },
      stops("UILabel.text") { $0.label.text = "b" },
      stops("UILabel.attributedText") { $0.label.attributedText = NSAttributedString(string: "b") },
      stops("UILabel.setNeedsDisplay()", name: "UILabel.font") {
        $0.label.font = .boldSystemFont(ofSize: 12)
      },
      stops("UIImageView.image") { $0.imageView.image = nil },
      changes("UIView", "clipsToBounds") { $0.view.clipsToBounds = true },
      changes("UIView", "layer.cornerRadius") { $0.view.layer.cornerRadius = 4 },
      stops("UIView.animate(withDuration:animations:)") { objects in
        UIView.animate(withDuration: 1) { objects.label.alpha = 0 }
      },
    ]
  }

  private static var controls: [BackgroundCall] {
    [
      stops("UIButton.setTitle(_:for:)") { $0.controls.button.setTitle("b", for: .normal) },
      stops("UIButton.setImage(_:for:)") { $0.controls.button.setImage(nil, for: .normal) },
      stops("UITextField.text") { $0.controls.field.text = "b" },
      stops("UITextView.text") { $0.controls.textView.text = "b" },
      stops("UITextView.selectedRange") {
        $0.controls.textView.selectedRange = NSRange(location: 0, length: 0)
      },
      stops("UISwitch.isOn") { $0.controls.toggle.isOn = true },
      stops("UISlider.value") { $0.controls.slider.value = 0.5 },
      stops("UIProgressView.progress") { $0.controls.progress.progress = 0.5 },
      stops("UIProgressView.setProgress(_:animated:)") {
        $0.controls.progress.setProgress(0.5, animated: true)
      },
      stops("UIActivityIndicatorView.startAnimating()") { $0.controls.indicator.startAnimating() },
    ]
  }
}
