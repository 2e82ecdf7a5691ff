public import UIKitGraphics

/// Support for targets and actions without selectors, which Swift on Linux lacks:
///
///     UIBarButtonItem(title: "Sort", style: .plain, target: self, action: FilesController.sort)
extension UIBarButtonItem {
  /// Creates an item with a title that calls a method with the item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style, which determines whether the title is semibold.
  ///   - target: The object; not retained, and not called after its deallocation.
  ///   - action: The method, as `Type.method`.
  public convenience init<Target: AnyObject>(
    title: String?,
    style: Style,
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: title)
    self.style = style
    connect(target, action)
  }

  /// Creates an item with a title that calls a method without parameters.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style, which determines whether the title is semibold.
  ///   - target: The object; not retained, and not called after its deallocation.
  ///   - action: The method, as `Type.method`.
  public convenience init<Target: AnyObject>(
    title: String?,
    style: Style,
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target) { target in { _ in action(target)() } }
  }

  /// Creates an item with an image that calls a method with the item.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style of the button.
  ///   - target: The object; not retained, and not called after its deallocation.
  ///   - action: The method, as `Type.method`.
  public convenience init<Target: AnyObject>(
    image: UIImage?,
    style: Style,
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(image: image)
    self.style = style
    connect(target, action)
  }

  /// Creates an item with an image that calls a method without parameters.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style of the button.
  ///   - target: The object; not retained, and not called after its deallocation.
  ///   - action: The method, as `Type.method`.
  public convenience init<Target: AnyObject>(
    image: UIImage?,
    style: Style,
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target) { target in { _ in action(target)() } }
  }

  /// Creates a system item that calls a method with the item.
  ///
  /// - Parameters:
  ///   - systemItem: The system item.
  ///   - target: The object; not retained, and not called after its deallocation.
  ///   - action: The method, as `Type.method`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem,
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(systemItem: systemItem)
    connect(target, action)
  }

  /// Creates a system item that calls a method without parameters.
  ///
  /// - Parameters:
  ///   - systemItem: The system item.
  ///   - target: The object; not retained, and not called after its deallocation.
  ///   - action: The method, as `Type.method`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem,
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target) { target in
      { _ in action(target)() }
    }
  }

  /// Creates an item with a title and without an action, for example for the title of a back
  /// button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style, which determines whether the title is semibold.
  ///   - target: Ignored.
  ///   - action: `nil`.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title)
    self.style = style
  }

  /// Creates an item with an image and without an action.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style of the button.
  ///   - target: Ignored.
  ///   - action: `nil`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init(image: image)
    self.style = style
  }

  /// Creates a system item without an action, for example for space.
  ///
  /// - Parameters:
  ///   - systemItem: The system item.
  ///   - target: Ignored.
  ///   - action: `nil`.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Never?
  ) {
    self.init(systemItem: systemItem)
  }

  private func connect<Target: AnyObject>(
    _ target: Target,
    _ action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    primaryAction = UIAction { [weak self, weak target] _ in
      guard let self, let target else { return }
      action(target)(self)
    }
  }
}

extension UIBarButtonItem {
  /// Not available: Swift on Linux has no selectors to send to a target.
  @available(*, unavailable, message: "Set primaryAction to a UIAction that calls the target")
  public final var target: AnyObject? {
    get { nil }
    set {}
  }

  /// Not available: Swift on Linux has no selectors.
  @available(*, unavailable, message: "Set primaryAction to a UIAction that calls the method")
  public final var action: Selector? {
    get { nil }
    set {}
  }
}
