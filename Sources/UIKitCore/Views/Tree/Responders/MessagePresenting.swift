import Foundation

/// A responder that shows a message to the user.
@MainActor
protocol MessagePresenting: UIResponder {
  /// Shows a message with a button that closes it, unless it is shown already.
  func present(message: String)
}

extension UIResponder {
  /// Informs the user that a text of another program is too long to be taken.
  ///
  /// - Parameter limit: The most that is taken, in bytes.
  final func presentRefusal(ofTextAbove limit: Int) {
    let megabytes = (limit >> 20).text(in: .current)
    let text = SystemWords.current.pasteTooLong
      .replacingOccurrences(of: "{count}", with: megabytes)
    sequence(first: self) { $0.next }
      .lazy.compactMap { $0 as? any MessagePresenting }.first?
      .present(message: text)
  }
}
