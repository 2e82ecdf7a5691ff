import Foundation
import SeededRandom
import Testing
import UIKitGraphics

@testable import UIKitCore
@testable import UIKitDesktop
@testable import UIKitSDL

/// Tests for the settings from the desktop's portal, and for their effects on the screen.
@MainActor
struct DesktopSettingsTests {
  private static var settings: [UInt8] {
    var body = DBusBody()
    body.dictionary { body in
      body.align(8)
      body.string("org.freedesktop.appearance")
      body.dictionary { body in
        body.setting("color-scheme", "u") { $0.whole(1) }
        body.setting("accent-color", "(ddd)") { body in
          body.align(8)
          for component in [0.5, 0.25, 1] { body.number(component) }
        }
        body.setting("contrast", "ay") { $0.whole(0) }
      }
      body.align(8)
      body.string("org.gnome.desktop.interface")
      body.dictionary { body in
        body.setting("enable-animations", "b") { $0.whole(0) }
        // Old portals wrap the variant in a second variant.
        body.setting("text-scaling-factor", "v") { body in
          body.signature("d")
          body.number(1.25)
        }
        body.setting("font-name", "s") { $0.string("Cantarell 11") }
      }
    }
    return body.bytes
  }

  private static let appearance = DesktopAppearance(
    style: .dark,
    accent: [0.5, 0.25, 1],
    reducesMotion: true,
    textScale: 1.25
  )

  private func makeSettings(of bus: FakeSessionBus) throws -> DesktopSettings {
    try #require(DesktopSettings(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address]))
  }

  /// Waits for a change, because the bus runs on another thread; `nil` if the bus disconnects.
  private func nextChange(of settings: DesktopSettings) -> DesktopAppearance? {
    while settings.descriptor != nil {
      if let change = settings.takeChange() { return change }
      usleep(5000)
    }
    return nil
  }

  @Test func aLaunchUsesThePortalsReply() throws {
    let bus = FakeSessionBus(.body(DesktopSettingsTests.settings))
    defer { bus.close() }
    let settings = try makeSettings(of: bus)
    #expect((settings.takeFirst() ?? nextChange(of: settings)) == DesktopSettingsTests.appearance)
    #expect(settings.takeChange() == nil)
  }

  @Test func changedSettingsAreApplied() throws {
    let bus = FakeSessionBus(.body(DesktopSettingsTests.settings))
    defer { bus.close() }
    let settings = try makeSettings(of: bus)
    _ = settings.takeFirst() ?? nextChange(of: settings)
    var body = DBusBody()
    body.string("org.freedesktop.appearance")
    body.string("color-scheme")
    body.signature("u")
    body.whole(2)
    bus.sendChange(body.bytes)
    var expected = DesktopSettingsTests.appearance
    expected.style = .light
    #expect(nextChange(of: settings) == expected)
  }

  @Test func aFailingOrSilentPortalGivesNoSettings() throws {
    for answer in [FakeSessionBus.Answer.error, .silence] {
      let bus = FakeSessionBus(answer)
      defer { bus.close() }
      let settings = try makeSettings(of: bus)
      #expect(settings.takeFirst() == nil)
      #expect(settings.descriptor != nil)
    }
  }

  /// The bus accepts the connection but never answers the authentication.
  @Test func aLaunchDoesNotWaitForASilentBus() throws {
    let bus = FakeSessionBus(.nothing)
    defer { bus.close() }
    let settings = try makeSettings(of: bus)
    #expect(!settings.isBusResponding() && settings.takeFirst() == nil)
    let respondingBus = FakeSessionBus(.silence)
    defer { respondingBus.close() }
    let respondingSettings = try makeSettings(of: respondingBus)
    // The bus runs on another thread and may answer late.
    while !respondingSettings.isBusResponding(), respondingSettings.descriptor != nil {}
    #expect(respondingSettings.isBusResponding())
  }

