public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The delegate of a tab bar without a controller.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called after the user has selected an item, including the current one.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs at the bottom of a screen, with one selected.
///
/// A `UITabBarController` manages the items of its bar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height without the safe area below, in points.
  static let height: CGFloat = 49

  /// The controller that manages the items.
  final weak var controller: UITabBarController?
  /// Called when the user selects an item, instead of the delegate.
  final var onSelection: ((UITabBarItem) -> Void)?
  private var itemStorage: [UITabBarItem] = []
  private var buttons: [TabBarButton] = []
  private let decoration = BarBackground()
  /// The appearance properties set on the bar itself.
  final var legacyAppearance = LegacyBarAppearance() {
    didSet { updateColors() }
  }

  /// Creates a bar.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(decoration.shadow)
    BarDefaults.apply(to: self)
    updateColors()
  }

  /// Returns the template for the properties of new bars.
  ///
  /// - Returns: A bar that is never visible, the same object each time.
  open class func appearance() -> UITabBar { BarDefaults.tabBar }

  override var accessibilityDefaults: any AccessibilityDefaults { TabBarAccessibility(view: self) }

  /// The delegate; `nil` by default.
  ///
  /// Not retained.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items from the leading to the trailing edge.
  ///
  /// Traps when set on the bar of a tab bar controller.
  open var items: [UITabBarItem]? {
    get { itemStorage.isEmpty ? nil : itemStorage }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items; `nil` removes all.
  ///   - animated: Ignored; the change is immediate.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    demand(
      controller == nil,
      "The items of a tab bar controller's bar follow its controllers"
    )
    show(items ?? [])
  }

  /// The selected item; `nil` for none.
  open var selectedItem: UITabBarItem? {
    didSet {
      for button in buttons { button.isCurrentTab = button.item === selectedItem }
      if selectedItem?.hasOwnAppearance == true || oldValue?.hasOwnAppearance == true {
        updateColors()
      }
    }
  }

  /// The background colour; `nil`, the default, means the standard bar colour.
  open var barTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of unselected items; `nil`, the default, means gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.updateColors() } }
  }

  /// The appearance of the bar, a copy of the object that was set.
  ///
  /// Changes to it take effect immediately.
  open var standardAppearance: UITabBarAppearance {
    get { standardStorage }
    set {
      standardStorage = newValue.makeCopy { [weak self] in self?.updateColors() }
      updateColors()
    }
  }
  private lazy var standardStorage = UITabBarAppearance().makeCopy { [weak self] in
    self?.updateColors()
  }

  /// The appearance without content behind the bar, which is always the case here; `nil`, the
  /// default, means `standardAppearance`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdgeAppearanceStorage }
    set {
      scrollEdgeAppearanceStorage = newValue?.makeCopy { [weak self] in self?.updateColors() }
      updateColors()
    }
  }
  private var scrollEdgeAppearanceStorage: UITabBarAppearance?

  /// The effective appearance for the selected item.
  private var displayedAppearance: UITabBarAppearance {
    let itemAppearance = selectedItem?.scrollEdgeAppearance ?? selectedItem?.standardAppearance
    return itemAppearance ?? scrollEdgeAppearance ?? standardAppearance
  }

  /// The effective appearance of the items.
  final var displayedItemAppearance: UITabBarItemAppearance {
    displayedAppearance.stackedLayoutAppearance
  }

  final func updateColors() {
    let appearance = displayedAppearance
    backgroundColor = legacyAppearance.fillColor(for: appearance, tint: barTintColor)
    decoration.show(appearance, images: legacyAppearance.images, in: self)
    setNeedsLayout()
    for button in buttons { button.updateColors() }
  }

  // MARK: Items

  /// Displays new items.
  final func show(_ items: [UITabBarItem]) {
    for item in itemStorage where item.bar === self { item.bar = nil }
    for button in buttons { button.removeFromSuperview() }
    itemStorage = items
    buttons = items.map { item in
      item.bar = self
      let button = TabBarButton(item: item, bar: self)
      button.isCurrentTab = item === selectedItem
      button.addAction(
        UIAction { [weak self, weak item] _ in
          guard let self, let item else { return }
          selectByUser(item)
        },
        for: .touchUpInside
      )
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func selectByUser(_ item: UITabBarItem) {
    if let onSelection { return onSelection(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  final func itemDidChange(_ item: UITabBarItem) {
    buttons.first { $0.item === item }?.itemDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / max(traitCollection.displayScale, 1)
    decoration.layOut(in: bounds, isAtTop: true, lineHeight: line)
    guard !buttons.isEmpty else { return }
    let mirror = mirror
    let insets = mirror.insets(safeAreaInsets)
    let availableWidth = max(0, bounds.width - insets.left - insets.right)
    // In wide bars the tabs stay close together, as on a tablet.
    let width = min(
      availableWidth / CGFloat(buttons.count),
      availableWidth > 600 ? 110 : .greatestFiniteMagnitude
    )
    let start = insets.left + (availableWidth - width * CGFloat(buttons.count)) / 2
    for (index, button) in buttons.enumerated() {
      let left = (start + CGFloat(index) * width).rounded()
      let right = (start + CGFloat(index + 1) * width).rounded()
      button.frame = mirror.frame(
        CGRect(x: left, y: 0, width: right - left, height: min(UITabBar.height, bounds.height))
      )
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITabBar.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }
}

/// The button of a tab bar item.
final class TabBarButton: TintedControl {
  let item: UITabBarItem
  private unowned let bar: UITabBar
  private let imageView = UIImageView()
  private let label = UILabel()
  private var badge: UILabel?

  init(item: UITabBarItem, bar: UITabBar) {
    (self.item, self.bar) = (item, bar)
    super.init(frame: .zero)
    isPartOfSuperview = true
    imageView.contentMode = .center
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
    itemDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the item is selected.
  var isCurrentTab = false {
    didSet {
      guard isCurrentTab != oldValue else { return }
      updateImage()
      updateColors()
    }
  }

  func itemDidChange() {
    accessibilityIdentifier = item.accessibilityIdentifier
    isEnabled = item.isEnabled
    updateImage()
    updateBadge()
    updateColors()
    setNeedsLayout()
  }

  private func updateImage() {
    imageView.image = isCurrentTab ? item.selectedImage ?? item.image : item.image
  }

  private func updateBadge() {
    guard let value = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let view = badge ?? UILabel()
    view.textAlignment = .center
    view.text = value
    view.layer.cornerRadius = 9
    view.clipsToBounds = true
    if badge == nil { addSubview(view) }
    badge = view
  }

  /// The appearance for the item's current state.
  private var stateAppearance: UITabBarItemStateAppearance {
    let itemAppearance = bar.displayedItemAppearance
    return !isEnabled
      ? itemAppearance.disabled : isCurrentTab ? itemAppearance.selected : itemAppearance.normal
  }

  private func updateBadgeText() {
    guard let badge, let value = item.badgeValue else { return }
    let standardAttributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    badge.attributedText = NSAttributedString(
      string: value,
      attributes: standardAttributes.merging(stateAppearance.badgeTextAttributes) { $1 }
    )
    badge.textAlignment = .center
  }

  override func updateColors() {
    let state = stateAppearance
    let standardColor = isCurrentTab ? tintColor : bar.unselectedItemTintColor ?? .systemGray
    let color = state.iconColor ?? (isEnabled ? standardColor ?? .systemBlue : .tertiaryLabel)
    imageView.tintColor = color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: color,
    ]
    attributes.merge(state.titleTextAttributes) { $1 }
    attributes.merge(item.attributes(isEnabled ? (isCurrentTab ? .selected : .normal) : .disabled))
    {
      $1
    }
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    updateBadgeText()
    badge?.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    alpha = isHighlighted && !isCurrentTab ? 0.6 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = !(item.title ?? "").isEmpty
    let imageSize: CGFloat = 30
    imageView.frame = CGRect(
      x: ((bounds.width - imageSize) / 2).rounded(),
      y: hasTitle ? 3 : ((bounds.height - imageSize) / 2).rounded(),
      width: imageSize,
      height: imageSize
    )
    let stateAppearance = stateAppearance
    label.frame = CGRect(x: 1, y: 34, width: max(0, bounds.width - 2), height: 13).offsetBy(
      dx: stateAppearance.titlePositionAdjustment.horizontal.limited,
      dy: stateAppearance.titlePositionAdjustment.vertical.limited
    )
    guard let badge else { return }
    let width = max(18, badge.sizeThatFits(bounds.size).width.rounded(.up) + 10)
    badge.frame = mirror.frame(
      CGRect(x: bounds.midX + 4, y: 2, width: width, height: 18).offsetBy(
        dx: stateAppearance.badgePositionAdjustment.horizontal.limited,
        dy: stateAppearance.badgePositionAdjustment.vertical.limited
      )
    )
  }

  override func performPrimaryAction() {
    super.performPrimaryAction()
    sendActions(for: .touchUpInside)
  }

  override var accessibilityDefaults: any AccessibilityDefaults { TabAccessibility(view: self) }
}
