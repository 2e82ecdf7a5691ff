import Foundation

extension UIView {
  /// Animates movements of the library's views, unless the user prefers reduced motion.
  ///
  /// With reduced motion the changes are immediate, and the completion handler runs in a later
  /// frame, as after an animation.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - view: A view, whose screen determines reduced motion.
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

  /// Whether the user prefers reduced motion, so that movements are immediate.
  final var reducesMotion: Bool {
    (windowStorage?.host?.screen ?? .main).reducesMotion
  }
}
