import Glibc

/// A folder of which only the files inside it can be reached, whatever path is asked for.
///
/// Paths are walked one name at a time from the open folder, and no step follows a symbolic link. Where there is a
/// link, the system says where the whole path leads; when that is inside the folder, it is walked in the same way. So
/// nothing that changes between a check and its use can lead outside.
struct ServedFolder: Sendable {
    /// A path below the folder without a leading slash; no name in it is empty, hidden, or leads upwards.
    struct Location: Sendable, Hashable {
        let path: String

        fileprivate init(path: String) {
            self.path = path
        }

        /// Where the compressed form of the file would be.
        var compressed: Location { Location(path: path + ".gz") }
    }

    /// An open file and what the system says about it.
    struct OpenedFile {
        let file: OpenFile
        let status: FileStatus
    }

    private let folder: OpenFile
    private let canonicalPath: String

    /// Opens the folder.
    init(path: String) throws(SystemError) {
        guard let canonical = realpath(path, nil) else { throw SystemError(call: "realpath") }
        defer { free(canonical) }
        let descriptor = Glibc.open(canonical, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(call: "open") }
        folder = OpenFile(descriptor: descriptor)
        canonicalPath = String(cString: canonical)
    }

    /// The location that the segments of a request's path name, or nil when no file that is served can be there.
    static func location(of segments: [String]) -> Location? {
        guard !segments.isEmpty else { return nil }
        for (index, segment) in segments.enumerated() {
            let isHidden = segment.utf8.first == UInt8(ascii: ".") && !(index == 0 && segment == ".well-known")
            guard !segment.isEmpty, !isHidden, segment.utf8.allSatisfy(isNameCharacter) else { return nil }
        }
        return Location(path: segments.joined(separator: "/"))
    }

    /// A backslash is no separator here, but a path that holds one was meant for a system where it is.
    private static func isNameCharacter(_ byte: UInt8) -> Bool {
        byte != 0 && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
    }

    /// What the system says about the file at the location, wherever links on the way to it lead.
    ///
    /// It only serves to find that a file opened before is still the one at its location.
    func status(of location: Location) -> FileStatus? {
        FileStatus(at: location.path, in: folder.descriptor)
    }

    /// Opens the file at the location for reading, or returns nil when there is none inside the folder.
    ///
    /// Only regular files are opened; a pipe or device is not touched.
    ///
    /// - Throws: `DescriptorShortage` when no further file can be opened, so that nobody knows whether there is one.
    func open(_ location: Location) throws(DescriptorShortage) -> OpenedFile? {
        var result = walk(location)
        if case .failure(.link) = result {
            guard let destination = destination(of: location) else { return nil }
            result = walk(destination)
        }
        switch result {
        case .success(let found): return found
        case .failure(.shortage):
            // Where nothing is, nothing would have been opened; asking takes no descriptor.
            guard status(of: location)?.isRegularFile == true else { return nil }
            throw DescriptorShortage()
        case .failure(.link), .failure(.missing): return nil
        }
    }

    private enum WalkError: Error {
        case link
        case missing
        case shortage
    }

    private func walk(_ location: Location) -> Result<OpenedFile, WalkError> {
        var parent = folder
        var rest = Substring(location.path)
        while let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) {
            let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
            let descriptor = openat(parent.descriptor, String(rest[..<slash]), flags)
            // Of a link that is asked to be a folder and not to be followed, the system says that it is no folder.
            guard descriptor >= 0 else {
                if DescriptorShortage.isReason(of: errno) { return .failure(.shortage) }
                return .failure(errno == ENOTDIR || errno == ELOOP ? .link : .missing)
            }
            parent = OpenFile(descriptor: descriptor)
            rest = rest[rest.utf8.index(after: slash)...]
        }
        let name = String(rest)
        // Opening a pipe or device can have effects, so look before.
        guard let status = FileStatus(at: name, in: parent.descriptor, followsLink: false) else {
            return .failure(.missing)
        }
        guard !status.isLink else { return .failure(.link) }
        guard status.isRegularFile else { return .failure(.missing) }
        let descriptor = openat(parent.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else {
            return .failure(DescriptorShortage.isReason(of: errno) ? .shortage : .missing)
        }
        let file = OpenFile(descriptor: descriptor)
        guard let status = FileStatus(of: descriptor), status.isRegularFile else { return .failure(.missing) }
        return .success(OpenedFile(file: file, status: status))
    }

    /// Where a path with links in it leads, as a location without links; nil when that is outside the folder, hidden
    /// or nothing.
    private func destination(of location: Location) -> Location? {
        guard let canonical = realpath("\(canonicalPath)/\(location.path)", nil) else { return nil }
        defer { free(canonical) }
        let path = String(cString: canonical)
        let prefix = canonicalPath == "/" ? "/" : "\(canonicalPath)/"
        guard path.utf8.starts(with: prefix.utf8) else { return nil }
        let names = path.utf8.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/"))
        return Self.location(of: names.map { String(Substring($0)) })
    }
}
