import Foundation

extension DragOffer {
  /// Creates an offer of items.
  ///
  /// Other applications receive a single value: the URLs of all items, the texts of all items, or
  /// the data of the first item that has another type.
  init(_ items: [UIDragItem], allowsMove: Bool) {
    var sources: [String: [(provider: NSItemProvider, type: String)]] = [:]
    var types: [String] = []
    for provider in items.map(\.itemProvider) {
      var providerTypes: Set<String> = []
      for type in provider.sharedTypeIdentifiers {
        let name = MediaTypes.name(of: type)
        guard providerTypes.insert(name).inserted else { continue }
        if sources[name] == nil { types.append(name) }
        sources[name, default: []].append((provider, type))
      }
    }
    // URLs serve as text for applications without support for URL types.
    if let addresses = sources[MediaTypes.urls], sources[MediaTypes.text] == nil {
      sources[MediaTypes.text] = addresses
      types.append(MediaTypes.text)
    }
    self.init(types: types, allowsMove: allowsMove) { name, completion in
      let isList = name == MediaTypes.urls || name == MediaTypes.text
      let candidates = (sources[name] ?? []).prefix(isList ? .max : 1)
      DataLoad(count: candidates.count) { parts in
        guard isList else { return completion(parts.first) }
        completion(DragOffer.join(parts, asAddresses: name == MediaTypes.urls))
      }
      .start(Array(candidates))
    }
  }

  private static func join(_ parts: [Data], asAddresses: Bool) -> Data? {
    guard !parts.isEmpty else { return nil }
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    let text =
      asAddresses ? texts.map { $0 + "\r\n" }.joined() : texts.joined(separator: "\n")
    return Data(text.utf8)
  }
}

/// Loads and combines the data of several item providers.
@MainActor
private final class DataLoad {
  private var parts: [Data?]
  private var remainingCount: Int
  private let finish: ([Data]) -> Void

  init(count: Int, _ finish: @escaping ([Data]) -> Void) {
    parts = Array(repeating: nil, count: count)
    (remainingCount, self.finish) = (count, finish)
  }

  func start(_ sources: [(provider: NSItemProvider, type: String)]) {
    guard !sources.isEmpty else { return finish([]) }
    for (index, source) in sources.enumerated() {
      source.provider.loadDataRepresentation(forTypeIdentifier: source.type) { data, _ in
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self.receive(data, at: index) }
        }
      }
    }
  }

  private func receive(_ data: Data?, at index: Int) {
    parts[index] = data
    remainingCount -= 1
    if remainingCount == 0 { finish(parts.compactMap { $0 }) }
  }
}
