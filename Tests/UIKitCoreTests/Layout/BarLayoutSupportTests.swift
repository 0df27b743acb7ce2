import Foundation
import Testing

@testable import UIKitCore

/// The guides of older code for what bars cover, as items of constraints.
@Suite("What bars cover can be an item of constraints")
@MainActor
struct BarLayoutSupportTests {
    private let test = TestScene()

    /// Shows a view between the bars of a navigation controller, and says where it is and what the bars cover.
    private func place(
        _ constraints: (UIView, any UILayoutSupport, any UILayoutSupport) -> [NSLayoutConstraint]
    ) throws -> (frame: CGRect, root: UIView) {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
        let root = try #require(controller.view)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let supports = controller.layoutSupports
        test.turn {
            NSLayoutConstraint.activate(
                constraints(view, supports.top, supports.bottom) + [
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                ])
            test.window.rootViewController = controller
        }
        #expect(test.scene.takeFaults().isEmpty)
        #expect(root.safeAreaInsets.top >= 30 && root.safeAreaInsets.bottom >= 40)
        return (view.frame, root)
    }

    private func free(_ root: UIView) -> CGRect { root.bounds.inset(by: root.safeAreaInsets) }

    @Test("Constraints name the guides as they name views")
    func items() throws {
        let (frame, root) = try place { view, top, bottom in
            [
                NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: top, attribute: .bottom, multiplier: 1,
                    constant: 0),
                NSLayoutConstraint(
                    item: bottom, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1,
                    constant: 0),
            ]
        }
        #expect(frame == free(root))
    }

    @Test("So do visual formats")
    func visualFormat() throws {
        let (frame, root) = try place { view, top, bottom in
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[topLayoutGuide]-[view]-10-[bottomLayoutGuide]", metrics: nil,
                views: ["topLayoutGuide": top, "view": view, "bottomLayoutGuide": bottom])
        }
        #expect(frame.minY == free(root).minY + 8)
        #expect(frame.maxY == free(root).maxY - 10)
    }

    @Test("Their anchors are those of what is covered, and the constraint names the guide")
    func anchors() throws {
        var first: AnyObject?
        var guide: AnyObject?
        let (frame, root) = try place { view, top, bottom in
            let constraints = [
                view.topAnchor.constraint(equalTo: top.bottomAnchor),
                view.heightAnchor.constraint(equalTo: bottom.heightAnchor),
            ]
            first = constraints[0].secondItem
            guide = top
            return constraints
        }
        #expect(first === guide)
        #expect(frame.minY == root.safeAreaInsets.top)
        #expect(frame.height == root.safeAreaInsets.bottom)
    }
}
