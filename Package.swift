// swift-tools-version: 6.2
import PackageDescription

/// The settings of all our targets.
///
/// `INTERNAL_CHECKS` compiles the full invariant checks of the data structures
/// into debug builds. They void all complexity promises; measure in release.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .define("INTERNAL_CHECKS", .when(configuration: .debug)),
]

/// The Swift libraries inside of programs.
///
/// Looking up their symbols is half of what a dynamically linked program does before its first
/// frame. Flags like these are allowed in programs only; packages that depend on the libraries
/// of this one are not concerned.
///
/// The 100,000 places that are relocated at the start are written as a bitmap, which is 20 KB
/// instead of 2.5 MB. Only the names that shared libraries look for are exported. Constants are
/// placed where nothing is written, so that the kernel can take them out of memory again.
/// `.ci/package` gives further flags on the command line.
let staticLinking: LinkerSetting = .unsafeFlags(
  ["-static-stdlib", "-Xlinker", "--start-group"]
    + [
      "Foundation", "CoreFoundation", "FoundationEssentials", "FoundationInternationalization",
      "_FoundationICU", "_FoundationCShims", "_FoundationCollections", "swiftSynchronization",
      "dispatch", "BlocksRuntime",
    ].map { "-l\($0)" }
    + ["-Xlinker", "--end-group", "-use-ld=lld"]
    + [
      "-z", "pack-relative-relocs", "--no-export-dynamic",
      "-T", "\(Context.packageDirectory)/Assets/Linking/constants.ld",
    ].flatMap { ["-Xlinker", $0] },
  .when(configuration: .release)
)

/// How programs are linked in release builds.
///
/// Tests have the demo inside, and are linked in release builds with `ROLLTOP_LINK=dynamic` only.
let programSettings: [LinkerSetting] =
  Context.environment["ROLLTOP_LINK"] == "dynamic" ? [] : [staticLinking]

