import Foundation
import UIKitGraphics

/// The track of a switch in the classic theme: blue with a line while on, light with a ring while
/// off.
///
/// These are the marks of that theme in all languages except English.
final class SwitchPlate: UIView {
  /// Whether the switch is on.
  var isOn = false {
    didSet { if isOn != oldValue { update() } }
  }
  /// The colour of the track while on; `nil` for blue.
  var tint: UIColor? {
    didSet { if tint != oldValue { update() } }
  }
  private let plate = ClassicPlate(.rounded(UISwitch.size.height / 2), fill: .off)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isPartOfSuperview = true
    addSubview(plate)
    let mark = SwitchMark()
    self.mark = mark
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  private var mark: SwitchMark?

  private func update() {
    plate.fill = isOn && tint == nil ? .blue : .off
    plate.isHidden = isOn && tint != nil
    mark?.isOn = isOn
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    mark?.frame = bounds
  }
}

/// The line or ring beside the thumb.
private final class SwitchMark: UIView {
  var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let middle = mirror.x(isOn ? bounds.width * 0.22 : bounds.width * 0.78)
    let height = bounds.height * 0.32
    if isOn {
      let line = CGRect(x: middle - 1, y: bounds.midY - height / 2, width: 2, height: height)
      context.fill(line, color: .white)
    } else {
      let ring = CGRect(
        x: middle - height / 2,
        y: bounds.midY - height / 2,
        width: height,
        height: height
      )
      let color = UIColor(classic: 0x7F848C)
      context.strokeRoundedRect(ring, radius: height / 2, width: 1.5, color: color)
    }
  }
}