  @Test func aClosedBusIsDisconnected() throws {
    let bus = FakeSessionBus(.error)
    let settings = try makeSettings(of: bus)
    _ = settings.takeFirst()
    bus.close()
    while settings.descriptor != nil {
      _ = settings.takeChange()
      usleep(5000)
    }
    #expect(settings.descriptor == nil)
    #expect(settings.takeChange() == nil)
  }

  /// Invalid data may end the connection, but not the program.
  @Test func damagedRepliesDoNotCrash() throws {
    var generator = SeededGenerator.forTest()
    while generator.nextStep(of: 20) != nil {
      var body = DesktopSettingsTests.settings
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        body[Int.random(in: 0..<body.count, using: &generator)] = UInt8.random(
          in: 0...255,
          using: &generator
        )
      }
      let bus = FakeSessionBus(.body(body))
      defer { bus.close() }
      let settings = try makeSettings(of: bus)
      let screen = UIScreen(size: CGSize(width: 10, height: 10))
      settings.takeFirst()?.apply(to: screen, style: .unspecified)
    }
  }

  @Test(
    arguments: [
      ([:], nil),
      (["DBUS_SESSION_BUS_ADDRESS": ""], nil),
      (["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"], nil),
      (["DBUS_SESSION_BUS_ADDRESS": "disabled:"], nil),
      (["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"], "unix:path=/x"),
      (["XDG_RUNTIME_DIR": "/nowhere"], nil),
      (["XDG_RUNTIME_DIR": "relative"], nil),
    ] as [([String: String], String?)]
  )
  func theSessionBusIsUsed(environment: [String: String], address: String?) {
    #expect(DesktopSettings.address(environment: environment) == address)
  }

  @Test(arguments: ["unix:path=/nowhere", "nonsense", "unix:path=/dev/null", "tcp:host=,port=x"])
  func withoutABusThereAreNoSettings(address: String) {
    #expect(DesktopSettings(environment: ["DBUS_SESSION_BUS_ADDRESS": address]) == nil)
  }

  @Test func theScreenHasTheDesktopAppearance() {
    let screen = UIScreen(size: CGSize(width: 10, height: 10))
    DesktopSettingsTests.appearance.apply(to: screen, style: .unspecified)
    #expect(screen.userInterfaceStyle == .dark)
    #expect(screen.reducesMotion)
    #expect(screen.preferredContentSizeCategory == .extraExtraLarge)
    #expect(screen.accentColor == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    DesktopAppearance(style: .dark).apply(to: screen, style: .light)
    #expect(screen.accentColor == nil)
    screen.userInterfaceStyle = .light
    DesktopAppearance(style: .dark).apply(to: screen, style: .light)
    #expect(screen.userInterfaceStyle == .light)
  }

  @Test(arguments: [0, 2, 7])
  func withoutPreferenceTheScreenIsLightAgain(scheme: Int) {
    let screen = UIScreen(size: CGSize(width: 10, height: 10))
    var appearance = DesktopAppearance()
    func choose(_ scheme: Int, applicationStyle: UIUserInterfaceStyle = .unspecified) {
      appearance.set("org.freedesktop.appearance", "color-scheme", .whole(scheme))
      appearance.apply(to: screen, style: applicationStyle)
    }
    choose(1)
    #expect(screen.userInterfaceStyle == .dark)
    choose(scheme)
    #expect(screen.userInterfaceStyle == .light)
    choose(1)
    choose(scheme, applicationStyle: .dark)
    #expect(screen.userInterfaceStyle == .dark, "the application's choice stays")
  }

  @Test func otherSettingsAreReset() {
    let screen = UIScreen(size: CGSize(width: 10, height: 10))
    var appearance = DesktopSettingsTests.appearance
    appearance.set("org.freedesktop.appearance", "contrast", .whole(1))
    appearance.apply(to: screen, style: .unspecified)
    let interface = "org.gnome.desktop.interface"
    appearance.set("org.freedesktop.appearance", "contrast", .whole(0))
    appearance.set(
      "org.freedesktop.appearance",
      "accent-color",
      .color(red: -1, green: -1, blue: -1)
    )
    appearance.set(interface, "enable-animations", .flag(true))
    appearance.set(interface, "text-scaling-factor", .number(1))
    appearance.apply(to: screen, style: .unspecified)
    #expect(!screen.increasesContrast && screen.accentColor == nil && !screen.reducesMotion)
    #expect(screen.preferredContentSizeCategory == .large)
    appearance.set(interface, "text-scaling-factor", .number(1.5))
    appearance.set(interface, "text-scaling-factor", .number(0))
    appearance.apply(to: screen, style: .unspecified)
    #expect(screen.preferredContentSizeCategory == .large)
  }

  @Test func thePointerThemeComesFromEnvironmentOrDesktop() {
    var appearance = DesktopAppearance()
    #expect(appearance.cursorTheme == nil && appearance.cursorSize == nil)
    appearance.set("org.gnome.desktop.interface", "cursor-theme", .text("Yaru"))
    appearance.set("org.gnome.desktop.interface", "cursor-size", .whole(32))
    #expect(appearance.cursorTheme == "Yaru" && appearance.cursorSize == 32)
    appearance.set("org.gnome.desktop.interface", "cursor-theme", .text(""))
    #expect(appearance.cursorTheme == nil)
    #expect(WaylandCursor.Theme(name: nil, size: 0).size == 24)

    let named = WaylandCursor.Theme(environment: ["XCURSOR_THEME": "Adwaita"])
    #expect(named == .init(name: "Adwaita", size: 24))
    let sized = WaylandCursor.Theme(environment: ["XCURSOR_THEME": "", "XCURSOR_SIZE": "48"])
    #expect(sized == .init(name: nil, size: 48))
    #expect(WaylandCursor.Theme(environment: ["XCURSOR_SIZE": "none"]) == nil)
    // A cursor theme takes memory for the square of its size.
    #expect(WaylandCursor.Theme(environment: ["XCURSOR_SIZE": "2000000000"])?.size == 256)
    #expect(WaylandCursor.Theme(name: nil, size: .max).size == 256)
  }

  @Test func contrastFollowsTheDesktop() {
    let screen = UIScreen(size: CGSize(width: 10, height: 10))
    var appearance = DesktopAppearance()
    appearance.apply(to: screen, style: .unspecified)
    #expect(appearance.increasesContrast == nil && !screen.increasesContrast)
    appearance.set("org.freedesktop.appearance", "contrast", .whole(1))
    appearance.apply(to: screen, style: .unspecified)
    #expect(screen.increasesContrast && screen.traitCollection.accessibilityContrast == .high)
    appearance.set("org.freedesktop.appearance", "contrast", .whole(9))
    appearance.apply(to: screen, style: .unspecified)
    #expect(!screen.increasesContrast)
    appearance.set("org.gnome.desktop.a11y.interface", "high-contrast", .flag(true))
    #expect(appearance.increasesContrast == true)
  }

  @Test(arguments: [
    (1.0, UIContentSizeCategory.large), (0.5, .extraSmall), (1.1, .extraLarge),
    (1.5, .extraExtraExtraLarge),
    (9, .accessibilityExtraExtraExtraLarge),
  ])
  func theTextSizeFollowsTheDesktop(scale: Double, size: UIContentSizeCategory) {
    var appearance = DesktopAppearance()
    appearance.set("org.gnome.desktop.interface", "text-scaling-factor", .number(scale))
    #expect(appearance.textSize == size)
  }

  @Test func invalidValuesGiveTheDefault() {
    var appearance = DesktopSettingsTests.appearance
    let namespace = "org.freedesktop.appearance"
    appearance.set(namespace, "color-scheme", .whole(7))
    appearance.set(namespace, "accent-color", .color(red: -1, green: 0, blue: 2))
    appearance.set("org.gnome.desktop.interface", "text-scaling-factor", .number(.nan))
    appearance.set("org.gnome.desktop.interface", "enable-animations", .text("no"))
    #expect(appearance == DesktopAppearance(style: .light, reducesMotion: true, textScale: 1))
  }
}
