public import Foundation
import UIKitSupport

/// The applications that may load a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every application.
  case all = 0
  /// Applications of the same team; equivalent to `.all` here.
  case team = 1
  /// Applications of the same group; equivalent to `.all` here.
  case group = 2
  /// Only this application.
  case ownProcess = 3
}

/// A value transferred by a drag, in one or more representations.
///
/// Foundation on Linux does not provide this class. A provider retains registered objects and
/// returns them unchanged if their class is requested. Otherwise it converts them to data of one of
/// their types and reads the requested class from the data. Item providers are thread-safe.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The reason for a failure to load a value.
  public enum ErrorCode: Int, Error, Sendable {
    /// The conversion to or from data failed.
    case unknownError = -1
    /// No registered representation provides the requested type.
    case itemUnavailableError = -1000
    /// The data does not have the requested type.
    case unexpectedValueClassError = -1100
  }

  /// A closure that receives data or an error.
  ///
  /// Called once, on any thread.
  public typealias DataCompletion = @Sendable (Data?, (any Error)?) -> Void

  /// A loadable data type.
  private struct Representation {
    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    /// The source object of the data; `nil` if `load` was registered.
    let object: (any NSItemProviderWriting)?
    let load: @Sendable (@escaping DataCompletion) -> Progress?
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var name: String?

  /// Creates an empty provider.
  public override init() {
    super.init()
  }

  /// Creates a provider of an object.
  ///
  /// - Parameter object: The object, which is retained.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file, with its URL, and with its content if it is an image.
  ///
  /// - Parameter fileURL: The URL of the file. The result is `nil` for other URLs.
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

  /// A suggested name for the value, such as its file name; `nil` for none.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: Registering

  /// Registers an object for all writable types of its class.
  ///
  /// - Parameters:
  ///   - object: The object, which is retained.
  ///   - visibility: The applications that may load the object.
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

  /// Registers a class of objects that are created on demand.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - visibility: The applications that may load the objects.
  ///   - loadHandler: Creates an object and calls its closure with the object or an error.
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

  /// Registers a data type whose data is created on demand.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type, such as `public.png` or an application-specific type; not empty.
  ///   - visibility: The applications that may load the data.
  ///   - loadHandler: Creates the data and calls its closure once, with the data or an error.
  ///     Called on a background thread.
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
      // A registration replaces earlier ones of the same type.
      representations.removeAll { $0.type == representation.type }
      representations.append(representation)
    }
  }

  // MARK: Queries

  private var registeredRepresentations: [Representation] { lock.withLock { representations } }

  /// The loadable types, in the order of their registration.
  open var registeredTypeIdentifiers: [String] { registeredRepresentations.map(\.type) }

  /// The types that other applications may load, in the order of their registration.
  var sharedTypeIdentifiers: [String] {
    registeredRepresentations.filter { $0.visibility != .ownProcess }.map(\.type)
  }

  /// Returns whether a type, or a type that conforms to it, can be loaded.
  ///
  /// - Parameter typeIdentifier: The type, such as `public.image`.
  /// - Returns: Whether such a type is registered.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredRepresentations.contains { TypeIdentifiers.conforms($0.type, to: typeIdentifier) }
  }

  /// Returns whether an object of a class can be loaded.
  ///
  /// - Parameter aClass: The class, such as `String.self`, `URL.self` or `UIImage.self`.
  /// - Returns: Whether a registered representation is such an object or can be read as one.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(for: aClass) != nil
  }

  /// Returns the first representation that a class can be read from.
  private func representation(for aClass: any NSItemProviderReading.Type) -> Representation? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return registeredRepresentations.first { item in
      readable.contains { TypeIdentifiers.conforms(item.type, to: $0) }
    }
  }

  /// Returns a registered object of a class; `nil` if it has to be read from data.
  func presentObject(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)?
  {
    guard let source = representation(for: aClass),
      let object = source.object as? any NSItemProviderReading, type(of: object) == aClass
    else { return nil }
    return object
  }

  // MARK: Loading

  /// Loads data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type. The first conforming representation is loaded.
  ///   - completionHandler: Called once, on a background thread.
  /// - Returns: A progress of one unit, which the representation completes with its data or error.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping DataCompletion
  ) -> Progress {
    let source = registeredRepresentations.first {
      TypeIdentifiers.conforms($0.type, to: typeIdentifier)
    }
    return load(source, completionHandler)
  }

  private func load(
    _ source: Representation?,
    _ completion: @escaping DataCompletion
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    nonisolated(unsafe) let source = source
    DispatchQueue.global(qos: .userInitiated).async {
      guard let source else {
        progress.completedUnitCount = 1
        return completion(nil, ErrorCode.itemUnavailableError)
      }
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
  ///   - aClass: The class, such as `UIImage.self`.
  ///   - completionHandler: Called once, on a background thread, with the object or an error.
  /// - Returns: A progress of one unit, completed when the object or its data is available.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = presentObject(ofClass: aClass) {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      nonisolated(unsafe) let loaded = object
      DispatchQueue.global(qos: .userInitiated).async { completionHandler(loaded, nil) }
      return progress
    }
    let source = representation(for: aClass)
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

  /// Loads a value of a Swift type.
  ///
  /// - Parameters:
  ///   - aClass: `String.self`, `URL.self` or `Data.self`.
  ///   - completionHandler: Called once, on a background thread, with the value or an error.
  /// - Returns: A progress of one unit, completed when the value's data is available.
  @discardableResult
  public func loadObject<Value: NSItemProviderReading & _ItemProviderValue>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let any: any NSItemProviderReading.Type = aClass
    return loadObject(ofClass: any) { completionHandler($0 as? Value, $1) }
  }
}
