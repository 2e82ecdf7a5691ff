import Foundation
import SeparateProcess
import Testing
import UIKitCore

@testable import rolltop

/// Tests for `ScrollBench`.
@MainActor @Suite struct ScrollBenchTests {
  private func bench(_ screen: Screen, size: CGSize) -> ScrollBench {
    var options = Options()
    options.size = size
    return ScrollBench(options: options, screen: screen)
  }

  @Test(.separateProcess, arguments: Screen.allCases)
  func everyScreenIsMeasuredInASmallWindow(screen: Screen) throws {
    var bench = bench(screen, size: CGSize(width: 320, height: 120))
    bench.frameCount = 30
    let table = try bench.run()
    let lines = table.split(separator: "\n")
    #expect(lines.first?.contains("scroll of \(screen.rawValue) ") == true)
    #expect(lines.first?.contains("320 × 120 pixels") == true)
    #expect(Set(lines.map(\.count)).count == 1, "Columns are as wide in every line")
    for name in ["frame, median", "frame, p99", "median ÷ memcpy", "p99 ÷ median", "cells made"] {
      #expect(lines.contains { $0.contains("| \(name) ") })
    }
  }

  @Test func aScreenWithoutScrollableContentIsReported() {
    let error = #expect(throws: ScrollBenchError.self) {
      try bench(.theme, size: CGSize(width: 400, height: 2000)).run()
    }
    #expect(
      error?.description
        == "nothing on the screen look scrolls at 400x2000; try a smaller --size"
    )
  }
}
