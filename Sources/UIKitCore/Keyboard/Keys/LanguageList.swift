import Foundation
import UIKitGraphics

/// The names of the keyboard's languages, which a held globe key offers.
final class LanguageList: UIView {
  enum Metrics {
    static let rowHeight: CGFloat = 38
    static let padding: CGFloat = 6
    static let blur: CGFloat = 5
    static let cornerRadius: CGFloat = 8
    static let width: CGFloat = 150
    static let fontSize: CGFloat = 18
  }

  /// From top to bottom.
  private let languages: [KeyboardLanguage]
  private let look: KeyboardLook
  /// The index of the language whose keys are shown, which a finger on the globe key keeps.
  private let present: Int
  /// The part with the names.
  private let balloon: CGRect
  /// The index of the language that is used when the finger is lifted.
  private(set) var selection: Int {
    didSet { if selection != oldValue { setNeedsDisplay() } }
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - languages: At least one.
  ///   - present: The index of the one whose keys are shown.
  ///   - cap: The globe key's cap in the coordinates of the view that the list is put in.
  ///   - room: The part of that view in which there is room for the list.
  ///   - look: The keyboard's look.
  init(
    _ languages: [KeyboardLanguage],
    present: Int,
    above cap: CGRect,
    room: CGRect,
    look: KeyboardLook
  ) {
    self.languages = languages
    self.look = look
    self.present = present
    selection = present
    let free = cap.minY - 6 - room.minY - 2 * Metrics.padding
    let row = max(1, min(Metrics.rowHeight, (free / CGFloat(languages.count)).rounded(.down)))
    let size = CGSize(
      width: Metrics.width,
      height: row * CGFloat(languages.count) + 2 * Metrics.padding
    )
    let left = min(cap.midX - size.width / 2, room.maxX - 2 - size.width)
    let origin = CGPoint(x: max(room.minX + 2, left).rounded(), y: cap.minY - 6 - size.height)
    let area = CGRect(origin: origin, size: size).insetBy(dx: -Metrics.blur, dy: -Metrics.blur)
    balloon = CGRect(origin: CGPoint(x: Metrics.blur, y: Metrics.blur), size: size)
    super.init(frame: area)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The language that is used when the finger is lifted.
  var selectedLanguage: KeyboardLanguage { languages[selection] }

  /// Selects the language under a finger; below the list it is the present one.
  ///
  /// - Parameter y: The finger's place in the superview's coordinates, in points.
  func select(at y: CGFloat) {
    let inside = y - frame.minY - balloon.minY - Metrics.padding
    let index = Int((inside / rowHeight).rounded(.down))
    selection = index >= languages.count ? present : max(0, index)
  }

  /// The middle of a language's row in the superview's coordinates, in points.
  func center(of index: Int) -> CGPoint {
    let row = rect(of: index)
    return CGPoint(x: frame.minX + row.midX, y: frame.minY + row.midY)
  }

  private var rowHeight: CGFloat {
    (balloon.height - 2 * Metrics.padding) / CGFloat(languages.count)
  }

  private func rect(of index: Int) -> CGRect {
    CGRect(
      x: balloon.minX + Metrics.padding,
      y: balloon.minY + Metrics.padding + CGFloat(index) * rowHeight,
      width: balloon.width - 2 * Metrics.padding,
      height: rowHeight
    )
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shadow = UIColor(white: 0, alpha: 0.25)
    let radius = Metrics.cornerRadius
    context.fillShadow(of: balloon, radius: radius, blur: Metrics.blur, color: shadow)
    context.fillRoundedRect(balloon, radius: radius, color: look.letter.bottom)
    for (index, language) in languages.enumerated() {
      let row = self.rect(of: index)
      let isSelected = index == selection
      if isSelected { context.fillRoundedRect(row, radius: 5, color: look.action.bottom) }
      let color = isSelected ? look.action.text : look.letter.text
      context.drawTitle(
        language.name,
        min(Metrics.fontSize, row.height * 0.6),
        in: row,
        color: color
      )
    }
  }
}

extension KeyboardView {
  /// Lists the languages after a moment, when a finger is on the globe key.
  func awaitList(for finger: KeyFinger, above cap: CGRect) {
    finger.timer = windowStorage?.loop?.after(KeyboardView.holdTime) { [weak self, weak finger] in
      guard let self, let finger else { return }
      self.showList(for: finger, above: cap)
    }
  }

  private func showList(for finger: KeyFinger, above cap: CGRect) {
    guard let host = superviewStorage, let window = windowStorage, let client else { return }
    let languages = client.offeredLanguages
    let code = setting.language.code
    let list = LanguageList(
      languages,
      present: languages.firstIndex { $0.code == code } ?? 0,
      above: convert(cap, to: host),
      room: host.convert(window.bounds, from: window),
      look: look
    )
    finger.list = list
    host.addSubview(list)
  }
}
