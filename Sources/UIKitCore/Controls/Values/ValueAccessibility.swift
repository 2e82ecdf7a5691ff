import Foundation

/// The accessibility of a slider, whose value is a percentage of its range.
struct SliderAccessibility: ViewDefaults {
  let view: UISlider

  var isElement: Bool { true }
  var role: AccessibilityRole? { .slider }
  var value: String? { range.map(\.percentage) }
  var traits: UIAccessibilityTraits { view.adjustableTraits }
  var state: AccessibilityState { view.controlState }
  var range: AccessibilityRange? {
    AccessibilityRange(
      minimum: Double(view.minimumValue),
      maximum: Double(view.maximumValue),
      value: Double(view.value),
      step: Double(view.maximumValue - view.minimumValue) / 20,
      isSettable: view.isEnabled
    )
  }

  func set(_ value: Double) -> Bool {
    guard view.isEnabled, value.isFinite else { return false }
    let oldValue = view.value
    view.setValue(Float(value), animated: false)
    if view.value != oldValue { view.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  func adjust(by steps: Int) -> Bool { view.adjustIfEnabled(by: steps) }
}

/// The accessibility of a stepper, with its value.
struct StepperAccessibility: ViewDefaults {
  let view: UIStepper

  var isElement: Bool { true }
  var role: AccessibilityRole? { .stepper }
  var value: String? { view.value.formatted(.number.locale(WindowHost.current.locale)) }
  var traits: UIAccessibilityTraits { view.adjustableTraits }
  var state: AccessibilityState { view.controlState }
  var range: AccessibilityRange? {
    AccessibilityRange(
      minimum: view.minimumValue,
      maximum: view.maximumValue,
      value: view.value,
      step: view.stepValue,
      isSettable: view.isEnabled
    )
  }

  func set(_ value: Double) -> Bool {
    guard view.isEnabled, value.isFinite else { return false }
    let oldValue = view.value
    view.value = value
    if view.value != oldValue { view.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  func adjust(by steps: Int) -> Bool { view.adjustIfEnabled(by: steps) }
}

/// The accessibility of a progress bar, whose value is a percentage.
struct ProgressAccessibility: ViewDefaults {
  let view: UIProgressView

  var isElement: Bool { true }
  var role: AccessibilityRole? { .progress }
  var value: String? { range.map(\.percentage) }
  var traits: UIAccessibilityTraits { .updatesFrequently }
  var range: AccessibilityRange? {
    AccessibilityRange(
      minimum: 0,
      maximum: 1,
      value: Double(view.progress),
      step: 0,
      isSettable: false
    )
  }
}

/// The accessibility of an activity indicator, which is an element only while it is animating.
struct ActivityAccessibility: ViewDefaults {
  let view: UIActivityIndicatorView

  var isElement: Bool { view.isAnimating }
  var role: AccessibilityRole? { .busy }
  var label: String? { SystemWords.current.spoken.inProgress }
}

/// The accessibility of a segmented control: a group of buttons, one of which is selected.
struct SegmentsAccessibility: ViewDefaults {
  let view: UISegmentedControl

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .radioGroup }
  var state: AccessibilityState { view.controlState }
  var children: AccessibleNodes { AccessibleNodes(view.segments) }

  func adjust(by steps: Int) -> Bool { view.adjustIfEnabled(by: steps) }
}

/// The accessibility of a segment.
struct SegmentAccessibility: ViewDefaults {
  let view: ControlSegment

  private var control: UISegmentedControl? {
    var ancestor = view.superviewStorage
    while let current = ancestor, !(current is UISegmentedControl) {
      ancestor = current.superviewStorage
    }
    return ancestor as? UISegmentedControl
  }

  private var isEnabled: Bool { view.isEnabled && control?.isEnabled ?? false }

  private var isSelected: Bool {
    guard let control, control.selectedSegmentIndex >= 0 else { return false }
    return control.segments[control.selectedSegmentIndex] === view
  }

  var isElement: Bool { true }
  var role: AccessibilityRole? { .radioButton }
  var label: String? { view.title }
  var traits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
  var state: AccessibilityState {
    var state = view.viewState.union(isSelected ? [.checkable, .checked] : .checkable)
    if !isEnabled { state.remove(.enabled) }
    return state
  }

  func activate() -> Bool {
    guard isEnabled, let control, let index = control.segments.firstIndex(where: { $0 === view })
    else { return false }
    control.selectByUser(index)
    return true
  }

  func focus() -> Bool { control?.focusForAccessibility() ?? false }
}

extension UIControl {
  final var adjustableTraits: UIAccessibilityTraits {
    isEnabled ? .adjustable : [.adjustable, .notEnabled]
  }

  /// Changes the value by a step, as the arrow keys do, if the control is enabled.
  final func adjustIfEnabled(by steps: Int) -> Bool {
    isEnabled && adjust(steps > 0 ? .increment : .decrement)
  }
}

extension AccessibilityRange {
  /// The value as a percentage of the range, in text form.
  fileprivate var percentage: String {
    let fraction = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
    return "\(Int((fraction * 100).rounded()))%"
  }
}

/// The accessibility of a page control, whose value contains the current page and the number of
/// pages.
struct PageControlAccessibility: ViewDefaults {
  let view: UIPageControl

  var isElement: Bool { view.numberOfPages > 1 || !view.hidesForSinglePage }
  var role: AccessibilityRole? { .slider }
  var value: String? {
    guard view.numberOfPages > 0 else { return nil }
    let locale = WindowHost.current.locale
    return "\((view.currentPage + 1).text(in: locale))/\(view.numberOfPages.text(in: locale))"
  }
  var traits: UIAccessibilityTraits { view.adjustableTraits }
  var state: AccessibilityState { view.controlState }
  var range: AccessibilityRange? {
    AccessibilityRange(
      minimum: 1,
      maximum: Double(max(1, view.numberOfPages)),
      value: Double(view.currentPage + 1),
      step: 1,
      isSettable: false
    )
  }

  func adjust(by steps: Int) -> Bool { view.adjustIfEnabled(by: steps) }
}
