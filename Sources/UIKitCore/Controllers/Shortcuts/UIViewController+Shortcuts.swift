extension UIViewController {
  /// Shows the sheet of shortcuts.
  final func showShortcuts() {
    guard let window = viewIfLoaded?.window else { return }
    ShortcutSheet.show(in: window)
  }

  /// Hides the sheet of shortcuts.
  final func hideShortcuts() {
    guard let window = viewIfLoaded?.window else { return }
    ShortcutSheet.hide(in: window)
  }
}
