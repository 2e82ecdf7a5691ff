/// A mark by which CoreFoundation treats an object as a Swift object; the first stored property of
/// its class.
///
/// On Linux, Foundation compares attributes through CoreFoundation, for example in `append`.
/// CoreFoundation reads a type ID from the word after the object's header, which is the object's
/// first property. The ID 0 is invalid and terminates the process. The mark contains an ID that no
/// type has, so that CoreFoundation calls `isEqual(_:)` and `hash`.
struct FoundationObjectMark: Sendable {
  // The type ID is in bits 8 to 17.
  private let word: UInt = 0x3FF00
}
