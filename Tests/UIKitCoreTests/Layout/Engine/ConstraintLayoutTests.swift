import Foundation
import Testing

@testable import UIKitCore

/// A view with content of a fixed size.
private final class SizedView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

@Suite("Constraints give views their frames")
@MainActor
struct ConstraintLayoutTests {
    private let test = TestScene()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func view(in superview: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private func show() {
        test.turn { test.window.addSubview(root) }
    }

    @Test("What stands beside a picture follows its size and its alignment rectangle")
    func changedPicture() {
        let picture = UIImageView()
        picture.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(picture)
        let below = view(in: root)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            picture.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            below.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
            below.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
            below.topAnchor.constraint(equalTo: picture.bottomAnchor),
            below.heightAnchor.constraint(equalToConstant: 5),
        ])
        let small = UIImage(source: .missing(CGSize(width: 40, height: 30)))
        let large = UIImage(source: .missing(CGSize(width: 60, height: 50)))
        picture.image = small
        show()
        #expect(picture.frame == CGRect(x: 20, y: 10, width: 40, height: 30))
        #expect(below.frame == CGRect(x: 20, y: 40, width: 40, height: 5))
        test.turn { picture.image = large }
        #expect(picture.frame == CGRect(x: 20, y: 10, width: 60, height: 50))
        #expect(below.frame == CGRect(x: 20, y: 60, width: 60, height: 5))
        test.turn {
            picture.image = large.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        #expect(picture.frame == CGRect(x: 18, y: 9, width: 60, height: 50))
        #expect(below.frame == CGRect(x: 20, y: 56, width: 54, height: 5))
        test.turn { root.frame.size.width = 200 }
        test.turn { picture.image = small }
        #expect(picture.frame == CGRect(x: 20, y: 10, width: 40, height: 30))
        #expect(below.frame == CGRect(x: 20, y: 40, width: 40, height: 5))
        test.turn { picture.image = nil }
        #expect(below.frame.minX == 20)
        #expect(below.frame.height == 5)
    }

