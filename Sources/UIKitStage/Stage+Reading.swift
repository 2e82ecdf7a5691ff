public import Foundation
public import UIKitCore
import UIKitGraphics
import UIKitSupport

/// Methods that read the screen as a screen reader does, and gestures on elements found by their
/// text.
extension Stage {
  /// The elements on the screen in the reading order of a screen reader: the name and the value of
  /// each, separated by a comma.
  ///
  /// Excludes rows outside the visible area of a list, and views behind a sheet or an alert.
  public var spokenTexts: [String] {
    update()
    return elements.map { element in
      [element.nodeName, element.accessibilityValue ?? ""].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }.filter { !$0.isEmpty }
  }

  /// Finds an element by its accessibility name, or a label by its text.
  ///
  /// - Parameter text: The complete name or text.
  /// - Returns: The visible frame of the first match in reading order, in window coordinates, in
  ///   points; `nil` if no element on the screen matches.
  public func frame(of text: String) -> CGRect? {
    update()
    let frames = elements.lazy.filter { $0.nodeName == text }.map(\.accessibilityFrame)
    let labels = loop.windows.reversed().lazy.compactMap { self.firstLabel(text, in: $0) }
    return
      (frames.first { !self.visiblePart(of: $0).isEmpty }
      ?? labels.first.map { $0.convert($0.bounds, to: nil) }).map(visiblePart)
  }

  /// Taps the centre of the element with a text.
  ///
  /// Fails the test if no element on the screen has the text; the message lists the texts on the
  /// screen.
  ///
  /// - Parameter text: The name of an element or the text of a label; see ``frame(of:)``.
  public func tap(_ text: String) {
    guard let frame = frame(of: text) else { return failToFind(text) }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Swipes over the element with a text, by half of its width or by a third of the window's
  /// height.
  ///
  /// Fails the test if no element on the screen has the text; the message lists the texts on the
  /// screen.
  ///
  /// - Parameters:
  ///   - text: The name of an element or the text of a label; see ``frame(of:)``.
  ///   - direction: The direction of the swipe.
  public func swipe(_ text: String, _ direction: UISwipeGestureRecognizer.Direction) {
    guard let frame = frame(of: text) else { return failToFind(text) }
    let halfDistance = CGVector(dx: frame.width / 4, dy: window.bounds.height / 6)
    let unit: CGVector =
      switch direction {
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      case .up: CGVector(dx: 0, dy: -1)
      case .down: CGVector(dx: 0, dy: 1)
      default: misuse("A swipe has one direction, not \(direction)")
      }
    let (dx, dy) = (unit.dx * halfDistance.dx, unit.dy * halfDistance.dy)
    drag(
      from: CGPoint(x: frame.midX - dx, y: frame.midY - dy),
      to: CGPoint(x: frame.midX + dx, y: frame.midY + dy),
      duration: 0.2
    )
  }

  /// The elements on the screen in reading order, from the frontmost window to the rearmost.
  private var elements: [_UIAccessibleObject] {
    loop.windows.reversed().flatMap(elements(in:))
  }

  /// Returns the elements below an object of the accessibility tree.
  private func elements(in object: _UIAccessibleObject) -> [_UIAccessibleObject] {
    object.nodeVisibleChildren.flatMap { child in
      let childElements = elements(in: child)
      return child.isAccessibilityElement && child.isNodeShowing
        ? [child] + childElements : childElements
    }
  }

  /// Returns the first visible label with a text in a view and its subviews.
  private func firstLabel(_ text: String, in view: UIView) -> UILabel? {
    guard !view.isHidden, view.alpha >= 0.01 else { return nil }
    if let label = view as? UILabel, label.text == text,
      !visiblePart(of: label.convert(label.bounds, to: nil)).isEmpty
    {
      return label
    }
    return view.subviews.lazy.compactMap { self.firstLabel(text, in: $0) }.first
  }

  /// Returns the part of a frame within the window, in window coordinates.
  private func visiblePart(of frame: CGRect) -> CGRect { frame.intersection(window.bounds) }

  private func failToFind(_ text: String) {
    fail(with: "\"\(text)\" is not on the screen; there are \(spokenTexts)")
  }
}
