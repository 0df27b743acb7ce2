import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Item providers")
struct NSItemProviderTests {
    @Test("An object is registered in its types and loaded as it is")
    func objects() async throws {
        let address = try #require(URL(string: "https://example.org/"))
        let provider = NSItemProvider(object: address)
        #expect(provider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.registeredContentTypes(conformingTo: .url) == [.url])
        #expect(provider.canLoadObject(ofClass: URL.self))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        #expect(try await provider.loadObject(ofClass: URL.self) == address)
        #expect(try await provider.loadObject(ofClass: String.self) == "https://example.org/")
        #expect(
            try await provider.loadDataRepresentation(forTypeIdentifier: "public.url")
                == Data("https://example.org/".utf8))
    }

    @Test("Completions get the object, the item as it was registered, or an error")
    func completions() {
        let provider = NSItemProvider(object: "Ada")
        var seen: [String] = []
        let progress = provider.loadObject(ofClass: String.self) { text, _ in seen.append(text ?? "nothing") }
        #expect(progress.isFinished)
        provider.loadItem(forTypeIdentifier: "public.plain-text") { item, _ in seen.append(item as? String ?? "nothing")
        }
        provider.loadObject(ofClass: URL.self) { url, error in seen.append(url == nil && error != nil ? "error" : "url")
        }
        provider.loadItem(forTypeIdentifier: "public.image") { item, error in
            seen.append(item == nil && error != nil ? "error" : "item")
        }
        #expect(seen == ["Ada", "Ada", "error", "error"])
    }

    @Test("Handlers are asked when their type is, and not before")
    func handlers() async throws {
        let provider = NSItemProvider()
        var asked = 0
        provider.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .all) { completion in
            asked += 1
            completion(Data("<p>Ada</p>".utf8), nil)
            return nil
        }
        provider.registerObject(ofClass: String.self, visibility: .ownProcess) { completion in
            asked += 10
            completion("Ada", nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.html", "public.utf8-plain-text"])
        #expect(asked == 0)
        let html = try await provider.loadItem(forTypeIdentifier: "public.html")
        #expect(html as? Data == Data("<p>Ada</p>".utf8))
        #expect(asked == 1)
        let text = try await provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text")
        #expect(text == Data("Ada".utf8))
        #expect(asked == 11)
    }

    @Test("What cannot be read is an error")
    func unreadable() async {
        let provider = NSItemProvider(item: Data([0xFF, 0xFE]), typeIdentifier: "public.utf8-plain-text")
        await #expect(throws: (any Error).self) { try await provider.loadObject(ofClass: String.self) }
        await #expect(throws: (any Error).self) { try await provider.loadItem(forTypeIdentifier: "public.png") }
        #expect(NSItemProvider(contentsOf: URL(string: "https://example.org/")) == nil)
    }

    @Test("A pasteboard takes objects in all their types")
    func pasteboard() throws {
        let test = TestScene()
        let address = try #require(URL(string: "https://example.org/"))
        test.turn {
            UIPasteboard.general.setObjects([address])
            #expect(UIPasteboard.general.url == address)
            #expect(UIPasteboard.general.types == ["public.url", "public.utf8-plain-text"])
            UIPasteboard.general.setItemProviders([NSItemProvider(object: "Ada")], localOnly: true, expirationDate: nil)
            #expect(UIPasteboard.general.string == "Ada")
        }
    }
}
