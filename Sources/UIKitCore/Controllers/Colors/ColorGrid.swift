import Foundation
import UIKitGraphics

/// A grid of colours with one selected: grays in the first row, and twelve hues from dark to light
/// below.
///
/// The selection follows a moving finger or pointer. The arrow keys move it.
final class ColorGrid: UIControl {
  static let columns = 12
  static let rows = 10
  /// The colours in row order.
  static let colors = makeColors()

  private static let cornerRadius: CGFloat = 8

  /// The index of the selected colour; `nil` for a colour outside the grid.
  private(set) var selectedIndex: Int?
  /// Whether the touch continues and the colour may change again.
  private(set) var isSelecting = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = ColorGrid.cornerRadius
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var selectedColor: PickedColor? { selectedIndex.map { ColorGrid.colors[$0] } }

  /// Selects a colour without an event, or none if the grid does not contain the colour.
  func show(_ color: PickedColor) {
    let matchingIndex = ColorGrid.colors.firstIndex { $0.hasSameComponents(as: color) }
    guard matchingIndex != selectedIndex else { return }
    selectedIndex = matchingIndex
    setNeedsDisplay()
  }

  // MARK: Drawing

  /// Returns the frame of a cell, with edges on device pixels.
  private func frame(of index: Int) -> CGRect {
    let scale = max(traitCollection.displayScale, 1)
    func edge(_ index: Int, of count: Int, length: CGFloat) -> CGFloat {
      (length * CGFloat(index) / CGFloat(count) * scale).rounded() / scale
    }
    let (row, column) = (index / ColorGrid.columns, index % ColorGrid.columns)
    let (left, top) = (
      edge(column, of: ColorGrid.columns, length: bounds.width),
      edge(row, of: ColorGrid.rows, length: bounds.height)
    )
    return CGRect(
      x: left,
      y: top,
      width: edge(column + 1, of: ColorGrid.columns, length: bounds.width) - left,
      height: edge(row + 1, of: ColorGrid.rows, length: bounds.height) - top
    )
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for (index, color) in ColorGrid.colors.enumerated() {
      context.fill(frame(of: index), color: color.color)
    }
    guard let selectedIndex, let selectedColor else { return }
    let isLight =
      selectedColor.red * 0.3 + selectedColor.green * 0.59 + selectedColor.blue * 0.11 > 0.6
    context.strokeRoundedRect(
      frame(of: selectedIndex),
      radius: 3,
      width: 3,
      color: isLight ? .black : .white
    )
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { setNeedsDisplay() }
  }

  // MARK: Selection

  private func select(_ index: Int) {
    guard index != self.selectedIndex else { return }
    self.selectedIndex = index
    setNeedsDisplay()
    sendActions(for: .valueChanged)
  }

  private func select(at point: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    func index(_ position: CGFloat, of count: Int, length: CGFloat) -> Int {
      min(max(Int(position / length * CGFloat(count)), 0), count - 1)
    }
    let row = index(point.y, of: ColorGrid.rows, length: bounds.height)
    let column = index(point.x, of: ColorGrid.columns, length: bounds.width)
    select(row * ColorGrid.columns + column)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isSelecting = true
    select(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    select(at: touch.location(in: self))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isSelecting = false
    sendActions(for: .editingDidEnd)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    isSelecting = false
    sendActions(for: .editingDidEnd)
  }

  override func claimsDrag(from start: CGPoint, by movement: CGPoint) -> Bool { true }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandledPresses = presses.filter { press in
      guard isEnabled, let key = press.key, key.heldModifiers.isEmpty else { return true }
      return !moveSelection(for: key.keyCode)
    }
    if !unhandledPresses.isEmpty { super.pressesBegan(unhandledPresses, with: event) }
  }

  /// Returns whether the key moves the selection, also if it is at an edge.
  private func moveSelection(for keyCode: UIKeyboardHIDUsage) -> Bool {
    let currentIndex = selectedIndex ?? 0
    let (row, column) = (currentIndex / ColorGrid.columns, currentIndex % ColorGrid.columns)
    let nextCell: (row: Int, column: Int)
    switch keyCode {
    case .keyboardLeftArrow: nextCell = (row, column - 1)
    case .keyboardRightArrow: nextCell = (row, column + 1)
    case .keyboardUpArrow: nextCell = (row - 1, column)
    case .keyboardDownArrow: nextCell = (row + 1, column)
    case .keyboardHome: nextCell = (row, 0)
    case .keyboardEnd: nextCell = (row, ColorGrid.columns - 1)
    default: return false
    }
    guard (0..<ColorGrid.rows).contains(nextCell.row),
      (0..<ColorGrid.columns).contains(nextCell.column)
    else { return true }
    select(selectedIndex == nil ? 0 : nextCell.row * ColorGrid.columns + nextCell.column)
    return true
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ColorGridAccessibility(view: self)
  }

  /// Moves the selection by a number of cells for screen readers.
  func step(by steps: Int) {
    select(min(max((selectedIndex ?? 0) + steps, 0), ColorGrid.colors.count - 1))
  }
}

extension ColorGrid {
  private static func makeColors() -> [PickedColor] {
    let grays = (0..<columns).map { column -> PickedColor in
      let white = 1 - CGFloat(column) / CGFloat(columns - 1)
      return PickedColor(red: white, green: white, blue: white)
    }
    let hues = (1..<rows).flatMap { row in
      zip(zip(dark, vivid), light).map { ends, light -> PickedColor in
        let (dark, vivid) = ends
        let fraction = CGFloat(row - 1) / 4
        return fraction <= 1
          ? dark.mixed(with: vivid, by: fraction) : vivid.mixed(with: light, by: fraction - 1)
      }
    }
    return grays + hues
  }

  // The colours of the rows 1 (dark), 5 (vivid) and 9 (light); the others are mixed from them.
  private static let dark = colors(hex: [
    "00374A", "011D57", "11053B", "2E063D", "3C071B", "5C0701", "5A1C00", "583300", "563D00",
    "666100", "4F5504", "263E0F",
  ])
  private static let vivid = colors(hex: [
    "00A1D8", "0061FD", "4D22B2", "982ABC", "B92D5D", "FF4015", "FF6A00", "FFAB01", "FCC700",
    "FEFB41", "D9EC37", "76BB40",
  ])
  private static let light = colors(hex: [
    "CBF0FF", "D2E2FE", "D8C9FE", "EFCAFE", "F9D3E0", "FFDAD8", "FFE2D6", "FEECD4", "FEF1D5",
    "FDFBDD", "F6FADB", "DEEED4",
  ])

  private static func colors(hex digits: [String]) -> [PickedColor] {
    digits.compactMap { PickedColor(hex: $0) }
  }
}

/// The accessibility of the grid, an adjustable element with the selected colour as its value.
struct ColorGridAccessibility: ViewDefaults {
  let view: ColorGrid

  var isElement: Bool { true }
  var role: AccessibilityRole? { .slider }
  var label: String? { SystemWords.current.colors.grid }
  var value: String? { view.selectedColor.map { "#\($0.hex)" } }
  var traits: UIAccessibilityTraits { view.adjustableTraits }
  var state: AccessibilityState { view.controlState }

  func adjust(by steps: Int) -> Bool {
    guard view.isEnabled else { return false }
    view.step(by: steps)
    return true
  }
}
