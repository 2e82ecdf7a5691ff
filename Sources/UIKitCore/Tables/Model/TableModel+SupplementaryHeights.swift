import Foundation
import UIKitGraphics

/// A section's header or its footer.
enum SupplementaryKind {
  case header
  case footer
}

/// Which header or footer; ordered from the table's top to its bottom.
struct SupplementaryKey: Hashable, Comparable {
  var kind: SupplementaryKind
  var section: Int

  static func < (first: SupplementaryKey, second: SupplementaryKey) -> Bool {
    guard first.section == second.section else { return first.section < second.section }
    return first.kind == .header && second.kind == .footer
  }
}

extension TableModel {
  /// The height of a section's header, and whether it depends on the width.
  func headerHeight(_ section: Int) -> Double {
    isWidthDependent = false
    let height = askedHeaderHeight(section)
    note(section, in: \.wrappedHeaders)
    return height
  }

  /// The height of a section's footer, and whether it depends on the width.
  func footerHeight(_ section: Int) -> Double {
    isWidthDependent = false
    let height = askedFooterHeight(section)
    note(section, in: \.wrappedFooters)
    return height
  }

  private func note(_ section: Int, in set: ReferenceWritableKeyPath<TableModel, IndexSet>) {
    if isWidthDependent {
      self[keyPath: set].insert(section)
    } else if !self[keyPath: set].isEmpty {
      self[keyPath: set].remove(section)
    }
  }

  /// The height of a section's header.
  private func askedHeaderHeight(_ section: Int) -> Double {
    guard let tableView else { return 0 }
    let questions = TableQuestions(about: tableView)
    let asked = askedHeight(.header, section)
    if let asked, asked != UITableView.automaticDimension {
      return TableModel.checked(asked) {
        "tableView(_:heightForHeaderInSection:) for section \(section)"
      }
    }
    if asked == nil, let setting = tableView.configuration.sectionHeaderHeight,
      setting != UITableView.automaticDimension
    {
      // A plain section without title and view has no header.
      guard tableView.isGrouped || hasContent(.header, section, questions) else { return 0 }
      return TableModel.checked(setting) { "sectionHeaderHeight" }
    }
    return fittingHeight(.header, section, questions, fitsViews: asked != nil)
  }

  /// The height of a section's footer.
  private func askedFooterHeight(_ section: Int) -> Double {
    guard let tableView else { return 0 }
    let questions = TableQuestions(about: tableView)
    guard tableView.isGrouped else {
      return fittingHeight(.footer, section, questions, fitsViews: true)
    }
    let asked = askedHeight(.footer, section)
    if let asked, asked != UITableView.automaticDimension {
      return TableModel.checked(asked) {
        "tableView(_:heightForFooterInSection:) for section \(section)"
      }
    }
    if asked == nil, let setting = tableView.configuration.sectionFooterHeight,
      setting != UITableView.automaticDimension
    {
      return TableModel.checked(setting) { "sectionFooterHeight" }
    }
    return fittingHeight(.footer, section, questions, fitsViews: asked != nil)
  }

  /// What the delegate's height method says; `nil` when there is none.
  ///
  /// Plain footers have no such method.
  private func askedHeight(_ kind: SupplementaryKind, _ section: Int) -> CGFloat? {
    guard let tableView, let delegate = tableView.delegate else { return nil }
    let height =
      switch kind {
      case .header: delegate.tableView(tableView, heightForHeaderInSection: section)
      case .footer: delegate.tableView(tableView, heightForFooterInSection: section)
      }
    guard height != UITableView.unimplementedHeight else { return nil }
    // The delegate may want another one for another width.
    asksSupplementaryHeights = true
    return height
  }

  /// The height that fits the title, or the view, or the default blank space.
  ///
  /// - Parameters:
  ///   - kind: Header or footer.
  ///   - section: The section's index.
  ///   - questions: Begun before anything was asked about the section.
  ///   - fitsViews: Whether a view's own height counts; else it gets the
  ///     standard height, as nobody said a height for it.
  /// - Returns: Points.
  private func fittingHeight(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ questions: TableQuestions,
    fitsViews: Bool
  ) -> Double {
    guard let tableView else { return 0 }
    if let title = title(kind, section) { return Double(titleHeight(title, kind, section)) }
    if let view = viewForHeight(kind, section, questions) {
      if fitsViews { return Double(fittingHeight(of: view)) }
      if !tableView.isGrouped { return Double(tableView.theme.plainHeaderHeight) }
    }
    return tableView.isGrouped ? Double(blankHeight(kind, section)) : 0
  }

  /// The estimate of a header's or footer's height; `nil` asks for the real one
  /// at once.
  func estimatedHeight(_ kind: SupplementaryKind, _ section: Int) -> Double? {
    guard let tableView else { return nil }
    let delegate = tableView.delegate
    let (asked, setting) =
      switch kind {
      case .header:
        (
          delegate?.tableView(tableView, estimatedHeightForHeaderInSection: section),
          tableView.estimatedSectionHeaderHeight
        )
      case .footer:
        (
          delegate?.tableView(tableView, estimatedHeightForFooterInSection: section),
          tableView.estimatedSectionFooterHeight
        )
      }
    let estimate = asked.flatMap { $0 == UITableView.unimplementedHeight ? nil : $0 } ?? setting
    guard estimate > 0 else { return nil }
    return TableModel.checked(estimate) { "An estimated height of section \(section)" }
  }

  private func blankHeight(_ kind: SupplementaryKind, _ section: Int) -> CGFloat {
    guard let look = tableView?.look else { return 0 }
    return kind == .header && section == 0 ? look.theme.firstGroupSpacing : look.theme.groupSpacing
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    guard let tableView else { return 0 }
    isWidthDependent = true
    let available = CGSize(width: tableView.bounds.width, height: .greatestFiniteMagnitude)
    let height = view.sizeThatFits(available).height
    return max(0, height > 0 && height.isFinite ? height : view.frame.height)
  }

  /// Whether a section has a title or a view of that kind.
  private func hasContent(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ questions: TableQuestions
  ) -> Bool {
    if title(kind, section) != nil { return true }
    return viewForHeight(kind, section, questions) != nil
  }

  /// The title that the data source gives.
  func title(_ kind: SupplementaryKind, _ section: Int) -> String? {
    guard let tableView, let dataSource = tableView.dataSource else { return nil }
    switch kind {
    case .header: return dataSource.tableView(tableView, titleForHeaderInSection: section)
    case .footer: return dataSource.tableView(tableView, titleForFooterInSection: section)
    }
  }

  /// The view to show: the one that was needed for its height, or a newly asked one.
  func viewForDisplay(_ kind: SupplementaryKind, _ section: Int) -> UIView? {
    measuredViews.removeValue(forKey: SupplementaryKey(kind: kind, section: section))
      ?? view(kind, section)
  }

  /// The view that has to be asked for to know a height; it is kept to be shown, unless the
  /// application has reloaded the table or told of other rows since the first question about the
  /// section.
  private func viewForHeight(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ questions: TableQuestions
  ) -> UIView? {
    guard questions.makeSense, let view = view(kind, section) else { return nil }
    if questions.makeSense {
      measuredViews[SupplementaryKey(kind: kind, section: section)] = view
    }
    return view
  }

  /// The view that the delegate gives.
  private func view(_ kind: SupplementaryKind, _ section: Int) -> UIView? {
    guard let tableView, let delegate = tableView.delegate else { return nil }
    switch kind {
    case .header: return delegate.tableView(tableView, viewForHeaderInSection: section)
    case .footer: return delegate.tableView(tableView, viewForFooterInSection: section)
    }
  }
}
