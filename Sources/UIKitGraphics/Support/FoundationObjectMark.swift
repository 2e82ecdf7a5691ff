/// Makes CoreFoundation treat an object as a Swift object; the first stored property of a class.
///
/// Where Foundation on Linux compares the attributes of texts, as in `append`, CoreFoundation
/// reads a type number from the word behind an object's header: from the object's own first
/// property. A number of 0 is that of no type, and ends the process. This word holds a number
/// that no type has, so that `isEqual(_:)` and `hash` are called.
struct FoundationObjectMark: Sendable {
  // The type number is in the bits from 8 to 17.
  private let word: UInt = 0x3FF00
}
