import HTMLRenderer
import UIKitCore

/// What the browsers that show a scene know of it, and the patches that brought them there.
///
/// There is one for a scene whose page runs the script. A page says which revision it shows; the patches lead from one
/// revision to the next, so that every tab and every connection can be brought to the present from where it is.
@MainActor
final class LivePage {
    /// What leads from one revision to a later one.
    private struct Step {
        let start: Int
        let end: Int
        let json: [UInt8]
    }

    /// The most patches that are kept for those who missed some.
    private static let greatestStepCount = 32

    /// The most bytes of patches that are kept.
    private static let greatestLength = 64 << 10

    /// The revision that was recorded last.
    private(set) var revision: Int

    private var page: RecordedPage
    private var address: String
    private var steps: [Step] = []
    private var length = 0

    /// The open event streams, the oldest first.
    private(set) var streams: [PageStream] = []

    /// Records what a scene shows, which must be committed.
    init(of hosted: HostedScene, applicationName: String?) {
        revision = hosted.scene.revision
        page = RecordedPage(of: hosted.scene, applicationName: applicationName)
        address = hosted.target
    }

    /// How what a scene shows differs from what was recorded last.
    enum Change {
        /// It is the same.
        case none
        /// A patch leads there.
        case patch(PagePatch)
        /// The page must be loaded.
        case page
    }

    /// Records what a scene shows now, and keeps the patch that leads there.
    func update(to hosted: HostedScene, applicationName: String?) -> Change {
        let scene = hosted.scene
        guard scene.revision != revision else { return .none }
        let next = RecordedPage(of: scene, applicationName: applicationName)
        let patch = page.patch(to: next)
        let start = revision
        page = next
        revision = scene.revision
        let isMoved = address != hosted.target
        address = hosted.target
        if let patch {
            append(
                Step(
                    start: start, end: revision,
                    json: Self.encode(patch, from: start, of: scene, address: isMoved ? address : nil)))
        } else {
            // The page must be loaded, so nobody gets anywhere by patches from before.
            steps.removeAll()
            length = 0
        }
        scene.endMotion()
        scene.announcements.removeAll()
        // Otherwise the page that is loaded goes there.
        if patch != nil { scene.endScrolling() }
        return patch.map(Change.patch) ?? .page
    }

    private func append(_ step: Step) {
        steps.append(step)
        length += step.json.count
        while steps.count > Self.greatestStepCount || length > Self.greatestLength && steps.count > 1 {
            length -= steps.removeFirst().json.count
        }
    }

    /// The patches that lead from a revision to the present one, as a JSON array; nil when some are missing.
    func patches(from start: Int) -> [UInt8]? {
        var json = [UInt8(ascii: "[")]
        if start != revision {
            guard let first = steps.firstIndex(where: { $0.start == start }) else { return nil }
            for step in steps[first...] {
                if json.count > 1 { json.append(UInt8(ascii: ",")) }
                json.append(contentsOf: step.json)
            }
        }
        json.append(UInt8(ascii: "]"))
        return json
    }

    private static func encode(
        _ patch: PagePatch, from start: Int, of scene: UIWindowScene, address: String?
    ) -> [UInt8] {
        var json = Array("{".utf8)
        patch.write(to: &json)
        if let address {
            json += "\"address\":".utf8
            json.append(json: address.utf8)
            json += ",".utf8
        }
        if let transition = PageTransition(of: scene) {
            if let types = transition.types {
                json += "\"transition\":".utf8
                json.append(json: types.utf8)
                json += ",".utf8
            }
            json += "\"motion\":".utf8
            json.append(json: transition.rules)
            json += ",".utf8
        }
        if !scene.announcements.isEmpty {
            json += "\"announcement\":".utf8
            json.append(json: scene.announcements.joined(separator: " ").utf8)
            json += ",".utf8
        }
        // Where the screen moves, it comes with what is in sight of it.
        let scrolls = scene.scrollInstructions(moving: scene.lastTransition == .none)
        if !scrolls.isEmpty {
            json += "\"scrolls\":".utf8
            json += ScrollInstruction.json(of: scrolls)
            json += ",".utf8
        }
        json += "\"from\":\(start),\"to\":\(scene.revision)}".utf8
        return json
    }

    // MARK: Streams

    /// Adds a stream; the oldest ends when there are too many.
    func add(_ stream: PageStream, atMost count: Int) {
        // A tab that connects again has lost its last connection.
        for old in streams where old.page == stream.page { old.end() }
        streams.removeAll { $0.page == stream.page }
        while streams.count >= max(count, 1) { streams.removeFirst().end() }
        streams.append(stream)
    }

    /// Forgets a stream that ended.
    func remove(_ stream: PageStream) {
        streams.removeAll { $0 === stream }
    }

    /// Sends a message to every stream but that of the page that gets it otherwise; streams whose clients do not keep up
    /// end.
    func send(_ message: [UInt8], except page: String?) {
        streams.removeAll { $0.page != page && !$0.send(message) }
    }

    /// Ends every stream.
    func endStreams() {
        for stream in streams { stream.end() }
        streams.removeAll()
    }
}

extension HostedScene {
    /// The address of the scene as a browser asks for it.
    var target: String { scene.address.target(inScene: identifier) }
}
