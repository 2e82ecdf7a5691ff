import CConsole
package import Foundation
package import UIKitApplication
package import UIKitCore
import UIKitGraphics

/// The whole screen of a machine without a desktop, with the input devices of the kernel.
@MainActor
package final class Console: Display {
  let output: any Output
  let rotation: ScreenRotation
  /// The session, which gives the screen to one program; `nil` on machines without terminals.
  let session: (any ConsoleSession)?
  /// The manager that opens the devices; `nil`: the program does itself.
  let seat: Seat?
  private let environment: [String: String]
  /// Seconds without input after which the screen goes dark; infinite for never.
  let blankingDelay: Double
  private var isLit = true
  private var backlight = Backlight()
  /// Device pixels per point.
  package let scale: CGFloat
  /// Whether the screen stays lit while nothing is touched.
  package var keepsScreenOn = false
  /// The destination of frames, after `makeSurface()` was called.
  private(set) var surface: ConsoleSurface?

  /// Opens a screen, which goes black.
  ///
  /// - Parameters:
  ///   - device: Which one.
  ///   - configuration: Its mode, scale and rotation.
  ///   - environment: The process's environment.
  /// - Throws: `LaunchFailure.noConsole`.
  package convenience init(
    device: ConsoleDevice,
    configuration: LaunchConfiguration,
    environment: [String: String]
  ) throws {
    for line in configuration.ignoredConsoleSettings(environment: environment) {
      StandardError.write(line: line)
    }
    let seat = Seat(environment: environment)
    let request = OutputRequest(
      mode: configuration.resolvedMode(environment: environment),
      opener: seat,
      allowsAtomic: environment["ROLLTOP_MODESETTING"] != "legacy"
    )
    let output: any Output
    do {
      output = try device.open(request)
    } catch {
      seat?.restore()
      throw error
    }
    self.init(
      output: output,
      session: seat ?? Console.openTerminal(),
      seat: seat,
      configuration: configuration,
      environment: environment
    )
  }

  /// Creates a console of devices that are open.
  ///
  /// - Parameters:
  ///   - output: The screen.
  ///   - session: Who decides which program has it; `nil` without terminals.
  ///   - seat: The manager that opens input devices; `nil`: the program does itself.
  ///   - configuration: The scale and rotation, and when the screen goes dark.
  ///   - environment: The process's environment.
  init(
    output: any Output,
    session: (any ConsoleSession)?,
    seat: Seat? = nil,
    configuration: LaunchConfiguration = LaunchConfiguration(),
    environment: [String: String] = [:]
  ) {
    self.output = output
    self.session = session
    self.seat = seat
    self.environment = environment
    rotation = configuration.resolvedRotation(environment: environment)
    let setting = DisplayScale(environment: environment, resources: nil)
    scale = configuration.scale ?? setting.userScale ?? 1
    blankingDelay = configuration.resolvedBlanking(environment: environment)
  }

  /// Takes the terminal; without one the application is shown nevertheless.
  private static func openTerminal() -> VirtualTerminal? {
    do {
      return try VirtualTerminal()
    } catch {
      StandardError.write(line: "\(error); keys may reach a shell behind the application")
      return nil
    }
  }

  /// Size in points.
  package var size: CGSize {
    let pixels = rotation.size(output.size)
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// Refreshes per second of the screen's mode; 60 when the mode does not say them.
  package var framesPerSecond: Double { RefreshRate.plausible(output.framesPerSecond) }

  /// Whether `isReady` becomes true with the screen's refreshes.
  package var isPacedByDisplay: Bool { output.isPacedByDisplay }

  /// Whether the screen is lit, and no buffer waits for its refresh.
  package var isReady: Bool { isLit && output.isReady }

  /// Lights the screen, or lets it sleep; while it sleeps no frame is drawn.
  func setLit(_ lit: Bool) {
    guard lit != isLit else { return }
    isLit = lit
    if !lit {
      // A program that is killed while it sleeps leaves a dark screen else.
      if let session {
        for (file, text) in backlight.restoration {
          console_guardian_remember(session.guardian, file, text)
        }
      }
      backlight.setLit(false)
    }
    output.setLit(lit)
    if lit {
      surface?.showAll()
      backlight.setLit(true)
      if let session { console_guardian_forget(session.guardian) }
    }
  }

  /// Always `nil`: there is no desktop to share text with.
  package var clipboard: (any DesktopClipboard)? { nil }

  /// Always `nil`: there is no desktop to share text with.
  package var primarySelection: (any DesktopClipboard)? { nil }

  /// Creates the surface whose frames are written to the screen's buffers.
  package func makeSurface() -> any FrameSurface {
    let made = ConsoleSurface(output: output, rotation: rotation, scale: scale)
    surface = made
    return made
  }

  /// Opens the input devices.
  ///
  /// - Parameters:
  ///   - loop: Gets touches and keys.
  ///   - lifecycle: Is notified when another terminal is shown.
  /// - Returns: A new source.
  package func makeEventSource(loop: FrameLoop, lifecycle: Lifecycle) -> any EventSource {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { self.environment[$0] }
      .first { !$0.isEmpty }
    return ConsoleEvents(
      console: self,
      devices: openInputDevices(),
      loop: loop,
      lifecycle: lifecycle,
      locale: locale ?? "C"
    )
  }

  private func openInputDevices() -> InputDevices? {
    let text = environment["ROLLTOP_CALIBRATION"] ?? ""
    let calibration = CalibrationMatrix(text)
    if calibration == nil, !text.isEmpty {
      StandardError.write(
        line: "ROLLTOP_CALIBRATION: \"\(text)\" is ignored; it has to be six numbers"
      )
    }
    do {
      return try InputDevices(seat: seat?.handle, calibration: calibration)
    } catch {
      StandardError.write(line: "\(error); nothing can be touched")
      return nil
    }
  }

  /// Does nothing: the first frame is shown as it is drawn.
  package func show() {}

  /// Gives the screen back to the text console.
  package func close() {
    if !isLit { backlight.setLit(true) }
    writeStatistics()
    surface = nil
    // The terminal draws itself again, which the kernel's console needs the card for.
    output.close()
    session?.restore()
  }

  /// Handles what the kernel says about the screen.
  ///
  /// - Returns: Whether it shows something else than before.
  func updateOutput() -> Bool {
    switch output.handleEvents() {
    case .none: return false
    case .needsFrame: surface?.showAll()
    case .hasNewBuffers: surface?.restart()
    }
    if !isLit { output.setLit(false) }
    return true
  }

  /// Writes what was shown, if `ROLLTOP_STATISTICS` is 1.
  private func writeStatistics() {
    guard environment["ROLLTOP_STATISTICS"] == "1", let surface else { return }
    let (flips, uploads) = output.counts
    StandardError.write(
      line: "console: \(surface.shownFrames) frames, \(flips) flips, \(uploads) uploads, "
        + "\(surface.writtenPixels) pixels, \(output.isAtomic ? "atomic" : "legacy") modes, "
        + "devices opened by \(seat == nil ? "the program" : "libseat")"
    )
  }
}
