import Foundation
import UIKitGraphics

extension UITextView {
  /// A link in the text.
  typealias Link = TextDataScanner.Finding

  /// Whether links open and data is detected.
  final var opensLinks: Bool { isSelectable && !isEditable }

  /// The links in order: those set as attributes, and detected ones that do not overlap them.
  final var links: [Link] {
    TextDataScanner.merged(attributeLinks, detectedLinks)
  }

  /// The links set as attributes.
  ///
  /// Adjacent links with the same address are merged.
  private var attributeLinks: [Link] {
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

  /// The detected links, without those set as attributes.
  ///
  /// The text is scanned once after each change.
  final var detectedLinks: [Link] {
    guard opensLinks, !dataDetectorTypes.isEmpty else { return [] }
    if let detectedLinksStorage { return detectedLinksStorage }
    let findings = TextDataScanner(content.string).findings(dataDetectorTypes)
    let explicitLinks = attributeLinks
    let explicitStarts = Set(explicitLinks.map(\.range.lowerBound))
    let remainingLinks = TextDataScanner.merged(explicitLinks, findings).filter {
      !explicitStarts.contains($0.range.lowerBound)
    }
    detectedLinksStorage = remainingLinks
    return remainingLinks
  }

  /// Returns the attributes of a range, including the attributes of detected links.
  ///
  /// - Parameter range: The range in UTF-16 units.
  /// - Returns: The runs; `nil` if the text has no attributes.
  final func runs(of range: Range<Int>) -> [TextAttributeRuns.Run]? {
    let detected = detectedLinks(in: range)
    guard let attributes = content.attributes else {
      guard !detected.isEmpty else { return nil }
      return addingLinks(
        detected,
        in: [TextAttributeRuns.Run(length: range.count, attributes: [:])],
        range
      )
    }
    let runs = attributes.slice(range)
    return detected.isEmpty ? runs : addingLinks(detected, in: runs, range)
  }

  private func detectedLinks(in range: Range<Int>) -> ArraySlice<Link> {
    let links = detectedLinks
    guard !links.isEmpty else { return [] }
    var (low, high) = (0, links.count)
    while low < high {
      let middle = (low + high) / 2
      if links[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return links[low...].prefix { $0.range.lowerBound < range.upperBound }
  }

  /// Returns runs with links added; a run that already has a link keeps it.
  private func addingLinks(
    _ links: ArraySlice<Link>,
    in runs: [TextAttributeRuns.Run],
    _ range: Range<Int>
  ) -> [TextAttributeRuns.Run] {
    var result: [TextAttributeRuns.Run] = []
    var links = links
    var start = range.lowerBound
    for run in runs {
      let end = start + run.length
      while start < end {
        while let first = links.first, first.range.upperBound <= start { links.removeFirst() }
        let link = links.first { $0.range.lowerBound < end }
        let isInside = link.map { $0.range.contains(start) } ?? false
        let runEnd = min(end, (isInside ? link?.range.upperBound : link?.range.lowerBound) ?? end)
        var attributes = run.attributes
        if isInside, attributes[.link] == nil { attributes[.link] = link?.url }
        result.append(TextAttributeRuns.Run(length: runEnd - start, attributes: attributes))
        start = runEnd
      }
    }
    return result
  }

  /// Returns the link opened by a tap or click at a point; `nil` if there is none, or if the text
  /// is editable or not selectable.
  final func link(at point: CGPoint) -> Link? {
    guard opensLinks, content.attributes != nil || !dataDetectorTypes.isEmpty else { return nil }
    let links = links
    guard !links.isEmpty else { return nil }
    layOutText()
    let offset = editor.textOffset(at: point).offset
    return links.first { link in
      (link.range.lowerBound...link.range.upperBound).contains(offset)
        && editor.rects(of: link.range).contains { $0.contains(point) }
    }
  }

  /// Opens a link unless the delegate prevents it.
  final func activate(_ link: Link) {
    let range = NSRange(location: link.range.lowerBound, length: link.range.count)
    let action = UIAction { [weak self] _ in
      self?.open(link.url, in: range)
    }
    guard let delegate else { return action.perform(from: self) }
    delegate.textView(
      self,
      primaryActionFor: UITextItem(content: .link(link.url), range: range),
      defaultAction: action
    )?.perform(from: self)
  }

  private func open(_ url: URL, in range: NSRange) {
    let shouldOpen =
      delegate?.textView(
        self,
        shouldInteractWith: url,
        in: range,
        interaction: .invokeDefaultAction
      )
      ?? true
    if shouldOpen { UIApplication.shared.open(url) }
  }
}
