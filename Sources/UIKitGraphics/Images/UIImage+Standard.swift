import Foundation

/// Images of the system.
extension UIImage {
  /// A check mark.
  public static var checkmark: UIImage { symbol("checkmark") }
  /// A check mark in a circle.
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  /// A plus.
  public static var add: UIImage { symbol("plus") }
  /// A minus.
  public static var remove: UIImage { symbol("minus") }
  /// Three dots in a circle.
  public static var actions: UIImage { symbol("ellipsis.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
