import Foundation
import UIKitCore
import UIKitGraphics

extension CaseList {
  mutating func addImages() {
    add("UIImage.init(data:scale:)", Numbers.factors) { fixture, scale in
      guard let data = fixture.image.pngData() else { return }
      fixture.imageView.image = UIImage(data: data, scale: scale)
      fixture.imageView.sizeToFit()
    }
    add("UIImage.init(data:scale:) SVG,", Numbers.factors) { fixture, scale in
      fixture.imageView.image = UIImage(data: Data(svg(width: "10", height: "10")), scale: scale)
    }
    add("UIImage.jpegData(compressionQuality:)", Numbers.factors) {
      _ = $0.image.jpegData(compressionQuality: $1)
    }
    add("UIImage.draw(at:)", Shapes.points) { fixture, point in
      fixture.canvas.drawing = { fixture.image.draw(at: point) }
    }
    add("UIImage.draw(in:)", Shapes.rects) { fixture, rect in
      fixture.canvas.drawing = { fixture.image.draw(in: rect) }
    }
    add("UIImage.draw(in:) outside of draw(_:)") {
      $0.image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    add("UIImage.init(named:)", Texts.all) { fixture, name in
      fixture.imageView.image = UIImage(named: name)
    }
    add("UIImage.init(systemName:)", Texts.all) { fixture, name in
      fixture.imageView.image = UIImage(systemName: name)
    }
    add("UIImage.init(contentsOfFile:)", Texts.all) { _ = UIImage(contentsOfFile: $1) }
    add("UIImage.init(contentsOfFile:) a folder") { _ in
      _ = UIImage(contentsOfFile: "/")
    }
    add("UIImage.init(contentsOfFile:) a device") { _ in
      _ = UIImage(contentsOfFile: "/dev/null")
    }
    add("UIImage.init() shown") { fixture in
      fixture.imageView.image = UIImage()
      fixture.imageView.sizeToFit()
      fixture.cell.imageView?.image = UIImage()
      fixture.canvas.drawing = { UIImage().draw(at: .zero) }
    }
    add("UIImage.pngData() without pixels") { _ in _ = UIImage().pngData() }
    add("UIImage.jpegData without pixels") { _ in
      _ = UIImage().jpegData(compressionQuality: 1)
    }
    add("UIImage.largestPixelCount", Numbers.integers + [Argument("0", 0)]) { fixture, count in
      UIImage.largestPixelCount = count
      guard let data = fixture.image.pngData() else { return }
      fixture.imageView.image = UIImage(data: data)
    }
    addImageData()
    addRenderers()
    addImageViews()
  }

  private mutating func addImageData() {
    let files: [(String, [UInt8])] = [
      ("nothing", []), ("one byte", [0x89]), ("PNG without content", pngSignature + []),
      ("JPEG without content", [0xFF, 0xD8, 0xFF, 0xE0]),
      ("WebP without content", Array("RIFF\u{4}\u{0}\u{0}\u{0}WEBPVP8 ".utf8)),
      ("GIF", Array("GIF89a\u{1}\u{0}\u{1}\u{0}".utf8)), ("a megabyte of zeros", megabyteOfZeros),
      ("PNG of 2³¹ × 2³¹ pixels", pngSignature + [0, 0, 0, 13] + Array("IHDR".utf8) + largestIHDR),
      ("SVG without size", Array("<svg></svg>".utf8)),
      ("SVG of infinite size", svg(width: "inf", height: "1e999")),
      ("SVG of negative size", svg(width: "-5", height: "10")),
      ("SVG of no size", svg(width: "0", height: "0")),
      ("SVG of nan", svg(width: "nan", height: "nan")),
      ("SVG of huge size", svg(width: "1e30", height: "1e30")),
      ("SVG that ends at once", Array("<svg width=\"10".utf8)),
      ("SVG of tiny size", svg(width: "1e-30", height: "1e-30")),
    ]
    for (name, bytes) in files {
      add("UIImage.init(data:) \(name)") { fixture in
        fixture.imageView.image = UIImage(data: Data(bytes))
        fixture.imageView.sizeToFit()
      }
    }
  }

  private mutating func addRenderers() {
    add("UIGraphicsImageRenderer.init(size:)", Shapes.sizes) { fixture, size in
      fixture.imageView.image = UIGraphicsImageRenderer(size: size).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    add("UIGraphicsImageRenderer.init(bounds:)", Shapes.rects) { fixture, rect in
      fixture.imageView.image = UIGraphicsImageRenderer(bounds: rect).image { context in
        context.fill(rect)
      }
    }
    add("UIGraphicsImageRendererFormat.scale", Numbers.factors) { fixture, scale in
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
      fixture.imageView.image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    }
  }

  private mutating func addImageViews() {
    let modes: [(String, UIView.ContentMode)] = [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
      ("scaleAspectFill", .scaleAspectFill), ("center", .center), ("bottomRight", .bottomRight),
    ]
    for (name, mode) in modes {
      add("UIImageView.contentMode \(name), frame", Shapes.rects.filter { $0.value.isFinite }) {
        fixture,
        rect in
        fixture.imageView.contentMode = mode
        fixture.imageView.frame = rect
      }
      add("UIImageView.contentMode \(name), empty image") { fixture in
        fixture.imageView.contentMode = mode
        fixture.imageView.image = UIImage()
      }
    }
  }
}

private let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
/// The content of an IHDR chunk: width and height of 2³¹ − 1, 8 bits, RGBA.
private let largestIHDR: [UInt8] = [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0]
private let megabyteOfZeros = [UInt8](repeating: 0, count: 1_000_000)

private func svg(width: String, height: String) -> [UInt8] {
  let namespace = "xmlns=\"http://www.w3.org/2000/svg\""
  return Array("<svg \(namespace) width=\"\(width)\" height=\"\(height)\"></svg>".utf8)
}
