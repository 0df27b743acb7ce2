import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite("What an app puts in front of the window, or of a container, keeps its place in what is seen")
struct ViewsInFrontTests {
    private let stage = Stage()
    private let screen = UIViewController()
    private let view = UIView()

    private func place(on page: String) throws -> String {
        let number = stage.scene.identifier(for: view)
        let rules = page.matches(of: /#v(\d+)\{(position:fixed[^}]*)\}/)
        return String(try #require(rules.first { $0.1 == "\(number)" }).2)
    }

    private func add(to container: UIView, _ constraints: (UIView) -> [NSLayoutConstraint]) throws -> String {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate(
            constraints(container)
                + [view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 40)])
        let page = stage.page()
        #expect(page.occurrences(of: "id=\"v\(stage.scene.identifier(for: view))\"") == 1)
        return try place(on: page)
    }

    @Test("At the nearer edges, above the screen of a stack, of tabs, of columns and of pages")
    func containers() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let stack = UINavigationController(rootViewController: screen)
        for (container, level) in [(stack, 24), (split, 24), (tabs, 31), (pages, 24)] as [(UIViewController, Int)] {
            stage.show(container)
            let rule = try add(to: container.view) { container in
                [
                    view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
                    view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -60),
                ]
            }
            #expect(
                rule == "position:fixed;margin:0;max-inline-size:100%;z-index:\(level);right:20px;"
                    + "inline-size:80px;bottom:60px;min-block-size:40px;", "\(type(of: container))")
            view.removeFromSuperview()
        }
    }

    @Test("In the middle of the window")
    func centre() throws {
        stage.show(screen)
        let rule = try add(to: stage.window) { window in
            [
                view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
            ]
        }
        #expect(
            rule == "position:fixed;margin:0;max-inline-size:100%;z-index:110;left:0;right:0;"
                + "margin-inline:auto;inline-size:80px;top:0;bottom:0;margin-block:auto;"
                + "block-size:fit-content;min-block-size:40px;")
    }

    @Test("At its frame, between the edges where it is nearly as wide as the window")
    func frames() throws {
        stage.show(screen)
        let size = stage.window.bounds.size
        view.frame = CGRect(x: 16, y: size.height - 90, width: size.width - 32, height: 50)
        stage.window.addSubview(view)
        #expect(
            try place(on: stage.page())
                == "position:fixed;margin:0;max-inline-size:100%;z-index:110;left:16px;right:16px;bottom:40px;"
                + "min-block-size:50px;")
        view.frame.origin.y = 30
        #expect(try place(on: stage.page()).contains("right:16px;top:30px;"))
    }

    @Test("A frame over a table that constraints place; not one beside it, nor on a screen that does not scroll")
    func framesOverTables() throws {
        let table = UITableView()
        table.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
            table.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
        ])
        view.frame = CGRect(x: 10, y: 200, width: 80, height: 40)
        screen.view.addSubview(view)
        stage.show(screen)
        #expect(try place(on: stage.page()).contains("z-index:24;left:10px;inline-size:80px;top:200px;"))
        view.frame.origin.y = 20
        #expect(!stage.page().contains("position:fixed;margin:0"))
        view.frame.origin.y = 200
        table.removeFromSuperview()
        #expect(!stage.page().contains("position:fixed;margin:0"))
    }
}