let package = Package(
  name: "Rolltop",
  products: [
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "QuartzCore", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]
    ),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .library(name: "Examples", targets: ["Examples"]),
    .executable(name: "rolltop", targets: ["rolltop"]),
    .executable(name: "rolltop-bench", targets: ["rolltop-bench"]),
  ],
  targets: [
    // SDL2 and SDL2_image, loaded when they are used first.
    .target(name: "CSDL2", dependencies: ["CDeferredLibrary"]),
    // Libraries that are loaded when they are used first.
    .target(name: "CDeferredLibrary"),
    // The client libraries of X servers, which SDL has loaded.
    .target(name: "CXServer", dependencies: ["CDeferredLibrary"]),
    // The clipboard of an X server for more than text, by a library that SDL has loaded.
    .target(name: "CSelections", dependencies: ["CDeferredLibrary", "CXServer"]),
    // The parts of Wayland that SDL hides, through a library that SDL has loaded.
    .target(name: "CWayland", dependencies: ["CDeferredLibrary"]),
    // Displays, input devices, keyboard layouts and terminals of a console.
    .target(name: "CConsole", dependencies: ["CDeferredLibrary"]),
    .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .systemLibrary(
      name: "CFontconfig",
      pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"])]
    ),
    .systemLibrary(
      name: "CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]
    ),
    .systemLibrary(
      name: "CFreeType",
      pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"])]
    ),
    .systemLibrary(name: "CFoundationICU"),
    .systemLibrary(
      name: "CFriBidi",
      pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"])]
    ),
    .systemLibrary(name: "CPoll"),
    .systemLibrary(name: "CByteMask"),
    .systemLibrary(name: "CMainQueue"),
    // Declarations for all other targets.
    .target(name: "UIKitSupport", swiftSettings: settings),
    // Font files, which may be cut off while they are used.
    .target(name: "CMappedFile"),
    // Code that is in memory after the launch only.
    .target(name: "CMappedCode"),
    // Random numbers that can be repeated, for tests and benchmarks.
    .target(name: "SeededRandom", swiftSettings: settings),
    .target(name: "UIKitLists", dependencies: ["UIKitSupport"], swiftSettings: settings),
    // The solver of Auto Layout.
    .target(name: "UIKitConstraints", swiftSettings: settings),
    // Words and the drawings of symbols, inside of the program: no file is looked up at run time.
    .target(name: "CLanguageFiles"),
    .target(
      name: "RolltopAssets",
      dependencies: ["CLanguageFiles"],
      path: "Assets",
      exclude: [
        "Languages", "Linking", "Package", "Pictures", "Shell", "Symbols", "embed-symbols",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "UIKitGraphics",
      dependencies: [
        "RolltopAssets", "UIKitSupport", "CSDL2", "CPixman", "CFontconfig", "CFriBidi",
        "CHarfBuzz", "CFreeType", "CFoundationICU", "CMappedFile",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "UIKitCore",
      dependencies: [
        "RolltopAssets", "UIKitConstraints", "UIKitLists", "UIKitGraphics", "UIKitSupport",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "UIKitApplication",
      dependencies: [
        "CMainQueue", "CMappedCode", "CPoll", "UIKitCore", "UIKitGraphics", "UIKitSupport",
      ],
      swiftSettings: settings
    ),
    // The desktop that a window of any kind is on: its settings, assistive technology, its clipboard
    // and drags.
    .target(
      name: "UIKitDesktop",
      dependencies: ["CSelections", "CWayland", "CXServer", "UIKitCore", "UIKitGraphics"],
      swiftSettings: settings
    ),
    .target(
      name: "UIKitSDL",
      dependencies: [
        "CMappedCode", "CSDL2", "CWayland", "CXServer", "UIKitApplication", "UIKitCore",
        "UIKitDesktop", "UIKitGraphics",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "UIKitConsole",
      dependencies: [
        "CConsole", "CMappedCode", "UIKitApplication", "UIKitCore", "UIKitGraphics",
        "UIKitSupport",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitApplication", "UIKitConsole", "UIKitCore", "UIKitGraphics", "UIKitSDL",
        "UIKitSupport",
      ],
      swiftSettings: settings
    ),
    // The modules that sources for iOS import beside UIKit.
    .target(name: "CoreGraphics", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: settings),
    // The stage without the assertions, for programs that are not to load a testing library.
    .target(name: "CStageHooks"),
    // Animated pictures, by a library that is loaded when one is recorded.
    .target(name: "CWebP", dependencies: ["CDeferredLibrary"]),
    .target(
      name: "UIKitStage",
      dependencies: ["CStageHooks", "CWebP", "UIKitCore", "UIKitGraphics", "UIKitSupport"],
      swiftSettings: settings
    ),
    .target(
      name: "UIKitTesting",
      dependencies: ["UIKitStage", "UIKitGraphics", "UIKitSupport"],
      swiftSettings: settings
    ),
    // `import Testing` beside modules of these names looks for overlays.
    .target(name: "_Testing_CoreGraphics", swiftSettings: settings),
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    // Small applications, a file each, as they are written for iOS; with a new package's settings.
    .target(name: "Examples", dependencies: ["UIKit"]),
    // Lines and what matches in them, for the picker; without views.
    .target(name: "PickLines", dependencies: ["CByteMask"], swiftSettings: settings),
    // The picker for shells: rolltop pick.
    .target(name: "RolltopPick", dependencies: ["PickLines", "UIKit"], swiftSettings: settings),
    .executableTarget(
      name: "rolltop",
      dependencies: ["RolltopPick", "UIKit", "UIKitStage"],
      swiftSettings: settings,
      linkerSettings: programSettings
    ),
    // Counts a program's allocations by standing before the C library's functions.
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "rolltop-bench",
      dependencies: [
        "CAllocationCounter", "SeededRandom", "UIKit", "UIKitApplication", "UIKitConsole",
        "UIKitGraphics", "UIKitLists", "UIKitStage", "UIKitSupport",
      ],
      swiftSettings: settings,
      linkerSettings: programSettings
    ),
    .testTarget(
      name: "UIKitListsTests",
      dependencies: ["SeededRandom", "UIKitLists"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PickLinesTests",
      dependencies: ["PickLines", "SeededRandom"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RolltopPickTests",
      dependencies: [
        "PickLines", "RolltopPick", "UIKit", "UIKitCore", "UIKitTesting", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UIKitConstraintsTests",
      dependencies: ["SeededRandom", "UIKitConstraints"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UIKitGraphicsTests",
      dependencies: ["SeededRandom", "SeparateProcess", "UIKitGraphics"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: [
        "CAllocationCounter", "CFork", "SeededRandom", "SeparateProcess", "UIKitCore",
        "UIKitTesting",
      ],
      exclude: [
        "Controllers/Bars/__Snapshots__", "Controllers/__Snapshots__",
        "Controls/Menus/__Snapshots__", "Controls/__Snapshots__", "Effects/__Snapshots__",
        "Focus/__Snapshots__", "Labels/__Snapshots__", "LayoutDirection/__Snapshots__",
        "DragAndDrop/__Snapshots__", "OnScreenKeyboard/__Snapshots__", "Scrolling/__Snapshots__",
        "Controllers/Colors/__Snapshots__", "Gestures/__Snapshots__", "Symbols/__Snapshots__",
        "Tables/Calls/Recorded", "Tables/Content/__Snapshots__", "Views/Layers/__Snapshots__",
        "Tables/Looks/__Snapshots__", "Tables/Menus/__Snapshots__", "TextFields/__Snapshots__",
        "TextViews/__Snapshots__",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UIKitTestingTests",
      dependencies: ["SeparateProcess", "UIKitCore", "UIKitGraphics", "UIKitTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UIKitApplicationTests",
      dependencies: ["CMappedCode", "UIKitApplication", "UIKitCore", "UIKitGraphics"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UIKitConsoleTests",
      dependencies: [
        "CConsole", "SeededRandom", "UIKitApplication", "UIKitConsole", "UIKitCore",
        "UIKitGraphics",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UIKitSDLTests",
      dependencies: [
        "CSDL2", "CWayland", "SeededRandom", "UIKitApplication", "UIKitCore", "UIKitDesktop",
        "UIKitGraphics", "UIKitSDL",
      ],
      swiftSettings: settings
    ),
    // The tutorial's program, as the article prints it; built with a new package's settings.
    .executableTarget(name: "Cafe", dependencies: ["UIKit"], path: "Tests/Cafe"),
    // Copies and pastes what it is told to, in a real window.
    .executableTarget(
      name: "DesktopProbe",
      dependencies: ["UIKit"],
      path: "Tests/DesktopProbe",
      exclude: [
        "drag-source", "drop-target", "maximize", "paste-several", "wayland-drag", "wayland.py",
        "xlib.py",
      ],
      swiftSettings: settings
    ),
    // Has what the demo has not, for clients of assistive technology.
    .executableTarget(
      name: "ReadAloud",
      dependencies: ["UIKit"],
      path: "Tests/ScreenReader/App",
      swiftSettings: settings,
      linkerSettings: programSettings
    ),
    // Goes wrong when it is told to, on the console of a virtual machine.
    .executableTarget(
      name: "ConsoleFaults",
      dependencies: ["UIKit"],
      path: "Tests/Console/Faults",
      swiftSettings: settings,
      linkerSettings: programSettings
    ),
    // Runs functions in processes of their own.
    .target(name: "CFork", path: "Tests/CFork"),
    // Runs tests in processes of their own.
    .target(name: "SeparateProcess", path: "Tests/SeparateProcess", swiftSettings: settings),
    // The fonts of all tests, which depend on it below.
    .target(
      name: "CTestFonts",
      path: "Tests/Fonts",
      exclude: [
        "Inter-Black.otf", "Inter-Bold.otf", "Inter-Italic.otf", "Inter-Light.otf",
        "Inter-Medium.otf", "Inter-Regular.otf", "Inter-SemiBold.otf", "copyright", "fonts.conf",
      ]
    ),
    // Calls on a background thread, of which the compiler says nothing in the Swift 5 mode.
    .target(
      name: "BackgroundCalls",
      dependencies: ["UIKitCore", "UIKitGraphics"],
      path: "Tests/BackgroundCalls",
      swiftSettings: settings + [.swiftLanguageMode(.v5)]
    ),
    // Bad arguments, each in a process of its own.
    .executableTarget(
      name: "Misuse",
      dependencies: [
        "BackgroundCalls", "CFork", "UIKitApplication", "UIKitCore", "UIKitGraphics", "UIKitStage",
      ],
      path: "Tests/Misuse",
      swiftSettings: settings,
      linkerSettings: programSettings
    ),
    // Hostile files, each in a process of its own; the folder has scripts that make and measure them.
    .executableTarget(
      name: "Hostile",
      dependencies: ["UIKit", "UIKitStage"],
      path: "Tests/Hostile/Program",
      swiftSettings: settings,
      linkerSettings: programSettings
    ),
    .testTarget(
      name: "RolltopTests",
      dependencies: [
        "Cafe", "rolltop", "SeededRandom", "SeparateProcess", "UIKit", "UIKitApplication",
        "UIKitConsole", "UIKitCore", "UIKitGraphics", "UIKitTesting", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["__Snapshots__", "Articles/__Snapshots__"],
      swiftSettings: settings,
      // All tests are one program, whose link waits for the rest of the build.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]
    ),
    // Code as iOS applications have it: Swift 5, and the settings of a new package.
    .testTarget(
      name: "IdiomsTests",
      dependencies: [
        "CoreGraphics", "Examples", "QuartzCore", "UIKit", "UIKitTesting", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["Selectors/MixerController.swift.txt", "__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)

for target in package.targets where target.type == .test {
  target.dependencies.append("CTestFonts")
}
