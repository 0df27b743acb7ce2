import Foundation
import Testing

@testable import UIKitCore

/// Containers that want to know when a child's constraints ask for another size.
@MainActor
@Suite struct FittingSizeTests {
    final class Container: UIViewController {
        var sizes: [CGSize] = []

        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            guard let child = container as? UIViewController else { return }
            sizes.append(child.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        }
    }

    /// A controller whose view is as large as a box in it.
    final class Boxed: UIViewController {
        let box = UIView()
        lazy var width = box.widthAnchor.constraint(equalToConstant: 100)
        lazy var height = box.heightAnchor.constraint(equalToConstant: 40)

        override func viewDidLoad() {
            super.viewDidLoad()
            let view: UIView = view
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            // The size of the view itself is the window's; the box gives way to it.
            width.priority = .defaultHigh
            height.priority = .defaultHigh
            NSLayoutConstraint.activate([
                width, height,
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
    }

    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func theParentIsToldOfEachChange() {
        let (parent, child) = (Container(), Boxed())
        let test = TestScene(showing: parent)
        test.turn { add(child, to: parent) }
        #expect(parent.sizes == [])
        test.turn { child.height.constant = 60 }
        #expect(parent.sizes == [CGSize(width: 100, height: 60)])
        test.turn { child.view.setNeedsLayout() }
        #expect(parent.sizes.count == 1)
        test.turn {
            child.width.constant = 120
            child.height.constant = 70
        }
        #expect(parent.sizes == [CGSize(width: 100, height: 60), CGSize(width: 120, height: 70)])
        test.turn { child.view.removeFromSuperview() }
        test.turn { child.height.constant = 80 }
        #expect(parent.sizes.count == 2)
    }

    @Test func theNearestContainerIsToldAndOthersMeasureNothing() {
        let (outer, inner, child) = (Container(), UIViewController(), Boxed())
        let test = TestScene(showing: outer)
        test.turn {
            add(inner, to: outer)
            add(child, to: inner)
        }
        test.turn { child.height.constant = 60 }
        #expect(outer.sizes == [])
        #expect(child.environmentIfPresent?.fittingSize == nil)
    }

    @Test func aPresentationControllerIsTold() {
        final class Presentation: UIPresentationController {
            var count = 0
            override func systemLayoutFittingSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
                count += 1
            }
        }
        final class Transitioning: UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                Presentation(presentedViewController: presented, presenting: presenting)
            }
        }
        let (presenter, child, transitioning) = (UIViewController(), Boxed(), Transitioning())
        child.modalPresentationStyle = .custom
        child.transitioningDelegate = transitioning
        let test = TestScene(showing: presenter)
        test.turn { presenter.present(child, animated: false) }
        let presentation = child.presentationController as? Presentation
        #expect(presentation?.count == 0)
        test.turn { child.height.constant = 60 }
        #expect(presentation?.count == 1)
    }
}
