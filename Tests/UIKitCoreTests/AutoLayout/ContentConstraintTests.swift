import Foundation
import Testing
import UIKitGraphics
import UIKitStage

@testable import UIKitCore

/// Tests for labels, fields and buttons with constraints.
@MainActor
struct ContentConstraintTests {
  private func label(_ text: String, lines: Int = 1, in view: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }

  @Test func labelsHaveTheSizeOfTheirText() {
    let fixture = LayoutFixture()
    let label = label("One", in: fixture.root)
    label.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor).isActive = true
    fixture.stage.settle()
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.width > 10)
    let width = label.frame.width
    label.text = "One and two"
    fixture.stage.settle()
    #expect(label.frame.width > width && abs(label.frame.midX - 200) <= 0.5)
  }

  @Test func textsThatWrapGrowInHeight() {
    let fixture = LayoutFixture()
    let text = "one two three four five six seven eight nine ten eleven twelve thirteen"
    let label = label(text, lines: 0, in: fixture.root)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 10),
      label.rightAnchor.constraint(equalTo: fixture.root.rightAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: fixture.root.topAnchor),
    ])
    fixture.stage.settle()
    let fittingHeight = label.sizeThatFits(CGSize(width: 380, height: 1_000)).height
    #expect(label.frame.height == fittingHeight && fittingHeight > label.font.lineHeight * 1.5)
    fixture.root.frame.size.width = 200
    fixture.root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 180, height: 1_000)).height)
    #expect(label.frame.height > fittingHeight)
    label.text = "one"
    fixture.root.layoutIfNeeded()
    #expect(label.frame.height == label.intrinsicContentSize.height)
  }

  @Test func labelsAlignByTheirBaselines() {
    let fixture = LayoutFixture()
    let (small, large) = (label("small", in: fixture.root), label("LARGE", in: fixture.root))
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 40)
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    fixture.root.addSubview(button)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    fixture.stage.settle()
    let baseline = large.frame.minY + large.firstBaselineOffset
    #expect(abs(small.frame.minY + small.firstBaselineOffset - baseline) <= 1)
    #expect(abs(button.frame.maxY - button.lastBaselineOffset - baseline) <= 1)
    #expect(small.frame.minY > large.frame.minY + 10)
  }

  @Test func changedContentInvalidatesTheSizeOfControls() {
    let fixture = LayoutFixture()
    let (button, field, image) = (UIButton(type: .system), UITextField(), UIImageView())
    for view in [button, field, image] {
      view.translatesAutoresizingMaskIntoConstraints = false
      fixture.root.addSubview(view)
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
    }
    fixture.stage.settle()
    #expect(image.frame.size == .zero)
    let widths = [button.frame.width, field.frame.width]
    button.setTitle("A long title of a button", for: .normal)
    field.text = "A long text of a field"
    image.image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7)).image { _ in }
    fixture.stage.settle()
    #expect(button.frame.width > widths[0] && field.frame.width > widths[1])
    #expect(image.frame.size == CGSize(width: 12, height: 7))
  }

  @Test func fittingSizesRespectTheRequiredWidthOrHeight() {
    let view = UIView()
    let label = label("one two three four five six seven eight nine ten", lines: 0, in: view)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ])
    let compressedSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressedSize.width == label.intrinsicContentSize.width + 10)
    let narrow = view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(narrow.width == 120)
    #expect(narrow.height == label.sizeThatFits(CGSize(width: 110, height: 0)).height + 10)
    let secondSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(secondSize == compressedSize)
    view.frame.size = CGSize(width: 300, height: 100)
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 5, y: 5, width: 290, height: 90))
  }

  @Test func updateConstraintsPrecedesLayout() {
    final class ConstraintUpdateView: UIView {
      var calls: [String] = []
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        calls.append("update")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout")
      }
    }
    let fixture = LayoutFixture()
    let view = ConstraintUpdateView()
    #expect(view.needsUpdateConstraints())
    fixture.root.addSubview(view)
    fixture.stage.settle()
    #expect(view.calls == ["update", "layout"])
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    #expect(view.calls == ["update", "layout", "update"] && !view.needsUpdateConstraints())
  }
}
