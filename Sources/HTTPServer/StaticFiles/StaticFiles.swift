import Glibc
package import HTTP
package import HTTPTypes
import Synchronization

/// Serves the files of one folder to browsers.
///
/// Every regular file in the folder and in the folders below it is served at its path, with its content type, a strong
/// entity tag and the time it last changed, so that browsers ask again without getting it again; parts of a file can
/// be asked for. The folder is the boundary: nothing in a request leads out of it, and a symbolic link is followed
/// only to a file inside it. Files and folders whose names begin with a dot are never served, but for `.well-known` at
/// the top, which exists to be served (RFC 8615). A folder has no page of its own.
///
/// Clients that take gzip get text and the like in it: from the file of the same name with `.gz` at its end, if there is one
/// that is not older, else compressed by the server, which keeps what comes of small files. Both forms have tags of
/// their own. Parts are those of the file as it is, unless the client says by `If-Range` that it has some of the other form.
///
/// Small files are kept in memory, and each request still asks the system whether the file is the same, so a change
/// shows at once. Large files are sent by the kernel.
public final class StaticFiles: Sendable {
    private let folder: ServedFolder
    private let configuration: Configuration
    private let cache: StaticFileCache
    private let now: @Sendable () -> HTTPDate

    /// Opens the folder to serve.
    ///
    /// It stays the same folder when another one later takes its name.
    ///
    /// - Parameters:
    ///   - root: the path of the folder.
    ///   - configuration: what to tell browsers and how much to keep in memory.
    /// - Throws: the call that failed, when there is no such folder.
    public convenience init(root: String, configuration: Configuration = Configuration()) throws(SystemError) {
        try self.init(root: root, configuration: configuration, now: { HTTPDate.now })
    }

    /// Opens the folder to serve, with a clock of one's own.
    package init(
        root: String, configuration: Configuration, now: @escaping @Sendable () -> HTTPDate
    ) throws(SystemError) {
        folder = try ServedFolder(path: root)
        self.configuration = configuration
        self.now = now
        cache = StaticFileCache(capacity: configuration.cacheCapacity)
    }

    /// The answer to a request whose path names a file, or nil when there is no such file.
    ///
    /// A path that no file can have, such as one with dot segments or broken escapes, names no file either. Methods
    /// other than GET, HEAD and OPTIONS get status 405 where there is a file, those that HTTP does not know 501. While the process
    /// can open no further file, whatever has to be opened gets status 503 with `Retry-After`: nobody knows what is there.
    public func response(to request: Request) -> Response? {
        guard let text = request.head.path, let target = try? RequestTarget(text), !target.hasTrailingSlash else {
            return nil
        }
        do throws(DescriptorShortage) {
            guard let file = try file(at: target) else { return nil }
            return file.representation(for: request.head).response(to: request.head, now: now())
        } catch {
            return Self.cannotOpen
        }
    }

    /// What a client is told while no further file can be opened.
    private static let cannotOpen: Response = {
        var response = ProblemDocument(status: .serviceUnavailable, detail: "Too many files are open.").response
        response.head.headerFields[.retryAfter] = "1"
        response.refusal = .descriptors
        return response
    }()

    private func file(at target: RequestTarget) throws(DescriptorShortage) -> StaticFile? {
        if let file = cache[target.path] {
            if folder.status(of: file.location) == file.status,
                companionStatus(at: file.location) == file.companionStatus
            {
                return file
            }
            cache[target.path] = nil
        }
        guard let location = ServedFolder.location(of: target.segments), let opened = try folder.open(location) else {
            return nil
        }
        let companion = companionStatus(at: location) == nil ? nil : try folder.open(location.compressed)
        let now = now()
        let file = StaticFile(
            location: location, opened: opened, companion: companion, configuration: configuration, now: now)
        if let file, file.lengthInMemory != nil, file.status.isSettled(at: now) { cache[target.path] = file }
        return file
    }

    /// What the system says about the compressed file beside another; nil when there is none.
    private func companionStatus(at location: ServedFolder.Location) -> FileStatus? {
        guard configuration.compressesFiles, StaticFile.mayHaveCompanion(location) else { return nil }
        return folder.status(of: location.compressed)
    }
}

extension StaticFiles {
    /// What to tell browsers about files, and how much to keep in memory.
    public struct Configuration: Sendable {
        /// The value of the `Cache-Control` field; `no-cache` by default: browsers keep the file and ask each time
        /// whether it changed.
        public var cacheControl = "no-cache"

        /// The length in bytes of the largest file that is kept in memory; 128 KiB by default.
        public var greatestCachedLength = 128 << 10

        /// How many bytes of files are kept in memory altogether; 16 MiB by default.
        public var cacheCapacity = 16 << 20

        /// What else every answer with a file says, such as who may show it in a frame; nothing by default.
        package var headerFields = HTTPFields()

        /// Whether files are sent compressed to clients that take them so; true by default.
        public var compressesFiles = true

        /// The length in bytes of the shortest file that is compressed; 512 by default.
        public var minimumCompressedLength = 512

        /// Makes a configuration with every default.
        public init() {}
    }
}

extension HTTPDate {
    /// The present by the system's clock.
    static var now: HTTPDate {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return HTTPDate(secondsSince1970: Int64(time.tv_sec))
    }
}
