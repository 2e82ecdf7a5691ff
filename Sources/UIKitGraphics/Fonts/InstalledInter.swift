internal import Foundation

/// The font Inter where distributions put it, found without fontconfig.
///
/// fontconfig reads all its settings and the list of all fonts before it answers first, which is a
/// third of a program's start. Its answer for Inter is known where nobody has chosen fonts: it is asked
/// when the environment, or a file or folder of the user or the administrator, may say otherwise.
enum InstalledInter {
  private static let folder = "/usr/share/fonts/opentype/inter"

  /// The file of a weight and a slant.
  ///
  /// - Parameters:
  ///   - weight: On fontconfig's scale.
  ///   - isItalic: Whether the face is slanted.
  ///   - environment: The process's environment.
  ///   - exists: Whether there is a file or a folder.
  /// - Returns: `nil` when fontconfig is to be asked.
  static func file(
    weight: Int32,
    isItalic: Bool,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    exists: (String) -> Bool = { access($0, F_OK) == 0 }
  ) -> FontFile? {
    guard let name = names[weight], !isConfigured(environment, exists) else { return nil }
    let style = isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
    let path = "\(folder)/Inter-\(style).otf"
    return exists(path) ? FontFile(path: path, index: 0) : nil
  }

  private static let names: [Int32: String] = [
    0: "Thin", 40: "ExtraLight", 50: "Light", 80: "Regular", 100: "Medium", 180: "SemiBold",
    200: "Bold", 205: "ExtraBold", 210: "Black",
  ]

  /// Whether somebody may have chosen fonts, or added some.
  private static func isConfigured(
    _ environment: [String: String],
    _ exists: (String) -> Bool
  ) -> Bool {
    let variables = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]
    if variables.contains(where: { environment[$0] != nil }) { return true }
    // Without the settings of Debian and those like it, Inter's place means nothing.
    guard exists("/etc/fonts/fonts.conf"), let home = environment["HOME"] else { return true }
    let settings = environment["XDG_CONFIG_HOME"] ?? "\(home)/.config"
    let data = environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"
    return [
      "/etc/fonts/local.conf", "\(settings)/fontconfig", "\(home)/.fonts.conf",
      "\(data)/fonts", "\(home)/.fonts", "/usr/local/share/fonts/inter",
      "/usr/share/fonts/truetype/inter", "/usr/share/fonts/truetype/inter-variable",
      "/usr/share/fonts/opentype/inter-variable",
    ].contains(where: exists)
  }
}
