/// What happens to text that is wider than its place.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; a word that is too wide breaks anywhere.
  case byWordWrapping = 0
  /// Lines break between any two characters.
  case byCharWrapping = 1
  /// The rest of the last line is cut off at the edge.
  case byClipping = 2
  /// The last line loses its beginning to an ellipsis.
  case byTruncatingHead = 3
  /// The last line loses its end to an ellipsis.
  case byTruncatingTail = 4
  /// The last line loses its middle to an ellipsis.
  case byTruncatingMiddle = 5
}
