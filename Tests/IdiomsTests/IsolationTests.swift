import Testing
import UIKit

/// Members of all objects in classes without isolation, in the Swift 5 mode.
struct IsolationTests {
  private final class Configuration: NSObject {
    func describe(_ text: String) {
      accessibilityLabel = text
      accessibilityHint = nil
    }
  }

  @MainActor
  @Test func objectsWithoutIsolationHaveTexts() {
    let configuration = Configuration()
    configuration.describe("Done")
    #expect(configuration.accessibilityLabel == "Done")
  }
}
