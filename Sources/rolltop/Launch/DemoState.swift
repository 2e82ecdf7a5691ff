import UIKit

/// The state saved for the next run, in addition to that of the screens.
struct DemoState: Codable, Equatable {
  /// The restoration identifiers of the screens, from the start screen on.
  var screens: [String] = []
  /// The value of `Settings.saved`.
  var settings: [String: String] = [:]

  private enum CodingKeys: String, CodingKey {
    case screens = "places"
    case settings
  }
}

extension DemoState {
  private static let key = "demo"

  /// Decodes the valid parts of the state.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    screens = (try? values.decode([String].self, forKey: .screens)) ?? []
    settings = (try? values.decode([String: String].self, forKey: .settings)) ?? [:]
  }

  /// Decodes a state encoded by `encode(with:)`; `nil` if there is no valid state.
  init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.key),
      let data = coder.decodeObject(of: NSData.self, forKey: Self.key),
      let state = try? JSONDecoder().decode(DemoState.self, from: data as Data)
    else { return nil }
    self = state
  }

  /// Encodes the state under a single key.
  func encode(with coder: NSCoder) {
    let encoder = JSONEncoder()
    // Equal states produce equal bytes, so that an unchanged state is not written again.
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    coder.encode(NSData(data: data), forKey: Self.key)
  }
}
