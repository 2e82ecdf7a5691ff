import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore

/// Tests for the anchors of constraints, spacing between baselines, and the hugging priorities of
/// controls.
@MainActor
struct LayoutDefaultsTests {
  @Test func aConstraintHasTheAnchorsOfItsSides() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    let constraint = child.topAnchor.constraint(equalTo: parent.bottomAnchor)
    #expect(constraint.firstAnchor == child.topAnchor)
    #expect(constraint.secondAnchor == parent.bottomAnchor)
    #expect(constraint.firstAnchor != child.bottomAnchor)
    #expect(constraint.firstAnchor != parent.topAnchor)
    #expect(constraint.firstAnchor.hash == child.topAnchor.hash)
    #expect(child.widthAnchor.constraint(equalToConstant: 4).secondAnchor == nil)
  }

  @Test func spacingMayBeBetweenBaselines() {
    let (parent, one, two) = (UIView(), UILabel(), UILabel())
    for label in [one, two] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(label)
    }
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[one]-20-[two]",
      options: .spacingBaselineToBaseline,
      views: ["one": one, "two": two]
    )
    #expect(constraints.map(\.firstAttribute) == [.top, .firstBaseline])
    #expect(constraints.map(\.secondAttribute) == [.top, .lastBaseline])
    #expect(constraints.last?.constant == 20)
    NSLayoutConstraint.activate(constraints)
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.layoutIfNeeded()
    #expect(abs(two.frame.minY - 20) <= 0.5)
  }

  @Test func controlsOfFixedSizeHugTheirContent() {
    func priorities(_ view: UIView) -> [Float] {
      [NSLayoutConstraint.Axis.horizontal, .vertical].map {
        view.contentHuggingPriority(for: $0).rawValue
      }
    }
    #expect(priorities(UISwitch()) == [750, 750])
    #expect(priorities(UIStepper()) == [750, 750])
    #expect(priorities(UIActivityIndicatorView(style: .medium)) == [750, 750])
    #expect(priorities(UISlider()) == [250, 750])
    #expect(priorities(UISegmentedControl()) == [250, 750])
    #expect(priorities(UIProgressView()) == [250, 750])
    #expect(priorities(UILabel()) == [250, 250])
    let control = UISwitch()
    control.setContentHuggingPriority(.required, for: .vertical)
    #expect(priorities(control) == [750, 1_000])
  }

  @Test func aSwitchDoesNotStretchBesideALabel() {
    let stack = UIStackView(arrangedSubviews: [UISwitch(), UILabel()])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame.width == UISwitch().intrinsicContentSize.width)
  }

  @Test func tintColorIsNeverNil() {
    let view = UIView()
    // The property is implicitly unwrapped, so that its methods can be called.
    let transparentTint: UIColor = view.tintColor.withAlphaComponent(0.5)
    #expect(transparentTint != view.tintColor)
    view.tintColor = nil
    #expect(view.tintColor == .systemBlue)
  }
}
