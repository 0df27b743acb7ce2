import BenchmarkPages
import UIKitCore

/// The app of the benchmarks, launched without a server.
@MainActor
enum BenchmarkApp {
    /// Launches the app unless it runs, and chooses what the scenes connected from now on show.
    static func launch(showing page: BenchmarkPage) {
        BenchmarkSceneDelegate.page = page
        guard UIApplication.shared.processDelegate == nil else { return }
        _ = UIApplication.shared.launch(delegate: BenchmarkAppDelegate())
    }
}
