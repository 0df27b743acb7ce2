import Testing

@testable import UIKitCore

/// Types of data: what stands for them and what they conform to.
@Suite struct UTTypeTests {
    @Test func extensionsAndMediaTypesLeadToTheType() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "text/html") == .html)
        #expect(UTType(filenameExtension: "txt", conformingTo: .image) != .plainText)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType(mimeType: "nothing") == nil)
        #expect(UTType("not an identifier!") == nil)
    }

    @Test func typesConformThroughOthers() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.swiftSource.conforms(to: .text))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.image.isSupertype(of: .gif))
        #expect(!UTType.image.isSubtype(of: .image))
    }

    @Test func unknownTypesAreDataAlone() throws {
        let type = try #require(UTType(filenameExtension: "xyzzy"))
        #expect(type.isDynamic)
        #expect(type.conforms(to: .data))
        #expect(!type.conforms(to: .text))
        #expect(type.preferredMIMEType == nil)
    }
}
