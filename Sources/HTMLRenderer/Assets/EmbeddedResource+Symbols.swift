import Logging
import Synchronization

extension EmbeddedResource {
    /// The drawings of the symbols.
    ///
    /// A page refers to one as `symbols.svg#name`. So a drawing is fetched once and kept by the browser for good, a page
    /// with a thousand icons carries none of their paths, and what was written for a view stays valid on every page.
    package static let symbols = EmbeddedResource(
        name: "symbols",
        pathExtension: "svg",
        contentType: "image/svg+xml",
        bytes: PackageResources.Symbols_svg
    )
}

/// The names of the symbols there are drawings of.
enum SymbolNames {
    /// The drawing that stands for a symbol there is none of.
    static let placeholder = "placeholder"

    /// The drawing to show for a symbol.
    ///
    /// Without one of that name it is the drawing of the longest name that is left when components are dropped from the
    /// end, one after another, or else a neutral one; and there is one line in the log.
    static func drawing(for name: String) -> String {
        if known.contains(name) { return name }
        let isNew = reported.withLock { $0.count < 1000 && $0.insert(name).inserted }
        if isNew { logger.warning("no drawing of symbol", metadata: ["symbol": "\(name)"]) }
        var rest = name[...]
        while let dot = rest.lastIndex(of: ".") {
            rest = rest[..<dot]
            let base = String(rest)
            if known.contains(base) { return base }
        }
        return placeholder
    }

    /// Whether there is a drawing of that very name.
    static func contains(_ name: String) -> Bool { known.contains(name) }

    /// Whether a symbol points along the reading direction and is mirrored with it.
    ///
    /// Media controls ("forward.fill", "goforward") point along the time of what is played and stay as they are.
    static func isDirectional(_ name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains { $0 == "backward" || $0 == "forward" }
    }

    private static let known: Set<String> = {
        let marker = Array("<symbol id=\"".utf8)
        var names: Set<String> = []
        for line in EmbeddedResource.symbols.bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: marker)
        {
            let name = line.dropFirst(marker.count).prefix { $0 != UInt8(ascii: "\"") }
            names.insert(String(decoding: name, as: UTF8.self))
        }
        return names
    }()

    private static let reported = Mutex<Set<String>>([])
    private static let logger = Logger(label: "segue.html")
}
