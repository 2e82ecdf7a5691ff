import Foundation
import UIKitGraphics
import UIKitSupport

/// The classes that nib files may use.
@MainActor
enum NibClasses {
  private static var classes: [String: UIView.Type] = [
    "UIView": UIView.self, "UILabel": UILabel.self, "UIImageView": UIImageView.self,
    "UIButton": UIButton.self, "UISwitch": UISwitch.self,
    "UIProgressView": UIProgressView.self,
    "UIActivityIndicatorView": UIActivityIndicatorView.self,
    "UITableViewCell": UITableViewCell.self,
    "UITableViewHeaderFooterView": UITableViewHeaderFooterView.self,
  ]

  static func register(_ viewClass: UIView.Type, as name: String) {
    demand(!name.isEmpty, "A class for nib files needs a name")
    classes[name] = viewClass
  }

  static func find(_ name: String) -> UIView.Type? { classes[name] }
}

/// Creates views from a decoded nib file.
@MainActor
struct NibBuilder {
  let file: String
  let bundle: Bundle

  private typealias Key = NibNode.Key
  private static let structureKeys: Set<Key> = [.class, .frame, .autoresizing, .subviews]
  private static let viewKeys: Set<Key> = [
    .tag, .alpha, .isHidden, .clipsToBounds, .isUserInteractionEnabled, .cornerRadius,
    .contentMode, .backgroundColor, .tintColor, .accessibilityIdentifier, .accessibilityLabel,
    .restorationIdentifier,
  ]
  private static let labelKeys: Set<Key> = [
    .text, .textColor, .highlightedTextColor, .font, .textAlignment, .numberOfLines,
    .lineBreakMode,
  ]
  private static let cellKeys: Set<Key> = [
    .style, .reuseIdentifier, .accessoryType, .selectionStyle, .indentationLevel,
    .separatorInset, .textLabel, .detailTextLabel, .imageView,
  ]
  private static let headerFooterKeys: Set<Key> = [
    .reuseIdentifier, .textLabel, .detailTextLabel,
  ]

  /// Creates a view and its subviews.
  ///
  /// - Parameters:
  ///   - node: The decoded view.
  ///   - views: Collects all views, subviews first, for the final `awakeFromNib()` calls.
  /// - Returns: The view of the node.
  /// - Throws: An error in the file.
  func build(_ node: NibNode, collecting views: inout [UIView]) throws(NibError) -> UIView {
    guard let type = NibClasses.find(node.className) else {
      throw error(
        node,
        .class,
        "expected a class of this library or one made known by UINib.register(_:as:), but found "
          + "\"\(node.className)\""
      )
    }
    try check(
      node,
      allowing: NibBuilder.structureKeys.union(NibBuilder.viewKeys).union(keys(of: type)),
      for: type
    )
    UITableViewCell.pendingStyle = node.cell.style
    defer { UITableViewCell.pendingStyle = nil }
    guard let view = type.init(coder: NSCoder()) else {
      throw error(node, .class, "expected an object, but \(type).init(coder:) returned nil")
    }
    UITableViewCell.pendingStyle = nil
    if let frame = node.frame { view.frame = frame }
    if let mask = node.autoresizing { view.autoresizingMask = mask }
    try configure(view, node)
    let content =
      (view as? UITableViewCell)?.contentView
      ?? (view as? UITableViewHeaderFooterView)?.contentView ?? view
    if content !== view { content.frame = view.bounds }
    for subview in node.subviews { content.addSubview(try build(subview, collecting: &views)) }
    views.append(view)
    return view
  }

  private func keys(of type: UIView.Type) -> Set<Key> {
    switch type {
    case is UILabel.Type: NibBuilder.labelKeys
    case is UIImageView.Type: [.image]
    case is UIButton.Type: [.title, .image]
    case is UITableViewCell.Type: NibBuilder.cellKeys
    case is UITableViewHeaderFooterView.Type: NibBuilder.headerFooterKeys
    default: []
    }
  }

