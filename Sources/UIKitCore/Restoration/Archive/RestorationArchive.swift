import Foundation

/// What is preserved of a scene: facts about the app, what the app encoded for itself, and a record for each
/// controller, view and object that has a restoration identifier.
struct RestorationArchive: Sendable {
    /// The version of the format that this writes and the latest that it reads.
    static let formatVersion: UInt8 = 1

    /// The bytes that every preserved state begins with.
    private static let signature = Array("SgSt".utf8)

    /// What the app encoded for itself, with what the system says about the state.
    var application = KeyedValues()
    /// How an archive begins where that is all that is said; nil where it has to be written.
    var beginning: Beginning?
    /// When the scene was preserved, in seconds since 2001; nil in an archive that was read, where the rest says so.
    var date: Double?
    /// What the session of the scene keeps.
    var session = KeyedValues()
    /// The places in the scene of the windows of which the root controller has a record, with the number of that.
    var roots: [Root] = []
    /// The records, in the order in which they were encoded: what contains comes before what is contained.
    var records: [RestorationRecord] = []

    /// The bytes of an archive up to its records, which are the same but for the date while the app adds nothing to them.
    final class Beginning: Sendable {
        fileprivate let values: RestorationValueWriter.Beginning
        /// Where the date ends, in bytes.
        fileprivate let endOfDate: Int

        /// Writes it once.
        ///
        /// - Parameter application: What the system says, but for the date.
        init?(_ application: KeyedValues) {
            var archive = RestorationArchive()
            archive.application = application
            archive.date = 0
            var writer = RestorationValueWriter()
            guard let endOfDate = archive.writeBeginning(to: &writer) else { return nil }
            self.endOfDate = endOfDate
            values = writer.beginning
        }
    }

    /// A window whose root controller has a record.
    struct Root: Hashable, Sendable {
        /// The place of the window in the scene.
        let place: Int
        /// The number of the record.
        let number: Int
    }

    /// Creates an empty archive.
    init() {}

    /// Reads an archive.
    ///
    /// - Throws: Why the data is none.
    init(data: Data) throws(RestorationError) {
        let bytes = Array(data)
        let header = Self.signature.count + 1
        guard bytes.count >= header, bytes.starts(with: Self.signature) else { throw .malformed }
        let version = bytes[header - 1]
        guard version <= Self.formatVersion else { throw .newerFormat(version: version) }
        var reader = RestorationValueReader(bytes, from: header)
        let value = try reader.read()
        guard version == Self.formatVersion, reader.isAtEnd, case .object(_, let parts) = value else {
            throw .malformed
        }
        application = parts["application"]?.keyedValues ?? [:]
        session = parts[CommonText.session.text]?.keyedValues ?? [:]
        for case (let place, .integer(let number)) in parts[CommonText.roots.text]?.keyedValues ?? [:] {
            if let place = Int(place) { roots.append(Root(place: place, number: Int(number))) }
        }
        guard case .array(let entries) = parts[CommonText.records.text] else { throw .malformed }
        for entry in entries {
            guard let record = RestorationRecord(entry) else { throw .malformed }
            records.append(record)
        }
    }

    /// The archive as data.
    var data: Data {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return Data(bytes)
    }

    /// Writes the archive after other bytes.
    func append(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: Self.signature)
        bytes.append(Self.formatVersion)
        let beginning = date == nil ? nil : beginning
        var writer =
            beginning.map { RestorationValueWriter(after: bytes, before: $0.values) }
            ?? RestorationValueWriter(after: bytes)
        // There is one buffer, which grows where it is.
        bytes = []
        if let beginning, let date {
            writer.write(beginning.values)
            writer.replace(endingAt: beginning.endOfDate, with: date)
        } else {
            writeBeginning(to: &writer)
        }
        writer.write(common: .records)
        writer.begin(arrayOf: records.count)
        for record in records { record.write(to: &writer) }
        writer.write(common: .roots)
        writer.begin(objectOfCommon: .empty, count: roots.count)
        // Whoever reads them puts them in order.
        for root in roots { writer.write(key: String(root.place), .integer(Int64(root.number))) }
        writer.write(common: .session)
        writer.write(object: session)
        bytes = writer.takeBytes()
    }

    /// Writes the texts that come again, then what the app and the system say, and among it the date.
    ///
    /// - Returns: Where the date ends, in bytes; nil where there is none.
    @discardableResult
    private func writeBeginning(to writer: inout RestorationValueWriter) -> Int? {
        writer.beginArchive(partCount: 4)
        writer.write(key: "application")
        guard let date else {
            writer.write(object: application)
            return nil
        }
        let dateKey = UIApplication.stateRestorationTimestampKey
        writer.begin(objectOfCommon: .empty, count: application.count + 1)
        var endOfDate: Int?
        for (key, value) in application {
            if endOfDate == nil, dateKey < key {
                writer.write(key: dateKey, .date(date))
                endOfDate = writer.bytes.count
            }
            writer.write(key: key, value)
        }
        if endOfDate == nil { writer.write(key: dateKey, .date(date)) }
        return endOfDate ?? writer.bytes.count
    }
}

extension RestorationArchive: Equatable {
    /// Whether two archives say the same; how they begin follows from that.
    static func == (left: RestorationArchive, right: RestorationArchive) -> Bool {
        left.application == right.application && left.date == right.date && left.session == right.session
            && left.roots == right.roots && left.records == right.records
    }
}

extension RestorationValue {
    /// What an object encoded under its keys; nil when this is no object.
    var keyedValues: KeyedValues? {
        if case .object(_, let values) = self { values } else { nil }
    }

    /// The text; nil when this is none.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
