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
    state.isEditing = editing.isOn
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

  final func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    demandMainThread(type(of: self))
    show(new, plain: makePlainContent, replace: replaceContent)
  }

  private func makePlainContent() -> UIView {
    let content = CellContentView()
    content.adopt(theme)
    return content
  }

  private func replaceContent(with view: UIView) {
    (textLabelStorage, detailTextLabelStorage, imageViewStorage) = (nil, nil, nil)
    let oldContent = content
    content = view
    exchange(oldContent, for: view)
  }

  final func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
    demandMainThread(type(of: self))
    configurations.background = new
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
      rest: {
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

  final func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    demandMainThread(type(of: self))
    show(new, plain: { UIView() }, replace: replaceContent)
  }

  private func replaceContent(with view: UIView) {
    (titleStorage, detailStorage) = (nil, nil)
    let oldContent = content
    content = view
    exchange(oldContent, for: view)
  }

  /// Applies the section's margins to the system's content view.
  final func prepareConfiguredContent() {
    guard let view = content as? UIListContentView else { return }
    let side = context.isGrouped ? context.margin + theme.groupedTextInset : 0
    view.enclosingMargins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Updates the configurations if the state may have changed.
  final func updateConfigurationIfPending() {
    guard configurations.isPending else { return }
    let state = configurationState
    update(
      for: state,
      showContent: { setContentConfiguration($0) },
      rest: {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      }
    )
  }
}
