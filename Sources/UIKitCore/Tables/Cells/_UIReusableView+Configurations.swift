import Foundation
import UIKitGraphics

/// The configurations of a cell, header or footer.
struct ViewConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// The view that displays the background; `nil` without a background configuration.
  var backgroundView: ConfiguredBackgroundView?
  /// Whether the content automatically adapts to the state.
  var updatesContent = true
  /// Whether the background automatically adapts to the state.
  var updatesBackground = true
  /// Whether the state may have changed since the last update.
  var isPending = true
  /// Whether an update is running, during which changes request no further update.
  var isUpdating = false

  /// Whether any configuration is set.
  var isUsed: Bool { content != nil || background != nil }
}

extension _UIReusableView {
  /// Requests an update of the configurations before the next layout.
  final func markConfigurationPending() {
    guard !configurations.isUpdating else { return }
    configurations.isPending = true
    setNeedsLayout()
  }

  /// Updates the configurations for the state, and then calls the subclass and the handler.
  ///
  /// - Parameters:
  ///   - state: The current state of the view.
  ///   - showContent: Displays the updated content.
  ///   - callHandlers: Calls the subclass and the handler.
  final func update(
    for state: any UIConfigurationState,
    showContent: (any UIContentConfiguration) -> Void,
    callHandlers: () -> Void
  ) {
    configurations.isPending = false
    configurations.isUpdating = true
    if configurations.updatesContent, let content = configurations.content {
      showContent(content.updated(for: state))
    }
    if configurations.updatesBackground, let background = configurations.background {
      let updated = background.updated(for: state)
      if updated != background {
        configurations.background = updated
        showBackgroundConfiguration()
      }
    }
    callHandlers()
    configurations.isUpdating = false
  }

  /// Displays a content configuration in a view that `install` makes the content view;
  /// `makeEmptyContent` creates the view for `nil`.
  final func show(
    _ configuration: (any UIContentConfiguration)?,
    makeEmptyContent: () -> UIView,
    install: (UIView) -> Void
  ) {
    guard let configuration else {
      guard configurations.content != nil else { return }
      configurations.content = nil
      return install(makeEmptyContent())
    }
    let view = view(for: configuration)
    configurations.content = configuration
    if view !== displayedContent { install(view) }
    (view as? UIListContentView)?.adopt(scaledTheme)
    markConfigurationPending()
  }

  /// Returns the view for a content configuration: the current view if it supports it, or else a
  /// new one.
  final func view(for configuration: any UIContentConfiguration) -> UIView {
    if configurations.content != nil, let view = displayedContent as? any UIView & UIContentView,
      view.supports(configuration)
    {
      view.configuration = configuration
      return view
    }
    return configuration.makeContentView()
  }

  /// Displays the background configuration behind all other subviews, or removes it.
  final func showBackgroundConfiguration() {
    guard let background = configurations.background else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    let view = configurations.backgroundView ?? ConfiguredBackgroundView()
    if configurations.backgroundView == nil {
      configurations.backgroundView = view
      insertSubview(view, at: 0)
      setNeedsLayout()
    }
    view.show(background, theme, tint: tintColor)
  }

  /// Updates the configurations after a change of the table's appearance.
  final func configurationAppearanceDidChange() {
    guard configurations.isUsed else { return }
    (displayedContent as? UIListContentView)?.adopt(scaledTheme)
    if configurations.background != nil { showBackgroundConfiguration() }
    markConfigurationPending()
  }

  /// Replaces a subview by another view.
  final func replaceSubview(_ oldView: UIView, with newView: UIView) {
    let index = subviewStorage.firstIndex { $0 === oldView } ?? 0
    oldView.removeFromSuperview()
    newView.isPartOfSuperview = true
    newView.autoresizingMask = []
    insertSubview(newView, at: index)
    setNeedsLayout()
  }
}
