import Foundation
import Testing

@testable import UIKitCore

/// What apps put into a coder and take from it.
@MainActor
@Suite struct RestorationCoderTests {
    /// An object of an app's own.
    final class Bookmark: NSObject, NSSecureCoding {
        static var supportsSecureCoding: Bool { true }
        let page: Int
        let title: String

        init(page: Int, title: String) {
            self.page = page
            self.title = title
        }

        init?(coder: NSCoder) {
            guard let title = coder.decodeObject(of: NSString.self, forKey: "title") as String? else { return nil }
            page = coder.decodeInteger(forKey: "page")
            self.title = title
        }

        func encode(with coder: NSCoder) {
            coder.encode(page, forKey: "page")
            coder.encode(title, forKey: "title")
        }
    }

    struct Filter: Codable, Equatable {
        var words: [String]
        var limit: Int?
    }

    private func decoder(_ encode: (RestorationEncoder) -> Void) throws -> RestorationDecoder {
        let encoder = RestorationEncoder(references: RestorationReferences())
        encode(encoder)
        var archive = RestorationArchive()
        archive.application = encoder.values
        let read = try RestorationArchive(data: archive.data)
        return RestorationDecoder(values: read.application, restored: RestoredObjects())
    }

    @Test func objectsKeepTheirNumbersHoweverManyThereAre() {
        let references = RestorationReferences()
        let objects = (0..<40).map { _ in NSObject() }
        for (number, object) in objects.enumerated() {
            #expect(!references.hasBegunEncoding(object))
            #expect(references.number(of: object) == number)
            #expect(references.beginEncoding(number) == true && references.beginEncoding(number) == false)
        }
        #expect(references.count == objects.count)
        for (number, object) in objects.enumerated() {
            #expect(references.number(of: object) == number && references[number] === object)
            #expect(references.hasBegunEncoding(object))
        }
    }

    @Test func valuesComeBackInTheirTypes() throws {
        let date = Date(timeIntervalSinceReferenceDate: 1234.5)
        let url = try #require(URL(string: "https://example.org/a"))
        let uuid = UUID()
        let coder = try decoder { coder in
            coder.encode("text", forKey: "string")
            coder.encode(NSString(string: "object"), forKey: "nsstring")
            coder.encode(42, forKey: "integer")
            coder.encode(true, forKey: "boolean")
            coder.encode(2.5, forKey: "double")
            coder.encode(Float(0.5), forKey: "float")
            coder.encode(date, forKey: "date")
            coder.encode(url, forKey: "url")
            coder.encode(uuid, forKey: "uuid")
            coder.encode(Data([1, 2]), forKey: "data")
            coder.encode(IndexPath(row: 3, section: 1), forKey: "path")
            coder.encode(["a": [1, 2], "b": ["c"]] as [String: Any], forKey: "dictionary")
            coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4.5), forKey: "rect")
            coder.encode(CGPoint(x: 0, y: 640), forKey: "point")
            coder.encode([1, "two", 3.5, false] as [Any], forKey: "array")
        }
        #expect(coder.decodeObject(forKey: "string") as? String == "text")
        #expect(coder.decodeObject(of: NSString.self, forKey: "string") == "text")
        #expect(coder.decodeObject(forKey: "nsstring") as? String == "object")
        #expect(coder.decodeInteger(forKey: "integer") == 42)
        #expect(coder.decodeObject(of: NSNumber.self, forKey: "integer") == 42)
        #expect(coder.decodeBool(forKey: "boolean"))
        #expect(coder.decodeDouble(forKey: "double") == 2.5)
        #expect(coder.decodeFloat(forKey: "float") == 0.5)
        #expect(coder.decodeObject(forKey: "date") as? Date == date)
        #expect(coder.decodeObject(forKey: "url") as? URL == url)
        #expect(coder.decodeObject(forKey: "uuid") as? UUID == uuid)
        #expect(coder.decodeObject(of: NSData.self, forKey: "data") as Data? == Data([1, 2]))
        #expect(coder.decodeObject(forKey: "path") as? IndexPath == IndexPath(row: 3, section: 1))
        let dictionary = coder.decodeObject(forKey: "dictionary") as? [String: Any]
        #expect(dictionary?["a"] as? [Int] == [1, 2])
        #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
        #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 0, y: 640))
        let array = coder.decodeObject(forKey: "array") as? [Any]
        #expect(array?.count == 4)
        #expect(array?.last as? Bool == false)
    }

    @Test func missingKeysAndOtherKindsGiveNothing() throws {
        let coder = try decoder { $0.encode("text", forKey: "text") }
        #expect(coder.containsValue(forKey: "text"))
        #expect(!coder.containsValue(forKey: "missing"))
        #expect(coder.decodeInteger(forKey: "text") == 0)
        #expect(coder.decodeBool(forKey: "text") == false)
        #expect(coder.decodeObject(of: NSNumber.self, forKey: "text") == nil)
        #expect(coder.decodeObject(of: Bookmark.self, forKey: "text") == nil)
        #expect(coder.decodeCGRect(forKey: "text") == .zero)
        #expect(coder.decodeDecodable(Filter.self, forKey: "text") == nil)
        #expect(coder.decodeObject() == nil)
        #expect(coder.error == nil)
    }

    @Test func ownObjectsComeBackOnlyWhereTheirClassIsExpected() throws {
        let coder = try decoder { coder in
            coder.encode(Bookmark(page: 7, title: "Seven"), forKey: "one")
            coder.encode([Bookmark(page: 1, title: "One"), Bookmark(page: 2, title: "Two")], forKey: "many")
        }
        let one = coder.decodeObject(of: Bookmark.self, forKey: "one")
        #expect(one?.page == 7 && one?.title == "Seven")
        #expect(coder.decodeObject(forKey: "one") == nil)
        #expect(coder.decodeObject(of: NSString.self, forKey: "one") == nil)
        let many = coder.decodeObject(of: [NSArray.self, Bookmark.self], forKey: "many") as? [Bookmark]
        #expect(many?.map(\.page) == [1, 2])
    }

    @Test func codableValuesComeBack() throws {
        let filter = Filter(words: ["a", "b"], limit: nil)
        let coder = try decoder { try? $0.encodeEncodable(filter, forKey: "filter") }
        #expect(coder.decodeDecodable(Filter.self, forKey: "filter") == filter)
    }

    @Test func whatCannotBePreservedIsLeftOut() throws {
        final class Anything: NSObject {}
        var endless: [Any] = []
        for _ in 0..<100 { endless = [endless] }
        let coder = try decoder { coder in
            coder.encode(Anything(), forKey: "object")
            coder.encode(["kept", Anything()] as [Any], forKey: "mixed")
            coder.encode(endless, forKey: "deep")
            coder.encode(Anything())
        }
        #expect(coder.decodeObject(forKey: "object") == nil)
        #expect((coder.decodeObject(forKey: "mixed") as? [Any])?.count == 1)
    }
}
