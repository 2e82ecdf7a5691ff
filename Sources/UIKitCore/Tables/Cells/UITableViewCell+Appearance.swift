import UIKitSupport

extension UITableViewCell {
  /// The default properties of a class of cells, for cells that do not set them.
  ///
  ///     UITableViewCell.appearance().showsReorderControl = true
  ///
  /// The proxy of `UITableViewCell` itself also provides the other properties; see
  /// ``UIAppearanceProxy``.
  @MainActor @dynamicMemberLookup
  public final class Appearance {
    fileprivate var reorderControl: Bool?
    private let type: UITableViewCell.Type

    fileprivate init(of type: UITableViewCell.Type) {
      self.type = type
    }

    /// A default property of all cells; its regular default until it is set.
    ///
    /// - Parameter property: The property; the application's cell classes support only
    ///   `showsReorderControl`.
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

    /// Whether cells display the reordering control in editing mode.
    ///
    /// Default: `false`; until this property is set, cells use the value of the superclass. Visible
    /// cells adopt a change when their table is reloaded or laid out again.
    public var showsReorderControl: Bool {
      get { reorderControl ?? false }
      set { reorderControl = newValue }
    }
  }

  /// Returns the appearance proxy of a class, creating it on first use.
  static func findAppearance(of type: UITableViewCell.Type) -> Appearance {
    let key = ObjectIdentifier(type)
    if let appearance = appearances[key] { return appearance }
    let appearance = Appearance(of: type)
    appearances[key] = appearance
    return appearance
  }

  private static var appearances: [ObjectIdentifier: Appearance] = [:]

  /// The value of the nearest superclass whose appearance proxy sets it.
  final var defaultShowsReorderControl: Bool {
    guard !UITableViewCell.appearances.isEmpty else { return false }
    var type: AnyClass? = Swift.type(of: self)
    while let current = type, current != _UIReusableView.self {
      if let value = UITableViewCell.appearances[ObjectIdentifier(current)]?.reorderControl {
        return value
      }
      type = _getSuperclass(current)
    }
    return false
  }
}
