/// The drawings in this folder, compiled into the program.
///
/// Nothing has to be installed with an application, and no bundle is searched at run time.
package enum EmbeddedGlyphs {
  /// The text of an SVG file by its name without extension; `nil` when unknown.
  package static func data(named name: String) -> [UInt8]? {
    files[name]
  }

  /// The names of all drawings, sorted.
  package static var names: [String] { files.keys.sorted() }

  private static let files: [String: [UInt8]] = [
    "archive": PackageResources.archive_svg,
    "arrow-clockwise": PackageResources.arrow_clockwise_svg,
    "bell": PackageResources.bell_svg,
    "checkmark": PackageResources.checkmark_svg,
    "checkmark-circle-fill": PackageResources.checkmark_circle_fill_svg,
    "chevron-down": PackageResources.chevron_down_svg,
    "chevron-left": PackageResources.chevron_left_svg,
    "chevron-right": PackageResources.chevron_right_svg,
    "circle": PackageResources.circle_svg,
    "circle-fill": PackageResources.circle_fill_svg,
    "clock": PackageResources.clock_svg,
    "compose": PackageResources.compose_svg,
    "doc": PackageResources.doc_svg,
    "ellipsis": PackageResources.ellipsis_svg,
    "ellipsis-circle": PackageResources.ellipsis_circle_svg,
    "flag": PackageResources.flag_svg,
    "folder": PackageResources.folder_svg,
    "gear": PackageResources.gear_svg,
    "grip": PackageResources.grip_svg,
    "infinity": PackageResources.infinity_svg,
    "info-circle": PackageResources.info_circle_svg,
    "list-bullet": PackageResources.list_bullet_svg,
    "magnifier": PackageResources.magnifier_svg,
    "minus": PackageResources.minus_svg,
    "minus-circle-fill": PackageResources.minus_circle_fill_svg,
    "moon": PackageResources.moon_svg,
    "person": PackageResources.person_svg,
    "photo": PackageResources.photo_svg,
    "pin": PackageResources.pin_svg,
    "plus": PackageResources.plus_svg,
    "plus-circle": PackageResources.plus_circle_svg,
    "plus-circle-fill": PackageResources.plus_circle_fill_svg,
    "star": PackageResources.star_svg,
    "star-fill": PackageResources.star_fill_svg,
    "trash": PackageResources.trash_svg,
    "wifi": PackageResources.wifi_svg,
    "xmark": PackageResources.xmark_svg,
    "xmark-circle-fill": PackageResources.xmark_circle_fill_svg,
  ]
}
