public import Foundation
public import UIKitCore
import UIKitGraphics
import UIKitSupport

/// The screen as a screen reader reads it, and fingers that find their place by a text.
extension Stage {
  /// The elements on the screen in the order in which a screen reader reads them: name, then value,
  /// separated by a comma.
  ///
  /// Rows outside of the visible part of a list, and views behind a sheet or an alert, are left out.
  public var spokenTexts: [String] {
    update()
    return elements.map { element in
      [element.nodeName, element.accessibilityValue ?? ""].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }.filter { !$0.isEmpty }
  }

  /// Finds an element by the name that a screen reader reads, or a label by its text.
  ///
  /// - Parameter text: The whole name or text.
  /// - Returns: The visible part in window coordinates, in points, of the first one in the order of
  ///   reading; `nil` without one on the screen.
  public func frame(of text: String) -> CGRect? {
    update()
    let frames = elements.lazy.filter { $0.nodeName == text }.map(\.accessibilityFrame)
    let labels = loop.windows.reversed().lazy.compactMap { self.label(text, in: $0) }
    return
      (frames.first { !self.visible($0).isEmpty }
      ?? labels.first.map { $0.convert($0.bounds, to: nil) }).map(visible)
  }

  /// Taps the middle of what has a text.
  ///
  /// A text that is not on the screen fails the test, with the texts that are.
  ///
  /// - Parameter text: The name of an element, or the text of a label, see ``frame(of:)``.
  public func tap(_ text: String) {
    guard let frame = frame(of: text) else { return failToFind(text) }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Swipes over what has a text: half of its width sideways, or a third of the window's height.
  ///
  /// A text that is not on the screen fails the test, with the texts that are.
  ///
  /// - Parameters:
  ///   - text: The name of an element, or the text of a label, see ``frame(of:)``.
  ///   - direction: Where the finger moves.
  public func swipe(_ text: String, _ direction: UISwipeGestureRecognizer.Direction) {
    guard let frame = frame(of: text) else { return failToFind(text) }
    let half = CGVector(dx: frame.width / 4, dy: window.bounds.height / 6)
    let unit: CGVector =
      switch direction {
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      case .up: CGVector(dx: 0, dy: -1)
      case .down: CGVector(dx: 0, dy: 1)
      default: misuse("A swipe has one direction, not \(direction)")
      }
    let (dx, dy) = (unit.dx * half.dx, unit.dy * half.dy)
    drag(
      from: CGPoint(x: frame.midX - dx, y: frame.midY - dy),
      to: CGPoint(x: frame.midX + dx, y: frame.midY + dy),
      duration: 0.2
    )
  }

  /// The elements on the screen, in the order of reading, from the front window to the back.
  private var elements: [_UIAccessibleObject] {
    loop.windows.reversed().flatMap(elements(in:))
  }

  private func elements(in object: _UIAccessibleObject) -> [_UIAccessibleObject] {
    object.nodeChildrenShown.flatMap { child in
      let inner = elements(in: child)
      return child.isAccessibilityElement && child.isNodeShowing ? [child] + inner : inner
    }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    guard !view.isHidden, view.alpha >= 0.01 else { return nil }
    if let label = view as? UILabel, label.text == text,
      !visible(label.convert(label.bounds, to: nil)).isEmpty
    {
      return label
    }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func visible(_ frame: CGRect) -> CGRect { frame.intersection(window.bounds) }

  private func failToFind(_ text: String) {
    fail(with: "\"\(text)\" is not on the screen; there are \(spokenTexts)")
  }
}
