import Foundation
import UIKitGraphics

/// The container of a presented controller's view.
///
/// It dims the content behind and positions the view during the transition.
final class ModalContainerView: UIView, UIGestureRecognizerDelegate {
  /// Metrics of page sheets, in points.
  enum Sheet {
    /// The maximum window width at which a sheet fills the width.
    static let compactWidth: CGFloat = 600
    /// The width in wider windows, unless the controller has a preferred width.
    static let width: CGFloat = 580
    /// The size of forms in wider windows, unless the controller has a preferred size.
    static let formSize = CGSize(width: 540, height: 620)
    /// The minimum distance from the window's edges in wide windows.
    static let margin: CGFloat = 24
    /// The visible height above a sheet in narrow windows.
    static let topGap: CGFloat = 10
    static let cornerRadius: CGFloat = 10
  }

  /// The application's presentation controller for the style `.custom`; `nil` for other styles.
  var controller: UIPresentationController?
  /// The effective style: `.fullScreen`, `.overFullScreen`, `.pageSheet`, `.popover` or `.custom`.
  let style: UIModalPresentationStyle
  /// Whether a sheet in a wide window has the size of a form.
  private let isForm: Bool
  /// Called when the user clicks outside a sheet or popover, presses Escape or pulls a sheet down.
  var onCancel: (() -> Void)?
  /// The progress of the transition: 0 is off screen, 1 on screen.
  var progress: CGFloat = 0 {
    didSet { if progress != oldValue { layOutCard() } }
  }

  /// Whether the transition fades rather than slides.
  private(set) var fades = false

  private weak var presented: UIViewController?
  final var presentedController: UIViewController? { presented }
  /// The distance by which the sheet is dragged down, in points.
  final var sheetDrag: CGFloat = 0
  final weak var sheetPan: UIPanGestureRecognizer?
  private let grabber = UIView()
  private let dimming = UIView()
  private let card = UIView()
  private let background = PopoverBackground()

  init(presented: UIViewController, style: UIModalPresentationStyle, frame: CGRect) {
    self.presented = presented
    isForm = style == .formSheet
    switch style {
    case .automatic, .none, .formSheet: self.style = .pageSheet
    case .currentContext: self.style = .fullScreen
    case .overCurrentContext: self.style = .overFullScreen
    default: self.style = style
    }
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if self.style == .popover {
      traitOverrides.userInterfaceLevel = .elevated
      // A transparent view that catches clicks outside the popover.
      addSubview(dimming)
      addSubview(background)
      card.layer.cornerRadius = PopoverBackground.cornerRadius
      card.clipsToBounds = true
    } else if self.style == .pageSheet || presented.dimsPresenter {
      dimming.backgroundColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
      }
      addSubview(dimming)
    }
    if self.style == .pageSheet {
      card.clipsToBounds = true
      card.layer.cornerRadius = Sheet.cornerRadius
    }
    addSubview(card)
    if self.style == .pageSheet {
      grabber.backgroundColor = .tertiaryLabel
      grabber.layer.cornerRadius = 2.5
      grabber.isUserInteractionEnabled = false
      addSheetDrag(to: card)
      sheetPan?.delegate = self
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Updates `fades` from the controller's transition style and the user's preference for reduced
  /// motion; popovers always fade.
  func updateFades() {
    fades =
      presented?.modalTransitionStyle == .crossDissolve || style == .popover || reducesMotion
  }

  /// Adds the controller's view to the card.
  func addPresentedView() {
    guard let view = presented?.view else { return }
    card.frame = cardFrame
    view.frame = card.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(view)
    layOutCard()
  }

  /// Removes the controller's view.
  func removePresentedView() {
    guard let view = presented?.viewStorage, view.isDescendant(of: self) else { return }
    view.removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.containerViewWillLayoutSubviews()
    if style == .pageSheet { updateBorder() }
    layOutCard()
    controller?.containerViewDidLayoutSubviews()
  }

  /// Moves the view out of the card, so that an application's animator can add it to the container.
  func makeRoomForAnimator() {
    guard let view = presented?.viewStorage, style != .popover, style != .pageSheet else { return }
    let isInCard = view.superview === card
    if isInCard { addSubview(view) }
    card.removeFromSuperview()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Adds the view after the transition, unless the application's animator has added it.
  func presentedViewHasArrived() {
    guard let view = presented?.viewStorage, !view.isDescendant(of: self) else { return }
    if card.superview === self { return addPresentedView() }
    view.frame = finalFrame
    addSubview(view)
  }

  /// The final frame of the controller's view, in points of the container.
  var finalFrame: CGRect { controller?.frameOfPresentedViewInContainerView ?? cardFrame }

  /// Whether the user may try to dismiss the presented controller, as for sheets and popovers.
  final var canCancel: Bool { style == .pageSheet || style == .popover }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    // Touches pass through to the content behind an undimmed sheet.
    return view === self && dimming.isHidden && sheet != nil ? nil : view
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheetPan, gestureRecognizer === sheetPan else { return true }
    return canDragSheet(sheetPan)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard canCancel, let touch = touches.first, touch.view === dimming else { return }
    if dimming.bounds.contains(touch.location(in: dimming)) { onCancel?() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape && !$0.isRepeat }
    guard isEscape, canCancel else {
      // Shortcuts of the window and of the desktop remain available.
      event?.isUnhandled = true
      return
    }
    event?.isUnhandled = presented?.isModalInPresentation ?? false
    onCancel?()
  }

  /// The title of the presented controller.
  var presentedTitle: String? { presented?.title ?? presented?.navigationItem.title }

  /// Whether the presented controller is an alert, which is a dialog itself.
  var showsAlert: Bool { presented is UIAlertController }

  override var accessibilityDefaults: any AccessibilityDefaults { ModalAccessibility(view: self) }
}

extension ModalContainerView {
  /// Adds a thin border in dark mode, where a black card has no contrast with a black background.
  private func updateBorder() {
    let traits = presented?.traitCollection ?? traitCollection
    card.layer.borderWidth =
      traits.userInterfaceStyle == .dark ? 1 / max(traits.displayScale, 1) : 0
    card.layer.borderColor = UIColor.opaqueSeparator.resolvedColor(with: traits).cgColor
  }

