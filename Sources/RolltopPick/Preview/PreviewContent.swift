import PickLines
import UIKit

/// The output of a preview's command.
enum PreviewContent: Sendable {
  case image(UIImage)
  /// Lines of text.
  case text([PresentedLine])

  /// The maximum number of bytes of a displayed text.
  private static let maximumTextLength = 1 << 18
  private static let maximumLines = 2000
  /// The number of initial bytes that determine whether the output is text.
  private static let sampleSize = 8192

  /// - Parameter output: An image file, text with colour escape sequences, or other bytes, which
  ///   are displayed as a hexadecimal dump.
  init(_ output: [UInt8]) {
    if Self.isImage(output), let image = UIImage(data: Data(output)) {
      self = .image(image)
      return
    }
    guard Self.isText(output.prefix(Self.sampleSize)) else {
      self = .text(HexDump.lines(of: output).map { PresentedLine($0) })
      return
    }
    var form = LineForm()
    form.readsColors = true
    let presenter = LinePresenter(form: form)
    let lines = output.prefix(Self.maximumTextLength)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(Self.maximumLines)
    self = .text(
      lines.map { line in
        line.withUnsafeBufferPointer { presenter.line($0, matching: Query("")) }
      }
    )
  }

  /// Returns whether there are no zero bytes, and few control characters other than those of
  /// terminals.
  private static func isText(_ sample: some Collection<UInt8>) -> Bool {
    let controlCount = sample.count { $0 < 0x20 && !(0x07...0x0D).contains($0) && $0 != 0x1B }
    return !sample.contains(0) && controlCount <= sample.count / 16
  }

  /// Returns whether the output begins like a PNG, JPEG, WebP or SVG file.
  private static func isImage(_ output: [UInt8]) -> Bool {
    let signatures: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("RIFF".utf8), Array("<svg".utf8),
      Array("<?xml".utf8),
    ]
    return signatures.contains { output.starts(with: $0) }
  }
}
