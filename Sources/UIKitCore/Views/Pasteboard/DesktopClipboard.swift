package import Foundation

/// The clipboard that a desktop shares between programs.
@MainActor
package protocol DesktopClipboard: AnyObject {
  /// The text on it; empty when there is none. No character of it is NUL.
  var text: String { get set }

  /// The most text that is taken, in bytes, when there was more at the last reading of `text`, which
  /// is empty then; else `nil`.
  var refusedText: Int? { get }

  /// Called before anything but text is requested.
  func prepareForData()

  /// Puts more than text on it, which is requested when another program pastes.
  ///
  /// - Parameters:
  ///   - types: The types in which it can be had, such as `image/png`.
  ///   - data: Makes the data of a type; `nil` when that fails.
  /// - Returns: Whether that is possible.
  func offer(_ types: [String], data: @escaping (String) -> Data?) -> Bool

  /// Whether the last offer is still on it.
  var holdsOffer: Bool { get }

  /// The types that another program offers, such as `image/png`; empty when the content is from
  /// this one.
  var types: [String] { get }

  /// The data of a type that another program offers.
  ///
  /// Waits for it, for a limited time.
  ///
  /// - Parameter type: One of `types`.
  /// - Returns: `nil` when it does not arrive.
  func data(_ type: String) -> Data?
}

/// A clipboard for text only.
extension DesktopClipboard {
  /// `nil`: every text is taken.
  package var refusedText: Int? { nil }

  /// Does nothing.
  package func prepareForData() {}

  /// Offers nothing.
  package func offer(_ types: [String], data: @escaping (String) -> Data?) -> Bool { false }

  /// `false`: nothing was offered.
  package var holdsOffer: Bool { false }

  /// None.
  package var types: [String] { [] }

  /// None.
  package func data(_ type: String) -> Data? { nil }
}
