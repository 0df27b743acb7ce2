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
        let command = ServerCommand.parseOrExit()
        let settings: ServerSettings
        do {
            settings = try ServerSettings(command, environment: ProcessInfo.processInfo.environment)
            if command.healthCheck {
                try HealthCheck(settings).run()
                exit(0)
            }
        } catch {
            Failure.exit("\(error)")
        }
        guard let delegateClass = self as? NSObject.Type,
            let delegate = delegateClass.instantiate() as? any UIApplicationDelegate
        else { Failure.exit("\(self) cannot be the application's delegate: it is no subclass of NSObject.") }
        AppProcess(settings).run(delegate)
    }
}
