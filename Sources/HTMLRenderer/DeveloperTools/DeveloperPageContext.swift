/// What the page of the developer tools says besides the scene.
package struct DeveloperPageContext {
    /// Where the page is, and where its form goes.
    package var path: String

    /// The address of the page that shows the scene.
    package var target: String

    /// The user session's secret against forged posts.
    package var token: String

    /// The app's name; nil for none.
    package var applicationName: String?

    /// For how long each request of the scene's page is held back, in milliseconds; 0 for not at all.
    package var delay: Int

    /// The delays to choose from, in milliseconds.
    package var delays: [Int]

    /// The latest turns of the scene, the last one first.
    package var turns: [DeveloperTurn]

    /// Creates the context of a page.
    ///
    /// - Parameters:
    ///   - path: Where the page is, and where its form goes.
    ///   - target: The address of the page that shows the scene.
    ///   - token: The user session's secret against forged posts.
    ///   - applicationName: The app's name; nil for none.
    ///   - delay: For how long each request is held back, in milliseconds.
    ///   - delays: The delays to choose from, in milliseconds.
    ///   - turns: The latest turns, the last one first.
    package init(
        path: String, target: String, token: String, applicationName: String?, delay: Int, delays: [Int],
        turns: [DeveloperTurn]
    ) {
        self.path = path
        self.target = target
        self.token = token
        self.applicationName = applicationName
        self.delay = delay
        self.delays = delays
        self.turns = turns
    }
}
