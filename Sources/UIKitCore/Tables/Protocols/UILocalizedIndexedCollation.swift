public import Foundation
import UIKitGraphics
import UIKitSupport

/// Arranges objects in sections by the initial letters of their names, according to the user's
/// language.
///
///     let collation = UILocalizedIndexedCollation.current()
///     var sections = Array(repeating: [Song](), count: collation.sectionTitles.count)
///     for song in collation.sortedArray(from: songs, collationStringSelector: \.title) {
///       sections[collation.section(for: song, collationStringSelector: \.title)].append(song)
///     }
///
/// The letters and their order are those of CLDR and ICU: Å, Ä and Ö follow Z in Swedish and belong
/// to A and O in German. Languages with other scripts list the Latin letters after their own. The
/// last section, `#`, is for names that begin with any other character.
@preconcurrency @MainActor
public final class UILocalizedIndexedCollation: NSObject {
  private static var latest: UILocalizedIndexedCollation?

  private let locale: String
  private let alphabet: IndexAlphabet
  private lazy var collator = TextCollator(locale: locale, strength: .full)

  private init(locale: String) {
    self.locale = locale
    alphabet = IndexAlphabet(locale: locale)
    super.init()
  }

  /// Returns the collation for the user's language.
  ///
  /// The language is that of the system's texts in bars and menus. Returns the same object until
  /// the language changes.
  public static func current() -> UILocalizedIndexedCollation {
    demandMainThread(UILocalizedIndexedCollation.self, "current()")
    let locale = WindowHost.current.collationLocale
    if let latest, latest.locale == locale { return latest }
    let collation = UILocalizedIndexedCollation(locale: locale)
    latest = collation
    return collation
  }

  /// The titles of the section headers: letters and `#`.
  public var sectionTitles: [String] { alphabet.titles }

  /// The entries of the section index, one for each section.
  public var sectionIndexTitles: [String] { alphabet.titles }

  /// Returns the section of an index entry.
  ///
  /// - Parameter indexTitleIndex: An index into `sectionIndexTitles`; any other value stops the
  ///   program.
  /// - Returns: An index into `sectionTitles`.
  public func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    demand(
      alphabet.titles.indices.contains(indexTitleIndex),
      "There is no section index title \(indexTitleIndex); there are \(alphabet.titles.count)"
    )
    return indexTitleIndex
  }

  /// Returns the section of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - collationStringSelector: Returns the object's name: a key path such as `\.title`, or a
  ///     closure.
  /// - Returns: An index into `sectionTitles`.
  public func section<Object>(
    for object: Object,
    collationStringSelector: (Object) -> String
  ) -> Int {
    alphabet.section(for: collationStringSelector(object))
  }

  /// Returns the section of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - collationStringSelector: A method that returns the object's name, such as
  ///     `Song.sortedTitle`.
  /// - Returns: An index into `sectionTitles`.
  public func section<Object>(
    for object: Object,
    collationStringSelector: (Object) -> () -> String
  ) -> Int {
    alphabet.section(for: collationStringSelector(object)())
  }

  /// Sorts objects by their names: by letters, then by accents, then by case.
  ///
  /// Objects with equal names keep their order.
  ///
  /// - Parameters:
  ///   - array: The objects.
  ///   - collationStringSelector: Returns the name of an object: a key path such as `\.title`, or a
  ///     closure.
  /// - Returns: The sorted objects.
  public func sortedArray<Object>(
    from array: [Object],
    collationStringSelector: (Object) -> String
  ) -> [Object] {
    demandMainThread(UILocalizedIndexedCollation.self, "sortedArray(from:)")
    let keys = array.map { collator.sortKey(of: collationStringSelector($0)) }
    // The standard library's sort is stable.
    return array.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
      .map { array[$0] }
  }

  /// Sorts objects by their names: by letters, then by accents, then by case.
  ///
  /// - Parameters:
  ///   - array: The objects.
  ///   - collationStringSelector: A method that returns the name of an object, such as
  ///     `Song.sortedTitle`.
  /// - Returns: The sorted objects.
  public func sortedArray<Object>(
    from array: [Object],
    collationStringSelector: (Object) -> () -> String
  ) -> [Object] {
    sortedArray(from: array) { collationStringSelector($0)() }
  }
}
