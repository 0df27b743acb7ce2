import Testing

@testable import HTMLRenderer

@Suite("What a page says of a view in a grid")
struct GridItemTests {
    private func declarations(of item: GridItem, insteadOf base: GridItem?) -> String {
        var rule = StyleWriter()
        item.write(into: &rule, insteadOf: base)
        return String(decoding: rule.bytes, as: UTF8.self)
    }

    @Test("A wider page takes back that the rows alone decide the height")
    func heightOfRows() {
        var narrow = GridItem(columns: 0..<1, rows: 0..<1)
        narrow.alignment = .center
        narrow.hasHeightOfRows = true
        var wide = GridItem(columns: 0..<1, rows: 0..<1)
        wide.alignment = .center
        wide.aspectRatio = 2
        #expect(
            declarations(of: narrow, insteadOf: nil)
                == "grid-area:1/1/2/2;contain:size;aspect-ratio:auto;align-self:stretch;")
        #expect(
            declarations(of: wide, insteadOf: narrow)
                == "grid-area:1/1/2/2;align-self:center;aspect-ratio:2;contain:none;")
        wide.hasHeightOfRows = true
        #expect(declarations(of: wide, insteadOf: narrow) == "grid-area:1/1/2/2;")
    }

    @Test("A view of a width that reaches beyond its columns is not held in them")
    func reachingOut() {
        var item = GridItem(columns: 0..<1, rows: 0..<1)
        item.width = 400
        item.endMargin = -80
        #expect(
            declarations(of: item, insteadOf: nil)
                == "grid-area:1/1/2/2;inline-size:100px;max-inline-size:none;margin-inline-end:-20px;")
    }
}
