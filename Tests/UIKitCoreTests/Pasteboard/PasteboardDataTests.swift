import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for pasteboard data other than text, and for its exchange with a desktop.
@MainActor
struct PasteboardDataTests {
  /// A desktop clipboard with data of any type, which another program can change.
  private final class Clipboard: DesktopClipboard {
    var text = "" { didSet { holdsOffer = false } }
    var offered: [String] = []
    var source: (String) -> Data? = { _ in nil }
    var holdsOffer = false
    /// The data copied by another program, keyed by type.
    var foreignData: [String: Data] = [:] {
      didSet { text = String(decoding: foreignData[plain] ?? Data(), as: UTF8.self) }
    }
    var requestedTypes: [String] = []
    private let plain = "text/plain;charset=utf-8"
    /// Whether `prepareForData()` was called.
    private(set) var isPrepared = false

    func prepareForData() { isPrepared = true }

    func offer(_ types: [String], data: @escaping (String) -> Data?) -> Bool {
      (offered, source, holdsOffer) = (types, data, true)
      return true
    }

    var types: [String] {
      #expect(isPrepared)
      return foreignData.keys.sorted()
    }

    func data(_ type: String) -> Data? {
      requestedTypes.append(type)
      return foreignData[type]
    }
  }

  private let stage = Stage(size: CGSize(width: 10, height: 10))
  private let clipboard = Clipboard()
  private let square = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  /// The general pasteboard of this test's stage.
  private var general: UIPasteboard {
    stage.loop.makeCurrent()
    return .general
  }

  private func connect() {
    stage.loop.pasteboard.desktop = clipboard
  }

  @Test func copiedImagesAndURLsAreReturned() throws {
    let file = try #require(URL(string: "file:///tmp/%FF"))
    let page = try #require(URL(string: "https://example.org/"))
    #expect(!general.hasImages && !general.hasURLs && general.numberOfItems == 0)
    general.image = square
    #expect(general.image === square)
    #expect(general.hasImages && !general.hasURLs && !general.hasStrings)
    #expect(general.types == ["public.png"])
    #expect(general.data(forPasteboardType: "public.png") == square.pngData())
    general.urls = [file, page]
    #expect(general.urls == [file, page])
    #expect(general.url == file)
    #expect(general.numberOfItems == 2)
    #expect(general.strings == ["file:///tmp/%FF", "https://example.org/"])
    #expect(general.contains(pasteboardTypes: ["public.file-url"]))
    #expect(!general.hasImages && general.image == nil)
    general.images = nil
    #expect(general.numberOfItems == 0 && general.types == [])
  }

  @Test func anItemMayHaveSeveralTypes() throws {
    general.items = [
      ["public.utf8-plain-text": "red", "public.png": square, "org.example.row": Data([7])]
    ]
    general.addItems([["public.url": try #require(URL(string: "https://example.org/"))]])
    #expect(general.numberOfItems == 2)
    #expect(general.string == "red")
    #expect(general.image === square)
    #expect(general.url?.absoluteString == "https://example.org/")
    #expect(general.data(forPasteboardType: "org.example.row") == Data([7]))
    #expect(general.value(forPasteboardType: "public.png") as? UIImage === square)
    general.setValue("new", forPasteboardType: "public.text")
    #expect(general.strings == ["new"])
  }

  @Test func theTypesAreOfferedToTheDesktop() {
    connect()
    general.items = [["public.utf8-plain-text": "red", "public.png": square]]
    #expect(Set(clipboard.offered) == ["image/png", "text/plain;charset=utf-8"])
    #expect(clipboard.source("image/png") == square.pngData())
    #expect(clipboard.source("text/plain;charset=utf-8") == Data("red".utf8))
    #expect(clipboard.source("image/jpeg") == nil)
    general.urls = ["file:///tmp/a%20b", "file:///tmp/c"].compactMap { URL(string: $0) }
    let list = "file:///tmp/a%20b\r\nfile:///tmp/c\r\n"
    #expect(clipboard.source("text/uri-list") == Data(list.utf8))
    #expect(
      clipboard.source("text/plain;charset=utf-8") == Data("file:///tmp/a%20b\nfile:///tmp/c".utf8)
    )
    general.setData(Data([1]), forPasteboardType: "org.example.row")
    #expect(clipboard.offered == ["org.example.row"])
    general.string = "text"
    #expect(clipboard.text == "text" && !clipboard.holdsOffer)
  }

  @Test func copiedDataStaysUntilAnotherProgramCopies() {
    connect()
    general.image = square
    let changes = general.changeCount
    #expect(general.image === square)
    clipboard.foreignData = ["text/plain;charset=utf-8": Data("new".utf8)]
    #expect(general.image == nil)
    #expect(general.string == "new")
    #expect(general.changeCount == changes + 1)
  }

  @Test func imagesOfOtherProgramsAreRead() throws {
    connect()
    let png = try #require(square.pngData())
    clipboard.foreignData = ["image/png": png, "image/jpeg": Data([1]), "TIMESTAMP": Data()]
    #expect(general.hasImages && !general.hasStrings && general.numberOfItems == 1)
    #expect(clipboard.requestedTypes == [])
    #expect(general.types == ["public.png", "public.jpeg"])
    #expect(general.image?.size == CGSize(width: 2, height: 2))
    #expect(clipboard.requestedTypes == ["image/png"])
    #expect(general.data(forPasteboardType: "public.jpeg") == Data([1]))
    #expect(general.items.first?.keys.sorted() == ["public.png"])
  }

  @Test func addressesOfOtherProgramsAreRead() {
    connect()
    clipboard.foreignData = [
      "text/uri-list": Data("# files\r\nfile:///tmp/%FF\r\nhttps://example.org/\r\n".utf8)
    ]
    #expect(general.hasURLs && general.numberOfItems == 2)
    #expect(general.urls?.map(\.absoluteString) == ["file:///tmp/%FF", "https://example.org/"])
    #expect(!general.hasImages)
    clipboard.foreignData = [
      "org.example.row": Data([7]), "text/plain;charset=utf-8": Data("7".utf8),
    ]
    #expect(general.data(forPasteboardType: "org.example.row") == Data([7]))
    #expect(general.string == "7")
    #expect(general.items.count == 1)
  }

  @Test func localTextIsNotRequestedFromTheDesktop() {
    connect()
    general.string = "own"
    clipboard.foreignData = [:]
    clipboard.text = "own"
    #expect(!general.hasImages && general.types == ["public.utf8-plain-text"])
    #expect(clipboard.requestedTypes == [])
  }
}
