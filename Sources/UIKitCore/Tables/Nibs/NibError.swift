import Foundation

/// An error in a nib file and its location.
struct NibError: Error, Equatable, CustomStringConvertible {
  /// The file's name.
  var file: String
  /// The location in the file, such as `objects[0].subviews[2].font.size`; empty for the whole
  /// file.
  var location: String
  /// The reason, which states the expected value.
  var reason: String

  var description: String {
    location.isEmpty ? "\(file): \(reason)" : "\(file), \(location): \(reason)"
  }

  init(file: String, location: String, reason: String) {
    self.file = file
    self.location = location
    self.reason = reason
  }

  /// Converts a decoder's error to a readable error.
  init(_ error: any Error, file: String) {
    guard let error = error as? DecodingError else {
      self.init(file: file, location: "", reason: "\(error)")
      return
    }
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(
        file: file,
        location: NibError.location(context.codingPath),
        reason: "expected \(NibError.name(of: type))"
      )
    case .keyNotFound(let key, let context):
      self.init(
        file: file,
        location: NibError.location(context.codingPath),
        reason: "expected the key \"\(key.stringValue)\""
      )
    case .dataCorrupted(let context):
      self.init(
        file: file,
        location: NibError.location(context.codingPath),
        reason: context.underlyingError.map { "expected JSON, but: \(NibError.text(of: $0))" }
          ?? context.debugDescription
      )
    @unknown default:
      self.init(file: file, location: "", reason: "\(error)")
    }
  }

  /// Returns a coding path in readable form, such as `objects[0].frame`.
  static func location(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { location, key in
      if let index = key.intValue {
        location += "[\(index)]"
      } else {
        location += location.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is Double.Type, is CGFloat.Type: "a number"
    case is any NibList.Type: "a list"
    default: "an object"
    }
  }

  private static func text(of error: any Error) -> String {
    let details = (error as NSError).userInfo["NSDebugDescription"] as? String
    return details ?? "\(error)"
  }
}

/// A type that decodes from a JSON array.
private protocol NibList {}
extension Array: NibList {}
