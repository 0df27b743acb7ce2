import Foundation
import HTTP
import HTTPServer
import HTTPTypes
import UIKitCore

extension SceneHost {
    /// Says whether the files of a form may be written before the rest of it is read.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - whereabouts: What is known of its session.
    ///   - token: The token that came before the files.
    func admitFiles(of request: PageRequest, _ whereabouts: Whereabouts, _ token: String) -> FileAdmission {
        if let key = keyOfSessionAway(from: request, whereabouts) { return .sessionIsAway(key) }
        guard let session = session(of: request), isEqualInConstantTime(token, session.formToken) else {
            return .refused
        }
        // What is written for this process only, whoever writes it there looks after; the store gets it later.
        if let directory = configuration.dataDirectory,
            !DiskSpace.has(configuration.limits.freeDiskLength, onDiskOf: directory)
        {
            return .noRoom
        }
        return .admitted(session.fileSpace)
    }

    /// Sends the file of a link to the person who sees the link.
    ///
    /// - Parameters:
    ///   - name: The link's name on the page.
    ///   - request: The request, whose scene must belong to the session of its cookie.
    func file(named name: Substring, for request: PageRequest) -> Response {
        guard let session = session(of: request), let identifier = request.sceneIdentifier,
            let hosted = session.scene(withIdentifier: identifier)
                ?? wakeScene(
                    withIdentifier: identifier, for: Visit(request: request, session: session, secret: nil)),
            let target = InteractionTarget(name),
            let link = try? hosted.scene.reachableView(target) as? FileLink, let file = link.file
        else { return answer(.notFound, to: request) }
        let response: Response
        do throws(Problem) {
            response = try self.response(to: request, with: file, isShown: link.opensInBrowser)
        } catch {
            return answer(error, to: request)
        }
        if request.method == .get, response.beginsContent {
            hosted.scene.inTurn { link.fetchHandler?() }
            preserveChange(of: hosted, in: session)
        }
        return response
    }

    /// The file, or the part of it that is asked for, as a response.
    ///
    /// - Throws: 404 when it cannot be read, 503 when no further file can be opened.
    private func response(
        to request: PageRequest, with file: OfferedFile, isShown: Bool
    ) throws(Problem) -> Response {
        var fields = headers.empty
        for field in configuration.browserPolicy.fieldsOfLockedFiles() { fields[field.name] = field.value }
        let isSafe = isShown && Self.shownTypes.contains(file.contentType)
        fields[.contentType] =
            isSafe && file.contentType == "text/plain" ? MediaType.plainText.description : file.contentType
        fields[.contentDisposition] = Self.disposition(isSafe ? "inline" : "attachment", name: file.name)
        let head = HTTPRequest(
            method: request.method, scheme: nil, authority: nil, path: nil, headerFields: request.headerFields)
        switch file.content {
        case .data(let data):
            return StaticRepresentation(Array(data), headerFields: fields).response(to: head)
        case .file(let url):
            let content: StaticRepresentation?
            do throws(DescriptorShortage) {
                content = try StaticRepresentation(fileAt: url.path, headerFields: fields)
            } catch {
                throw .tooManyOpenFiles
            }
            guard let content else { throw .notFound }
            return content.response(to: head)
        }
    }

    /// The types that a browser may show by itself: they hold nothing that it would run.
    private static let shownTypes: Set<String> = ["image/gif", "image/jpeg", "image/png", "image/webp", "text/plain"]

    /// The value of `Content-Disposition` (RFC 6266), with the name as RFC 8187 encodes it and a plain one for others.
    private static func disposition(_ type: String, name: String) -> String {
        let plain = String(
            name.unicodeScalars.map { scalar in
                scalar.isASCII && scalar.value >= 0x20 && !"\"\\%\u{7F}".unicodeScalars.contains(scalar)
                    ? Character(scalar) : "_"
            })
        let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.intersection(ascii)) ?? "file"
        return "\(type); filename=\"\(plain)\"; filename*=UTF-8''\(encoded)"
    }

    private static let ascii = CharacterSet(charactersIn: "\u{20}"..."\u{7E}")
}

extension Response {
    /// Whether it sends the content of a file from its beginning, rather than nothing, or what an earlier answer left out.
    fileprivate var beginsContent: Bool {
        head.status == .ok || head.headerFields.value(of: .contentRange)?.hasPrefix("bytes 0-") == true
    }
}
