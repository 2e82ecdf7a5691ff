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
  /// The number of cycles; 0 for an endless animation.
  private let repeatCount: Int
  private let imageDidChange: () -> Void
  private let completion: () -> Void
  /// The number of images that preceded the current one, in all cycles.
  private var precedingCount = 0
  private var timer: FrameTimer?

  /// Creates a player that displays the first image.
  ///
  /// - Parameters:
  ///   - images: The images; at least one.
  ///   - duration: The duration of one cycle, in seconds.
  ///   - repeatCount: The number of cycles; 0 or less for an endless animation.
  ///   - imageDidChange: Called when the image has changed.
  ///   - completion: Called after the last image of the last cycle.
  init(
    _ images: [UIImage],
    duration: TimeInterval,
    repeatCount: Int,
    imageDidChange: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    self.images = images
    interval = min(
      max(duration / Double(images.count), ImagePlayer.shortestInterval),
      AnimationTiming.maximumDuration
    )
    self.repeatCount = max(0, repeatCount)
    (self.imageDidChange, self.completion) = (imageDidChange, completion)
  }

  isolated deinit { timer?.cancel() }

  /// The current image.
  var image: UIImage { images[precedingCount % images.count] }

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
      let intervalCount = max(1, Int((clock.time - time) / interval) + 1)
      precedingCount += intervalCount
      if repeatCount > 0, precedingCount / images.count >= repeatCount { return completion() }
      imageDidChange()
      schedule(at: time + Double(intervalCount) * interval, on: clock)
    }
  }
}
