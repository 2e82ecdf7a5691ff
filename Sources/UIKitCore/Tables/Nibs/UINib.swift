public import Foundation
import UIKitSupport

/// A template that creates the same views repeatedly, from a file of the application or by a
/// closure.
///
/// Interface Builder files are not available on Linux. Here a nib is a JSON file among the
/// application's resources, with the nib's name and the extension `json`:
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
/// `objects` contains the top-level objects. All keys of an object are optional. A key that the
/// object's class does not support, or a value of the wrong type, is an error whose message states
/// the location. All objects support:
///
/// - `class`: a class of this library, or a class registered by ``register(_:as:)``; `UIView` by
///   default. The object is created by `init(coder:)`. After all objects have been created, each
///   view receives `awakeFromNib()`, subviews first;
/// - `frame`: `[x, y, width, height]` in points, and `autoresizing`: a list of
///   `flexibleLeftMargin`, `flexibleWidth`, and so on;
/// - `tag`, `alpha`, `isHidden`, `clipsToBounds`, `isUserInteractionEnabled`,
///   `cornerRadius`, `contentMode` (`scaleToFill`, `center`, …), `accessibilityIdentifier`,
///   `accessibilityLabel`, `restorationIdentifier`;
/// - `backgroundColor`, `tintColor`: `"#RRGGBB"`, `"#RRGGBBAA"`, or the name of one of
///   `UIColor`'s colours, such as `"systemBlue"` or `"secondaryLabel"`;
/// - `subviews`: objects, from back to front.
///
/// Labels support `text`, `textColor`, `highlightedTextColor`, `textAlignment`, `numberOfLines`,
/// `lineBreakMode`, and `font`: a size, an object with `size` and either `weight` (`bold`, …) or
/// the family's `name`, or an object with a `textStyle`, which adapts to the user's text size.
/// Image views support `image`, the name of an image that `UIImage(named:)` finds in the nib's
/// bundle. Buttons support `title` and `image`.
///
/// Cells support `style`, `reuseIdentifier`, `accessoryType`, `selectionStyle`, `indentationLevel`,
/// `separatorInset` (`[top, left, bottom, right]`), `textLabel`, `detailTextLabel` and `imageView`.
/// Header and footer views support `reuseIdentifier`, `textLabel` and `detailTextLabel`. The
/// `subviews` of both are added to their `contentView`.
///
/// Outlets are not supported: find views with `viewWithTag(_:)`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of instantiation options; none are defined on Linux.
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
  /// The decoded file; `nil` until it is read.
  private var document: NibDocument?

  /// Creates a nib from a file, which is read when the nib is first instantiated.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.json`.
  ///   - bundleOrNil: The bundle of the file and its images; `nil` means the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name, bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib from a file's content.
  ///
  /// - Parameters:
  ///   - nibData: JSON as described in ``UINib``.
  ///   - bundleOrNil: The bundle of the images; `nil` means the main bundle.
  public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    source = .data(nibData, bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib whose objects are created by a closure; available only on Linux.
  ///
  /// - Parameter makeObjects: A closure that receives the owner and returns new top-level objects.
  public init(makingObjects makeObjects: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    source = .closure(makeObjects)
    super.init()
  }

  /// Creates the nib's objects.
  ///
  /// A missing or invalid file stops the program. The message states the file, the location in it
  /// and the expected value.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The owner, passed to the closure of `init(makingObjects:)`; ignored for files,
  ///     which have no connections.
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
  ///   - viewClass: The class, whose `init(coder:)` creates the objects.
  ///   - name: The name in files; `nil` means the class's name without its module.
  public static func register(_ viewClass: UIView.Type, as name: String? = nil) {
    NibClasses.register(viewClass, as: name ?? String(describing: viewClass))
  }

  /// Creates the top-level objects; throws if the file is missing or invalid.
  final func makeObjects(owner: Any?) throws(NibError) -> [Any] {
    if case .closure(let makeObjects) = source { return makeObjects(owner) }
    let document: NibDocument
    if let parsed = self.document { document = parsed } else { document = try source.read() }
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
          location: "",
          reason: "expected a file of this name in \(bundle.bundlePath)"
        )
      }
      return try NibDocument(decoding: data, file: name)
    }
  }
}
