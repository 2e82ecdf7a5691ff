import Foundation
public import UIKitGraphics

/// The delegate of a colour picker, which receives the selected colours.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called after a colour was selected.
  ///
  /// - Parameters:
  ///   - viewController: The picker.
  ///   - color: The colour.
  ///   - continuously: Whether the touch continues and further colours may follow.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// Called after a colour was selected, together with
  /// `colorPickerViewController(_:didSelect:continuously:)`.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called after the user has closed the picker, but not after the application has dismissed it.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A colour picker with a grid, sliders and an opacity.
///
///     let picker = UIColorPickerViewController()
///     picker.selectedColor = note.color
///     picker.delegate = self
///     present(picker, animated: true)
///
/// The arrow keys move through the grid and change sliders. With the style `.popover`, the picker
/// is a popover in wide windows, and a sheet in narrow ones.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private static let width: CGFloat = 320
  private var isClosedByUser = false

  /// The delegate, which receives the selected colours.
  ///
  /// Default: `nil`.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The selected colour.
  ///
  /// Default: opaque black. Setting it does not call the delegate.
  open var selectedColor: UIColor {
    get { colorStorage }
    set {
      colorStorage = newValue
      panel?.show(PickedColor(newValue))
    }
  }
  private var colorStorage = UIColor.black

  /// Whether the picker includes the opacity.
  ///
  /// Default: `true`.
  open var supportsAlpha = true {
    didSet { panel?.showsOpacity = supportsAlpha }
  }

  /// The title; `nil` means "Colors" in the user's language.
  open override var title: String? {
    didSet { panel?.titleLabel.text = title ?? SystemWords.current.colors.title }
  }

  private var panel: ColorPickerPanel? { viewIfLoaded as? ColorPickerPanel }

  open override func loadView() {
    let panel = ColorPickerPanel()
    panel.backgroundColor = .systemBackground
    panel.showsOpacity = supportsAlpha
    if let title { panel.titleLabel.text = title }
    panel.show(PickedColor(colorStorage))
    panel.onChange = { [weak self] isContinuous in
      self?.colorDidChange(isContinuous: isContinuous)
    }
    panel.closeButton.addAction(
      UIAction { [weak self] _ in self?.close() },
      for: .primaryActionTriggered
    )
    view = panel
    if preferredContentSize == .zero {
      let width = UIColorPickerViewController.width
      preferredContentSize = CGSize(width: width, height: panel.height(for: width))
    }
  }

  private func colorDidChange(isContinuous: Bool) {
    guard let panel else { return }
    colorStorage = panel.color.color
    delegate?.colorPickerViewController(
      self,
      didSelect: colorStorage,
      continuously: isContinuous
    )
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func close() {
    isClosedByUser = true
    dismiss(animated: true)
  }

  override func cancelPresentation() {
    isClosedByUser = true
    super.cancelPresentation()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isClosedByUser = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, isClosedByUser else { return }
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}
