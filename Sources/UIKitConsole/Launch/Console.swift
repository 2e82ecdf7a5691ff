import CConsole
import CMappedCode
package import Foundation
package import UIKitApplication
package import UIKitCore
import UIKitGraphics

/// A console: the whole screen of a machine without a desktop, and the kernel's input devices.
@MainActor
package final class Console: Display {
  let output: any Output
  let rotation: ScreenRotation
  /// The session that assigns the screen to one program; `nil` on machines without virtual
  /// terminals.
  let session: (any ConsoleSession)?
  /// The seat that opens the devices; `nil` if the program opens them directly.
  let seat: Seat?
  private let environment: [String: String]
  /// The time without input after which the screen goes dark, in seconds; infinite to keep it lit.
  let blankingDelay: Double
  private var isLit = true
  private var backlight = Backlight()
  /// Device pixels per point.
  package let scale: CGFloat
  /// Whether the screen stays lit without input.
  package var keepsScreenOn = false
  /// The surface that presents frames; `nil` before `makeSurface()`.
  private(set) var surface: ConsoleSurface?

  /// Opens a screen, which turns black.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - configuration: The mode, scale and rotation.
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

  /// Creates a console from open devices.
  ///
  /// - Parameters:
  ///   - output: The screen.
  ///   - session: The session that assigns the screen; `nil` without virtual terminals.
  ///   - seat: The seat that opens input devices; `nil` if the program opens them directly.
  ///   - configuration: The scale, the rotation and the blanking delay.
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

  /// Opens the virtual terminal; without one, the application runs nevertheless.
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

  /// Refreshes per second of the screen's mode; 60 if the mode has no rate.
  package var framesPerSecond: Double { RefreshRate.plausible(output.framesPerSecond) }

  /// Whether the screen's refreshes determine when `isReady` becomes `true`.
  package var isPacedByDisplay: Bool { output.isPacedByDisplay }

  /// Whether the screen is lit and no buffer waits for its refresh.
  package var isReady: Bool { isLit && output.isReady }

  /// Lights the screen or puts it to sleep; no frames are drawn while it sleeps.
  func setLit(_ lit: Bool) {
    guard lit != isLit else { return }
    isLit = lit
    if !lit {
      // Without this, a program that is killed while the screen sleeps would leave it dark.
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

  /// Always `nil`, because a console has no clipboard to share.
  package var clipboard: (any DesktopClipboard)? { nil }

  /// Always `nil`, because a console has no selection to share.
  package var primarySelection: (any DesktopClipboard)? { nil }

  /// Creates the surface that writes frames to the screen's buffers.
  package func makeSurface() -> any FrameSurface {
    let newSurface = ConsoleSurface(output: output, rotation: rotation, scale: scale)
    surface = newSurface
    return newSurface
  }

  /// Opens the input devices.
  ///
  /// - Parameters:
  ///   - loop: The frame loop that receives touches and keys.
  ///   - lifecycle: The lifecycle to notify when the user switches terminals.
  /// - Returns: A new source.
  package func makeEventSource(loop: FrameLoop, lifecycle: Lifecycle) -> any EventSource {
    // Releases the pages of the code that opened the screen before libinput's are loaded.
    mapped_code_release()
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

  /// Does nothing, because the first frame is visible as soon as it is drawn.
  package func show() {}

  /// Returns the screen to the text console.
  package func close() {
    if !isLit { backlight.setLit(true) }
    writeStatistics()
    surface = nil
    // The kernel's console needs the card to redraw the terminal.
    output.close()
    session?.restore()
  }

  /// Handles the kernel's events about the screen.
  ///
  /// - Returns: Whether the frame was shown again, because the screen had lost it or is a new one.
  func updateOutput() -> Bool {
    switch output.handleEvents() {
    case .none: return false
    case .needsFrame: surface?.showAll()
    case .hasNewBuffers: surface?.restart()
    }
    if !isLit { output.setLit(false) }
    return true
  }

  /// Prints statistics about the presented frames if `ROLLTOP_STATISTICS` is 1.
  private func writeStatistics() {
    guard environment["ROLLTOP_STATISTICS"] == "1", let surface else { return }
    let (flips, uploads) = output.counts
    StandardError.write(
      line: "console: \(surface.presentedFrameCount) frames, \(flips) flips, \(uploads) uploads, "
        + "\(surface.writtenPixels) pixels, \(output.isAtomic ? "atomic" : "legacy") modes, "
        + "devices opened by \(seat == nil ? "the program" : "libseat")"
    )
  }
}
