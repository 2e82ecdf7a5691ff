/// An error that fails the whole run, because measurements of incorrect work are meaningless.
struct BenchFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
