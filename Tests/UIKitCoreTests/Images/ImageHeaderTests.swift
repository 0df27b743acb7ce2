import Foundation
import Testing

@testable import UIKitCore

@Suite struct ImageHeaderTests {
    private func header(_ bytes: [UInt8]) -> ImageHeader? {
        ImageHeader.read(from: Data(bytes))
    }

    @Test func thePNGHeaderTellsTheSize() {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        #expect(
            header(start + [0, 0, 1, 0, 0, 0, 0, 32, 8, 6, 0, 0, 0])
                == ImageHeader(format: .png, width: 256, height: 32))
        #expect(header(start) == nil)
    }

    @Test func theGIFHeaderTellsTheSize() {
        #expect(
            header(Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00])
                == ImageHeader(format: .gif, width: 320, height: 240))
    }

    @Test func theFrameOfAJPEGFileIsFoundBehindItsOtherSegments() {
        let application: [UInt8] = [0xFF, 0xE0, 0, 6, 1, 2, 3, 4]
        let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 100, 1, 44, 3, 1, 2]
        #expect(header([0xFF, 0xD8] + application + frame) == ImageHeader(format: .jpeg, width: 300, height: 100))
        #expect(header([0xFF, 0xD8] + application) == nil)
        #expect(header([0xFF, 0xD8, 0xFF, 0xDA, 0, 8, 0, 0, 0, 0, 0]) == nil)
    }

    @Test func theThreeKindsOfWebPTellTheSize() {
        func webp(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
            Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(kind.utf8) + rest
        }
        let lossy = webp("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x40, 0x01, 0xF0, 0x00])
        #expect(header(lossy) == ImageHeader(format: .webp, width: 320, height: 240))
        let extended = webp("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0x3F, 0x01, 0, 0xEF, 0, 0])
        #expect(header(extended) == ImageHeader(format: .webp, width: 320, height: 240))
        let lossless = webp("VP8L", [0, 0, 0, 0, 0x2F, 0x3F, 0xC1, 0x3B, 0, 0, 0, 0, 0, 0])
        #expect(header(lossless) == ImageHeader(format: .webp, width: 320, height: 240))
        #expect(header(webp("NONE", Array(repeating: 0, count: 14))) == nil)
    }

    @Test(arguments: [
        (#"<svg xmlns="x" width="40px" height="20">"#, 40.0, 20.0),
        (#"<?xml version="1.0"?><!-- a --><svg stroke-width='3' viewBox="0 0 24,12">"#, 24.0, 12.0),
        (#"<svg width="100%" height="100%" viewBox="0 0 8 9"/>"#, 8.0, 9.0),
        ("<svg>", 300.0, 150.0),
    ])
    func theRootOfAnSVGFileTellsTheSize(text: String, width: Double, height: Double) {
        #expect(header(Array(text.utf8)) == ImageHeader(format: .svg, width: width, height: height))
    }

    @Test func otherFilesAreNoImages() {
        #expect(header([]) == nil)
        #expect(header(Array("<html></html>".utf8)) == nil)
        #expect(header(Array(repeating: 0xFF, count: 64)) == nil)
        #expect(header(Array("plain text, long enough to be a header of any kind".utf8)) == nil)
    }
}
