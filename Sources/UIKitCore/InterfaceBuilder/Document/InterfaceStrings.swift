import Foundation

/// The texts of a document in one language, by object identifier and property.
struct InterfaceStrings: Sendable {
    private let texts: [String: String]

    /// No texts: those of the document stand.
    init() {
        texts = [:]
    }

    /// Reads a file of texts as Xcode exports it; what cannot be read counts as empty.
    init(contentsOf url: URL) {
        let data = (try? Data(contentsOf: url)) ?? Data()
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        texts = list as? [String: String] ?? [:]
    }

    /// Whether there are no texts.
    var isEmpty: Bool { texts.isEmpty }

    /// The text of an object's property; nil if the document's own stands.
    func text(of identifier: String?, _ property: String) -> String? {
        guard !texts.isEmpty, let identifier else { return nil }
        return texts[identifier + "." + property]
    }
}
