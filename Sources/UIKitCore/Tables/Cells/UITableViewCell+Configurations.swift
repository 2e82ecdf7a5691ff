import Foundation
import UIKitGraphics
import UIKitSupport

extension UITableViewCell {
  /// A closure that sets configurations for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

  /// The current state of the cell.
  final var cellState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlightedStorage
    state.isSelected = isSelectedStorage
    state.isFocused = isFocused
    state.isEditing = editing.isEditing
    state.isSwiped = editing.actions != nil
    state.isReordering = cellOwner?.isLifted(self) == true
    addDrag(to: &state)
    return state
  }

  /// A content configuration in the cell's style.
  final var styledContent: UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// A background configuration in the table's style.
  final var styledBackground: UIBackgroundConfiguration {
    context.isGrouped || cellOwner?.isGrouped == true ? .listGroupedCell() : .listPlainCell()
  }

  final func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    demandMainThread(type(of: self))
    show(configuration, makeEmptyContent: makeEmptyContent, install: installContent)
  }

  private func makeEmptyContent() -> UIView {
    let content = CellContentView()
    content.adoptMargins(of: theme)
    return content
  }

  private func installContent(_ view: UIView) {
    (textLabelStorage, detailTextLabelStorage, imageViewStorage) = (nil, nil, nil)
    let oldContent = content
    content = view
    replaceSubview(oldContent, with: view)
  }

  final func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    demandMainThread(type(of: self))
    configurations.background = configuration
    showBackgroundConfiguration()
    updateGroupBackground()
    selectionBackgroundDidChange()
    markConfigurationPending()
  }

  /// Updates the configurations if the state may have changed.
  final func updateConfigurationIfPending() {
    guard configurations.isPending else { return }
    let state = configurationState
    update(
      for: state,
      showContent: { setContentConfiguration($0) },
      callHandlers: {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      }
    )
  }
}

extension UITableViewHeaderFooterView {
  /// A closure that sets configurations for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

  /// The current state of the view.
  final var headerFooterState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  private var isInGroups: Bool { context.isGrouped || isForGroups }

  /// A content configuration in the table's style.
  final var styledContent: UIListContentConfiguration {
    guard isInGroups else { return context.kind == .footer ? .plainFooter() : .plainHeader() }
    return context.kind == .footer ? .groupedFooter() : .groupedHeader()
  }

  /// A background configuration in the table's style.
  final var styledBackground: UIBackgroundConfiguration {
    isInGroups ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  final func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    demandMainThread(type(of: self))
    show(configuration, makeEmptyContent: { UIView() }, install: installContent)
  }

  private func installContent(_ view: UIView) {
    (titleStorage, detailStorage) = (nil, nil)
    let oldContent = content
    content = view
    replaceSubview(oldContent, with: view)
  }

  /// Applies the section's margins to the system's content view.
  final func prepareConfiguredContent() {
    guard let view = content as? UIListContentView else { return }
    let sideMargin = context.isGrouped ? context.margin + theme.groupedTextInset : 0
    view.enclosingMargins = UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin)
  }

  /// Updates the configurations if the state may have changed.
  final func updateConfigurationIfPending() {
    guard configurations.isPending else { return }
    let state = configurationState
    update(
      for: state,
      showContent: { setContentConfiguration($0) },
      callHandlers: {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      }
    )
  }
}
