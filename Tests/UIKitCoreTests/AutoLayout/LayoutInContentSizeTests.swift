import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for views that lay out or measure views in `intrinsicContentSize`.
@MainActor
struct LayoutInContentSizeTests {
  private let stage = Stage(size: CGSize(width: 320, height: 640))

  /// The operations of `intrinsicContentSize` besides returning the size.
  enum SideEffect: String, CaseIterable {
    case layout, superviewLayout, windowLayout, measuring, superviewMeasuring, invalidation
  }

  /// Adds a view to the top left corner of a root view by constraints, and returns the root view.
  private func showAtTopLeft(_ view: UIView) -> UIView {
    let root = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    stage.show(root)
    return root
  }

  @Test(arguments: SideEffect.allCases)
  func aViewMayLayOutInIntrinsicContentSize(sideEffect: SideEffect) {
    let view = SideEffectView()
    view.sideEffect = sideEffect
    _ = showAtTopLeft(view)
    #expect(stage.settle())
    #expect(view.frame.size == CGSize(width: 70, height: 30))
    view.height = 55
    view.invalidateIntrinsicContentSize()
    #expect(stage.settle())
    #expect(view.frame.size == CGSize(width: 70, height: 55))
  }

  @Test(arguments: SideEffect.allCases)
  func aLabelMayLayOutInIntrinsicContentSize(sideEffect: SideEffect) {
    let (label, plain) = (SideEffectLabel(), UILabel())
    label.sideEffect = sideEffect
    for label in [label, plain] {
      label.numberOfLines = 0
      label.text = "Several words that need more than one line"
      label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    _ = showAtTopLeft(label)
    #expect(stage.settle())
    let height = label.frame.height
    _ = showAtTopLeft(plain)
    #expect(stage.settle())
    #expect(height == plain.frame.height && height > 30)
  }

  @Test(arguments: SideEffect.allCases)
  func anArrangedViewMayLayOutInIntrinsicContentSize(sideEffect: SideEffect) {
    let view = SideEffectView()
    view.sideEffect = sideEffect
    let stack = UIStackView(arrangedSubviews: [UILabel(), view])
    stack.axis = .vertical
    _ = showAtTopLeft(stack)
    #expect(stage.settle())
    #expect(view.frame.size == CGSize(width: 70, height: 30))
  }

  @Test(arguments: SideEffect.allCases)
  func aViewWithoutConstraintsMayLayOutInIntrinsicContentSize(sideEffect: SideEffect) {
    let view = SideEffectView()
    view.sideEffect = sideEffect
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 30)
    )
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.show(view)
    #expect(stage.settle())
  }

  /// The height of a view that measures itself is that of its content.
  @Test func aViewThatMeasuresItselfHasTheSizeOfItsContent() {
    final class SelfMeasuringView: UIView {
      override var intrinsicContentSize: CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    let (view, inner) = (SelfMeasuringView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 44),
      inner.heightAnchor.constraint(equalToConstant: 33),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 43))
    _ = showAtTopLeft(view)
    #expect(stage.settle())
    #expect(view.frame.size == CGSize(width: 44, height: 43))
  }

  /// Siblings keep their constraints when the superview is laid out before all constraints are solved.
  @Test func siblingsKeepTheirConstraints() {
    let (first, second) = (SideEffectView(), UIView())
    first.sideEffect = .superviewLayout
    let root = showAtTopLeft(first)
    second.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(second)
    NSLayoutConstraint.activate([
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.widthAnchor.constraint(equalToConstant: 10),
      second.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(stage.settle())
    #expect(second.frame == CGRect(x: 70, y: 38, width: 10, height: 10))
    first.height = 100
    first.invalidateIntrinsicContentSize()
    #expect(stage.settle())
    #expect(second.frame.minY == 108)
  }
}

extension UIView {
  /// Performs an operation that `intrinsicContentSize` of a view may perform.
  fileprivate func performSideEffect(_ sideEffect: LayoutInContentSizeTests.SideEffect) {
    switch sideEffect {
    case .layout:
      setNeedsLayout()
      layoutIfNeeded()
    case .superviewLayout:
      superview?.setNeedsLayout()
      superview?.layoutIfNeeded()
    case .windowLayout: window?.layoutIfNeeded()
    case .measuring: _ = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    case .superviewMeasuring:
      _ = superview?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    case .invalidation: invalidateIntrinsicContentSize()
    }
  }
}

private final class SideEffectView: UIView {
  var sideEffect = LayoutInContentSizeTests.SideEffect.layout
  var height: CGFloat = 30

  override var intrinsicContentSize: CGSize {
    performSideEffect(sideEffect)
    return CGSize(width: 70, height: height)
  }
}

private final class SideEffectLabel: UILabel {
  var sideEffect = LayoutInContentSizeTests.SideEffect.layout

  override var intrinsicContentSize: CGSize {
    performSideEffect(sideEffect)
    return super.intrinsicContentSize
  }
}
