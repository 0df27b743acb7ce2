package import Foundation

/// The preserved state of a scene, of which bytes are made when they are asked for, on any thread.
package struct PreservedState: Equatable, Sendable {
    private enum Form: Sendable {
        case archive(RestorationArchive)
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

    /// Whether two states have the same bytes.
    package static func == (left: PreservedState, right: PreservedState) -> Bool { left.data == right.data }
}
