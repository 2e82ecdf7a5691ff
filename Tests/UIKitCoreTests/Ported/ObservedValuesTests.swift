import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for observation of view properties by key path and by name.
@MainActor
struct ObservedValuesTests {
  final class Listener: UIView {
    var changes: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = (change?[.oldKey] as? NSValue)?.cgPointValue
      let new = change?[.newKey] as? CGPoint
      changes.append(
        "\(keyPath ?? "") \(old.map { "\($0.y)" } ?? "-") \(new.map { "\($0.y)" } ?? "-")"
      )
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    scroll.contentSize = CGSize(width: 100, height: 500)
    stage.show(scroll)
  }

  @Test func theOffsetOfAScrollViewIsObserved() {
    var values: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { _, change in
      values.append((change.oldValue?.y ?? -1) + (change.newValue?.y ?? -1) / 1000)
    }
    scroll.contentOffset.y = 50
    scroll.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
    scroll.contentOffset.y = 80
    #expect(values == [0.05, 50.08])
    observation.invalidate()
    scroll.contentOffset.y = 90
    #expect(values.count == 2)
    #expect(scroll.extras?.observers == nil)
  }

  @Test func anObservationEndsWithItsObject() {
    var count = 0
    var observation: NSKeyValueObservation? = scroll.observe(\.bounds.size.height) { _, _ in
      count += 1
    }
    scroll.bounds.size.height = 70
    #expect(count == 1)
    scroll.bounds.origin.y = 10
    #expect(count == 1)
    observation = nil
    scroll.bounds.size.height = 60
    #expect(count == 1)
    #expect(observation == nil)
  }

  @Test func valuesOfAllKindsAreObserved() {
    var log: [String] = []
    let (label, image, button, field) = (UILabel(), UIImageView(), UIButton(), UITextField())
    let observations = [
      label.observe(\.text) { _, _ in log.append("text") },
      label.observe(\.isHidden) { _, _ in log.append("isHidden") },
      label.observe(\.alpha) { _, _ in log.append("alpha") },
      label.observe(\.center) { _, _ in log.append("center") },
      label.observe(\.attributedText) { _, _ in log.append("attributedText") },
      image.observe(\.image) { _, _ in log.append("image") },
      button.observe(\.isSelected) { _, _ in log.append("isSelected") },
      button.observe(\.isEnabled) { _, _ in log.append("isEnabled") },
      button.observe(\.isHighlighted) { _, _ in log.append("isHighlighted") },
      field.observe(\.text) { _, _ in log.append("field") },
      scroll.observe(\.contentSize) { _, _ in log.append("contentSize") },
      scroll.observe(\.contentInset) { _, _ in log.append("contentInset") },
    ]
    label.text = "a"
    label.isHidden = true
    label.alpha = 0.5
    label.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    image.image = UIImage()
    button.isSelected = true
    button.isEnabled = false
    button.isHighlighted = true
    field.text = "b"
    scroll.contentSize.height = 600
    scroll.contentInset.top = 5
    #expect(
      log == [
        "text", "attributedText", "isHidden", "alpha", "center", "image", "isSelected", "isEnabled",
        "isHighlighted", "field", "contentSize", "contentInset",
      ]
    )
    #expect(observations.count == 12)
  }

  @Test func theInitialOptionCallsImmediately() {
    var values: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset.y, options: [.initial, .new]) { _, change in
      values.append(change.newValue ?? -1)
    }
    #expect(values == [0])
    withExtendedLifetime(observation) {}
  }

  @Test func anObserverByKeyPathNameIsNotified() {
    let listener = Listener()
    var context = 0
    scroll.addObserver(
      listener,
      forKeyPath: "contentOffset",
      options: [.new, .old],
      context: &context
    )
    scroll.contentOffset.y = 30
    #expect(listener.changes == ["contentOffset 0.0 30.0"])
    scroll.removeObserver(listener, forKeyPath: "contentOffset", context: &context)
    scroll.contentOffset.y = 40
    #expect(listener.changes.count == 1)
  }

  @Test func aReleasedObserverIsRemoved() {
    var listener: Listener? = Listener()
    weak let releasedListener = listener
    scroll.addObserver(listener ?? scroll, forKeyPath: "frame", context: nil)
    listener = nil
    #expect(releasedListener == nil)
    scroll.frame.size.width = 20
    #expect(scroll.extras?.observers == nil)
  }

  @Test func anObserverMayBeReleasedInItsCall() {
    final class SelfRemovingObserver: UIView {
      let observed: UIView
      init(_ observed: UIView) {
        self.observed = observed
        super.init(frame: .zero)
        observed.addObserver(self, forKeyPath: "frame", context: nil)
      }
      required init?(coder: NSCoder) { nil }
      isolated deinit { observed.removeObserver(self, forKeyPath: "frame") }
    }
    var observer: SelfRemovingObserver? = SelfRemovingObserver(scroll)
    weak let releasedObserver = observer
    observer = nil
    #expect(releasedObserver == nil)
    scroll.frame.size.width = 20
    #expect(scroll.extras?.observers == nil)
  }

  @Test func endedObservationsOfAViewAtRestAreFreed() {
    final class ReleasedObserver {}
    weak var first: ReleasedObserver?
    for index in 0..<3 {
      let capturedObserver = ReleasedObserver()
      if index == 0 { first = capturedObserver }
      scroll.observe(\.frame) { _, _ in withExtendedLifetime(capturedObserver) {} }.invalidate()
    }
    #expect(first == nil)
  }

  @Test func hidingByAStackViewIsObserved() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    stack.addArrangedSubview(label)
    stage.show(stack)
    var count = 0
    let observation = label.observe(\.isHidden) { _, _ in count += 1 }
    UIView.animate(withDuration: 0.2) { label.isHidden = true }
    stage.settle()
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func interactiveScrollingIsObserved() {
    var offsets: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset) { view, _ in
      offsets.append(view.contentOffset.y)
    }
    stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.2)
    stage.settle()
    #expect(offsets.count > 3)
    #expect(offsets == offsets.sorted())
    withExtendedLifetime(observation) {}
  }
}
