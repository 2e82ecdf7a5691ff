import Foundation
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

extension TableMixture {
  /// Removes or hides the table, or moves it elsewhere.
  func perform(_ showing: TableOperation.Showing) {
    switch showing {
    case .removed: table.removeFromSuperview()
    case .hidden: table.isHidden = true
    case .containerRemoved: other.removeFromSuperview()
    case .windowHidden: table.window?.isHidden = true
    case .inWindow:
      stage.window.addSubview(table)
      table.frame = stage.window.bounds
    case .inContainer:
      if other.superview == nil { stage.window.addSubview(other) }
      other.frame = stage.window.bounds
      other.addSubview(table)
      table.frame = other.bounds
    case .inOtherWindow:
      stage.loop.makeCurrent()
      let window = otherWindow ?? makeOtherWindow()
      window.makeKeyAndVisible()
      window.addSubview(table)
      table.frame = window.bounds
    case .unhidden: unhide()
    }
    if table.window !== otherWindow { otherWindow?.isHidden = true }
  }

  private func makeOtherWindow() -> UIWindow {
    let window = UIWindow()
    window.traitOverrides.tableTheme = .classic
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    otherWindow = window
    return window
  }

  /// Makes the table visible at its current position.
  func unhide() {
    table.isHidden = false
    if other.superview == nil { stage.window.addSubview(other) }
    if table.superview == nil { stage.window.addSubview(table) }
    if stage.window.isHidden { stage.window.makeKeyAndVisible() }
    other.frame = stage.window.bounds
    if table.window === otherWindow { otherWindow?.makeKeyAndVisible() }
  }

  /// Changes an inherited property.
  func perform(_ change: TableOperation.Environment, _ level: TableOperation.Level) {
    let screen = stage.loop.screen
    switch change {
    case .scale(let scale):
      screen.resize(to: screen.bounds.size, scale: scale)
    case .screen(let width, let height):
      screen.resize(to: CGSize(width: width, height: height), scale: screen.scale)
    case .safeArea(let top, let bottom):
      stage.window.baseSafeAreaInsets = UIEdgeInsets(
        top: CGFloat(top),
        left: 0,
        bottom: CGFloat(bottom),
        right: 0
      )
    case .keyboard(let height):
      table.contentInset.bottom = CGFloat(height)
      if height > 0 { table.scrollToNearestSelectedRow(at: .none, animated: true) }
    case .otherStage(let style):
      let other = Stage(size: CGSize(width: 20, height: 20), scale: 2)
      other.window.overrideUserInterfaceStyle = style.style
      other.loop.screen.tableTheme = .classic
      other.settle()
      stage.loop.makeCurrent()
    default:
      if level == .screen { change.apply(to: screen) } else { change.apply(to: view(level)) }
    }
  }

  private func view(_ level: TableOperation.Level) -> UIView {
    switch level {
    case .table: table
    case .container: other
    case .window, .screen: stage.window
    }
  }
}

extension TableOperation.Environment {
  /// Changes a property that the view and its descendants inherit.
  @MainActor
  fileprivate func apply(to view: UIView) {
    switch self {
    case .theme(let theme): view.traitOverrides.tableTheme = theme.theme
    case .style(let style): view.overrideUserInterfaceStyle = style.style
    case .textSize(let size):
      view.traitOverrides.preferredContentSizeCategory = size.category
    case .boldText(let isOn): view.traitOverrides.legibilityWeight = isOn ? .bold : .unspecified
    case .tint(let isRed): view.tintColor = isRed ? .systemRed : nil
    case .direction(let direction): view.traitOverrides.layoutDirection = direction.direction
    default: break
    }
  }

  /// Changes a property that all windows inherit.
  @MainActor
  fileprivate func apply(to screen: UIScreen) {
    switch self {
    case .theme(let theme): screen.tableTheme = theme.theme ?? .standard
    case .style(let style): screen.userInterfaceStyle = style == .dark ? .dark : .light
    case .textSize(let size):
      screen.preferredContentSizeCategory = size == .inherited ? .large : size.category
    case .boldText(let isOn): screen.legibilityWeight = isOn ? .bold : .regular
    case .direction(let direction):
      screen.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    default: break
    }
  }
}

extension TableOperation.Theme {
  fileprivate var theme: TableTheme? {
    switch self {
    case .inherited: nil
    case .standard: .standard
    case .classic: .classic
    }
  }
}

extension TableOperation.Style {
  fileprivate var style: UIUserInterfaceStyle {
    switch self {
    case .inherited: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}

extension TableOperation.TextSize {
  fileprivate var category: UIContentSizeCategory {
    switch self {
    case .inherited: .unspecified
    case .small: .extraSmall
    case .large: .large
    case .huge: .accessibilityLarge
    }
  }
}

extension TableOperation.Direction {
  fileprivate var direction: UITraitEnvironmentLayoutDirection {
    switch self {
    case .inherited: .unspecified
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
