public import Foundation
import UIKitGraphics

/// A layout guide for the edge of the area that bars leave free in a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance of the guide's edge from the view's edge, in points.
  var length: CGFloat { get }
  /// The top anchor.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom anchor.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height anchor.
  var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide between an edge of a view and its safe area.
final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The layout guide for the lower edge of the bars above the view's content.
  public final var topLayoutGuide: any UILayoutSupport { edgeGuide(isTop: true) }
  /// The layout guide for the upper edge of the bars below the view's content.
  public final var bottomLayoutGuide: any UILayoutSupport { edgeGuide(isTop: false) }

  private func edgeGuide(isTop: Bool) -> EdgeGuide {
    if let current = isTop ? bars.topGuide : bars.bottomGuide, current.owningView === view {
      return current
    }
    let guide = EdgeGuide(of: view, isTop: isTop)
    if isTop { bars.topGuide = guide } else { bars.bottomGuide = guide }
    return guide
  }
}
