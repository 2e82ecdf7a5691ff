import PickLines
import UIKit

/// The output of a preview's command.
enum PreviewContent: Sendable {
  case picture(UIImage)
  /// Lines of text.
  case text([PresentedLine])

  private static let longestText = 1 << 18
  private static let mostLines = 2000
  /// The bytes of which one that is zero says that the output is no text.
  private static let sampleSize = 8192

  /// - Parameter output: A picture's file, text with escape sequences for colours, or other bytes,
  ///   which are shown as numbers.
  init(_ output: [UInt8]) {
    if Self.isPicture(output), let image = UIImage(data: Data(output)) {
      self = .picture(image)
      return
    }
    guard !output.prefix(Self.sampleSize).contains(0) else {
      self = .text(HexDump.lines(of: output).map { PresentedLine($0) })
      return
    }
    var form = LineForm()
    form.readsColors = true
    let presenter = LinePresenter(form: form)
    let lines = output.prefix(Self.longestText)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(Self.mostLines)
    self = .text(
      lines.map { line in
        line.withUnsafeBufferPointer { presenter.line($0, matching: Query("")) }
      }
    )
  }

  private static func isPicture(_ output: [UInt8]) -> Bool {
    let starts: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("RIFF".utf8), Array("<svg".utf8),
      Array("<?xml".utf8),
    ]
    return starts.contains { output.starts(with: $0) }
  }
}
