public import Foundation
import UIKitGraphics
import UIKitSupport

/// Arranges objects in sections by the letters with which their names begin, as the user's language
/// does it.
///
///     let collation = UILocalizedIndexedCollation.current()
///     var sections = Array(repeating: [Song](), count: collation.sectionTitles.count)
///     for song in collation.sortedArray(from: songs, collationStringSelector: \.title) {
///       sections[collation.section(for: song, collationStringSelector: \.title)].append(song)
///     }
///
/// The letters and the order are those of CLDR and of ICU: Å, Ä and Ö follow Z in Swedish and belong
/// to A and O in German. Languages of other scripts have the Latin letters after their own, and the
/// last section, `#`, is for names that begin with anything else.
@preconcurrency @MainActor
public final class UILocalizedIndexedCollation: NSObject {
  private static var latest: UILocalizedIndexedCollation?

  private let locale: String
  private let alphabet: IndexAlphabet
  private lazy var order = TextCollator(locale: locale, strength: .full)

  private init(locale: String) {
    self.locale = locale
    alphabet = IndexAlphabet(locale: locale)
    super.init()
  }

  /// The collation for the user's language.
  ///
  /// The language is that of the words in bars and menus. The same object is returned until
  /// it changes.
  public static func current() -> UILocalizedIndexedCollation {
    demandMainThread(UILocalizedIndexedCollation.self, "current()")
    let locale = WindowHost.current.collationLocale
    if let latest, latest.locale == locale { return latest }
    let collation = UILocalizedIndexedCollation(locale: locale)
    latest = collation
    return collation
  }

  /// The titles of the sections' headers: letters, and `#`.
  public var sectionTitles: [String] { alphabet.titles }

  /// The entries of the section index; one for each section.
  public var sectionIndexTitles: [String] { alphabet.titles }

  /// The section of an entry of the section index.
  ///
  /// - Parameter indexTitleIndex: A position in `sectionIndexTitles`. Others stop the program.
  /// - Returns: A position in `sectionTitles`.
  public func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    demand(
      alphabet.titles.indices.contains(indexTitleIndex),
      "There is no section index title \(indexTitleIndex); there are \(alphabet.titles.count)"
    )
    return indexTitleIndex
  }

  /// The section of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - collationStringSelector: Returns its name: a key path such as `\.title`, or a closure.
  /// - Returns: A position in `sectionTitles`.
  public func section<Object>(
    for object: Object,
    collationStringSelector: (Object) -> String
  ) -> Int {
    alphabet.section(for: collationStringSelector(object))
  }

  /// The section of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - collationStringSelector: A method that returns its name, such as `Song.sortedTitle`.
  /// - Returns: A position in `sectionTitles`.
  public func section<Object>(
    for object: Object,
    collationStringSelector: (Object) -> () -> String
  ) -> Int {
    alphabet.section(for: collationStringSelector(object)())
  }

  /// Sorts objects by their names: by letters, then by accents, then by case.
  ///
  /// Objects whose names are equal keep their order.
  ///
  /// - Parameters:
  ///   - array: The objects.
  ///   - collationStringSelector: Returns the name of one: a key path such as `\.title`, or a
  ///     closure.
  /// - Returns: The same objects in their order.
  public func sortedArray<Object>(
    from array: [Object],
    collationStringSelector: (Object) -> String
  ) -> [Object] {
    demandMainThread(UILocalizedIndexedCollation.self, "sortedArray(from:)")
    let keys = array.map { order.sortKey(of: collationStringSelector($0)) }
    // The standard library's sort is stable.
    return array.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
      .map { array[$0] }
  }

  /// Sorts objects by their names: by letters, then by accents, then by case.
  ///
  /// - Parameters:
  ///   - array: The objects.
  ///   - collationStringSelector: A method that returns the name of one, such as
  ///     `Song.sortedTitle`.
  /// - Returns: The same objects in their order.
  public func sortedArray<Object>(
    from array: [Object],
    collationStringSelector: (Object) -> () -> String
  ) -> [Object] {
    sortedArray(from: array) { collationStringSelector($0)() }
  }
}
