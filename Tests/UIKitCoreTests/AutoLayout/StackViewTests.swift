import Foundation
import Testing
import UIKitGraphics
import UIKitStage
import UIKitTesting

@testable import UIKitCore

/// Tests for stack views: distributions, alignments, columns and margins.
@MainActor
struct StackViewTests {
  /// A fixture with a stack of views, which are twice as long along its axis as across it.
  @MainActor
  private struct StackFixture {
    let fixture: LayoutFixture
    let stack: UIStackView
    let views: [SizedView]

    init(
      _ lengths: [CGFloat],
      length: CGFloat? = nil,
      axis: NSLayoutConstraint.Axis = .horizontal,
      direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
      fixture = LayoutFixture(direction: direction)
      views = lengths.map {
        axis == .horizontal ? SizedView($0, $0 / 2) : SizedView($0 / 2, $0)
      }
      stack = UIStackView(arrangedSubviews: views)
      stack.axis = axis
      stack.translatesAutoresizingMaskIntoConstraints = false
      fixture.root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      ])
      guard let length else { return }
      let anchor = axis == .horizontal ? stack.widthAnchor : stack.heightAnchor
      anchor.constraint(equalToConstant: length).isActive = true
    }

    /// The start and the length of each view along the axis, after layout.
    var spans: [[CGFloat]] {
      fixture.stage.settle()
      return stack.arrangedSubviews.map {
        stack.axis == .horizontal
          ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
      }
    }
  }

  @Test func fillsWithSpacing() {
    let row = StackFixture([40, 60, 20])
    row.stack.spacing = 10
    #expect(row.spans == [[0, 40], [50, 60], [120, 20]])
    #expect(row.stack.frame == CGRect(x: 0, y: 0, width: 140, height: 30))
    #expect(row.views.map(\.frame.height) == [30, 30, 30])
    row.stack.setCustomSpacing(30, after: row.views[0])
    #expect(row.spans == [[0, 40], [70, 60], [140, 20]])
    #expect(row.stack.customSpacing(after: row.views[0]) == 30)
    #expect(row.stack.customSpacing(after: row.views[1]) == UIStackView.spacingUseDefault)
    row.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: row.views[0])
    #expect(row.spans[1] == [48, 60])
    row.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: row.views[0])
    #expect(row.spans[1] == [50, 60])
    #expect(row.stack.constraints.isEmpty)
  }

  @Test func fillStretchesTheViewWithTheLowestHuggingPriority() {
    let row = StackFixture([40, 60, 20], length: 300)
    row.views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    #expect(row.spans == [[0, 40], [40, 240], [280, 20]])
  }

  @Test func fillsEqually() {
    let row = StackFixture([40, 60, 20], length: 320)
    row.stack.distribution = .fillEqually
    row.stack.spacing = 10
    #expect(row.spans == [[0, 100], [110, 100], [220, 100]])
  }

  @Test func fillsProportionally() {
    let row = StackFixture([40, 60, 20], length: 240)
    row.stack.distribution = .fillProportionally
    #expect(row.spans == [[0, 80], [80, 120], [200, 40]])
  }

  @Test func spacesEqually() {
    let row = StackFixture([40, 60, 20], length: 200)
    row.stack.distribution = .equalSpacing
    #expect(row.spans == [[0, 40], [80, 60], [180, 20]])
  }

  @Test func centersEqually() {
    let row = StackFixture([40, 60, 20], length: 230)
    row.stack.distribution = .equalCentering
    #expect(row.spans == [[0, 40], [90, 60], [210, 20]])
    let centers = row.views.map(\.frame.midX)
    #expect(centers[1] - centers[0] == centers[2] - centers[1])
  }

  @Test func alignmentPositionsViewsAcrossTheAxis() {
    let row = StackFixture([40, 60, 20])
    let expected: [(UIStackView.Alignment, [CGFloat])] = [
      (.top, [0, 0, 0]), (.center, [5, 0, 10]), (.bottom, [10, 0, 20]), (.fill, [0, 0, 0]),
    ]
    for (alignment, tops) in expected {
      row.stack.alignment = alignment
      row.fixture.stage.settle()
      #expect(row.views.map(\.frame.minY) == tops, "\(alignment)")
      #expect(row.stack.frame.height == 30)
    }
  }

  @Test func aColumnRespectsItsMargins() {
    let column = StackFixture([40, 60], axis: .vertical)
    column.stack.alignment = .trailing
    column.stack.isLayoutMarginsRelativeArrangement = true
    column.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(column.spans == [[1, 40], [41, 60]])
    #expect(column.stack.frame == CGRect(x: 0, y: 0, width: 36, height: 104))
    #expect(column.views.map(\.frame.maxX) == [32, 32])
  }

  @Test func rightToLeftReversesARow() {
    let row = StackFixture([40, 60], length: 200, direction: .rightToLeft)
    row.stack.distribution = .equalSpacing
    #expect(row.spans == [[160, 40], [0, 60]])
  }

  @Test func hiddenViewsTakeNoSpace() {
    let row = StackFixture([40, 60, 20])
    row.stack.spacing = 10
    row.views[1].isHidden = true
    #expect(row.spans[2] == [50, 20] && row.stack.frame.width == 70)
    row.views[1].isHidden = false
    #expect(row.spans == [[0, 40], [50, 60], [120, 20]])
    row.views[0].isHidden = true
    #expect(row.spans[1] == [0, 60] && row.spans[2] == [70, 20])
  }

  @Test func hidingAnimates() {
    let row = StackFixture([40, 60, 20])
    row.fixture.stage.settle()
    var isFinished: Bool?
    UIView.animate(withDuration: 0.4) {
      row.views[1].isHidden = true
    } completion: {
      isFinished = $0
    }
    let view = row.views[1]
    #expect(view.isHidden && !view.isHiddenStorage)
    #expect(row.views[2].frame.minX == 40 && row.views[2].animations != nil)
    row.fixture.stage.advance(by: 0.2)
    #expect(isFinished == nil && !view.isHiddenStorage)
    row.fixture.stage.advance(by: 0.4)
    #expect(isFinished == true && view.isHidden && view.isHiddenStorage)
    UIView.animate(withDuration: 0.4) { view.isHidden = false }
    #expect(!view.isHidden && view.frame.width == 60)
    row.fixture.stage.settle()
    #expect(!view.isHiddenStorage && row.views[2].frame.minX == 100)
  }

  @Test func arrangedViewsAreInsertedAndRemoved() {
    let row = StackFixture([40, 60])
    row.fixture.stage.settle()
    let added = SizedView(10, 10)
    row.stack.insertArrangedSubview(added, at: 1)
    #expect(row.spans == [[0, 40], [40, 10], [50, 60]])
    #expect(!added.translatesAutoresizingMaskIntoConstraints && added.superview === row.stack)
    row.views[0].removeFromSuperview()
    #expect(row.stack.arrangedSubviews == [added, row.views[1]])
    #expect(row.spans == [[0, 10], [10, 60]])
    row.stack.removeArrangedSubview(added)
    #expect(row.spans == [[0, 60]] && added.superview === row.stack)
    row.stack.addArrangedSubview(added)
    row.stack.addArrangedSubview(row.views[1])
    #expect(row.stack.arrangedSubviews == [added, row.views[1]])
    #expect(row.spans == [[0, 10], [10, 60]])
  }

  @Test func nestedStacksAreMeasured() {
    let stage = Stage()
    let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 20)])
    inner.axis = .vertical
    inner.spacing = 5
    let outer = UIStackView(arrangedSubviews: [SizedView(20, 20), inner])
    outer.alignment = .center
    stage.window.addSubview(outer)
    let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 70, height: 35))
    outer.frame = CGRect(origin: .zero, size: size)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 20, y: 0, width: 50, height: 35))
    #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 15, width: 50, height: 20))
  }

  @Test func firstBaselineAlignmentAlignsLabels() {
    let labels = [UILabel(), UILabel()]
    for (label, size) in zip(labels, [12, 30] as [CGFloat]) {
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    let baselines = labels.map { $0.frame.minY + $0.firstBaselineOffset }
    #expect(abs(baselines[0] - baselines[1]) <= 1 && labels[0].frame.minY > 8)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    let upperBaseline = labels[0].frame.maxY - labels[0].lastBaselineOffset
    let lowerBaseline = labels[1].frame.minY + labels[1].firstBaselineOffset
    #expect(abs(lowerBaseline - upperBaseline - 40) <= 1)
  }
}
