import Foundation
import Testing

@testable import UIKitCore

/// A view that notes when it is laid out.
private final class NotingView: UIView {
    var name = ""
    var note: (String) -> Void = { _ in }

    override func layoutSubviews() {
        super.layoutSubviews()
        note(name)
    }
}

@Suite("A layout that is asked for begins at the outermost view that waits for it")
@MainActor
struct LayoutIfNeededTests {
    private let test = TestScene()

    @Test("A view that was just added and constrained has its frame after its own layout")
    func frame() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        test.turn { test.window.addSubview(root) }
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 290, height: 50))
    }

    @Test("A controller is told once more when views deep in its own have got their first size")
    func deepViews() {
        final class Controller: UIViewController {
            let photo = UIImageView()
            var seen: [CGSize] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                photo.heightAnchor.constraint(equalToConstant: 80).isActive = true
                let stack = UIStackView(arrangedSubviews: [photo])
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: view.topAnchor),
                    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    stack.widthAnchor.constraint(equalToConstant: 80),
                ])
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                seen.append(photo.bounds.size)
                photo.layer.cornerRadius = photo.bounds.width / 2
            }
        }
        let controller = Controller()
        test.turn { test.window.rootViewController = controller }
        #expect(controller.seen.last == CGSize(width: 80, height: 80))
        #expect(controller.photo.layer.cornerRadius == 40)
        let count = controller.seen.count
        test.turn { controller.photo.alpha = 0.5 }
        #expect(controller.seen.count == count)
    }

    @Test("A controller that makes such views whenever it is told comes to rest")
    func deepViewsMadeAnew() {
        final class Controller: UIViewController {
            let stack = UIStackView()
            var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                stack.axis = .vertical
                view.addSubview(stack)
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                count += 1
                stack.frame = view.bounds
                for view in stack.arrangedSubviews { view.removeFromSuperview() }
                stack.addArrangedSubview(UILabel())
            }
        }
        let controller = Controller()
        test.turn { test.window.rootViewController = controller }
        let count = controller.count
        #expect(count <= 3)
        test.turn { controller.view.setNeedsLayout() }
        #expect(controller.count <= count + 2)
        #expect(test.scene.takeFaults() == [])
    }

    @Test("Superviews are laid out first, up to the first that does not wait")
    func order() {
        var order: [String] = []
        let views = ["outer", "middle", "inner", "innermost"].map { name in
            let view = NotingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            (view.name, view.note) = (name, { order.append($0) })
            return view
        }
        test.turn {
            test.window.addSubview(views[0])
            for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        }
        order = []
        views[3].layoutIfNeeded()
        #expect(order.isEmpty)
        views[1].setNeedsLayout()
        views[2].setNeedsLayout()
        views[3].layoutIfNeeded()
        #expect(order == ["middle", "inner"])
        order = []
        // A superview that does not wait ends the search.
        views[0].setNeedsLayout()
        views[2].setNeedsLayout()
        views[3].layoutIfNeeded()
        #expect(order == ["inner"])
    }

    @Test("A view that marks itself again and asks for the layout of a subview while it is laid out comes to an end")
    func circles() {
        final class RestlessView: UIView {
            var count = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                setNeedsLayout()
                subviews.first?.layoutIfNeeded()
            }
        }
        let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.count == 1)
    }
}
