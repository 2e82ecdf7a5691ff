import UIKit

/// A centred activity indicator behind a list that is loading.
final class WaitingView: UIView {
  private let indicator = UIActivityIndicatorView(style: .medium)

  init() {
    super.init(frame: .zero)
    addSubview(indicator)
    indicator.startAnimating()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    let size = indicator.sizeThatFits(bounds.size)
    indicator.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}
