public import UIKitGraphics

/// Targets and actions without selectors, which Swift on Linux does not have:
///
///     UIBarButtonItem(title: "Sort", style: .plain, target: self, action: FilesController.sort)
extension UIBarButtonItem {
  /// Creates an item with a title that calls a method with the item.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - style: Whether the text is semibold.
  ///   - target: The object; it is not kept alive, and not called after its end.
  ///   - action: The method, named through the type: `Target.method`.
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
  ///   - title: The text.
  ///   - style: Whether the text is semibold.
  ///   - target: The object; it is not kept alive, and not called after its end.
  ///   - action: The method, named through the type: `Target.method`.
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
  ///   - style: The importance of the button.
  ///   - target: The object; it is not kept alive, and not called after its end.
  ///   - action: The method, named through the type: `Target.method`.
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
  ///   - style: The importance of the button.
  ///   - target: The object; it is not kept alive, and not called after its end.
  ///   - action: The method, named through the type: `Target.method`.
  public convenience init<Target: AnyObject>(
    image: UIImage?,
    style: Style,
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target) { target in { _ in action(target)() } }
  }

  /// Creates an item that means the same everywhere and calls a method with the item.
  ///
  /// - Parameters:
  ///   - systemItem: The meaning of the button.
  ///   - target: The object; it is not kept alive, and not called after its end.
  ///   - action: The method, named through the type: `Target.method`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem,
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(systemItem: systemItem)
    connect(target, action)
  }

  /// Creates an item that means the same everywhere and calls a method without parameters.
  ///
  /// - Parameters:
  ///   - systemItem: The meaning of the button.
  ///   - target: The object; it is not kept alive, and not called after its end.
  ///   - action: The method, named through the type: `Target.method`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem,
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target) { target in
      { _ in action(target)() }
    }
  }

  /// Creates an item with a title that does nothing, for a back button's title for example.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - style: Whether the text is semibold.
  ///   - target: Not used.
  ///   - action: `nil`.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title)
    self.style = style
  }

  /// Creates an item with an image that does nothing.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The importance of the button.
  ///   - target: Not used.
  ///   - action: `nil`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init(image: image)
    self.style = style
  }

  /// Creates an item that means the same everywhere and does nothing, for space for example.
  ///
  /// - Parameters:
  ///   - systemItem: The meaning of the button.
  ///   - target: Not used.
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
