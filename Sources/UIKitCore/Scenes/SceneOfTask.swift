import Foundation

/// The scene in whose turn a task was made.
///
/// A task goes on after that turn, when no scene has its own. What depends on a person, such as a language, is that of the person
/// for whom the task works.
struct SceneOfTask: Sendable {
    /// That of the running task; empty in tasks that no scene made.
    @TaskLocal static var current = SceneOfTask()

    /// The scene, as long as it is connected.
    private(set) weak var scene: UIWindowScene?
    /// The language of its page, for what runs off the main actor.
    private(set) var language: String?
    /// The conventions of the person.
    private(set) var locale: Locale?
    /// The language of its app's developers.
    private(set) var developmentLanguage: String?

    private init() {}

    /// Keeps a scene for the tasks that are made in its turn.
    @MainActor
    init(_ scene: UIWindowScene) {
        self.scene = scene
        language = scene.language
        locale = scene.locale
        developmentLanguage = scene.appLanguages.development
    }
}

extension UIApplication {
    /// The scene whose event is being handled, else the one in whose turn the running task was made.
    final var sceneInWork: UIWindowScene? { sceneInTurn ?? SceneOfTask.current.scene }
}
