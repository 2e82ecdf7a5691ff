import Foundation
import UIKitGraphics

/// Shows the tooltip of the view under the resting pointer.
@MainActor
final class ToolTips {
  /// The time for which the pointer has to rest, in seconds.
  static let delay: TimeInterval = 0.6

  private var timer: FrameTimer?
  /// The visible tooltip; `nil` if there is none.
  private(set) var visibleTip: ToolTipView?
  /// The view whose tooltip is visible.
  private weak var owner: UIView?
  /// The rectangle in which the tooltip stays visible, in the owner's coordinates; `nil` for the
  /// whole view.
  private var sourceRect: CGRect?

  /// Updates the tooltip after a movement of the pointer.
  ///
  /// - Parameters:
  ///   - views: The views under the pointer, innermost first.
  ///   - point: The position in screen coordinates, in points; `nil` if the pointer is over no
  ///     view.
  func pointerMoved(in views: some Sequence<UIView>, at point: CGPoint?) {
    timer?.cancel()
    timer = nil
    guard let point else { return hide() }
    let views = views.prefix { _ in true }
    if visibleTip != nil {
      if let owner, views.contains(where: { $0 === owner }),
        sourceRect?.contains(
          owner.windowStorage?.point(point, in: owner) ?? point
        ) ?? true
      {
        return
      }
      hide()
    }
    let owners = views.filter { view in
      view.interactionStorage.contains { $0 is UIToolTipInteraction }
    }
    guard let host = owners.first?.windowStorage?.host else { return }
    timer = host.schedule(after: ToolTips.delay, isCosmetic: true) { [weak self] in
      self?.show(for: owners, at: point)
    }
  }

  /// Hides the tooltip until the pointer moves again.
  func hide() {
    timer?.cancel()
    timer = nil
    visibleTip?.removeFromSuperview()
    visibleTip = nil
    owner = nil
  }

  private func show(for owners: [UIView], at point: CGPoint) {
    for view in owners {
      guard let window = view.windowStorage else { continue }
      let localPoint = window.point(point, in: view)
      for case let interaction as UIToolTipInteraction in view.interactionStorage {
        guard let configuration = interaction.configuration(at: localPoint) else { continue }
        owner = view
        sourceRect = configuration.sourceRect
        let tip = ToolTipView(configuration.toolTip)
        visibleTip = tip
        tip.show(in: window, at: window.pointFromSuperview(point))
        return
      }
    }
  }
}
