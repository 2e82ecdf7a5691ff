import Foundation
import UIKitGraphics

/// The list of the keyboard's languages, offered by a held globe key.
final class LanguageList: UIView {
  /// Lengths in points.
  enum Metrics {
    /// The height of a row, if all rows fit.
    static let rowHeight: CGFloat = 38
    static let padding: CGFloat = 6
    static let blur: CGFloat = 5
    static let cornerRadius: CGFloat = 8
    static let width: CGFloat = 150
    static let fontSize: CGFloat = 18
  }

  /// The languages from top to bottom.
  private let languages: [KeyboardLanguage]
  private let theme: KeyboardTheme
  /// The index of the current language, which remains selected while the finger is on the globe
  /// key.
  private let currentIndex: Int
  /// The area that contains the names, in this view's coordinates.
  private let listRect: CGRect
  /// The index of the language to switch to when the finger is lifted.
  private(set) var selection: Int {
    didSet { if selection != oldValue { setNeedsDisplay() } }
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - languages: The languages; at least one.
  ///   - currentIndex: The index of the current language.
  ///   - cap: The cap of the globe key in the superview's coordinates.
  ///   - availableRect: The available area for the list, in the superview's coordinates.
  ///   - theme: The keyboard's colours.
  init(
    _ languages: [KeyboardLanguage],
    currentIndex: Int,
    above cap: CGRect,
    availableRect: CGRect,
    theme: KeyboardTheme
  ) {
    self.languages = languages
    self.theme = theme
    self.currentIndex = currentIndex
    selection = currentIndex
    let availableHeight = cap.minY - 6 - availableRect.minY - 2 * Metrics.padding
    let rowHeight = max(
      1,
      min(Metrics.rowHeight, (availableHeight / CGFloat(languages.count)).rounded(.down))
    )
    let size = CGSize(
      width: Metrics.width,
      height: rowHeight * CGFloat(languages.count) + 2 * Metrics.padding
    )
    let left = min(cap.midX - size.width / 2, availableRect.maxX - 2 - size.width)
    let origin = CGPoint(
      x: max(availableRect.minX + 2, left).rounded(),
      y: cap.minY - 6 - size.height
    )
    let shadowFrame = CGRect(origin: origin, size: size)
      .insetBy(dx: -Metrics.blur, dy: -Metrics.blur)
    listRect = CGRect(origin: CGPoint(x: Metrics.blur, y: Metrics.blur), size: size)
    super.init(frame: shadowFrame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The language to switch to when the finger is lifted.
  var selectedLanguage: KeyboardLanguage { languages[selection] }

  /// Selects the language under a finger: above the list the first one, below it the current one.
  ///
  /// - Parameter y: The position of the finger in the superview's coordinates, in points.
  func select(at y: CGFloat) {
    let distance = y - frame.minY - listRect.minY - Metrics.padding
    let index = Int((distance / rowHeight).rounded(.down))
    selection = index >= languages.count ? currentIndex : max(0, index)
  }

  /// Returns the centre of a language's row in the superview's coordinates, in points.
  func center(of index: Int) -> CGPoint {
    let row = rect(of: index)
    return CGPoint(x: frame.minX + row.midX, y: frame.minY + row.midY)
  }

  private var rowHeight: CGFloat {
    (listRect.height - 2 * Metrics.padding) / CGFloat(languages.count)
  }

  private func rect(of index: Int) -> CGRect {
    CGRect(
      x: listRect.minX + Metrics.padding,
      y: listRect.minY + Metrics.padding + CGFloat(index) * rowHeight,
      width: listRect.width - 2 * Metrics.padding,
      height: rowHeight
    )
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shadow = UIColor(white: 0, alpha: 0.25)
    let radius = Metrics.cornerRadius
    context.fillShadow(of: listRect, radius: radius, blur: Metrics.blur, color: shadow)
    context.fillRoundedRect(listRect, radius: radius, color: theme.letter.bottom)
    for (index, language) in languages.enumerated() {
      let row = self.rect(of: index)
      let isSelected = index == selection
      if isSelected { context.fillRoundedRect(row, radius: 5, color: theme.action.bottom) }
      let color = isSelected ? theme.action.text : theme.letter.text
      context.drawTitle(
        language.name,
        fontSize: min(Metrics.fontSize, row.height * 0.6),
        in: row,
        color: color
      )
    }
  }
}

extension KeyboardView {
  /// Schedules the list of languages for a finger on the globe key.
  func scheduleList(for finger: KeyTouch, above cap: CGRect) {
    finger.timer = windowStorage?.host?.schedule(after: KeyboardView.holdTime) {
      [weak self, weak finger] in
      guard let self, let finger else { return }
      self.showList(for: finger, above: cap)
    }
  }

  private func showList(for finger: KeyTouch, above cap: CGRect) {
    guard let host = superviewStorage, let window = windowStorage, let client else { return }
    let languages = client.offeredLanguages
    let code = setting.language.code
    let list = LanguageList(
      languages,
      currentIndex: languages.firstIndex { $0.code == code } ?? 0,
      above: convert(cap, to: host),
      availableRect: host.convert(window.bounds, from: window),
      theme: theme
    )
    finger.list = list
    host.addSubview(list)
  }
}
