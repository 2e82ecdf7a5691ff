extension UIViewController {
  /// Shows the shortcut sheet.
  final func showShortcuts() {
    guard let window = viewIfLoaded?.window else { return }
    ShortcutSheet.show(in: window)
  }

  /// Hides the shortcut sheet.
  final func hideShortcuts() {
    guard let window = viewIfLoaded?.window else { return }
    ShortcutSheet.hide(in: window)
  }
}