    @Test(
        "Text reads well in a width that follows its size",
        arguments: [
            (UIContentSizeCategory.extraSmall, 553), (.large, 672), (.extraExtraExtraLarge, 909),
            (.accessibilityExtraExtraExtraLarge, 1_384),
        ])
    func readableWidth(category: UIContentSizeCategory, width: CGFloat) {
        root.frame.size.width = 1_400
        let text = view(in: root)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.heightAnchor.constraint(equalToConstant: 20),
        ])
        show()
        #expect(text.frame.width == 672)
        test.turn { test.window.traitOverrides.preferredContentSizeCategory = category }
        #expect(abs(text.frame.width - width) < 0.01)
        #expect(root.readableContentGuide.layoutFrame.width == width)
    }

    @Test("A view is pinned to its superview, and follows its size and a changed constant")
    func pinning() {
        let child = view(in: root)
        let inner = view(in: child)
        let leading = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([
            leading, child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            child.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            child.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
            inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
            inner.heightAnchor.constraint(equalToConstant: 8),
            inner.centerXAnchor.constraint(equalTo: child.centerXAnchor),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -250),
        ])
        show()
        #expect(child.frame == CGRect(x: 10, y: 5, width: 270, height: 200))
        #expect(inner.frame == CGRect(x: 120, y: 137, width: 30, height: 8))
        test.turn { leading.constant = 30 }
        #expect(child.frame == CGRect(x: 30, y: 5, width: 250, height: 200))
        #expect(inner.frame == CGRect(x: 110, y: 137, width: 30, height: 8))
        test.turn { root.frame.size = CGSize(width: 400, height: 600) }
        #expect(child.frame == CGRect(x: 30, y: 5, width: 350, height: 300))
        #expect(!child.viewState.contains(.hasExplicitFrame))
    }

    @Test("Content holds views to its size by its priorities")
    func content() {
        let name = SizedView(100, 20)
        let field = SizedView(50, 30)
        root.addSubview(name)
        root.addSubview(field)
        name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            field.centerYAnchor.constraint(equalTo: name.centerYAnchor),
        ])
        show()
        #expect(name.frame == CGRect(x: 16, y: 40, width: 100, height: 20))
        #expect(field.frame == CGRect(x: 124, y: 35, width: 160, height: 30))
        test.turn { name.content.width = 150 }
        #expect(field.frame == CGRect(x: 174, y: 35, width: 110, height: 30))
        test.turn {
            name.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        }
        #expect(field.frame.width == 50)
        #expect(!name.hasAmbiguousLayout)
    }

    @Test("Guides, margins and the safe area are places like views")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        let first = view(in: root)
        let second = view(in: root)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 60),
            guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 7),
            guide.heightAnchor.constraint(equalToConstant: 9),
            first.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            first.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            first.topAnchor.constraint(equalTo: guide.bottomAnchor),
            first.heightAnchor.constraint(equalTo: guide.heightAnchor),
            second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.widthAnchor.constraint(equalToConstant: 5),
            second.topAnchor.constraint(equalTo: root.topAnchor),
            second.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        ])
        show()
        #expect(guide.layoutFrame == CGRect(x: 20, y: 7, width: 60, height: 9))
        #expect(first.frame == CGRect(x: 80, y: 16, width: 180, height: 9))
        #expect(second.frame == CGRect(x: 0, y: 0, width: 5, height: 400))
        test.turn { root.layoutMargins.left = 30 }
        #expect(first.frame == CGRect(x: 90, y: 16, width: 170, height: 9))
    }

    @Test("Leading is at the right where text runs from there")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let child = view(in: root)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            child.widthAnchor.constraint(equalToConstant: 50), child.heightAnchor.constraint(equalToConstant: 5),
            child.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        show()
        #expect(child.frame == CGRect(x: 240, y: 0, width: 50, height: 5))
    }

    @Test("A view with a frame beside constrained ones keeps it by its mask")
    func autoresizing() {
        let outer = view(in: root)
        let framed = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        framed.autoresizingMask = [.flexibleWidth]
        outer.addSubview(framed)
        let beside = view(in: outer)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.topAnchor.constraint(equalTo: root.topAnchor),
            outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 50),
            beside.leadingAnchor.constraint(equalTo: framed.leadingAnchor),
            beside.topAnchor.constraint(equalTo: framed.bottomAnchor, constant: 2),
            beside.widthAnchor.constraint(equalTo: framed.widthAnchor),
            beside.heightAnchor.constraint(equalToConstant: 4),
        ])
        show()
        #expect(beside.frame.minY == 32)
        #expect(beside.frame.width == framed.frame.width)
        test.turn { framed.frame = CGRect(x: 20, y: 40, width: 30, height: 10) }
        #expect(beside.frame == CGRect(x: 20, y: 52, width: 30, height: 4))
    }

    @Test("The edges of a scroll view are those of its content for what is in it")
    func scrolling() {
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scrollView)
        let content = view(in: scrollView)
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: root.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        show()
        #expect(scrollView.frame == root.bounds)
        #expect(content.frame == CGRect(x: 10, y: 0, width: 280, height: 900))
        #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    }

    @Test("A contradiction leaves out the constraint that came last, and nothing hangs")
    func contradiction() {
        let child = view(in: root)
        let wide = child.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            child.widthAnchor.constraint(equalToConstant: 100), wide,
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        show()
        #expect(child.frame.width == 100)
        test.turn { child.constraints.first?.isActive = false }
        #expect(child.frame.width == 200)
        test.turn { wide.constant = .infinity }
        #expect(child.frame.width == 200)
        test.turn { wide.constant = 1e300 }
        #expect(child.frame.width == 1e7)
    }

    @Test("Views come and go")
    func comingAndGoing() {
        let first = view(in: root)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
            first.widthAnchor.constraint(equalToConstant: 10),
        ])
        show()
        var second: UIView? = nil
        test.turn {
            let made = view(in: root)
            made.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5).isActive = true
            made.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
            second = made
        }
        #expect(second?.frame.minX == 18)
        test.turn { first.removeFromSuperview() }
        #expect(second?.frame.minX == 0)
        #expect(first.constraints.count == 1)
        test.turn { second?.removeFromSuperview() }
        #expect(root.layoutAttributesIfPresent?.engine == nil)
    }

    @Test("A view tells the smallest size that suits it, and what its content would be at another size")
    func fitting() {
        let first = SizedView(40, 10)
        let second = SizedView(60, 20)
        for child in [first, second] {
            root.addSubview(child)
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
                child.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -4),
            ])
        }
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 2),
            second.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -2),
        ])
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 68, height: 36))
        let wide = root.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 36))
        let frames = root.solvedFrames(inSize: CGSize(width: 50, height: 50))
        #expect(frames[ObjectIdentifier(second)]?.width == 42)
        #expect(second.frame == .zero)
        #expect(root.frame.size == CGSize(width: 300, height: 400))
    }

    @Test("A controller's view has its content in place when it has laid out its subviews")
    func controller() {
        final class Controller: UIViewController {
            let child = UIView()
            var seen: [CGRect] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                child.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(child)
                NSLayoutConstraint.activate([
                    child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    child.heightAnchor.constraint(equalToConstant: 44),
                ])
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                seen.append(child.frame)
            }
        }
        let controller = Controller()
        let navigation = UINavigationController(rootViewController: controller)
        let test = TestScene()
        test.scene.setInitialSize(CGSize(width: 390, height: 844), traits: test.scene.traitCollection)
        test.turn {
            test.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            test.window.rootViewController = navigation
        }
        let expected = CGRect(x: 0, y: controller.view.safeAreaInsets.top, width: 390, height: 44)
        #expect(controller.view.safeAreaInsets.top > 0)
        #expect(controller.seen.last == expected)
        #expect(controller.child.frame == expected)
    }

    @Test("Of many views, each as wide as the one before, the widest content decides")
    func equalWidths() {
        let views = (0..<60).map { SizedView(CGFloat(20 + $0 * 37 % 50), 10) }
        var ties: [NSLayoutConstraint] = []
        for (index, view) in views.enumerated() {
            root.addSubview(view)
            let leading = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
            view.leadingAnchor.constraint(equalTo: leading).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            if index > 0 { ties.append(view.widthAnchor.constraint(equalTo: views[index - 1].widthAnchor)) }
        }
        NSLayoutConstraint.activate(ties)
        show()
        #expect(views.allSatisfy { $0.frame.width == 69 })
        #expect(views[59].frame == CGRect(x: 59 * 69, y: 0, width: 69, height: 10))
        #expect(views.allSatisfy { !$0.hasAmbiguousLayout })
        test.turn { views[40].content.width = 90 }
        #expect(views.allSatisfy { $0.frame.width == 90 })
        test.turn { ties[29].isActive = false }
        #expect(views[..<30].allSatisfy { $0.frame.width == 69 })
        #expect(views[30...].allSatisfy { $0.frame.width == 90 })
        test.turn { views[40].content.width = 5 }
        #expect(views[30...].allSatisfy { $0.frame.width == views[30...].map(\.content.width).max() })
    }

    @Test("A screen that did not change is not solved again")
    func rest() {
        let child = view(in: root)
        child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        show()
        let solver = root.layoutAttributesIfPresent?.engine?.solver
        let pivots = solver?.pivotCount
        test.turn { root.setNeedsLayout() }
        #expect(solver?.pivotCount == pivots)
        #expect(root.layoutAttributesIfPresent?.engine?.solver === solver)
    }

    @Test("Text that does not scroll is as high as its lines at the width that was solved")
    func textView() {
        let text = UITextView()
        text.isScrollEnabled = false
        text.text = Array(repeating: "word", count: 60).joined(separator: " ")
        text.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        show()
        let high = text.frame.height
        #expect(text.frame.width == 300)
        #expect(abs(high - text.sizeThatFits(CGSize(width: 300, height: 0)).height) <= 1)
        test.turn { root.frame.size.width = 150 }
        #expect(text.frame.height > 1.5 * high)
    }
}
