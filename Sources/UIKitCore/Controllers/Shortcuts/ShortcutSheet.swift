import Foundation
import UIKitGraphics

/// The sheet with the available key commands, in front of all content until a key press or a click.
final class ShortcutSheet: UIView {
  /// Lengths in points.
  private enum Metrics {
    static let width: CGFloat = 420
    static let margin: CGFloat = 24
    static let padding: CGFloat = 20
    static let rowGap: CGFloat = 6
    static let groupGap: CGFloat = 14
    /// The maximum fraction of the content width for the keys.
    static let keyFraction: CGFloat = 0.6
  }

  private let card = UIScrollView()
  private var rows: [(title: UILabel, keys: UILabel?)] = []

  /// Shows the sheet in a window, or closes it if it is open.
  static func show(in window: UIWindow) {
    guard presentedSheet(in: window) == nil else { return hide(in: window) }
    let sheet = ShortcutSheet(ShortcutList(of: window))
    sheet.frame = window.bounds
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(sheet)
    window.addEscapeHandler(sheet)
  }

  /// Closes the sheet of a window, if it is open.
  static func hide(in window: UIWindow) { presentedSheet(in: window)?.close() }

  private static func presentedSheet(in window: UIWindow) -> ShortcutSheet? {
    window.subviewStorage.lazy.compactMap { $0 as? ShortcutSheet }.first
  }

  init(_ list: ShortcutList) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.3)
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 14
    card.alwaysBounceVertical = false
    addSubview(card)
    for group in list.groups {
      add(title: group.title, keys: nil)
      for entry in group.entries { add(title: entry.title, keys: entry.keys) }
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func add(title: String, keys: String?) {
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.numberOfLines = 0
    titleLabel.font = .preferredFont(forTextStyle: keys == nil ? .headline : .body)
    titleLabel.textColor = .label
    card.addSubview(titleLabel)
    let keysLabel = keys.map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
      card.addSubview(label)
      return label
    }
    rows.append((titleLabel, keysLabel))
  }

  override func layoutSubviews() {
    let availableRect = bounds.shrunk(by: safeAreaInsets).shrunk(
      dx: Metrics.margin,
      dy: Metrics.margin
    )
    let width = max(0, min(Metrics.width, availableRect.width))
    let contentWidth = max(0, width - 2 * Metrics.padding)
    card.bounds.size.width = width
    let mirror = card.mirror
    var y = Metrics.padding
    for (index, row) in rows.enumerated() {
      if row.keys == nil, index > 0 { y += Metrics.groupGap }
      // Long titles and keys wrap.
      let maximumKeySize = CGSize(
        width: contentWidth * Metrics.keyFraction,
        height: .greatestFiniteMagnitude
      )
      let keySize = row.keys?.sizeThatFits(maximumKeySize) ?? .zero
      let keyWidth = min(keySize.width.rounded(.up), maximumKeySize.width)
      let titleWidth = max(0, contentWidth - keyWidth - (keyWidth > 0 ? Metrics.padding : 0))
      let titleSize = row.title.sizeThatFits(
        CGSize(width: titleWidth, height: .greatestFiniteMagnitude)
      )
      let height = max(titleSize.height, keySize.height).rounded(.up)
      row.title.frame = mirror.frame(
        CGRect(x: Metrics.padding, y: y, width: titleWidth, height: height)
      )
      row.keys?.frame = mirror.frame(
        CGRect(x: Metrics.padding + contentWidth - keyWidth, y: y, width: keyWidth, height: height)
      )
      y += height + Metrics.rowGap
    }
    let contentHeight = y + Metrics.padding - Metrics.rowGap
    card.contentSize = CGSize(width: width, height: contentHeight)
    let height = max(0, min(contentHeight, availableRect.height))
    card.frame = CGRect(
      x: (availableRect.midX - width / 2).rounded(),
      y: (availableRect.midY - height / 2).rounded(),
      width: width,
      height: height
    )
  }

  private func close() {
    window?.removeEscapeHandler(self)
    removeFromSuperview()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ShortcutAccessibility(view: self)
  }
}

extension ShortcutSheet: EscapeHandling {
  func escape() { close() }

  /// Handles a key press.
  ///
  /// The arrow and page keys scroll the sheet; all other keys close it. F1, Return and the space
  /// bar are consumed as well.
  ///
  /// - Returns: Whether the key was consumed.
  func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardDownArrow, .keyboardUpArrow, .keyboardPageDown, .keyboardPageUp:
      let isPage = key.keyCode == .keyboardPageDown || key.keyCode == .keyboardPageUp
      let isDown = key.keyCode == .keyboardDownArrow || key.keyCode == .keyboardPageDown
      let distance: CGFloat = isPage ? card.bounds.height * 0.9 : 60
      card.scrollByUser(CGVector(dx: 0, dy: isDown ? distance : -distance))
      return true
    case .keyboardF1, .keyboardReturnOrEnter, .keyboardSpacebar:
      close()
      return true
    default:
      close()
      return false
    }
  }
}
