public import Foundation
import UIKitSupport

/// Makes the same views again and again from a file of the application, or by a closure.
///
/// There are no Interface Builder files on Linux. A nib here is a JSON file among
/// the application's resources, named like the nib, with the ending `json`:
///
///     tableView.register(UINib(nibName: "CityCell", bundle: .module),
///                        forCellReuseIdentifier: "city")
///
///     {
///       "objects": [
///         {
///           "class": "CityCell",
///           "reuseIdentifier": "city",
///           "accessoryType": "disclosureIndicator",
///           "frame": [0, 0, 320, 60],
///           "subviews": [
///             {
///               "class": "UILabel",
///               "tag": 1,
///               "frame": [16, 8, 288, 24],
///               "autoresizing": ["flexibleWidth"],
///               "text": "City",
///               "font": { "textStyle": "headline" },
///               "textColor": "label"
///             }
///           ]
///         }
///       ]
///     }
///
/// `objects` are the top-level objects. Every key of an object is optional; a key
/// that its class does not have, or a value of the wrong kind, is an error that
/// names the place. All objects have
///
/// - `class`: a class of this library, or one that was made known by
///   ``register(_:as:)``; `UIView` by default. The object is made by
///   `init(coder:)`; when all objects are there, each view gets `awakeFromNib()`, inner ones
///   first;
/// - `frame`: `[x, y, width, height]` in points, and `autoresizing`: a list of
///   `flexibleLeftMargin`, `flexibleWidth`, and so on;
/// - `tag`, `alpha`, `isHidden`, `clipsToBounds`, `isUserInteractionEnabled`,
///   `cornerRadius`, `contentMode` (`scaleToFill`, `center`, …), `accessibilityIdentifier`,
///   `accessibilityLabel`, `restorationIdentifier`;
/// - `backgroundColor`, `tintColor`: `"#RRGGBB"`, `"#RRGGBBAA"`, or the name of one of
///   `UIColor`'s colours, such as `"systemBlue"` or `"secondaryLabel"`;
/// - `subviews`: objects, from back to front.
///
/// Labels have `text`, `textColor`, `highlightedTextColor`, `textAlignment`,
/// `numberOfLines`, `lineBreakMode`, and `font`: a size, or an object with `size`,
/// `weight` (`bold`, …) and the family's `name`, or with a `textStyle`, which follows the
/// user's text size. Image views have `image`, a name that `UIImage(named:)` finds in
/// the nib's bundle. Buttons have `title` and `image`.
///
/// Cells have `style`, `reuseIdentifier`, `accessoryType`, `selectionStyle`,
/// `indentationLevel`, `separatorInset` (`[top, left, bottom, right]`), `textLabel`,
/// `detailTextLabel` and `imageView`; their `subviews` go into the `contentView`, as
/// those of header and footer views do, which have `reuseIdentifier`, `textLabel` and
/// `detailTextLabel`.
///
/// There are no outlets: find views with `viewWithTag(_:)`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of an instance's options; there are none on Linux.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let source: NibSource
  /// The file's content, once it was read.
  private var document: NibDocument?

  /// Creates a nib from a file, which is read when the first instance is made.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.json`.
  ///   - bundleOrNil: The bundle of the file and its images; `nil`: the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name, bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib from a file's content.
  ///
  /// - Parameters:
  ///   - nibData: JSON as described above.
  ///   - bundleOrNil: The bundle of the images; `nil`: the main bundle.
  public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    source = .data(nibData, bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib whose objects are made by a closure; for Linux only.
  ///
  /// - Parameter makeObjects: Makes the top-level objects anew at each call; it gets the owner.
  public init(makingObjects makeObjects: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    source = .closure(makeObjects)
    super.init()
  }

  /// Makes the nib's objects.
  ///
  /// A file that is missing or broken stops the program; the message names the file, the place in
  /// it, and the expected value.
  ///
  /// - Parameters:
  ///   - ownerOrNil: Handed to the closure of a nib that has one; files have no connections.
  ///   - optionsOrNil: Must be `nil` or empty.
  /// - Returns: The top-level objects.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    demand(
      optionsOrNil?.isEmpty ?? true,
      "A nib cannot be made with \(optionsOrNil?.count ?? 0) options; there are none on Linux"
    )
    do {
      return try makeObjects(owner: ownerOrNil)
    } catch {
      misuse("\(error)")
    }
  }

  /// Registers a class for nib files.
  ///
  /// - Parameters:
  ///   - viewClass: The class; its `init(coder:)` makes the objects.
  ///   - name: Its name in files; `nil`: the class's own name without its module.
  public static func register(_ viewClass: UIView.Type, as name: String? = nil) {
    NibClasses.register(viewClass, as: name ?? String(describing: viewClass))
  }

  /// Makes the top-level objects; throws if the file is missing or invalid.
  final func makeObjects(owner: Any?) throws(NibError) -> [Any] {
    if case .closure(let makeObjects) = source { return makeObjects(owner) }
    let document: NibDocument
    if let known = self.document { document = known } else { document = try source.read() }
    self.document = document
    let builder = NibBuilder(file: source.name, bundle: source.bundle)
    return try document.build(with: builder)
  }

  /// The nib's name in messages.
  open override var description: String { "The nib \(source.name)" }
}

/// The source of a nib's objects.
enum NibSource {
  case file(String, Bundle)
  case data(Data, Bundle)
  case closure(@MainActor (Any?) -> [Any])

  /// The source's name in messages.
  var name: String {
    switch self {
    case .file(let name, _): "\(name).json"
    case .data: "(data)"
    case .closure: "(closure)"
    }
  }

  var bundle: Bundle {
    switch self {
    case .file(_, let bundle), .data(_, let bundle): bundle
    case .closure: .main
    }
  }

  /// Reads and decodes the file.
  func read() throws(NibError) -> NibDocument {
    switch self {
    case .closure:
      misuse("A nib that is a closure has no file")
    case .data(let data, _):
      return try NibDocument(decoding: data, file: name)
    case .file(let file, let bundle):
      guard let url = bundle.url(forResource: file, withExtension: "json"),
        let data = try? Data(contentsOf: url)
      else {
        throw NibError(
          file: name,
          place: "",
          reason: "expected a file of this name in \(bundle.bundlePath)"
        )
      }
      return try NibDocument(decoding: data, file: name)
    }
  }
}
