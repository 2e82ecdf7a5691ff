import Foundation
import UIKitGraphics

/// The area of a view that is covered by the on-screen keyboard or an input view in its place.
///
/// The guide spans the view's width and ends at its bottom edge. Views constrained to its top edge
/// move with the keyboard, in the same animation, and follow a finger that drags it. Without a
/// keyboard the top edge is that of the bottom safe area. UIKit's guide can also follow a floating
/// keyboard; on Linux the keyboard is always at the bottom of the screen.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  private struct Reference {
    weak var guide: UIKeyboardLayoutGuide?
  }

  /// All guides; usually few.
  private static var all: [Reference] = []

  init(of view: UIView) {
    super.init(.keyboard, of: view, identifier: "UIViewKeyboardLayoutGuide")
    UIKeyboardLayoutGuide.all.removeAll { $0.guide == nil }
    UIKeyboardLayoutGuide.all.append(Reference(guide: self))
  }

  /// Whether the guide is at least as high as the bottom safe area.
  ///
  /// Default: `true`. With `false` the guide has no height without a keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { invalidate() } }
  }

  /// The height of the guide, in points.
  final var height: CGFloat {
    guard let owner else { return 0 }
    let covered = owner.coveredHeight(by: owner.windowStorage?.host?.keyboardIfUsed?.coveringFrame)
    return max(usesBottomSafeArea ? owner.safeAreaInsets.limited.bottom : 0, covered)
  }

  private func invalidate() {
    owner?.setNeedsLayout()
    for constraint in state.references { constraint.engine?.invalidateConstant(of: constraint) }
  }

  /// Lays out the views that follow the keyboard, after its frame has changed.
  static func keyboardDidMove(on host: WindowHost) {
    for guide in all.compactMap(\.guide) {
      guard let window = guide.owner?.windowStorage, window.host === host else { continue }
      guide.invalidate()
      window.layoutIfNeeded()
    }
  }

  /// Invalidates the guides of a moved view and of the views inside it.
  static func didMove(_ view: UIView) {
    guard !all.isEmpty, view.windowStorage?.host?.keyboardIfUsed?.coveringFrame != nil else {
      return
    }
    for guide in all.compactMap(\.guide) where guide.owner?.isInside(view) ?? false {
      guide.invalidate()
    }
  }
}

extension UIView {
  /// The layout guide of the area covered by the on-screen keyboard; without a keyboard, the bottom
  /// safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    layoutState.keyboardGuide = guide
    return guide
  }

  /// Returns the height at the view's bottom that is covered by input views, in points.
  ///
  /// - Parameter frame: The rectangle of the input views, in screen coordinates; `nil` if there are
  ///   none.
  /// - Returns: The height, from 0 to the view's height.
  final func coveredHeight(by frame: CGRect?) -> CGFloat {
    guard let window = windowStorage, let frame else { return 0 }
    let frameInWindow = convert(boundsStorage, to: nil)
    let coveringFrame = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    guard coveringFrame.minX < frameInWindow.maxX, frameInWindow.minX < coveringFrame.maxX else {
      return 0
    }
    return min(max(0, frameInWindow.maxY - coveringFrame.minY), frameInWindow.height)
  }
}
