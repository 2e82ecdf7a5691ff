internal import Foundation

/// The font Inter in its default location on Linux distributions, found without fontconfig.
///
/// Before its first result, fontconfig reads its entire configuration and the list of all fonts,
/// which takes a third of the launch time. Its result for Inter is predictable if fonts are not
/// configured. fontconfig is used if the environment, or a file or folder of the user or
/// administrator, may configure fonts.
enum InstalledInter {
  private static let folder = "/usr/share/fonts/opentype/inter"

  /// Returns the file for a weight and a slant.
  ///
  /// - Parameters:
  ///   - weight: The weight on fontconfig's scale.
  ///   - isItalic: Whether the face is italic.
  ///   - environment: The environment of the process.
  ///   - exists: Returns whether a file or folder exists.
  /// - Returns: The file; `nil` if fontconfig must be used.
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

  /// Returns whether fonts may be configured or added by the user or administrator.
  private static func isConfigured(
    _ environment: [String: String],
    _ exists: (String) -> Bool
  ) -> Bool {
    let variables = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]
    if variables.contains(where: { environment[$0] != nil }) { return true }
    // The location of Inter is only meaningful with the configuration of Debian and its
    // derivatives.
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
