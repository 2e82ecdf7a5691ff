import Foundation

/// A responder that shows a message to the user.
@MainActor
protocol MessagePresenting: UIResponder {
  /// Shows a message with a button that closes it, unless the message is already visible.
  func present(message: String)
}

extension UIResponder {
  /// Informs the user that a text from a different program exceeds the size limit.
  ///
  /// - Parameter limit: The size limit in bytes.
  final func presentTextTooLong(limit: Int) {
    let megabytes = (limit >> 20).text(in: .current)
    let text = SystemWords.current.pasteTooLong
      .replacingOccurrences(of: "{count}", with: megabytes)
    sequence(first: self) { $0.next }
      .lazy.compactMap { $0 as? any MessagePresenting }.first?
      .present(message: text)
  }
}
