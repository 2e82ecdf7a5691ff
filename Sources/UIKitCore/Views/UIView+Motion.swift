import Foundation

extension UIView {
  /// Animates changes of place of the library's own views, unless the user wants less motion.
  ///
  /// With reduced motion the changes are there at once, and the completion runs on a later
  /// frame, as it would without it.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - view: A view whose screen says whether things may move.
  ///   - animations: Changes frames, bounds, transforms, alpha, colours.
  ///   - completion: Called on a later frame.
  static func animateMotion(
    withDuration duration: TimeInterval,
    in view: UIView,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: view.reducesMotion ? 0 : duration,
      animations: animations,
      completion: completion
    )
  }

  /// Whether views are to change places at once.
  final var reducesMotion: Bool {
    (windowStorage?.loop?.screen ?? .main).reducesMotion
  }
}
