/// What a patch does to one view, in words for developers.
package struct ViewPatch: Hashable, Sendable {
    /// The number of the view.
    package let view: Int32

    /// What is done.
    package let text: String

    /// How many bytes of markup, text or attributes that takes.
    package let byteCount: Int

    /// The numbers of the views whose markup comes along.
    let contained: Set<Int32>

    /// Describes one operation of a patch.
    package init(_ operation: PatchOperation) {
        var markup: [UInt8] = []
        switch operation {
        case .remove(let view): (self.view, text) = (view, "removed")
        case .replace(let view, let bytes): (self.view, text, markup) = (view, "written anew", bytes)
        case .insertAfter(let view, let bytes): (self.view, text, markup) = (view, "followed by new views", bytes)
        case .insertBefore(let view, let bytes): (self.view, text, markup) = (view, "preceded by new views", bytes)
        case .moveAfter(let view, let other): (self.view, text) = (view, "moved after v\(other)")
        case .moveBefore(let view, let other): (self.view, text) = (view, "moved before v\(other)")
        case .text(let view, let bytes): (self.view, text, markup) = (view, "text", bytes)
        case .attributes(let view, let attributes):
            let names = attributes.map { String(decoding: $0.name, as: UTF8.self) }
            (self.view, text) = (view, names.joined(separator: ", "))
            byteCount = attributes.reduce(0) { $0 + $1.name.count + ($1.value?.count ?? 0) }
            contained = []
            return
        }
        byteCount = markup.count
        contained = Self.views(in: markup)
    }

    /// The numbers in ` id="v12"` of some markup.
    private static func views(in markup: [UInt8]) -> Set<Int32> {
        var views: Set<Int32> = []
        for range in markup.ranges(of: Array(" id=\"v".utf8)) {
            let digits = markup[range.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
            if let number = Int32(String(decoding: digits, as: UTF8.self)) { views.insert(number) }
        }
        return views
    }
}
