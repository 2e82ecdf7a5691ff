import UIKit

extension PickOptions {
  /// The launch configuration of the window.
  @MainActor var configuration: LaunchConfiguration {
    var size = size ?? CGSize(width: 640, height: 480)
    if let visibleRows { size.height = PickController.height(ofRows: visibleRows, self) }
    var configuration = LaunchConfiguration(
      size: size,
      userInterfaceStyle: theme.style,
      title: title ?? "rolltop pick",
      tableTheme: theme.tables
    )
    configuration.restoresWindowFrame = false
    // A restarted program could not read the lines of standard input again.
    configuration.reconnects = false
    return configuration
  }
}
