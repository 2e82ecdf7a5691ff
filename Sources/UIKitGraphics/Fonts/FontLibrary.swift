internal import CMappedFile
internal import Foundation

/// Finds font files through fontconfig and keeps the faces that were opened.
///
/// FreeType shares state between fonts, and HarfBuzz fills one buffer, so one lock guards
/// everything here and in ``FontFace``. It is contended only while a program starts, and when an
/// application reads font metrics off the main thread.
enum FontLibrary {
  private static let lock = NSRecursiveLock()
  private static let state = State()

  /// Guarded by the lock.
  private final class State: @unchecked Sendable {
    var typefaces: [Typeface: FontSet] = [:]
    var faces: [FontFile: FontFace?] = [:]
    var names: [String: Typeface?] = [:]
    var warnings: Set<Warning> = []
    var files: [String: NSData?] = [:]
    var emojiFace: FontFace??
    var substitute: SystemFontSubstitute?
    var substituted: [SubstitutedTypeface: FontSet] = [:]
  }

  private struct SubstitutedTypeface: Hashable {
    var typeface: Typeface
    var substitute: SystemFontSubstitute
  }

  static func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// The faces for a typeface; finding them the first time may take milliseconds.
  static func fontSet(for typeface: Typeface) -> FontSet {
    withLock {
      if let substitute = state.substitute, typeface.family.isOfSystem {
        return fontSet(for: typeface, substitute)
      }
      if let known = state.typefaces[typeface] { return known }
      let set = FontSet(typeface)
      state.typefaces[typeface] = set
      if set.primary == nil {
        warn(.noFont, "no font is installed; text takes up space but is not drawn")
      }
      return set
    }
  }

  private static func fontSet(
    for typeface: Typeface,
    _ substitute: SystemFontSubstitute
  ) -> FontSet {
    let key = SubstitutedTypeface(typeface: typeface, substitute: substitute)
    if let known = state.substituted[key] { return known }
    let set = FontSet(typeface, substitute: substitute)
    state.substituted[key] = set
    return set
  }

  /// The fonts in place of the system's, of a test; `nil`: none.
  static var substitute: SystemFontSubstitute? {
    get { withLock { state.substitute } }
    set { withLock { state.substitute = newValue } }
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
      if face == nil { warn(.unreadable(file), "\(file.path) cannot be read as a font") }
      state.faces[file] = .some(face)
      return face
    }
  }

  /// The bytes of a file, mapped into memory and kept, shared by all sizes.
  static func contents(ofFile path: String) -> NSData? {
    withLock {
      if let known = state.files[path] { return known }
      let contents = map(path)
      state.files[path] = .some(contents)
      return contents
    }
  }

  private static func map(_ path: String) -> NSData? {
    var length = 0
    guard let bytes = mapped_file_open(path, &length) else { return nil }
    return NSData(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes),
      length: length,
      freeWhenDone: false
    )
  }

  static func typeface(named name: String) -> Typeface? {
    withLock {
      if let known = state.names[name] { return known }
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

  /// The font of the same family as a typeface's file, with the typeface's weight and slant.
  ///
  /// - Returns: `nil` when the family has none.
  static func sibling(of typeface: Typeface) -> Typeface.Family? {
    withLock {
      let family = names(of: typeface).family
      let match = FontQuery.match(
        family: family,
        weight: typeface.weight,
        isItalic: typeface.isItalic
      )
      guard let match, match.family == family, match.isItalic == typeface.isItalic,
        (match.weight >= boldWeight) == (typeface.weight >= boldWeight)
      else { return nil }
      return .file(path: match.file.path, index: match.file.index)
    }
  }

  private static let boldWeight = UIFont.Weight.semibold.fontconfigWeight

  /// A warning that is printed only once.
  enum Warning: Hashable {
    case noFont
    case noInter
    case noGlyph
    case unreadable(FontFile)
  }

  /// Says on standard error what is wrong with the installed fonts, each thing once.
  static func warn(_ warning: Warning, _ message: String) {
    guard withLock({ state.warnings.insert(warning).inserted }) else { return }
    StandardError.write(line: "UIKit: \(message)")
  }
}

/// A face in a font file.
struct FontFile: Hashable, Sendable {
  var path: String
  var index: Int
}
