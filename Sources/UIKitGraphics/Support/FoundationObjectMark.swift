/// Makes CoreFoundation treat an object as a Swift object; the first stored property of a class.
///
/// Foundation on Linux compares attributes, as in `append`, through CoreFoundation, which reads a
/// type number from the word after an object's header: the object's first property. The number 0
/// belongs to no type and ends the process. This word holds a number that no type has, so that
/// `isEqual(_:)` and `hash` are called.
struct FoundationObjectMark: Sendable {
  // The type number is in bits 8 to 17.
  private let word: UInt = 0x3FF00
}
