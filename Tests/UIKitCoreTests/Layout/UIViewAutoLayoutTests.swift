import Foundation
import Testing

@testable import UIKitCore

@Suite("Views take part in Auto Layout")
@MainActor
struct UIViewAutoLayoutTests {
    @Test("Constraints are updated from the inside out, then views are laid out from the outside in, once")
    func updateOrder() {
        let test = TestScene()
        let log = Log()
        let outer = LoggingView("outer", log)
        let inner = LoggingView("inner", log)
        outer.addSubview(inner)
        test.scene.inTurn {
            test.window.addSubview(outer)
            test.scene.commit()
            log.entries.removeAll()

            inner.setNeedsUpdateConstraints()
            outer.setNeedsUpdateConstraints()
            #expect(outer.needsUpdateConstraints())
            test.scene.commit()
        }
        #expect(log.entries == ["inner constraints", "outer constraints", "outer layout", "inner layout"])
        #expect(!outer.needsUpdateConstraints())
    }

    @Test("A class that requires constraints is asked for them when it comes into a window")
    func requiringClass() {
        let test = TestScene()
        let log = Log()
        test.scene.inTurn {
            test.window.addSubview(RequiringView("view", log))
            test.scene.commit()
        }
        #expect(log.entries == ["view constraints", "view layout"])
    }

    @Test("A change of a constant makes the layout of the constraint's owner stale")
    func changedConstant() {
        let test = TestScene()
        let log = Log()
        let view = LoggingView("view", log)
        test.scene.inTurn {
            test.window.addSubview(view)
            let constraint = view.widthAnchor.constraint(equalToConstant: 1)
            constraint.isActive = true
            test.scene.commit()
            log.entries.removeAll()
            constraint.constant = 1
            test.scene.commit()
            constraint.constant = 2
            test.scene.commit()
        }
        #expect(log.entries == ["view layout"])
    }

    @Test("Priorities of the content have UIKit's defaults")
    func contentPriorities() {
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .fittingSizeLevel)
    }

    @Test("The guides of a view follow its bounds, margins and safe area")
    func guides() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 900, height: 100))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 900, height: 100))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 1, width: 840, height: 96))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 104, y: 1, width: 672, height: 96))
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 900, height: 0))
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.layoutGuides.isEmpty)
    }

    @Test("A view without constraints has no storage for them")
    func storage() {
        let view = UIView()
        #expect(view.constraints.isEmpty)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        view.translatesAutoresizingMaskIntoConstraints = false
        #expect(view.attributesIfPresent == nil)
    }
}

@MainActor
private final class Log {
    var entries: [String] = []
}

private class LoggingView: UIView {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func updateConstraints() {
        log.entries.append("\(name) constraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.entries.append("\(name) layout")
    }
}

private final class RequiringView: LoggingView {
    override class var requiresConstraintBasedLayout: Bool { true }
}
