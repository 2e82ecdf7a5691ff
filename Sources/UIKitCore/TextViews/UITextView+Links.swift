import Foundation
import UIKitGraphics

extension UITextView {
  /// A link in the text.
  struct Link {
    var url: URL
    /// In UTF-16 units.
    var range: Range<Int>
  }

  /// The links in their order; neighbours with the same address are one.
  final var links: [Link] {
    var result: [Link] = []
    var offset = 0
    for run in content.attributes?.runs ?? [] {
      let range = offset..<offset + run.length
      offset = range.upperBound
      guard let url = UITextView.url(of: run.attributes[.link]) else { continue }
      if let last = result.last, last.range.upperBound == range.lowerBound, last.url == url {
        result[result.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        result.append(Link(url: url, range: range))
      }
    }
    return result
  }

  private static func url(of value: Any?) -> URL? {
    (value as? URL) ?? (value as? String).flatMap { URL(string: $0) }
  }

  /// The link at a point that a tap or a click opens: there is none while the text can be edited.
  final func link(at point: CGPoint) -> Link? {
    guard isSelectable, !isEditable, content.attributes != nil else { return nil }
    layOutText()
    return links.first { link in
      editor.rects(of: link.range).contains { $0.contains(point) }
    }
  }

  /// Opens a link, unless the delegate does not want it.
  final func follow(_ link: Link) {
    let range = NSRange(location: link.range.lowerBound, length: link.range.count)
    let opens =
      delegate?.textView(
        self,
        shouldInteractWith: link.url,
        in: range,
        interaction: .invokeDefaultAction
      )
      ?? true
    if opens { UIApplication.shared.open(link.url) }
  }
}
