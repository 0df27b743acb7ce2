import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Places of rows")
struct UITableViewGeometryTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
        let log = CallbackLog()
        var rows: [CGFloat]

        init(_ rows: [CGFloat]) {
            self.rows = rows
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(UIButton(frame: .zero))
            return cell
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            rows[indexPath.row]
        }

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.add("prefetch \(indexPaths.count) from \(indexPaths[0].row)")
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.add("cancel \(indexPaths.count)")
        }
    }

    func makeTable(_ source: Source, in testScene: TestScene) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        table.delegate = source
        table.prefetchDataSource = source
        testScene.turn { testScene.window.addSubview(table) }
        return table
    }

    @Test("The header and the footer of a table are as wide as it and stand before and after the rows")
    func headerAndFooter() throws {
        let testScene = TestScene()
        let table = makeTable(Source([60, 20]), in: testScene)
        let header = UIView(frame: CGRect(x: 7, y: 9, width: 414, height: 50))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        testScene.turn {
            table.tableHeaderView = header
            table.tableFooterView = footer
        }
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(table.rectForRow(at: row(0)) == CGRect(x: 0, y: 50, width: 320, height: 60))
        #expect(footer.frame == CGRect(x: 0, y: 130, width: 320, height: 30))
        testScene.turn { table.frame.size.width = 700 }
        #expect(header.frame.width == 700)
        #expect(footer.frame == CGRect(x: 0, y: 130, width: 700, height: 30))
    }

    @Test("A header or footer that may grow in both directions keeps its height, also where the table had no size")
    func headerOfFlexibleHeight() {
        let testScene = TestScene()
        let table = makeTable(Source([60, 20]), in: testScene)
        let (header, footer) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 96)),
            UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 40))
        )
        let label = UILabel(frame: CGRect(x: 16, y: 8, width: 361, height: 20))
        label.autoresizingMask = .flexibleWidth
        header.addSubview(label)
        for view in [header, footer] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        testScene.turn {
            table.tableHeaderView = header
            table.tableFooterView = footer
        }
        testScene.turn { table.frame.size = .zero }
        testScene.turn { table.frame.size = CGSize(width: 375, height: 800) }
        #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 96))
        #expect(footer.frame == CGRect(x: 0, y: 176, width: 375, height: 40))
        #expect(label.frame == CGRect(x: 16, y: 8, width: 343, height: 20))
        testScene.turn { table.frame.size.height = 400 }
        #expect([header, footer].map(\.frame.height) == [96, 40])
    }

    @Test("The row of a button is found by the button's place")
    func rowOfButton() throws {
        let testScene = TestScene()
        let source = Source([60, UITableView.automaticDimension, 20])
        let table = makeTable(source, in: testScene)
        let button = try #require(table.visibleCells[2].contentView.subviews.first)
        #expect(table.indexPathForRow(at: button.convert(.zero, to: table)) == row(2))
        #expect(table.rectForRow(at: row(2)) == CGRect(x: 0, y: 104, width: 320, height: 20))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 500)) == nil)
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 1, height: 20)) == [row(0), row(1)])
        #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 124))
        #expect(table.visibleCells[2].contentView.bounds.size == CGSize(width: 320, height: 20))
    }

    @Test("An empty batch asks for the heights again")
    func heights() {
        let testScene = TestScene()
        let source = Source([60, 60])
        let table = makeTable(source, in: testScene)
        source.rows[0] = 200
        testScene.turn {
            table.beginUpdates()
            table.endUpdates()
        }
        #expect(table.visibleCells.map(\.statedHeight) == [200, 60])
        #expect(table.rectForRow(at: row(1)).minY == 200)
    }

    @Test("The rows that come into reach next are announced, and those that do not are taken back")
    func prefetching() throws {
        let testScene = TestScene()
        let source = Source([CGFloat](repeating: 44, count: 500))
        let table = makeTable(source, in: testScene)
        #expect(source.log.take() == ["prefetch 100 from 100"])
        try testScene.perform(.showMoreRows, on: table)
        #expect(source.log.take() == ["prefetch 100 from 200"])
        testScene.turn { table.scrollToRow(at: row(499), at: .bottom, animated: false) }
        #expect(source.log.take() == ["cancel 100"])
    }
}
