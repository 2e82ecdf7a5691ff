import Foundation
import Testing

@testable import UIKitGraphics

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

@Test func systemColoursFollowTheInterfaceStyle() {
  #expect(UIColor.label.pixelColor(in: light) == .black)
  #expect(UIColor.label.pixelColor(in: dark) == .white)
  #expect(UIColor.systemBlue.pixelColor(dark: true) == PixelColor(red: 10, green: 132, blue: 255))
  #expect(UIColor.label.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
}

@Test func coloursAreEqualByValue() {
  #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
  #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
  #expect(UIColor.red != UIColor.systemRed)
  #expect(UIColor.systemRed == UIColor.systemRed)
  #expect(UIColor(cgColor: UIColor.orange.cgColor) == UIColor.orange)
}

@Test func dynamicProvidersAreCalledForEveryResolution() {
  let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
  #expect(color.pixelColor(in: dark) == PixelColor(red: 255, green: 0, blue: 0))
  #expect(color.withAlphaComponent(0.5).pixelColor(in: light).alpha == 128)
  var components: [CGFloat] = []
  dark.performAsCurrent { components = color.cgColor.components ?? [] }
  #expect(components == [1, 0, 0, 1])
}

@Test func fadingKeepsAColourDynamic() {
  let faded = UIColor.label.withAlphaComponent(0.5)
  #expect(faded.pixelColor(in: light) == PixelColor(red: 0, green: 0, blue: 0, alpha: 128))
  #expect(faded.pixelColor(in: dark) == PixelColor(red: 255, green: 255, blue: 255, alpha: 128))
}

@Test func hueSaturationBrightnessSurviveARoundTrip() {
  for hue in stride(from: 0.0, to: 1, by: 0.07) {
    let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.4)
    var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - hue) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.4)
  }
  #expect(!UIColor.red.getWhite(nil, alpha: nil))
  #expect(UIColor.gray.getWhite(nil, alpha: nil))
}

@Test func channelsOutOfRangeAreClamped() {
  let color = UIColor(red: 2, green: -1, blue: .nan, alpha: 1).pixelColor(in: light)
  #expect(color == PixelColor(red: 255, green: 0, blue: 0))
}

@Test func traitsMergeAndCompareByValue() {
  let merged = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 2), dark])
  #expect(merged.userInterfaceStyle == .dark && merged.displayScale == 2)
  #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
  #expect(dark.hasDifferentColorAppearance(comparedTo: light))
  #expect(!light.hasDifferentColorAppearance(comparedTo: nil))
}

@Test func currentTraitsBelongToOneThread() async {
  dark.performAsCurrent {
    #expect(UITraitCollection.current == dark)
    let thread = Thread { #expect(UITraitCollection.current.userInterfaceStyle == .light) }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
  }
  #expect(UITraitCollection.current != dark)
}
