internal import CSDL2
internal import Foundation

/// An SDL stream that writes to memory.
final class MemorySink {
  let stream: UnsafeMutablePointer<SDL_RWops>
  private(set) var contents = Data()
  private var position = 0

  private init(_ stream: UnsafeMutablePointer<SDL_RWops>) {
    self.stream = stream
  }

  static func open() -> MemorySink? {
    guard let stream = SDL_AllocRW() else { return nil }
    let sink = MemorySink(stream)
    stream.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
    stream.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(sink).toOpaque()
    stream.pointee.size = { Int64(MemorySink.sink(of: $0)?.contents.count ?? -1) }
    stream.pointee.seek = { MemorySink.sink(of: $0)?.seek($1, $2) ?? -1 }
    stream.pointee.read = { _, _, _, _ in 0 }
    stream.pointee.write = { MemorySink.sink(of: $0)?.write($1, size: $2, count: $3) ?? 0 }
    stream.pointee.close = { _ in 0 }
    return sink
  }

  /// Frees the stream and keeps the contents.
  func close() {
    SDL_FreeRW(stream)
  }

  private static func sink(of stream: UnsafeMutablePointer<SDL_RWops>?) -> MemorySink? {
    guard let data = stream?.pointee.hidden.unknown.data1 else { return nil }
    return Unmanaged<MemorySink>.fromOpaque(data).takeUnretainedValue()
  }

  private func seek(_ offset: Int64, _ origin: Int32) -> Int64 {
    var base = 0
    if origin == RW_SEEK_CUR { base = position }
    if origin == RW_SEEK_END { base = contents.count }
    position = max(0, base + Int(offset))
    return Int64(position)
  }

  private func write(_ bytes: UnsafeRawPointer?, size: Int, count: Int) -> Int {
    let length = size * count
    guard let bytes, length > 0 else { return 0 }
    if contents.count < position + length {
      contents.append(Data(count: position + length - contents.count))
    }
    let source = UnsafeRawBufferPointer(start: bytes, count: length)
    contents.replaceSubrange(position..<position + length, with: source)
    position += length
    return count
  }
}
