internal import CFreeType
internal import Foundation

/// The FreeType library, initialised once.
///
/// The caller must hold the font library's lock.
enum FreeType {
  private nonisolated(unsafe) static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()

  /// Opens a face of a font file in memory, which must remain valid and unchanged.
  ///
  /// - Returns: The face; `nil` if FreeType cannot read the file.
  static func open(_ contents: NSData, index: Int) -> FT_Face? {
    guard let library else { return nil }
    var face: FT_Face?
    let bytes = contents.bytes.assumingMemoryBound(to: UInt8.self)
    guard FT_New_Memory_Face(library, bytes, contents.length, index, &face) == 0 else { return nil }
    return face
  }
}
