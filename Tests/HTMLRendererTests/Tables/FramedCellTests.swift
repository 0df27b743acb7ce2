import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite("Cells whose views stand at frames")
struct FramedCellTests {
    private final class FramedCell: UITableViewCell {
        let name = UILabel(frame: CGRect(x: 80, y: 12, width: 220, height: 24))

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            name.autoresizingMask = .flexibleWidth
            contentView.addSubview(name)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var prepare: (UITableViewCell) -> Void = { _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = FramedCell(style: .default, reuseIdentifier: nil)
            prepare(cell)
            return cell
        }
    }

    @Test("A new cell is as large as on iOS, so that its views grow by what the table is wider")
    func viewsGrowFromTheUsualWidth() {
        let cell = FramedCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentView.bounds.size == CGSize(width: 320, height: 44))
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
        table.dataSource = rows
        let page = Stage().rendered(table)
        #expect(page.html.contains(#"class="cell bare""#))
        #expect(page.html.contains(#"class="view placed""#))
        #expect(page.styles.contains("left:80px;right:20px;top:12px;"))
    }

    @Test(
        "The content of a row is as high as the row, also where it clips what is beyond it",
        arguments: [(false, 44), (true, 44), (false, 30), (true, 100)])
    func contentIsAsHighAsItsRow(clips: Bool, height: CGFloat) {
        let rows = Rows()
        rows.prepare = { $0.contentView.clipsToBounds = clips }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
        table.rowHeight = height
        table.dataSource = rows
        // What does not fit is on the page all the same, unless it is clipped.
        let expected = clips ? height : max(height, 36)
        let styles = Stage().rendered(table).styles
        // The row has a rule of its own.
        #expect(styles.occurrences(of: "{min-height:\(Int(expected))px;}") == (expected == height ? 2 : 1))
    }

    @Test("Fields and pictures at frames are stretched by their width, as edges alone do not stretch them")
    func fieldsAreStretched() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        for view in [UITextField(), UIImageView(), UILabel()] {
            view.frame = CGRect(x: 100, y: 0, width: 180, height: 30)
            view.autoresizingMask = .flexibleWidth
            container.addSubview(view)
        }
        let styles = Stage().styles(of: container)
        #expect(styles.occurrences(of: "left:100px;width:calc((100% - 120px)*1);") == 2)
        #expect(styles.occurrences(of: "left:100px;right:20px;") == 1)
    }
}