  /// Throws if a node has keys that its class does not support.
  private func check(
    _ node: NibNode,
    allowing allowedKeys: Set<Key>,
    for type: UIView.Type
  ) throws(NibError) {
    let unsupportedKeys = node.keys.subtracting(allowedKeys).map(\.rawValue).sorted()
    guard let firstUnsupportedKey = unsupportedKeys.first else { return }
    let list = allowedKeys.map(\.rawValue).sorted().joined(separator: ", ")
    throw NibError(
      file: file,
      location: node.location(),
      reason: "\(type) has no \"\(firstUnsupportedKey)\"; expected \(list)"
    )
  }

  private func error(_ node: NibNode, _ key: Key, _ reason: String) -> NibError {
    NibError(file: file, location: node.location(key), reason: reason)
  }

  // MARK: Properties

  private func configure(_ view: UIView, _ node: NibNode) throws(NibError) {
    if let tag = node.tag { view.tag = tag }
    if let alpha = node.alpha { view.alpha = alpha }
    if let isHidden = node.isHidden { view.isHidden = isHidden }
    if let clips = node.clipsToBounds { view.clipsToBounds = clips }
    if let isEnabled = node.isUserInteractionEnabled { view.isUserInteractionEnabled = isEnabled }
    if let radius = node.cornerRadius { view.layer.cornerRadius = radius }
    if let mode = node.contentMode { view.contentMode = mode }
    if let color = node.backgroundColor { view.backgroundColor = color }
    if let color = node.tintColor { view.tintColor = color }
    if let name = node.accessibilityIdentifier { view.accessibilityIdentifier = name }
    if let name = node.accessibilityLabel { view.accessibilityLabel = name }
    if let name = node.restorationIdentifier { view.restorationIdentifier = name }
    switch view {
    case let label as UILabel: try configure(label, node)
    case let view as UIImageView: view.image = try image(node)
    case let button as UIButton:
      if let title = node.title { button.setTitle(title, for: .normal) }
      if let image = try image(node) { button.setImage(image, for: .normal) }
    case let cell as UITableViewCell: try configure(cell, node)
    case let view as UITableViewHeaderFooterView:
      view.identifier = node.cell.reuseIdentifier
      try configurePart(view.textLabel, node.cell.textLabel)
      try configurePart(view.detailTextLabel, node.cell.detailTextLabel)
    default: break
    }
  }

  private func configure(_ label: UILabel, _ node: NibNode) throws(NibError) {
    let values = node.label
    if let text = values.text { label.text = text }
    if let color = values.textColor { label.textColor = color }
    if let color = values.highlightedTextColor { label.highlightedTextColor = color }
    if let font = values.font {
      guard let resolved = font.makeFont() else {
        throw error(node, .font, "expected the name of an installed font")
      }
      label.font = resolved
      label.adjustsFontForContentSizeCategory = font.isScaled
    }
    if let alignment = values.textAlignment { label.textAlignment = alignment }
    if let lines = values.numberOfLines { label.numberOfLines = lines }
    if let mode = values.lineBreakMode { label.lineBreakMode = mode }
  }

  private func configure(_ cell: UITableViewCell, _ node: NibNode) throws(NibError) {
    let values = node.cell
    cell.identifier = values.reuseIdentifier
    if let type = values.accessoryType { cell.accessoryType = type }
    if let style = values.selectionStyle { cell.selectionStyle = style }
    if let level = values.indentationLevel { cell.indentationLevel = level }
    if let inset = values.separatorInset { cell.separatorInset = inset }
    try configurePart(cell.textLabel, values.textLabel)
    if let detail = values.detailTextLabel.first, cell.detailTextLabel == nil {
      throw NibError(
        file: file,
        location: detail.location(),
        reason: "expected a \"style\" of the cell other than \"default\""
      )
    }
    try configurePart(cell.detailTextLabel, values.detailTextLabel)
    try configurePart(cell.imageView, values.imageView)
  }

  /// Configures a subview that a cell itself creates and whose class is fixed.
  private func configurePart<Part: UIView>(
    _ part: @autoclosure () -> Part?,
    _ nodes: [NibNode]
  ) throws(NibError) {
    guard let node = nodes.first, let view = part() else { return }
    try check(node, allowing: NibBuilder.viewKeys.union(keys(of: Part.self)), for: Part.self)
    try configure(view, node)
  }

  private func image(_ node: NibNode) throws(NibError) -> UIImage? {
    guard let name = node.image else { return nil }
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else {
      throw error(node, .image, "expected the name of an image in \(bundle.bundlePath)")
    }
    return image
  }
}
