import Foundation
import UIKitGraphics

/// Shows images one after the other, with one frame for each of them.
@MainActor
final class ImagePlayer {
  /// The shortest time for an image, in seconds.
  private static let shortestInterval = 1.0 / 240

  private let images: [UIImage]
  /// Seconds for an image.
  private let interval: TimeInterval
  private let repeatCount: Int
  private let change: () -> Void
  private let completion: () -> Void
  private var step = 0
  private var timer: FrameTimer?

  /// Creates a player that shows the first image.
  ///
  /// - Parameters:
  ///   - images: At least one.
  ///   - duration: Seconds for all of them.
  ///   - repeatCount: The number of repetitions; 0 or less for without end.
  ///   - change: Called when another image is shown.
  ///   - completion: Called after the last one.
  init(
    _ images: [UIImage],
    duration: TimeInterval,
    repeatCount: Int,
    change: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    self.images = images
    interval = min(
      max(duration / Double(images.count), ImagePlayer.shortestInterval),
      AnimationTiming.maximumDuration
    )
    self.repeatCount = max(0, repeatCount)
    (self.change, self.completion) = (change, completion)
  }

  isolated deinit { timer?.cancel() }

  /// The image that is shown.
  var image: UIImage { images[step % images.count] }

  /// Continues from the image that is shown.
  ///
  /// - Parameter loop: Has the clock; `nil` pauses.
  func run(on loop: FrameClock?) {
    timer?.cancel()
    timer = nil
    guard let loop, images.count > 1 || repeatCount > 0 else { return }
    schedule(at: loop.time + interval, on: loop)
  }

  private func schedule(at time: TimeInterval, on loop: FrameClock) {
    timer = loop.timers.schedule(at: time) { [weak self, weak loop] in
      guard let self, let loop else { return }
      // A late frame leaves images out.
      let count = max(1, Int((loop.time - time) / interval) + 1)
      step += count
      if repeatCount > 0, step / images.count >= repeatCount { return completion() }
      change()
      schedule(at: time + Double(count) * interval, on: loop)
    }
  }
}
