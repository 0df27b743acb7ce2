import Foundation
import Testing

@testable import UIKitCore

/// Views that were given the bounds of a superview without size, as it happens in `viewDidLoad`.
@MainActor
@Suite struct FillingViewTests {
    private let container = UIView()

    private func added(_ view: UIView) -> UIView {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        return view
    }

    @Test func viewGrowsWithItsEmptySuperview() {
        let view = added(UIView())
        #expect(view.frame == .zero && !view.viewState.contains(.hasExplicitFrame))
        container.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        #expect(view.frame == container.bounds && view.viewState.contains(.hasExplicitFrame))
        container.frame.size = CGSize(width: 100, height: 400)
        #expect(view.frame == container.bounds)
    }

    @Test func widthAndHeightMayComeOneAfterTheOther() {
        let view = added(UIView())
        container.place(in: CGRect(x: 0, y: 0, width: 300, height: 0))
        #expect(view.bounds.width == 300 && !view.viewState.contains(.hasExplicitFrame))
        container.place(in: CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(view.frame == container.bounds && view.viewState.contains(.hasExplicitFrame))
    }

    @Test func viewsWithoutTheWholeMaskStayInDocumentFlow() {
        let plain = UIView()
        let wide = UIView(frame: .zero)
        wide.autoresizingMask = .flexibleWidth
        for view in [plain, wide] { container.addSubview(view) }
        container.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        for view in [plain, wide] {
            #expect(view.frame == .zero && !view.viewState.contains(.hasExplicitFrame))
        }
    }

    @Test func childFillsAContainerThatConstraintsMakeLarger() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.view.addSubview(container)
        container.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 20),
            container.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
            container.heightAnchor.constraint(equalToConstant: 140),
        ])
        parent.addChild(child)
        _ = added(child.view)
        child.didMove(toParent: parent)
        let test = TestScene(showing: parent)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 390, height: 140))
        #expect(child.view.fillsSuperview && !child.view.isScreenRoot)
        test.resize(width: 1_024, height: 700)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 1_024, height: 140))
    }

    @Test func rootViewWithoutMaskFollowsFromItsFirstFrame() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        let test = TestScene(showing: parent)
        #expect(child.view.frame == parent.view.bounds && child.view.isScreenRoot)
        child.view.autoresizingMask = []
        child.view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        test.resize(width: 500, height: 500)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func rootViewsWithoutFrameStayInDocumentFlow() {
        let parent = UIViewController()
        for child in [UIViewController(), UIViewController()] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        _ = TestScene(showing: parent)
        for child in parent.children {
            #expect(!child.view.viewState.contains(.hasExplicitFrame) && !child.view.fillsSuperview)
        }
    }

    @Test func whatScrollsInAScreenStaysInDocumentFlow() {
        let parent = UIViewController()
        let scrollView = UIScrollView(frame: parent.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(scrollView)
        let test = TestScene(showing: parent)
        #expect(scrollView.frame == parent.view.bounds && scrollView.bounds.height > 0)
        #expect(test.window === scrollView.window && scrollView.scrollsScreen)
        // What floats over it stays where it is while the rest is scrolled.
        parent.view.addSubview(UIView(frame: CGRect(x: 300, y: 700, width: 56, height: 56)))
        #expect(!scrollView.scrollsScreen)
    }

    @Test func viewsAreAsLargeAsTheScreenWhenTheyAreLoaded() {
        let size = UIScreen.main.bounds.size
        #expect(UIViewController().view.bounds.size == size)
        #expect(UITableViewController().tableView.bounds.size == size)
        #expect(
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()).collectionView.bounds.size
                == size)
        let controller = UIViewController()
        let background = UIImageView(frame: controller.view.bounds)
        let strip = UIView(frame: CGRect(x: 16, y: 40, width: controller.view.bounds.width - 32, height: 50))
        strip.autoresizingMask = .flexibleWidth
        let corner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        for view in [background, strip, corner] { controller.view.addSubview(view) }
        let test = TestScene(showing: controller)
        test.resize(width: 1000, height: 700)
        #expect(background.frame == controller.view.bounds)
        #expect(strip.frame == CGRect(x: 16, y: 40, width: controller.view.bounds.width - 32, height: 50))
        #expect(corner.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}
