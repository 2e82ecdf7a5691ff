import UIKit

/// What the program leaves for its next run, besides what its screens do.
struct DemoState: Codable, Equatable {
  /// The restoration identifiers of the screens, from the opening list on.
  var places: [String] = []
  /// The words of `Settings.saved`.
  var settings: [String: String] = [:]
}

extension DemoState {
  private static let key = "demo"

  /// Takes over the parts that are there and make sense.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    places = (try? values.decode([String].self, forKey: .places)) ?? []
    settings = (try? values.decode([String: String].self, forKey: .settings)) ?? [:]
  }

  /// Reads what `encode(with:)` wrote; `nil` when there is nothing, or something else.
  init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.key),
      let data = coder.decodeObject(of: NSData.self, forKey: Self.key),
      let state = try? JSONDecoder().decode(DemoState.self, from: data as Data)
    else { return nil }
    self = state
  }

  /// Writes everything under one key.
  func encode(with coder: NSCoder) {
    let encoder = JSONEncoder()
    // Equal states are equal bytes, so that they need not be written again.
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    coder.encode(NSData(data: data), forKey: Self.key)
  }
}
