import UIKit

/// The screens that can be opened by name.
enum Screen: String, CaseIterable {
  case home
  case files
  case file
  case computer
  case worldClock = "world-clock"
  case worldClockEditing = "world-clock-editing"
  case addCity = "add-city"
  case gallery
  case cellStyles = "cell-styles"
  case headers
  case customCells = "custom-cells"
  case controls
  case drag
  case settings
  case theme = "look"
  case appearance
  case textSize = "text-size"
  case playground
  case form
  case formEditing = "form-editing"
  case rows = "ten-million-rows"
  case varyingRows = "varying-rows"
  case autoLayout = "auto-layout"
  case textAndSearch = "text-and-search"
  case containers
  case cellsOfToday = "cells-of-today"
}

extension Screen {
  /// Creates the screen in a navigation controller, with its parent screens on the stack.
  @MainActor
  func makeController(in world: World) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.restorationIdentifier = "navigation"
    navigation.setViewControllers(makeScreens(in: world), animated: false)
    return navigation
  }

  /// Creates the screens from the start screen to this one.
  @MainActor
  func makeScreens(in world: World) -> [UIViewController] {
    path.map { $0.makeScreen(in: world) }
  }

  /// Creates only this screen, for pushing.
  @MainActor
  func makeScreen(in world: World) -> UIViewController {
    let controller = makeViewController(in: world)
    if controller.restorationIdentifier == nil { controller.restorationIdentifier = rawValue }
    return controller
  }

  /// Creates the screen with a restoration identifier; `nil` if it no longer exists.
  ///
  /// - Parameters:
  ///   - identifier: The restoration identifier of the screen.
  ///   - world: The environment of the screen.
  /// - Returns: Only this screen, for pushing.
  @MainActor
  static func makeScreen(withIdentifier identifier: String, in world: World) -> UIViewController? {
    if identifier.hasPrefix(FilesViewController.identifierPrefix) {
      let path = String(identifier.dropFirst(FilesViewController.identifierPrefix.count))
      return FilesViewController(path: path, world: world)
    }
    if identifier.hasPrefix(FileFactsViewController.identifierPrefix) {
      let path = String(identifier.dropFirst(FileFactsViewController.identifierPrefix.count))
      return FileFactsViewController(path: path, world: world)
    }
    return Screen(rawValue: identifier)?.makeScreen(in: world)
  }

  /// Creates the view controller without the default restoration identifier.
  @MainActor
  private func makeViewController(in world: World) -> UIViewController {
    switch self {
    case .home: HomeViewController(world: world)
    case .files: FilesViewController(path: world.root, world: world)
    case .computer: FilesViewController(path: "/", world: world)
    case .file: FileFactsViewController(path: world.examplePath, world: world)
    case .worldClock: WorldClockViewController(world: world)
    case .worldClockEditing: inEditingMode(WorldClockViewController(world: world))
    case .addCity: AddCityViewController(world: world)
    case .gallery: GalleryViewController(world: world)
    case .cellStyles: CellStylesViewController()
    case .headers: HeadersViewController()
    case .customCells: CustomCellsViewController()
    case .controls: ControlsViewController()
    case .drag: DragViewController()
    case .settings: SettingsViewController(world: world)
    case .theme: ThemeViewController(settings: world.settings)
    case .appearance: AppearanceViewController(settings: world.settings)
    case .textSize: TextSizeViewController(settings: world.settings)
    case .playground: PlaygroundViewController(world: world)
    case .form: FormViewController()
    case .formEditing: inEditingMode(FormViewController())
    case .rows: RowsViewController(kind: .equal, world: world)
    case .varyingRows: RowsViewController(kind: .varying, world: world)
    case .autoLayout: AutoLayoutViewController()
    case .textAndSearch: TextInputViewController()
    case .containers: ContainersViewController()
    case .cellsOfToday: DeliveriesViewController()
    }
  }

  /// Puts a screen into editing mode.
  @MainActor
  private func inEditingMode(_ controller: UIViewController) -> UIViewController {
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: false)
    return controller
  }

  /// The path from the start screen to this screen.
  private var path: [Screen] {
    switch self {
    case .home: [.home]
    case .files, .computer, .worldClock, .worldClockEditing, .gallery, .playground, .form,
      .formEditing, .settings, .rows, .varyingRows, .autoLayout, .textAndSearch, .containers,
      .cellsOfToday:
      [.home, self]
    case .addCity: [.home, .worldClock, .addCity]
    case .file: [.home, .files, .file]
    case .cellStyles, .headers, .customCells, .controls, .drag: [.home, .gallery, self]
    case .theme, .appearance, .textSize: [.home, .settings, self]
    }
  }
}
