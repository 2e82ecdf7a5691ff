/// What makes the whole run fail: figures of wrong work say nothing.
struct BenchFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
