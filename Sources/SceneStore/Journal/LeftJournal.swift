import Foundation

/// The journal of a process that is gone, which this one has locked.
final class LeftJournal {
    /// How the names of files end that are not locked yet.
    static let draftSuffix = ".new"

    /// How the names of files end that cannot be used.
    static let unusableSuffix = ".unusable"

    /// What is in a journal.
    enum Contents {
        /// The latest state of each scene, and whether there is more that cannot be used.
        case entries([JournalEntry], isDamaged: Bool)
        /// What another app wrote, or a later version, which can read it.
        case foreign
        /// Nothing that any journal holds.
        case unusable
    }

    /// The greatest length of a half that is believed.
    private static let greatestHalfLength = 1 << 30

    /// How long a file that is not locked yet is left alone, in seconds.
    private static let lockingTime: TimeInterval = 60

    private let path: String
    private let descriptor: Int32

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// The names of the processes that have journals in a directory, be they alive or not; drafts that were left are removed.
    static func names(in directory: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        for file in files where file.hasSuffix(draftSuffix) {
            let path = "\(directory)/\(file)"
            let changed = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            if let changed, changed.timeIntervalSinceNow < -lockingTime { unlink(path) }
        }
        return files.filter { !$0.hasSuffix(draftSuffix) && !$0.hasSuffix(unusableSuffix) }
    }

    /// Locks the journal of a process that is gone.
    ///
    /// - Parameter path: The file.
    /// - Returns: Nil when there is none, or the process or somebody who takes it over has it.
    static func locked(at path: String) -> LeftJournal? {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let journal = LeftJournal(path: path, descriptor: descriptor)
        var information = stat()
        // Somebody else may have taken it over and removed it since it was opened.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &information) == 0,
            information.st_nlink > 0
        else { return nil }
        return journal
    }

    /// Reads what is in it.
    ///
    /// - Parameter seal: What decrypts scenes; those that it does not open are not believed.
    func contents(openedBy seal: EntrySeal) -> Contents {
        let signature = JournalLayout.signature
        guard let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd() ?? Data() else {
            return .unusable
        }
        guard data.count >= JournalLayout.headLength, data.starts(with: signature.dropLast()) else {
            // Of a file that never came to the disk, as where power was lost, there are only its name and perhaps its length.
            return data.contains { $0 != 0 } ? .unusable : .entries([], isDamaged: false)
        }
        guard data.starts(with: signature) else { return .foreign }
        return data.withUnsafeBytes { Self.contents(of: $0, seal) }
    }

    private static func contents(of file: UnsafeRawBufferPointer, _ seal: EntrySeal) -> Contents {
        func number(at offset: Int) -> UInt64 {
            file.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        }
        guard let length = Int(exactly: number(at: JournalLayout.lengthOffset)), 0..<greatestHalfLength ~= length,
            file.count >= JournalLayout.start(of: 2, length: length)
        else { return .unusable }
        let halves = (0...1).map { (number: $0, generation: number(at: JournalLayout.generationOffset(of: $0))) }
        var latest: [JournalRecord.Name: JournalEntry] = [:]
        var isDamaged = false
        for half in halves.sorted(by: { $0.generation < $1.generation }) where half.generation > 0 {
            let start = JournalLayout.start(of: half.number, length: length)
            let bytes = UnsafeRawBufferPointer(rebasing: file[start..<(start + length)])
            let found = JournalLayout.records(in: bytes, generation: half.generation) { record in
                failure(of: JournalLayout.entry(of: record, in: bytes), seal) == nil
            }
            isDamaged = isDamaged || found.isDamaged
            // Where the latest state of a scene is damaged, the one before it is the best there is.
            for record in found.records {
                let entry = JournalLayout.entry(of: record, in: bytes)
                switch failure(of: entry, seal) {
                case nil: latest[record.name] = entry
                case .foreign, .newer: return .foreign
                default: isDamaged = true
                }
            }
        }
        return .entries(Array(latest.values), isDamaged: isDamaged)
    }

    /// Why an entry cannot be used; nil when it can.
    private static func failure(of entry: JournalEntry, _ seal: EntrySeal) -> SceneStoreError.Code? {
        let name = EntrySeal.name(ofScene: entry.name.scene, in: entry.name.session)
        do throws(SceneStoreError) {
            _ = try seal.open(Array(entry.sealed), as: name)
            return nil
        } catch {
            return error.code
        }
    }

    /// Removes the file, of which the database has everything.
    func remove() {
        unlink(path)
    }

    /// Gives the file another name, under which nobody takes it over, for the operator to look at.
    ///
    /// - Returns: Where it is; where it could not be renamed, under its old name.
    func putAside() -> String {
        let other = path + Self.unusableSuffix
        return rename(path, other) == 0 ? other : path
    }
}
