import Foundation
import UIKitGraphics

/// Displays the images of an animation in sequence, drawing a single frame for each image.
@MainActor
final class ImagePlayer {
  /// The shortest duration of an image, in seconds.
  private static let shortestInterval = 1.0 / 240

  private let images: [UIImage]
  /// The duration of each image, in seconds.
  private let interval: TimeInterval
  private let repeatCount: Int
  private let change: () -> Void
  private let completion: () -> Void
  private var step = 0
  private var timer: FrameTimer?

  /// Creates a player that displays the first image.
  ///
  /// - Parameters:
  ///   - images: The images; at least one.
  ///   - duration: The duration of all images, in seconds.
  ///   - repeatCount: The number of cycles; 0 or less for an endless animation.
  ///   - change: Called when the image has changed.
  ///   - completion: Called after the last image.
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

  /// The current image.
  var image: UIImage { images[step % images.count] }

  /// Continues from the current image.
  ///
  /// - Parameter clock: The frame clock; `nil` to pause.
  func run(on clock: FrameClock?) {
    timer?.cancel()
    timer = nil
    guard let clock, images.count > 1 || repeatCount > 0 else { return }
    schedule(at: clock.time + interval, on: clock)
  }

  private func schedule(at time: TimeInterval, on clock: FrameClock) {
    timer = clock.timers.schedule(at: time) { [weak self, weak clock] in
      guard let self, let clock else { return }
      // A late frame skips images.
      let count = max(1, Int((clock.time - time) / interval) + 1)
      step += count
      if repeatCount > 0, step / images.count >= repeatCount { return completion() }
      change()
      schedule(at: time + Double(count) * interval, on: clock)
    }
  }
}
