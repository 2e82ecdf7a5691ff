import Foundation
import UIKitGraphics

extension UITableViewCell {
  /// Lays out all subviews of the cell.
  final func layoutParts() {
    updateConfigurationIfPending()
    let mirror = mirror
    layOutBackgrounds()
    layoutSeparators(mirror)
    let accessoryWidth = layoutTrailingPart()
    applyTint()
    let separatorHeight = separators.superview == nil ? 0 : hairline
    let margins = mirror.insets(context.contentMargins)
    let indent = editingIndent + margins.left
    let trailingWidth = reservedTrailingWidth(
      atLeast: accessoryWidth + context.indexWidth + margins.right
    )
    contentView.frame = mirror.frame(
      CGRect(
        x: indent,
        y: 0,
        width: max(0, bounds.width - indent - trailingWidth),
        height: max(0, bounds.height - separatorHeight)
      )
    )
    layoutEditControl(mirror)
    layoutSwipe()
    if configurations.content != nil { return prepareConfiguredContent() }
    layoutContent(mirror)
  }

  /// Applies the cell's margins to the system's content view.
  private func prepareConfiguredContent() {
    guard let view = content as? UIListContentView else { return }
    let inset = contentInset
    view.enclosingMargins = UIEdgeInsets(
      top: 0,
      left: inset.left + (CGFloat(indentationLevel) * indentationWidth).limited,
      bottom: 0,
      right: theme.rightMargin + inset.right
    )
  }

  /// Returns the height of configured content at a width, including the separator, in points.
  private func configuredHeight(forWidth width: CGFloat) -> CGFloat {
    prepareConfiguredContent()
    let maximumSize = CGSize(width: width, height: .greatestFiniteMagnitude)
    return content.sizeThatFits(maximumSize).height
      + (context.separatorStyle == .none ? 0 : hairline)
  }

  /// Sets the frames of the backgrounds.
  final func layOutBackgrounds() {
    let backgroundRect = backgroundFrame
    if let view = backgroundView, view.superview === self { view.frame = backgroundRect }
    selectionView?.frame = backgroundRect
    configurations.backgroundView?.frame = backgroundRect
    hoverView?.frame = backgroundRect
  }

  /// The frame of the backgrounds: the bounds without the space of an editing control beside a
  /// group, as far as a swipe has not moved it away.
  final var backgroundFrame: CGRect {
    let slideDistance = editing.actions?.floatingHeight == nil ? max(0, editing.swipeOffset) : 0
    let indent = max(0, backgroundIndent - slideDistance)
    guard indent > 0 else { return bounds }
    return mirror.frame(bounds.inset(by: UIEdgeInsets(top: 0, left: indent, bottom: 0, right: 0)))
  }

  /// The width of one device pixel, in points.
  final var hairline: CGFloat { 1 / (window?.screen.scale ?? traitCollection.displayScale) }

  /// Places the labels and the image in the content view.
  private func layoutContent(_ cellMirror: LayoutMirror) {
    guard textLabelStorage != nil || detailTextLabelStorage != nil || imageViewStorage != nil else {
      return
    }
    alignLabels(cellMirror)
    let content = CGRect(origin: .zero, size: contentView.bounds.size)
    let mirror = cellMirror.mirror(of: content)
    let frames = layout(in: content.size).frames(
      image: imageViewStorage?.image?.size,
      title: textLabelStorage,
      detail: detailTextLabelStorage
    )
    imageViewStorage?.frame = mirror.frame(frames.image)
    textLabelStorage?.frame = mirror.frame(frames.title)
    detailTextLabelStorage?.frame = mirror.frame(frames.detail)
  }

  /// Returns the layout of labels and image for a content size.
  private func layout(in size: CGSize) -> CellLayout {
    CellLayout(
      style: cellStyle,
      scaledTheme: scaledTheme,
      size: size,
      inset: contentInset,
      indentation: (CGFloat(indentationLevel) * indentationWidth).limited,
      scale: 1 / hairline,
      hasLargeTexts: traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    )
  }

  /// The effective separator inset.
  ///
  /// Only left (the leading edge) and right are used, and negative values count as 0.
  final var effectiveInset: UIEdgeInsets {
    let inset = separatorInset.limited
    return UIEdgeInsets(top: 0, left: max(0, inset.left), bottom: 0, right: max(0, inset.right))
  }

  /// The total width of the horizontal margins that the table sets, in points.
  private var contentMargins: CGFloat {
    context.contentMargins.left + context.contentMargins.right
  }

  /// The inset of the content: a separator inset that was set, or else the theme's margin.
  private var contentInset: UIEdgeInsets {
    if customSeparatorInset != nil || context.separatorInset != nil { return effectiveInset }
    return UIEdgeInsets(top: 0, left: theme.leftMargin, bottom: 0, right: 0)
  }

  /// Whether the separator is indented with the content in editing mode.
  ///
  /// In plain tables, edge-to-edge separators are not indented; in groups the background itself is
  /// indented.
  private var indentsSeparator: Bool {
    context.isGrouped || customSeparatorInset != nil || context.separatorInset != nil
      || theme.separatorInset.left > 0
  }