  /// Updates the frames for the current size and progress.
  private func layOutCard() {
    dimming.frame = bounds
    let isUndimmed = sheet?.isUndimmed ?? false
    dimming.alpha = isUndimmed ? 0 : progress * sheetVisibility
    dimming.isHidden = isUndimmed
    var frame = cardFrame
    if fades {
      card.alpha = progress
      background.alpha = progress
    } else {
      let distance = presented?.slideDistance ?? bounds.height - frame.minY
      frame.origin.y += distance * (1 - progress)
    }
    card.frame = frame
    layOutGrabber()
  }

  private func layOutGrabber() {
    guard style == .pageSheet else { return }
    card.layer.cornerRadius =
      sheet?.preferredCornerRadius.map { max(0, $0.limited) }
      ?? Sheet.cornerRadius
    guard sheet?.prefersGrabberVisible == true else { return grabber.removeFromSuperview() }
    if grabber.superview == nil || card.subviewStorage.last !== grabber { card.addSubview(grabber) }
    grabber.frame = CGRect(x: ((card.bounds.width - 36) / 2).rounded(), y: 5, width: 36, height: 5)
  }

  /// The frame of a popover's content.
  ///
  /// The arrow and the shadow follow it.
  private var popoverFrame: CGRect {
    guard let presented, let popover = presented.popoverPresentationController else {
      return bounds
    }
    let safeRect = bounds.shrunk(by: safeAreaInsets)
    let margins = popover.popoverLayoutMargins
    let placement = PopoverPlacement(
      size: presented.popoverContentSize,
      anchor: popover.anchor(in: self),
      bounds: safeRect.shrunk(by: margins),
      permittedDirections: popover.permittedArrowDirections
    )
    popover.arrowDirection = placement.direction
    background.show(
      placement,
      color: popover.backgroundColor ?? presented.popoverColor ?? .systemBackground
    )
    return placement.frame
  }

  /// The final frame of the card.
  private var cardFrame: CGRect {
    if style == .popover { return popoverFrame }
    if let controller { return controller.frameOfPresentedViewInContainerView }
    guard style == .pageSheet else { return bounds }
    guard bounds.width > Sheet.compactWidth else {
      let top = bounds.height - sheetHeight
      card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      let height = max(bounds.height - top, minimumSheetHeight)
      return CGRect(x: 0, y: top, width: bounds.width, height: height)
    }
    card.layer.maskedCorners = .all
    let availableRect = bounds.shrunk(by: safeAreaInsets).shrunk(dx: Sheet.margin, dy: Sheet.margin)
    let preferred = presented?.preferredContentSize ?? .zero
    let standardSize =
      isForm ? Sheet.formSize : CGSize(width: Sheet.width, height: availableRect.height)
    let width = min(
      preferred.width > 0 ? preferred.width : standardSize.width,
      max(availableRect.width, 0)
    )
    let height = min(
      preferred.height > 0 ? preferred.height : standardSize.height,
      max(availableRect.height, 0)
    )
    return CGRect(
      x: (availableRect.midX - width / 2).rounded(),
      y: (availableRect.midY - height / 2).rounded(),
      width: width,
      height: height
    )
  }
}
