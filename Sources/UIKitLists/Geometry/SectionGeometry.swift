import UIKitSupport

/// The vertical layout of one section: header, rows, footer.
package struct SectionGeometry: Sendable {
  /// The height of the header with the space around it, in points.
  package internal(set) var headerHeight: Double

  /// The height of the footer with the space around it, in points.
  package internal(set) var footerHeight: Double

  /// The rows' heights.
  package internal(set) var rows: RowHeights

  /// Creates a section.
  ///
  /// - Precondition: The heights are finite and not negative.
  ///
  /// - Parameters:
  ///   - headerHeight: The height of the header with the space around it, in points.
  ///   - rows: The rows' heights.
  ///   - footerHeight: The height of the footer with the space around it, in points.
  package init(headerHeight: Double = 0, rows: RowHeights, footerHeight: Double = 0) {
    Self.check(headerHeight, "a section header")
    Self.check(footerHeight, "a section footer")
    self.headerHeight = headerHeight
    self.rows = rows
    self.footerHeight = footerHeight
  }

  /// The total height of header, rows and footer, in points.
  package var height: Double { headerHeight + rows.height + footerHeight }

  /// Stops the program if a height is negative or not finite.
  static func check(_ height: Double, _ name: @autoclosure () -> String) {
    demand(
      height >= 0 && height.isFinite,
      "The height of \(name()) is \(height); heights must be finite and not negative"
    )
  }
}
