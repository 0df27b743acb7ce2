import Glibc

/// The rules of single views, taken apart by the views.
struct ViewRules {
    /// The rules of each view, by its number; those of none are at 0.
    private(set) var byView: [Int32: [UInt8]] = [:]

    /// Adds rules as a style writer writes them.
    mutating func add(_ styles: [UInt8], onlyOf views: Set<Int32>? = nil) {
        var start = 0
        var depth = 0
        for index in styles.indices {
            switch styles[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                guard depth == 0 else { continue }
                let view = Self.view(of: styles[start...index])
                if views?.contains(view) != false {
                    byView[view, default: []].append(contentsOf: styles[start...index])
                }
                start = index + 1
            default: break
            }
        }
    }

    /// The view that a rule is for: the first one it names, as in `#v12{…}`.
    private static func view(of rule: ArraySlice<UInt8>) -> Int32 {
        var rest = rule
        while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
            rest = rest[(mark + 1)...]
            guard rest.first == UInt8(ascii: "v") else { continue }
            let digits = rest.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            if let number = Int32(String(decoding: digits, as: UTF8.self)) { return number }
        }
        return 0
    }
}