  private func layoutSeparators(_ mirror: LayoutMirror) {
    guard context.hasSeparator else {
      if separators.superview != nil { separators.removeFromSuperview() }
      return
    }
    let isNew = separators.superview == nil
    if isNew { addSubview(separators) }
    let isEtched = context.separatorStyle == .singleLineEtched && context.isGrouped
    separators.configure(
      color: context.separatorColor,
      effect: context.separatorEffect,
      isEtched: isEtched,
      outlineWidth: theme.groupOutlineColor == nil ? 0 : hairline
    )
    let inset = effectiveInset
    let height = isEtched ? 2 * hairline : hairline
    let margins = mirror.insets(context.contentMargins)
    let left = inset.left + (indentsSeparator ? editingIndent : 0) + margins.left
    let frame = mirror.frame(
      CGRect(
        x: left,
        y: bounds.height - height,
        width: max(0, bounds.width - left - inset.right - margins.right),
        height: height
      )
    )
    // A new separator appears without animation even inside an animation block.
    if isNew { UIView.performWithoutAnimation { separators.frame = frame } }
    separators.frame = frame
  }

  /// Returns the size determined by constraints in the content view; `nil` without constraints.
  final func constrainedSize(
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize? {
    updateConfigurationIfPending()
    guard content.hasConstraintsInside else { return nil }
    let widthBesideContent = editingIndent + accessoryWidth + context.indexWidth + contentMargins
    let separatorHeight = context.separatorStyle == .none ? 0 : hairline
    let size = content.systemLayoutSizeFitting(
      CGSize(
        width: max(0, target.width - widthBesideContent),
        height: max(0, target.height - separatorHeight)
      ),
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    return CGSize(width: size.width + widthBesideContent, height: size.height + separatorHeight)
  }

  /// Returns the height in points that fits the content at a width: texts, image and subviews; at
  /// least the theme's row height.
  final func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfPending()
    let widthBesideContent = editingIndent + accessoryWidth + context.indexWidth + contentMargins
    let contentWidth = max(0, width - widthBesideContent)
    if configurations.content != nil {
      let height = configuredHeight(forWidth: contentWidth)
      return max(theme.rowHeight, (height / hairline).rounded(.up) * hairline)
    }
    let layout = layout(in: CGSize(width: contentWidth, height: .greatestFiniteMagnitude))
    let textHeight = layout.textHeight(
      image: imageViewStorage?.image?.size,
      title: textLabelStorage,
      detail: detailTextLabelStorage
    )
    let imageHeight = layout.imageHeight(imageViewStorage?.image?.size)
    let subviewsBottom =
      contentView.contentSubviews
      .filter {
        $0 !== textLabelStorage && $0 !== detailTextLabelStorage && $0 !== imageViewStorage
      }
      .map(\.frame.maxY).max() ?? 0
    // It is included even without a separator below the last row of a group, so that heights do not
    // depend on neighbouring rows.
    let separatorHeight = context.separatorStyle == .none ? 0 : hairline
    let paddedTextHeight = textHeight > 0 ? textHeight + 2 * theme.verticalPadding : 0
    let height = max(paddedTextHeight, imageHeight, subviewsBottom) + separatorHeight
    return max(theme.rowHeight, (height / hairline).rounded(.up) * hairline)
  }
}

/// The separator below a row, as one line or two.
final class CellSeparators: UIView {
  /// The light line of etched separators; `nil` in others.
  private var etchedLine: UIView?
  /// The view of the effect; `nil` without one.
  private var effectView: UIVisualEffectView?
  /// The width of the group's outline, which the separator does not cross, in points.
  private var outlineWidth: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Applies the appearance.
  ///
  /// - Parameters:
  ///   - color: The line's colour.
  ///   - effect: The effect on the content behind the line; `nil` for none.
  ///   - isEtched: Whether a light line is drawn below the line.
  ///   - outlineWidth: The width of the group's outline, in points.
  func configure(color: UIColor?, effect: UIVisualEffect?, isEtched: Bool, outlineWidth: CGFloat) {
    backgroundColor = effect == nil ? color : nil
    self.outlineWidth = outlineWidth
    if effect != nil || effectView != nil { show(effect, below: color) }
    guard isEtched else {
      etchedLine?.removeFromSuperview()
      etchedLine = nil
      return
    }
    guard etchedLine == nil else { return }
    let view = UIView()
    view.backgroundColor = UIColor(white: 1, alpha: 0.8)
    addSubview(view)
    etchedLine = view
    setNeedsLayout()
  }

  private func show(_ effect: UIVisualEffect?, below color: UIColor?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      effectView = view
    }
    view.effect = effect
    view.contentView.backgroundColor = color
  }

  override func layoutSubviews() {
    etchedLine?.frame = CGRect(
      x: outlineWidth,
      y: bounds.height / 2,
      width: max(0, bounds.width - 2 * outlineWidth),
      height: bounds.height / 2
    )
  }
}
