import UIKitSupport

extension UITableViewCell {
  /// The defaults of a class of cells, which apply where a cell has no value of its own.
  ///
  ///     UITableViewCell.appearance().showsReorderControl = true
  ///
  /// The defaults of `UITableViewCell` itself have the other properties, too; see
  /// ``UIAppearanceProxy``.
  @MainActor @dynamicMemberLookup
  public final class Appearance {
    fileprivate var reorderControl: Bool?
    private let type: UITableViewCell.Type

    fileprivate init(of type: UITableViewCell.Type) {
      self.type = type
    }

    /// A property of all cells; the default value until it is set.
    ///
    /// - Parameter property: The property; classes of an application have only `showsReorderControl`.
    public subscript<Value>(
      dynamicMember property: ReferenceWritableKeyPath<UITableViewCell, Value>
    ) -> Value {
      get { proxy[dynamicMember: property] }
      set { proxy[dynamicMember: property] = newValue }
    }

    private var proxy: UIAppearanceProxy<UITableViewCell> {
      demand(type == UITableViewCell.self, "\(type) has no appearance proxy; use UITableViewCell's")
      return AppearanceProxies.proxy(containers: [])
    }

    /// Whether editing mode shows the reordering control.
    ///
    /// Default: `false`; until it is set, cells follow the appearance of the superclass.
    /// Visible cells follow a change when their table is loaded or laid out again.
    public var showsReorderControl: Bool {
      get { reorderControl ?? false }
      set { reorderControl = newValue }
    }
  }

  /// The appearance of a class, created on first use.
  static func findAppearance(of type: UITableViewCell.Type) -> Appearance {
    let key = ObjectIdentifier(type)
    if let appearance = appearances[key] { return appearance }
    let appearance = Appearance(of: type)
    appearances[key] = appearance
    return appearance
  }

  private static var appearances: [ObjectIdentifier: Appearance] = [:]

  /// The value of the appearance of the nearest class that sets it.
  final var defaultShowsReorderControl: Bool {
    guard !UITableViewCell.appearances.isEmpty else { return false }
    var type: AnyClass? = Swift.type(of: self)
    while let present = type, present != _UIReusableView.self {
      if let value = UITableViewCell.appearances[ObjectIdentifier(present)]?.reorderControl {
        return value
      }
      type = _getSuperclass(present)
    }
    return false
  }
}
