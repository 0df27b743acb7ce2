import Foundation
import Glibc
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
            response = try self.response(with: file, isShown: link.opensInBrowser)
        } catch {
            return answer(error, to: request)
        }
        if request.method == .get {
            hosted.scene.inTurn { link.fetchHandler?() }
            preserveChange(of: hosted, in: session)
        }
        return response
    }

    /// The file as a response.
    ///
    /// - Throws: 404 when it cannot be read, 503 when no further file can be opened.
    private func response(with file: OfferedFile, isShown: Bool) throws(Problem) -> Response {
        var fields = headers.empty
        let isSafe = isShown && Self.shownTypes.contains(file.contentType)
        fields[.contentType] =
            isSafe && file.contentType == "text/plain" ? MediaType.plainText.description : file.contentType
        fields[.contentDisposition] = Self.disposition(isSafe ? "inline" : "attachment", name: file.name)
        fields[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        switch file.content {
        case .data(let data):
            return Response(status: .ok, headerFields: fields, body: .bytes(Array(data)))
        case .file(let url):
            guard let file = OpenFile(path: url.path) else {
                throw DescriptorShortage.isReason(of: errno) ? .tooManyOpenFiles : .notFound
            }
            var status = stat()
            guard fstat(file.descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notFound }
            let region = FileRegion(file: file, offset: 0, length: Int(status.st_size))
            return Response(status: .ok, headerFields: fields, body: .file(region))
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
