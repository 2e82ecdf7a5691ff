import Foundation
import UIKitSupport

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format, such as `H:|-[first(>=40)]-8-[second]-|`.
  ///
  /// An invalid format, or a name without a view, stops the program.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: The alignment of the views, and the direction.
  ///   - metrics: The numbers for names in the format.
  ///   - views: The views and layout guides for names in the format.
  /// - Returns: The inactive constraints.
  public class func constraints(
    withVisualFormat format: String,
    options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var numbers: [String: CGFloat] = [:]
    for (name, value) in metrics ?? [:] { numbers[name] = number(value) }
    do {
      let parsed = try VisualFormat(format, metrics: numbers)
      return FormatBuilder(format: format, options: opts, views: views).build(parsed)
    } catch {
      misuse(
        "Unable to parse constraint format: \(error.message)\n\(format)\n"
          + String(repeating: " ", count: error.offset) + "^"
      )
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Creates the constraints of a visual format.
@MainActor
private struct FormatBuilder {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let views: [String: Any]

  /// The system's spacing between adjacent views, in points.
  private static let siblingSpace: CGFloat = 8

  func build(_ parsed: VisualFormat) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let (start, end) = edges(isVertical: parsed.isVertical)
    for item in parsed.items {
      guard let name = item.name else { continue }
      // Checks that the view exists even if it has no length.
      _ = layoutItem(named: name)
      for length in item.lengths {
        result.append(constraint(length, of: name, isVertical: parsed.isVertical))
      }
    }
    for (item, next) in zip(parsed.items, parsed.items.dropFirst()) {
      let first = layoutItem(item.name, beside: next.name)
      let second = layoutItem(next.name, beside: item.name)
      let isEdge = item.name == nil || next.name == nil
      let spaces = next.space ?? [.init(object: .number(0))]
      let usesMargin = spaces.isEmpty && isEdge
      let standard = usesMargin ? 0 : FormatBuilder.siblingSpace
      for space in spaces.isEmpty ? [.init(object: .number(standard))] : spaces {
        guard case .number(let distance) = space.object else {
          misuse("A space in the constraint format \(format) is a number, not a view")
        }
        let isReversed = options.contains(.directionRightToLeft) && !parsed.isVertical
        let (firstItem, secondItem) = isReversed ? (item, next) : (next, item)
        var firstAttribute = attribute(
          next.name == nil ? end : start,
          isReversed: isReversed,
          isSuperview: item.name == nil,
          edge: end
        )
        var secondAttribute = attribute(
          item.name == nil ? start : end,
          isReversed: isReversed,
          isSuperview: next.name == nil,
          edge: start
        )
        if options.contains(.spacingBaselineToBaseline), parsed.isVertical, !isEdge {
          (firstAttribute, secondAttribute) = (.firstBaseline, .lastBaseline)
        }
        if usesMargin, firstItem.name == nil { firstAttribute = firstAttribute.margin }
        if usesMargin, secondItem.name == nil { secondAttribute = secondAttribute.margin }
        let constraint = NSLayoutConstraint(
          item: isReversed ? first : second,
          attribute: firstAttribute,
          relatedBy: space.relation,
          toItem: isReversed ? second : first,
          attribute: secondAttribute,
          multiplier: 1,
          constant: distance
        )
        constraint.priority = space.priority
        result.append(constraint)
      }
    }
    return result + alignmentConstraints(for: parsed)
  }

  /// Returns the attribute at one side of a spacing, whose items are exchanged from right to left.
  private func attribute(
    _ attribute: NSLayoutConstraint.Attribute,
    isReversed: Bool,
    isSuperview: Bool,
    edge: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    guard isReversed else { return attribute }
    // The first item is on the right: its left edge follows the right edge of the second item.
    if edge == .right { return isSuperview ? .right : .left }
    return isSuperview ? .left : .right
  }

  /// Returns the edges at which the items of a format begin and end.
  private func edges(
    isVertical: Bool
  ) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    let hasFixedDirection =
      options.contains(.directionLeftToRight) || options.contains(.directionRightToLeft)
    return hasFixedDirection ? (.left, .right) : (.leading, .trailing)
  }

  private func constraint(
    _ length: VisualFormat.Predicate,
    of name: String,
    isVertical: Bool
  ) -> NSLayoutConstraint {
    let attribute = isVertical ? NSLayoutConstraint.Attribute.height : .width
    var secondItem: Any?
    var constant: CGFloat = 0
    switch length.object {
    case .number(let number): constant = number
    case .view(let name): secondItem = layoutItem(named: name)
    }
    let constraint = NSLayoutConstraint(
      item: layoutItem(named: name),
      attribute: attribute,
      relatedBy: length.relation,
      toItem: secondItem,
      attribute: secondItem == nil ? .notAnAttribute : attribute,
      multiplier: 1,
      constant: constant
    )
    constraint.priority = length.priority
    return constraint
  }

  private func layoutItem(named name: String) -> AnyObject {
    guard let view = views[name] else {
      misuse(
        "Unable to parse constraint format: \(name) is not a key in the views dictionary.\n\(format)"
      )
    }
    return view as AnyObject
  }

  /// Returns the item with a name; without a name (`|`), the superview of the adjacent item.
  private func layoutItem(_ name: String?, beside adjacentName: String?) -> AnyObject {
    if let name { return layoutItem(named: name) }
    let view = adjacentName.map(layoutItem(named:)) as? UIView
    guard let superview = view?.superview else {
      misuse(
        "Unable to interpret '|' character, because the related view doesn't have a superview"
          + "\n\(format)"
      )
    }
    return superview
  }

  /// Returns the constraints that align all views with the first view.
  private func alignmentConstraints(for parsed: VisualFormat) -> [NSLayoutConstraint] {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let names = parsed.items.compactMap(\.name)
    guard let firstName = names.first else { return [] }
    return attributes.filter { options.contains($0.0) }.flatMap { _, attribute in
      names.dropFirst().map { name in
        NSLayoutConstraint(
          item: layoutItem(named: name),
          attribute: attribute,
          relatedBy: .equal,
          toItem: layoutItem(named: firstName),
          attribute: attribute,
          multiplier: 1,
          constant: 0
        )
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin attribute of an edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
