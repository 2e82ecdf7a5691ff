package import Foundation

/// The clipboard shared between the programs of a desktop.
@MainActor
package protocol DesktopClipboard: AnyObject {
  /// The text on the clipboard; empty if there is none.
  ///
  /// The text contains no NUL character.
  var text: String { get set }

  /// The size limit for text in bytes, if the last reading of `text` exceeded it and is therefore
  /// empty; otherwise `nil`.
  var refusedTextLimit: Int? { get }

  /// Called before data other than text is requested.
  func prepareForData()

  /// Offers data other than text, which is requested when a different program pastes.
  ///
  /// - Parameters:
  ///   - types: The available types, such as `image/png`.
  ///   - data: Creates the data of a type; `nil` if that fails.
  /// - Returns: Whether the desktop supports the offer.
  func offer(_ types: [String], data: @escaping (String) -> Data?) -> Bool

  /// Whether the clipboard still holds the last offer.
  var holdsOffer: Bool { get }

  /// The types offered by a different program, such as `image/png`; empty if the content is from
  /// this program.
  var types: [String] { get }

  /// Returns the data of a type offered by a different program.
  ///
  /// The method waits for the data, for a limited time.
  ///
  /// - Parameter type: One of `types`.
  /// - Returns: The data; `nil` if it does not arrive.
  func data(_ type: String) -> Data?
}

/// A clipboard for text only.
extension DesktopClipboard {
  /// `nil`, because there is no limit for text.
  package var refusedTextLimit: Int? { nil }

  /// Does nothing.
  package func prepareForData() {}

  /// Returns `false`, because offers are not supported.
  package func offer(_ types: [String], data: @escaping (String) -> Data?) -> Bool { false }

  /// Whether the clipboard still holds the last offer: `false`, because nothing was offered.
  package var holdsOffer: Bool { false }

  /// Empty, because only text is supported.
  package var types: [String] { [] }

  /// Returns `nil`, because only text is supported.
  package func data(_ type: String) -> Data? { nil }
}
