package import Foundation

/// The preserved state of a scene, of which bytes are made when they are asked for, on any thread.
package struct PreservedState: Equatable, Sendable {
    private enum Form: Sendable {
        // Records of scenes are handed on, which takes a fraction of the time where the archive stays where it is.
        indirect case archive(RestorationArchive)
        case data(Data)
    }

    private let form: Form

    /// Takes what was encoded.
    init(_ archive: RestorationArchive) {
        form = .archive(archive)
    }

    /// Takes the bytes of a state, which are not looked into.
    package init(data: Data) {
        form = .data(data)
    }

    /// The state, in a form that ``RestorableScene/init(data:)`` reads.
    package var data: Data {
        switch form {
        case .archive(let archive): archive.data
        case .data(let data): data
        }
    }

    /// Writes the state after other bytes.
    package func append(to bytes: inout [UInt8]) {
        switch form {
        case .archive(let archive): archive.append(to: &bytes)
        case .data(let data): data.withUnsafeBytes { bytes.append(contentsOf: $0) }
        }
    }

    /// What differs where anything that was preserved does, but for the moment; while the process runs.
    package var fingerprint: Int {
        let contents: Data
        switch form {
        case .archive(var archive):
            archive.date = nil
            archive.application[UIApplication.stateRestorationTimestampKey] = nil
            contents = archive.data
        case .data(let data): contents = data
        }
        var hasher = Hasher()
        // By itself, data is told from other data by its beginning only.
        contents.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    /// Whether two states have the same bytes.
    package static func == (left: PreservedState, right: PreservedState) -> Bool { left.data == right.data }
}
