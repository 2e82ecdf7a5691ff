import UIKit

extension PickOptions {
  /// The window at launch.
  @MainActor var configuration: LaunchConfiguration {
    var size = size ?? CGSize(width: 640, height: 480)
    if let visibleRows { size.height = PickController.height(ofRows: visibleRows, self) }
    var configuration = LaunchConfiguration(
      size: size,
      userInterfaceStyle: theme.style,
      title: title ?? "rolltop pick",
      tableTheme: theme.tables
    )
    configuration.keepsWindowPlace = false
    // Lines that have been read from standard input cannot be read by a program that starts anew.
    configuration.reconnects = false
    return configuration
  }
}
