import Testing
import UIKit

/// Tests for members of all objects in nonisolated classes, in Swift 5 mode.
struct IsolationTests {
  private final class Configuration: NSObject {
    func describe(_ text: String) {
      accessibilityLabel = text
      accessibilityHint = nil
    }
  }

  @MainActor
  @Test func nonisolatedObjectsHaveAccessibilityTexts() {
    let configuration = Configuration()
    configuration.describe("Done")
    #expect(configuration.accessibilityLabel == "Done")
  }
}
