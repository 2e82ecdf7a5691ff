import Foundation

/// System images.
extension UIImage {
  /// The image of a check mark.
  public static var checkmark: UIImage { symbol("checkmark") }
  /// The image of a check mark in a circle.
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  /// The image of a plus sign.
  public static var add: UIImage { symbol("plus") }
  /// The image of a minus sign.
  public static var remove: UIImage { symbol("minus") }
  /// The image of an ellipsis in a circle.
  public static var actions: UIImage { symbol("ellipsis.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
