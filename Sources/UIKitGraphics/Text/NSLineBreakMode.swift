/// The breaking or truncation of text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; a word that is too wide breaks anywhere.
  case byWordWrapping = 0
  /// Lines break between any two characters.
  case byCharWrapping = 1
  /// The last line is clipped at the edge.
  case byClipping = 2
  /// The last line is truncated at the start, with an ellipsis.
  case byTruncatingHead = 3
  /// The last line is truncated at the end, with an ellipsis.
  case byTruncatingTail = 4
  /// The last line is truncated in the middle, with an ellipsis.
  case byTruncatingMiddle = 5
}
