public import Foundation
import UIKitSupport

/// The programs that may load a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program.
  case all = 0
  /// Programs of the same team; the same as `.all` here.
  case team = 1
  /// Programs of the same group; the same as `.all` here.
  case group = 2
  /// This program.
  case ownProcess = 3
}

/// A value that is carried by a drag, in one representation or in several.
///
/// Foundation on Linux has no such class. Objects that are registered are kept, and handed out as
/// they are if their own class is requested; otherwise they are turned into data of one of their
/// types, and read from it. It may be used from any thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The reason why a value could not be loaded.
  public enum ErrorCode: Int, Error, Sendable {
    /// It could not be turned into data, or not be read from it.
    case unknownError = -1
    /// Nothing is registered that the type could be read from.
    case itemUnavailableError = -1000
    /// The data is not of the type.
    case unexpectedValueClassError = -1100
  }

  /// Hands over data or an error; called once, on any thread.
  public typealias DataCompletion = @Sendable (Data?, (any Error)?) -> Void

  /// A type of data that can be loaded.
  private struct Representation {
    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    /// The object from which the data is made; `nil` when `load` was registered.
    let object: (any NSItemProviderWriting)?
    let load: @Sendable (@escaping DataCompletion) -> Progress?
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var name: String?

  /// Creates a provider of nothing.
  public override init() {
    super.init()
  }

  /// Creates a provider of an object.
  ///
  /// - Parameter object: The object; kept.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file: of its place, and of its content if it is an image.
  ///
  /// - Parameter fileURL: The place of the file. Returns `nil` for other addresses.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL else { return nil }
    self.init()
    if let type = TypeIdentifiers.image(ofFile: fileURL) {
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        do {
          completion(try Data(contentsOf: fileURL), nil)
        } catch {
          completion(nil, error)
        }
        return nil
      }
    }
    registerObject(fileURL, visibility: .all)
    suggestedName = fileURL.lastPathComponent
  }

  /// A name for the dropped value, such as that of its file; `nil` for none.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: Registering

  /// Registers an object under all types that its class can be written as.
  ///
  /// - Parameters:
  ///   - object: The object; kept.
  ///   - visibility: The programs that may load it.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let object = object
    for type in object.writableTypeIdentifiersForItemProvider {
      add(
        Representation(type: type, visibility: visibility, object: object) { completion in
          object.loadData(
            withTypeIdentifier: type,
            forItemProviderCompletionHandler: completion
          )
        }
      )
    }
  }

  /// Registers objects of a class, which are made when one is loaded.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - visibility: The programs that may load them.
  ///   - loadHandler: Makes the object, and calls its closure with the object or with an error.
  open func registerObject<Object: NSItemProviderWriting>(
    ofClass aClass: Object.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Object?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error ?? ErrorCode.unknownError) }
          _ = object.loadData(
            withTypeIdentifier: type,
            forItemProviderCompletionHandler: completion
          )
        }
      }
    }
  }

  /// Registers data of a type, which is made when it is loaded.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type, such as `public.png` or one of the application; not empty.
  ///   - visibility: The programs that may load it.
  ///   - loadHandler: Makes the data, and calls its closure with the data or with an error, once;
  ///     called on a background thread.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping DataCompletion) -> Progress?
  ) {
    demand(!typeIdentifier.isEmpty, "An item provider's data needs a type identifier, not \"\"")
    add(
      Representation(
        type: typeIdentifier,
        visibility: visibility,
        object: nil,
        load: loadHandler
      )
    )
  }

  private func add(_ representation: Representation) {
    lock.withLock {
      // A later registration replaces the earlier ones of the type.
      representations.removeAll { $0.type == representation.type }
      representations.append(representation)
    }
  }

  // MARK: Asking

  private var all: [Representation] { lock.withLock { representations } }

  /// The types that can be loaded, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { all.map(\.type) }

  /// The types that other programs may load, in the order in which they were registered.
  var sharedTypeIdentifiers: [String] { all.filter { $0.visibility != .ownProcess }.map(\.type) }

  /// Whether a type, or a kind of it, can be loaded.
  ///
  /// - Parameter typeIdentifier: Such as `public.image`.
  /// - Returns: Whether there is one.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    all.contains { TypeIdentifiers.conforms($0.type, to: typeIdentifier) }
  }

  /// Whether an object of a class can be loaded.
  ///
  /// - Parameter aClass: Such as `String.self`, `URL.self`, `UIImage.self`.
  /// - Returns: Whether something is registered that is, or can be read as, such an object.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    source(of: aClass) != nil
  }

  /// The first representation that a class can be read from, and the type to read it as.
  private func source(of aClass: any NSItemProviderReading.Type) -> Representation? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return all.first { item in
      readable.contains { TypeIdentifiers.conforms(item.type, to: $0) }
    }
  }

  /// An object that is registered and is of a class already; `nil` when one has to be read.
  func presentObject(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)?
  {
    guard let source = source(of: aClass),
      let object = source.object as? any NSItemProviderReading, type(of: object) == aClass
    else { return nil }
    return object
  }

  // MARK: Loading

  /// Loads data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; the first one that conforms to it is loaded.
  ///   - completionHandler: Called once, on a background thread.
  /// - Returns: The progress of loading, as far as it is reported.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping DataCompletion
  ) -> Progress {
    let source = all.first { TypeIdentifiers.conforms($0.type, to: typeIdentifier) }
    return load(source, completionHandler)
  }

  private func load(
    _ source: Representation?,
    _ completion: @escaping DataCompletion
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    nonisolated(unsafe) let source = source
    DispatchQueue.global(qos: .userInitiated).async {
      guard let source else { return completion(nil, ErrorCode.itemUnavailableError) }
      _ = source.load { data, error in
        progress.completedUnitCount = 1
        completion(data, data == nil ? error ?? ErrorCode.unknownError : nil)
      }
    }
    return progress
  }

  /// Loads an object.
  ///
  /// - Parameters:
  ///   - aClass: Such as `UIImage.self`.
  ///   - completionHandler: Called once, on a background thread, with the object or an error.
  /// - Returns: The progress of loading, as far as it is reported.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = presentObject(ofClass: aClass) {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      nonisolated(unsafe) let found = object
      DispatchQueue.global(qos: .userInitiated).async { completionHandler(found, nil) }
      return progress
    }
    let source = source(of: aClass)
    let type = source?.type ?? ""
    return load(source) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type),
          nil
        )
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads a value of one of Swift's own types.
  ///
  /// - Parameters:
  ///   - aClass: `String.self`, `URL.self` or `Data.self`.
  ///   - completionHandler: Called once, on a background thread, with the value or an error.
  /// - Returns: The progress of loading, as far as it is reported.
  @discardableResult
  public func loadObject<Value: NSItemProviderReading & _ItemProviderValue>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let any: any NSItemProviderReading.Type = aClass
    return loadObject(ofClass: any) { completionHandler($0 as? Value, $1) }
  }
}
