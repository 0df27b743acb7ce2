import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@Suite("Rules for the motion of edited rows")
@MainActor
struct RowMotionWriterTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var sections = [["a", "b"], ["c"]]

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }
    }

    private let stage = Stage()
    private let rows = Rows()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    init() {
        table.dataSource = rows
        table.rowHeight = 50
        table.sectionFooterHeight = 0
        stage.window.addSubview(table)
        _ = stage.page()
    }

    private func insert(_ animation: UITableView.RowAnimation) {
        rows.sections[0].insert("new", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: animation)
        stage.scene.commit()
    }

    private func number(ofRow row: Int, in section: Int = 0) throws -> Int32 {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
        return stage.scene.identifier(for: cell)
    }

    @Test("a patch says for people who like motion how rows come about, those that move alike at once")
    func patch() throws {
        insert(.fade)
        let transition = try #require(PageTransition(of: stage.scene))
        #expect(transition.types == nil)
        let name = "motion-rows-\(stage.scene.revision)"
        let new = try number(ofRow: 0), first = try number(ofRow: 1), second = try number(ofRow: 2)
        let third = try number(ofRow: 0, in: 1)
        let section = ".section:has(>#v\(third),>*>#v\(third))"
        #expect(
            String(decoding: transition.rules, as: UTF8.self)
                == """
                @media (prefers-reduced-motion:no-preference){\
                #v\(first),#v\(second),\(section){animation:.3s ease-in-out \(name)-0}\
                #v\(new){animation:.3s ease-in-out \(name)-1}}\
                @keyframes \(name)-0{from{translate:0px -50px}}\
                @keyframes \(name)-1{from{opacity:0}}
                """)
    }

    @Test("what comes from a side makes the list no wider", arguments: [UITableView.RowAnimation.left, .right])
    func sides(_ animation: UITableView.RowAnimation) throws {
        insert(animation)
        let rules = String(decoding: try #require(PageTransition(of: stage.scene)).rules, as: UTF8.self)
        let distance = animation == .left ? "-100%" : "100%"
        #expect(rules.contains("#v\(stage.scene.identifier(for: table)){overflow-x:clip}"))
        #expect(rules.contains("{from{opacity:0;translate:\(distance)}}"))
    }

    @Test("a row opens from an edge or from its middle")
    func edges() throws {
        insert(.top)
        insert(.bottom)
        insert(.middle)
        let rules = String(decoding: try #require(PageTransition(of: stage.scene)).rules, as: UTF8.self)
        for start in [
            "translate:0 -100%;clip-path:inset(100% 0 0)", "translate:0 100%;clip-path:inset(0 0 100%)",
            "opacity:0;clip-path:inset(50% 0)",
        ] {
            #expect(rules.occurrences(of: "{from{\(start)}to{clip-path:inset(0)}}") == 1)
        }
    }

    @Test("a page that is loaded has the rules once, and not when it is loaded again")
    func page() {
        #expect(!stage.page().contains("motion-rows"))
        insert(.fade)
        #expect(stage.page().occurrences(of: "{from{opacity:0}}") == 1)
        stage.scene.endMotion()
        #expect(!stage.page().contains("motion-rows"))
        insert(.none)
        #expect(PageTransition(of: stage.scene) == nil)
    }
}
