import Foundation
import UIKitGraphics

/// A transition between top items, with the state that a cancellation restores.
struct NavigationBarTransition {
  enum Direction {
    /// The new item enters from the trailing edge.
    case forward
    /// The new item enters from the leading edge.
    case back
  }

  let direction: Direction
  let oldItems: [UINavigationItem]
  let outgoingContent: NavigationBarContent?
}

extension UINavigationBar {
  /// The fade duration of changed buttons, in seconds.
  static let fadeDuration: TimeInterval = 0.25

  /// Shows the last of the items immediately.
  final func show(_ items: [UINavigationItem]) {
    transition?.outgoingContent?.removeFromSuperview()
    transition = nil
    adopt(items)
    rebuild(animated: false)
  }

  /// Starts a transition to the last of the items, driven by `transitionProgress`.
  final func beginTransition(
    to items: [UINavigationItem],
    direction: NavigationBarTransition.Direction
  ) {
    if transition != nil { endTransition(isCancelled: false) }
    transition = NavigationBarTransition(
      direction: direction,
      oldItems: itemStorage,
      outgoingContent: content
    )
    adopt(items)
    content = nil
    addContent()
    content?.isUserInteractionEnabled = false
    transition?.outgoingContent?.isUserInteractionEnabled = false
    transitionProgress = 0
    layOutTransition()
  }

  /// Ends the transition with the new items, or with the old items if it is cancelled.
  final func endTransition(isCancelled: Bool) {
    guard let transition else { return }
    self.transition = nil
    if isCancelled {
      content?.removeFromSuperview()
      content = transition.outgoingContent
      adopt(transition.oldItems)
      // A custom view may have moved to the removed buttons.
      rebuild(animated: false)
    } else {
      transition.outgoingContent?.removeFromSuperview()
    }
    content?.isUserInteractionEnabled = true
    content?.alpha = 1
    content?.shift = 0
  }

  /// Updates the bar after a change of the top item or the back item.
  final func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem else { return }
    rebuild(animated: animated)
  }

  /// Recreates the views of the top item.
  final func rebuild(animated: Bool) {
    guard topItem != nil || content != nil else { return }
    let oldContent = content
    let shift = oldContent?.shift ?? 0
    content = nil
    addContent()
    content?.shift = shift
    content?.isUserInteractionEnabled = oldContent?.isUserInteractionEnabled ?? true
    guard animated, window != nil, transition == nil else {
      oldContent?.removeFromSuperview()
      return
    }
    content?.alpha = 0
    UIView.animate(
      withDuration: UINavigationBar.fadeDuration,
      animations: { [content] in
        oldContent?.alpha = 0
        content?.alpha = 1
      },
      completion: { _ in oldContent?.removeFromSuperview() }
    )
  }

  /// Updates the transition offsets of the contents.
  final func layOutTransition() {
    guard let transition else { return }
    guard !transitionFades else {
      content?.alpha = transitionProgress
      transition.outgoingContent?.alpha = 1 - transitionProgress
      return
    }
    let sign: CGFloat = transition.direction == .forward ? 1 : -1
    content?.shift = (1 - transitionProgress) * sign
    transition.outgoingContent?.shift = -transitionProgress * sign
  }

  private func adopt(_ items: [UINavigationItem]) {
    let oldHeight = fullHeight
    for item in itemStorage where item.bar === self { item.bar = nil }
    itemStorage = items
    for item in items { item.bar = self }
    if fullHeight != oldHeight { promptDidChange() }
  }

  /// Updates the layout after a change of the prompt's height.
  final func promptDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.barDidChange()
  }

  private func addContent() {
    guard let topItem else { return }
    let content = NavigationBarContent(
      item: topItem,
      backItem: backItem,
      titleAttributes: displayedTitleAttributes,
      appearance: displayedAppearance,
      indicator: displayedAppearance.backIndicatorImage ?? legacyAppearance.backIndicator,
      isClassic: isClassic
    )
    content.setShowsTitle(!(topItem.palette?.showsTitle ?? false), animated: false)
    content.onBack = { [weak self] in self?.goBack() }
    content.frame = bounds
    addSubview(content)
    self.content = content
  }

  private func goBack() {
    if let controller {
      controller.backButtonTapped()
    } else {
      show(Array(itemStorage.dropLast()))
    }
  }
}
