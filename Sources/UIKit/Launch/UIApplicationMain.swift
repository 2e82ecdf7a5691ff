import Foundation
public import UIKitApplication
public import UIKitCore
import UIKitGraphics
import UIKitSupport

/// Runs an application until its window is closed or the process is told to terminate.
///
/// For a `main.swift` as on iOS; most programs mark their delegate `@main` instead.
///
///     exit(UIApplicationMain(
///       CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self)))
///
/// - Parameters:
///   - argc: The number of arguments; ignored by `UIApplication`.
///   - argv: The arguments.
///   - principalClassName: Must be `nil`: there is one application class.
///   - delegateClassName: The delegate's class, a subclass of `UIResponder`, by its full
///     name; `nil`: no delegate.
/// - Returns: The exit code: 0 after an orderly end, 1 when there is no display or the
///   delegate refuses to start.
@MainActor
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  demand(
    principalClassName == nil,
    "There is one application class, UIApplication; \(principalClassName ?? "") cannot take its "
      + "place"
  )
  guard let delegateClassName else { return UIApplicationMain(delegate: nil) }
  let delegateClass: AnyClass? = NSClassFromString(delegateClassName)
  guard let type = delegateClass as? any (UIResponder & UIApplicationDelegate).Type,
    let delegate = type.init(coder: NSCoder())
  else {
    misuse(
      "\"\(delegateClassName)\" is not the name of a UIResponder that is a UIApplicationDelegate"
    )
  }
  return UIApplicationMain(delegate: delegate)
}

/// Runs an application with a launch configuration.
///
/// This form exists only on Linux, for programs that parse their command line before they open a
/// window.
///
/// - Parameters:
///   - delegate: Told of the launch and everything after it; kept until the end.
///   - configuration: The window's properties.
/// - Returns: The exit code: 0 after an orderly end, 1 when there is no display, when it goes away,
///   or when the delegate refuses to start.
@MainActor
public func UIApplicationMain(
  delegate: (any UIApplicationDelegate)?,
  configuration: LaunchConfiguration = LaunchConfiguration()
) -> Int32 {
  configuration.check()
  do {
    let environment = ProcessInfo.processInfo.environment
    let choice = try DisplayChoice(environment: environment)
    let reconnects = choice == .window && configuration.resolvedReconnects(environment: environment)
    let display =
      reconnects
      ? try Relaunch.waitForDesktop {
        try choice.open(configuration, environment: environment)
      } : try choice.open(configuration, environment: environment)
    let session = try ApplicationSession(display: display, configuration: configuration)
    let code = session.run(delegate)
    if reconnects, session.hasLostDisplay { Relaunch.start() }
    session.close()
    return code
  } catch {
    StandardError.write(line: "\(error)")
    return 1
  }
}

extension UIApplicationDelegate where Self: UIResponder {
  /// The program's entry point, for a delegate that is marked `@main`.
  ///
  /// It creates the delegate, opens a window with the default ``LaunchConfiguration``, runs until
  /// the end, and exits with the code of `UIApplicationMain`.
  public static func main() {
    guard let delegate = Self(coder: NSCoder()) else {
      misuse("\(Self.self).init(coder:) returned nil, so there is no delegate")
    }
    exit(UIApplicationMain(delegate: delegate))
  }
}
