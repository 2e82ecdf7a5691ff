/// The library's own words in its languages, compiled into the program: the files of `Languages`.
///
/// Nothing has to be installed with an application, and nothing is read at its start.
package enum LanguageTables {
  /// The English table.
  package static var english: [UInt8] { PackageResources.en_strings }

  /// The contents of a `.strings` file.
  ///
  /// - Parameter name: The file's name without its extension, such as `de` or `zh-Hant`.
  /// - Returns: The text in UTF-8; `nil` for a language that has none.
  package static func table(named name: String) -> [UInt8]? {
    switch name {
    case "ar": PackageResources.ar_strings
    case "cs": PackageResources.cs_strings
    case "da": PackageResources.da_strings
    case "de": PackageResources.de_strings
    case "en": english
    case "es": PackageResources.es_strings
    case "fi": PackageResources.fi_strings
    case "fr": PackageResources.fr_strings
    case "he": PackageResources.he_strings
    case "it": PackageResources.it_strings
    case "ja": PackageResources.ja_strings
    case "ko": PackageResources.ko_strings
    case "nb": PackageResources.nb_strings
    case "nl": PackageResources.nl_strings
    case "pl": PackageResources.pl_strings
    case "pt": PackageResources.pt_strings
    case "ru": PackageResources.ru_strings
    case "sv": PackageResources.sv_strings
    case "tr": PackageResources.tr_strings
    case "uk": PackageResources.uk_strings
    case "zh-Hans": PackageResources.zh_Hans_strings
    case "zh-Hant": PackageResources.zh_Hant_strings
    default: nil
    }
  }
}
