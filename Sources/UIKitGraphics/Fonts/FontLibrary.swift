internal import CMappedFile
internal import Foundation

/// The library of fonts, which finds font files with fontconfig and caches open faces.
///
/// FreeType shares state between fonts, and HarfBuzz uses a single buffer, so that one lock guards
/// the library and ``FontFace``. The lock is contended only during launch and while an application
/// reads font metrics on a background thread.
enum FontLibrary {
  private static let lock = NSRecursiveLock()
  private static let state = State()

  /// The state, guarded by the lock.
  private final class State: @unchecked Sendable {
    var typefaces: [Typeface: FontSet] = [:]
    /// The open faces; `nil` for unreadable files.
    var faces: [FontFile: FontFace?] = [:]
    /// The typefaces by font name; `nil` if no installed font has the name.
    var names: [String: Typeface?] = [:]
    var warnings: Set<Warning> = []
    /// The mapped files by path; `nil` for unreadable ones.
    var files: [String: NSData?] = [:]
    /// The face of colour emoji; the outer `nil` before the first search.
    var emojiFace: FontFace??
    var substitute: SystemFontSubstitute?
    var substitutedTypefaces: [SubstitutedTypeface: FontSet] = [:]
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

  /// Returns the faces of a typeface.
  ///
  /// The first search for a typeface may take milliseconds.
  static func fontSet(for typeface: Typeface) -> FontSet {
    withLock {
      if let substitute = state.substitute, typeface.family.isOfSystem {
        return fontSet(for: typeface, substitute)
      }
      if let cached = state.typefaces[typeface] { return cached }
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
    if let cached = state.substitutedTypefaces[key] { return cached }
    let set = FontSet(typeface, substitute: substitute)
    state.substitutedTypefaces[key] = set
    return set
  }

  /// The substitute for the system fonts in tests; `nil` for none.
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

  /// The face of colour emoji; `nil` if no font has them.
  static var emojiFace: FontFace? {
    withLock {
      if let cached = state.emojiFace { return cached }
      let face = FontQuery.emojiFont().flatMap { FontLibrary.face($0) }
      state.emojiFace = .some(face)
      return face
    }
  }

  /// Returns the face in a file, which is opened once; `nil` if the file is not usable.
  static func face(_ file: FontFile) -> FontFace? {
    withLock {
      if let cached = state.faces[file] { return cached }
      let face = FontFace(file)
      if face == nil { warn(.unreadable(file), "\(file.path) cannot be read as a font") }
      state.faces[file] = .some(face)
      return face
    }
  }

  /// Returns the contents of a file, which are mapped into memory once and shared by all sizes.
  static func contents(ofFile path: String) -> NSData? {
    withLock {
      if let cached = state.files[path] { return cached }
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

  /// Returns the typeface of an installed font by PostScript name, full name or family name; `nil`
  /// if there is none.
  static func typeface(named name: String) -> Typeface? {
    withLock {
      if let cached = state.names[name] { return cached }
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

  /// Returns the font in the family of a typeface's file that is closest to the typeface's weight,
  /// and equally bold and slanted.
  ///
  /// - Returns: The font; `nil` if the family has none.
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

  /// A warning that is printed at most once.
  enum Warning: Hashable {
    case noFont
    case noInter
    case noGlyph
    case unreadable(FontFile)
  }

  /// Reports a problem with the installed fonts on the standard error stream, each problem once.
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
