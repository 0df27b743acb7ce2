import Foundation
import Testing

@testable import UIKitCore

extension ReceivedFile {
    /// A file that arrived with a text in it.
    static func arrived(_ name: String, type: String?, content: String) throws -> ReceivedFile {
        let folder = try #require(makeFolder())
        try Data(content.utf8).write(to: folder.appending(component: name))
        return ReceivedFile(name: name, in: folder, contentType: type, length: content.utf8.count)
    }
}
