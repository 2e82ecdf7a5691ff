import UIKit

/// A centred activity indicator behind a list that is loading.
final class WaitingView: UIView {
  private let wheel = UIActivityIndicatorView(style: .medium)

  init() {
    super.init(frame: .zero)
    addSubview(wheel)
    wheel.startAnimating()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    let size = wheel.sizeThatFits(bounds.size)
    wheel.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}
