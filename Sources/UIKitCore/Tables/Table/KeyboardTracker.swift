import Foundation

/// Keeps the rows of a table controller above the on-screen keyboard while its view is visible.
@MainActor
final class KeyboardTracker {
  private weak var table: UITableView?
  private var observers: [any NSObjectProtocol] = []

  isolated deinit {
    end()
  }

  /// Begins to follow the keyboard.
  ///
  /// - Parameter table: The table that is about to appear.
  func begin(_ table: UITableView) {
    end()
    self.table = table
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      let observer = NotificationCenter.default.addObserver(
        forName: name,
        object: nil,
        queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.update() }
      }
      observers.append(observer)
    }
    update()
  }

  /// Stops following the keyboard and restores the table's insets.
  func end() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    table?.adjust(forKeyboardOverlap: 0)
  }

  /// Adapts the table's insets to the final frame of the keyboard.
  func update() {
    guard let table, !observers.isEmpty else { return }
    let frame = table.window?.host?.keyboardIfUsed?.restingFrame
    table.adjust(forKeyboardOverlap: table.coveredHeight(by: frame))
  }
}
