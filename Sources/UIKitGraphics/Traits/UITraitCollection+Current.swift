internal import Foundation
import UIKitSupport

extension UITraitCollection {
  private static let standard: UITraitCollection = {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.displayScale = 1
    values.preferredContentSizeCategory = .large
    return UITraitCollection(values)
  }()

  /// The traits for resolving dynamic colours and preferred fonts.
  ///
  /// The value is thread-local. Views set it during drawing and layout. The default is the light
  /// style, a scale of 1 and the category `large`.
  public static var current: UITraitCollection {
    get {
      guard let pointer = pthread_getspecific(CurrentTraits.key) else { return standard }
      return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      let previous = pthread_getspecific(CurrentTraits.key)
      pthread_setspecific(CurrentTraits.key, Unmanaged.passRetained(newValue).toOpaque())
      if let previous { Unmanaged<UITraitCollection>.fromOpaque(previous).release() }
    }
  }

  /// Runs a closure with these traits as the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }
}

/// The thread-local storage of the current traits, which is released when a thread ends.
private enum CurrentTraits {
  static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<UITraitCollection>.fromOpaque(pointer).release()
    }
    demand(failure == 0, "No thread-specific slot is left: error \(failure)")
    return key
  }()
}
