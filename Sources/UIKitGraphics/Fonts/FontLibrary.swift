internal import CFontconfig
internal import CSDL2
internal import Foundation

/// Finds font files through fontconfig and keeps the faces that were opened.
///
/// FreeType and SDL_ttf share state between fonts, and HarfBuzz fills one buffer, so one lock guards everything here and in
/// ``FontFace``. It is contended only when an application reads font metrics off the main thread.
enum FontLibrary {
  private static let lock = NSRecursiveLock()
  private static let state = State()

  /// Guarded by the lock.
  private final class State: @unchecked Sendable {
    var isStarted = false
    var typefaces: [Typeface: FontSet] = [:]
    var faces: [FontFile: FontFace?] = [:]
    var names: [String: Typeface?] = [:]
    var hasWarned = false
    var files: [String: NSData?] = [:]
    var emojiFace: FontFace??
  }

  static func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// The faces for a typeface; finding them the first time takes milliseconds.
  static func fontSet(for typeface: Typeface) -> FontSet {
    withLock {
      if let known = state.typefaces[typeface] { return known }
      start()
      let set = FontSet(typeface)
      state.typefaces[typeface] = set
      if set.primary == nil { warnOnce() }
      return set
    }
  }

  static func metrics(of typeface: Typeface) -> FontMetrics {
    fontSet(for: typeface).primary?.metrics ?? .estimate
  }

  static func names(of typeface: Typeface) -> FontNames {
    fontSet(for: typeface).primary?.names ?? FontNames(family: "", postScript: "")
  }

  /// The face for emoji in colour; `nil` when no font has them.
  static var emojiFace: FontFace? {
    withLock {
      if let known = state.emojiFace { return known }
      start()
      let face = FontQuery.emojiFont().flatMap { FontLibrary.face($0) }
      state.emojiFace = .some(face)
      return face
    }
  }

  /// The face in a file, opened once; `nil` when the file cannot be used.
  static func face(_ file: FontFile) -> FontFace? {
    withLock {
      if let known = state.faces[file] { return known }
      let face = FontFace(file)
      state.faces[file] = .some(face)
      return face
    }
  }

  /// The bytes of a file, mapped into memory and kept, shared by all sizes.
  static func contents(ofFile path: String) -> NSData? {
    withLock {
      if let known = state.files[path] { return known }
      let contents = try? NSData(contentsOfFile: path, options: .alwaysMapped)
      state.files[path] = .some(contents)
      return contents
    }
  }

  static func typeface(named name: String) -> Typeface? {
    withLock {
      if let known = state.names[name] { return known }
      start()
      var result: Typeface?
      if let match = FontQuery.namedFont(name) {
        result = Typeface(
          family: .file(path: match.file.path, index: match.file.index),
          weight: match.weight,
          isItalic: match.isItalic
        )
      }
      state.names[name] = .some(result)
      return result
    }
  }

  private static func start() {
    guard !state.isStarted else { return }
    state.isStarted = true
    _ = TTF_Init()
    _ = FcInit()
  }

  private static func warnOnce() {
    guard !state.hasWarned else { return }
    state.hasWarned = true
    let message = "UIKit: no font is installed; text takes up space but is not drawn"
    StandardError.write(line: message)
  }
}

/// A face in a font file.
struct FontFile: Hashable, Sendable {
  var path: String
  var index: Int
}
