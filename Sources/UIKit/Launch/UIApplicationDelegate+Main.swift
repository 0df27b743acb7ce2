import Foundation
public import UIKitCore

extension UIApplicationDelegate {
    /// Starts the app and serves it until the process is told to end.
    ///
    /// Marking the delegate's class with `@main` makes this the program's entry point, as on iOS. The command line and
    /// the environment say where the app is served; `--help` lists what they may say. The first line of output is the
    /// address, such as `http://127.0.0.1:8080`.
    ///
    /// Source: UIKit, `UIApplicationDelegate`, `main()`.
    public static func main() {
        AppProcess.main(delegateClass: self)
    }
}

/// Starts the app and serves it until the process is told to end, from a `main.swift` of one's own.
///
/// ```swift
/// UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
/// ```
///
/// Source: UIKit, `UIApplicationMain(_:_:_:_:)`.
///
/// - Parameters:
///   - argc: The number of arguments; the process' own are used.
///   - argv: The arguments; the process' own are used.
///   - principalClassName: The class of the application; there is only one here, so this is passed over.
///   - delegateClassName: The name of the delegate's class.
/// - Returns: Never.
@MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let delegateClassName, let delegateClass = NSClassFromString(delegateClassName) else {
        Failure.exit("There is no class \(delegateClassName ?? "without a name") for the application's delegate.")
    }
    AppProcess.main(delegateClass: delegateClass)
}
