import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore

/// Tests for item providers, which hold the content of drags.
struct ItemProviderTests {
  @Test func stringsURLsAndImagesAreLoadedAsObjects() async throws {
    let text = NSItemProvider(object: "Grüße")
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.canLoadObject(ofClass: String.self) && text.canLoadObject(ofClass: NSString.self))
    #expect(!text.canLoadObject(ofClass: URL.self) && !text.canLoadObject(ofClass: UIImage.self))
    let loaded = await load(text, String.self)
    #expect(loaded == "Grüße")
    let url = try #require(URL(string: "https://example.org/a"))
    let address = await load(NSItemProvider(object: url), URL.self)
    #expect(address == url)
    let textOfURL = await load(NSItemProvider(object: url), String.self)
    #expect(textOfURL == nil)
    let square = await UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let image = NSItemProvider(object: square)
    #expect(image.hasItemConformingToTypeIdentifier("public.image"))
    let size: CGSize? = await withCheckedContinuation { continuation in
      image.loadObject(ofClass: UIImage.self) { object, _ in
        continuation.resume(returning: (object as? UIImage)?.size)
      }
    }
    #expect(size == CGSize(width: 3, height: 2))
  }

  @Test func dataIsProvidedOnRequest() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      completion in
      completion(Data([1, 2]), nil)
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "org.example", visibility: .all) {
      completion in
      completion(nil, nil)
      return nil
    }
    let data: Data? = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data([1, 2]))
    let error: (any Error)? = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "org.example") { _, error in
        continuation.resume(returning: error)
      }
    }
    #expect(error as? NSItemProvider.ErrorCode == .unknownError)
    var progress: Progress?
    let missing: (any Error)? = await withCheckedContinuation { continuation in
      progress = provider.loadObject(ofClass: NSString.self) { _, error in
        continuation.resume(returning: error)
      }
    }
    #expect(progress?.isFinished == true)
    #expect(missing as? NSItemProvider.ErrorCode == .itemUnavailableError)
  }

  @Test func customTypesAreWrittenAndRead() async throws {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: City.self, visibility: .ownProcess) { completion in
      completion(City(name: "Bern"), nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: City.self))
    let city: String? = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: City.self) { object, _ in
        continuation.resume(returning: (object as? City)?.name)
      }
    }
    #expect(city == "Bern")
  }

  @Test func imageFilesProvideTheImage() {
    let provider = NSItemProvider(contentsOf: URL(fileURLWithPath: "/tmp/A.PNG"))
    #expect(
      provider?.registeredTypeIdentifiers == ["public.png", "public.file-url", "public.url"]
    )
    #expect(provider?.suggestedName == "A.PNG")
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.org/a.png")!) == nil)
  }

  private func load<Value: NSItemProviderReading & _ItemProviderValue & Sendable>(
    _ provider: NSItemProvider,
    _ type: Value.Type
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: type) { value, _ in continuation.resume(returning: value) }
    }
  }

  private struct City: NSItemProviderReading, NSItemProviderWriting {
    static let readableTypeIdentifiersForItemProvider = ["org.example.city"]
    static let writableTypeIdentifiersForItemProvider = ["org.example.city"]
    let name: String

    static func object(withItemProviderData data: Data, typeIdentifier: String) -> City {
      City(name: String(decoding: data, as: UTF8.self))
    }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(name.utf8), nil)
      return nil
    }
  }
}
