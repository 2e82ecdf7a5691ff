import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for images in which the pixels of one colour are transparent.
@MainActor
struct ImageTransparencyTests {
  /// Three pixels: a white, a transparent and a white one.
  @Test(
    arguments: [
      (
        "gray of 1 bits",
        """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAABAQAAAAAzmykZAAAAAnRSTlMAAHaTzTgAAAAKSURBVHjaY1gAAACiAKFx\
        BctBAAAAAElFTkSuQmCC
        """
      ),
      (
        "gray of 2 bits",
        """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAABAgAAAAB0O1PJAAAAAnRSTlMAAQGU/a4AAAAKSURBVHjaY7gDAADeAN3w\
        abPbAAAAAElFTkSuQmCC
        """
      ),
      (
        "gray of 4 bits",
        """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAABBAAAAAD7e6ZpAAAAAnRSTlMABQb5ObcAAAALSURBVHjaY/j6AQAC3QHm\
        XeOOPAAAAABJRU5ErkJggg==
        """
      ),
      (
        "gray of 8 bits",
        """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAAAAAA+i0toAAAAAnRSTlMAVW2SaEMAAAAMSURBVHjaY/gf+h8ABKoC\
        VABcMRsAAAAASUVORK5CYII=
        """
      ),
      (
        "gray of 16 bits",
        """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAABEAAAAABuG5crAAAAAnRSTlNVVapewVIAAAAPSURBVHjaY/j/PzT0/38A\
        EEwEp5b2FzwAAAAASUVORK5CYII=
        """
      ),
      (
        "color of 8 bits",
        """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAIAAACUgoPjAAAABnRSTlMAVQAAAKqoVg3cAAAAEUlEQVR42mP4//9/\
        KMMqIAkAIpIG+l52K7MAAAAASUVORK5CYII=
        """
      ),
      (
        "color of 16 bits",
        """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAABEAIAAADEEl+gAAAABnRSTlNVAQACqgPB4GbSAAAAE0lEQVR42mP4Dwah\
        jAxMq5ghbAB7Hwz6XJfFzwAAAABJRU5ErkJggg==
        """
      ),
      (
        "a palette",
        """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAMAAAAsPuSGAAAABlBMVEX///9VAKoJtnXTAAAAAnRSTlP/AOW3MEoA\
        AAAMSURBVHjaY2BgZAAAAAYAAqYoSj4AAAAASUVORK5CYII=
        """
      ),
    ]
  )
  func theTransparentColourOfAFileIsClear(kind: String, text: String) throws {
    let bitmap = try ImageCodec.decode(try #require(Data(base64Encoded: text)))
    let pixels = (0..<3).map { bitmap.bytes.load(fromByteOffset: $0 * 4, as: UInt32.self) }
    #expect(pixels == [.max, 0, .max])
    #expect(bitmap.format == .argb)
  }
}
