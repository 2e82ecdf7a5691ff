import Foundation
import UIKitGraphics

/// The track of a switch in the classic theme, with a line while on and a ring while off.
///
/// The marks are those that the theme had in all languages except English; here they are used in
/// every language.
final class ClassicSwitchTrack: UIView {
  /// Whether the switch is on.
  var isOn = false {
    didSet { if isOn != oldValue { update() } }
  }
  /// The switch's `onTintColor`; `nil` for blue.
  ///
  /// If it is set, the plate is hidden while on, because the switch's track behind it has this
  /// colour.
  var tint: UIColor? {
    didSet { if tint != oldValue { update() } }
  }
  private let plate = ClassicPlate(.rounded(UISwitch.size.height / 2), fill: .off)
  private let mark = SwitchMark()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isPartOfSuperview = true
    addSubview(plate)
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    plate.fill = isOn && tint == nil ? .blue : .off
    plate.isHidden = isOn && tint != nil
    mark.isOn = isOn
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    mark.frame = bounds
  }
}

/// The line or ring beside the thumb.
private final class SwitchMark: UIView {
  var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let centerX = mirror.x(isOn ? bounds.width * 0.22 : bounds.width * 0.78)
    let markSize = bounds.height * 0.32
    if isOn {
      let line = CGRect(x: centerX - 1, y: bounds.midY - markSize / 2, width: 2, height: markSize)
      context.fill(line, color: .white)
    } else {
      let ring = CGRect(
        x: centerX - markSize / 2,
        y: bounds.midY - markSize / 2,
        width: markSize,
        height: markSize
      )
      let color = UIColor(classic: 0x7F848C)
      context.strokeRoundedRect(ring, radius: markSize / 2, width: 1.5, color: color)
    }
  }
}
