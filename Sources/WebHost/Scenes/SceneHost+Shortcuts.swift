import Foundation
import HTTP
import HTTPServer
import HTTPTypes
import UIKitCore

extension SceneHost {
    /// Whether the app has a manifest by which people add it to their home screens: where it has a name or an icon.
    var hasManifest: Bool { configuration.applicationName != nil || ImageLibrary.shared.applicationIcon != nil }

    /// Sends the web app manifest, with the shortcuts of the person who asks (Web Application Manifest; W3C).
    func manifest(for request: PageRequest) -> Response {
        guard hasManifest else { return answer(.notFound, to: request) }
        var json = JSONWriter()
        json.object { writeManifest(for: session(of: request), to: &$0) }
        var fields = headers.data
        fields[.contentType] = "application/manifest+json"
        return Response(status: .ok, headerFields: fields, body: .bytes(json.bytes))
    }

    /// Opens a scene for a shortcut, or has one that no tab shows do what it says, and sends the browser there.
    ///
    /// - Parameters:
    ///   - name: The shortcut's type, as the address has it.
    ///   - request: The request; one that a page of another site caused is refused.
    func openShortcut(_ name: Substring, for request: PageRequest) -> Response {
        do throws(Problem) {
            guard !RequestOrigin.isForeign(request.headerFields, ownOrigin: request.origin) else {
                throw .foreignOrigin
            }
            let known = session(of: request)
            guard let type = name.removingPercentEncoding,
                let item = application.allShortcutItems(of: known).first(where: { $0.type == type })
            else { throw .notFound }
            guard request.method == .get else {
                // Nothing is chosen by asking; which scene a choice leads to is known only then.
                var fields = headers.empty
                fields[.location] = SceneAddress.root.target
                return Response(status: .seeOther, headerFields: fields)
            }
            guard let known else {
                let visit = try openSession(for: request)
                do throws(Problem) {
                    return try openScene(for: item, visit)
                } catch {
                    end(visit.session)
                    throw error
                }
            }
            let visit = Visit(request: request, session: known, secret: nil)
            if let hosted = known.scenes.last(where: { $0.scene.activationState == .background }) {
                return try perform(item, in: hosted, visit)
            }
            return try openScene(for: item, visit)
        } catch {
            return answer(error, to: request)
        }
    }

    /// Where the manifest is; what stands there in the app's own folder goes before it.
    nonisolated static let manifestPath = "/manifest.webmanifest"

    /// What the addresses of shortcuts begin with.
    nonisolated static let shortcutsPrefix = FrameworkFiles.prefix + "shortcuts/"

    private func openScene(for item: UIApplicationShortcutItem, _ visit: Visit) throws(Problem) -> Response {
        let session = UISceneSession(
            persistentIdentifier: RandomText.make(length: 16), userSessionIdentifier: visit.session.identifier)
        let options = UIScene.ConnectionOptions(shortcutItem: item)
        let hosted = try connect(session, options: options, for: visit, at: .root)
        return redirect(to: hosted.target, visit)
    }

    private func perform(
        _ item: UIApplicationShortcutItem, in hosted: HostedScene, _ visit: Visit
    ) throws(Problem) -> Response {
        let scene = hosted.scene
        defer { preserveChange(of: hosted, in: visit.session) }
        scene.inTurn {
            application.enterForeground(scene)
            application.performShortcut(item, in: scene)
            scene.commit()
        }
        if let fault = takeFaults(of: scene, during: "performing a shortcut") { throw .fault(fault) }
        visit.session.use(hosted)
        return redirect(to: hosted.target, visit)
    }

    // MARK: The manifest

    private func writeManifest(for session: UserSession?, to json: inout JSONWriter) {
        if let name = configuration.applicationName {
            json.member("name", name)
            json.member("short_name", name)
        }
        json.member("id", "/")
        json.member("start_url", "/")
        json.member("scope", "/")
        json.member("display", "standalone")
        let isDark = application.propertyList.userInterfaceStyle == .dark
        json.member("theme_color", isDark ? "#1c1c1e" : "#f2f2f7")
        json.member("background_color", isDark ? "#000000" : "#ffffff")
        if let icon = ImageLibrary.shared.applicationIcon {
            json.name("icons")
            json.array { json in
                json.object { json in
                    json.member("src", "/favicon.ico")
                    json.member("sizes", "\(Int(icon.header.width))x\(Int(icon.header.height))")
                    json.member("type", icon.header.format.mediaType)
                }
            }
        }
        let items = application.allShortcutItems(of: session)
        guard !items.isEmpty else { return }
        json.name("shortcuts")
        json.array { json in
            for item in items { json.object { write(item, to: &$0) } }
        }
    }

    private func write(_ item: UIApplicationShortcutItem, to json: inout JSONWriter) {
        let type = item.type.addingPercentEncoding(withAllowedCharacters: .shortcutTypes) ?? ""
        json.member("name", item.localizedTitle)
        json.member("description", ifPresent: item.localizedSubtitle)
        json.member("url", Self.shortcutsPrefix + type)
        guard let path = item.icon?.urlPath else { return }
        json.name("icons")
        json.array { json in
            json.object { $0.member("src", path) }
        }
    }
}

extension CharacterSet {
    /// The characters that addresses of shortcuts have as they are (RFC 3986, section 2.3).
    fileprivate static let shortcutTypes = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
