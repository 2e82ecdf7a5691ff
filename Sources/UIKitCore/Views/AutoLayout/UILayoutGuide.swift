public import Foundation
import UIKitGraphics
import UIKitSupport

/// A rectangle in a view's coordinates that participates in layout without drawing anything.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The source of the rectangle.
  enum Kind {
    /// The constraints of a guide that an application has created.
    case custom
    /// The safe area insets of the view.
    case safeArea
    /// The layout margins of the view.
    case margins
    /// The on-screen keyboard, or the bottom safe area.
    case keyboard
    /// The visible part of a scroll view.
    case scrollFrame
    /// The content of a scroll view.
    case scrollContent
  }

  final let kind: Kind
  final weak var owner: UIView?
  final lazy var state = LayoutState(guide: self)

  /// Creates a guide, to be added to a view.
  public override init() {
    kind = .custom
    super.init()
  }

  /// Creates one of a view's built-in guides.
  init(_ kind: Kind, of view: UIView, identifier: String) {
    self.kind = kind
    owner = view
    self.identifier = identifier
    super.init()
  }

  /// The view whose coordinate space the guide uses.
  open var owningView: UIView? { owner }

  /// A name for diagnostic messages.
  ///
  /// Default: empty.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates, in points; valid after layout.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    switch kind {
    case .custom, .scrollContent: return state.frame
    case .safeArea, .margins:
      return CGRect(origin: .zero, size: owner.boundsStorage.size).inset(by: insets)
    case .keyboard:
      let size = owner.boundsStorage.size
      let height = keyboardHeight
      return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    case .scrollFrame: return owner.boundsStorage
    }
  }

  /// The insets of a safe area or margins guide from the view's edges in points; zero for others.
  final var insets: UIEdgeInsets {
    switch kind {
    case .safeArea: owner?.safeAreaInsets.limited ?? .zero
    case .margins: owner?.layoutMargins.limited ?? .zero
    case .custom, .keyboard, .scrollFrame, .scrollContent: .zero
    }
  }

  /// The height of a keyboard's guide, in points; 0 for other guides.
  final var keyboardHeight: CGFloat { (self as? UIKeyboardLayoutGuide)?.height ?? 0 }

  /// Whether several rectangles satisfy the constraints equally well.
  open var hasAmbiguousLayout: Bool { state.isAmbiguous }

  /// Returns the constraints that determine the rectangle along an axis.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The active constraints.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    state.constraintsAffectingLayout(for: axis)
  }

  // MARK: Anchors

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The leading edge, at which lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge, at which lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
