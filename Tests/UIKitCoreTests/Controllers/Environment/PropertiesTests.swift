import Testing

@testable import UIKitCore

/// The update of properties: before the layout, once for any number of requests.
@MainActor
@Suite struct PropertiesTests {
    private let log = CallbackLog()

    private final class RecordingView: UIView {
        var log: CallbackLog?
        var name = ""
        override func updateProperties() { log?.add("\(name).properties") }
        override func layoutSubviews() { log?.add("\(name).layoutSubviews") }
    }

    private func view(_ name: String) -> RecordingView {
        let view = RecordingView()
        view.log = log
        view.name = name
        return view
    }

    @Test func propertiesComeBeforeTheLayoutFromTheOutsideIn() {
        let controller = EnvironmentRecordingController("A", log)
        let test = TestScene(showing: controller)
        let outer = view("outer")
        let inner = view("inner")
        outer.addSubview(inner)
        _ = log.take()
        test.turn { controller.view.addSubview(outer) }
        #expect(
            log.takeDistinct() == [
                "outer.properties", "inner.properties", "A.willLayout", "A.layout", "outer.layoutSubviews",
                "inner.layoutSubviews",
            ])
        test.turn {
            controller.setNeedsUpdateProperties()
            inner.setNeedsUpdateProperties()
            controller.setNeedsUpdateProperties()
            #expect(log.take().isEmpty)
        }
        #expect(log.take() == ["A.properties", "inner.properties"])
    }

    @Test func updateOnDemandHappensAtOnce() {
        let controller = EnvironmentRecordingController("A", log)
        let test = TestScene(showing: controller)
        let inner = view("inner")
        test.turn { controller.view.addSubview(inner) }
        _ = log.take()
        test.turn {
            controller.setNeedsUpdateProperties()
            inner.setNeedsUpdateProperties()
            controller.updatePropertiesIfNeeded()
            #expect(log.take() == ["A.properties", "inner.properties"])
            controller.updatePropertiesIfNeeded()
        }
        #expect(log.take().isEmpty)
    }

    @Test func whatTheUpdateAsksForHappensInTheSameCommit() {
        final class Demanding: UIViewController {
            var remaining = 2
            var isLaidOut = false
            override func updateProperties() {
                view.setNeedsLayout()
                guard remaining > 0 else { return }
                remaining -= 1
                setNeedsUpdateProperties()
            }
            override func viewDidLayoutSubviews() { isLaidOut = remaining == 0 }
        }
        let controller = Demanding()
        _ = TestScene(showing: controller)
        #expect(controller.remaining == 0)
        #expect(controller.isLaidOut)
    }

    @Test func changedTraitsMakePropertiesStale() {
        let controller = EnvironmentRecordingController("A", log)
        let test = TestScene(showing: controller)
        _ = log.take()
        test.turn { controller.overrideUserInterfaceStyle = .dark }
        #expect(log.take() == ["A.traits", "A.properties"])
    }

    @Test func viewWithoutWindowIsUpdatedWhenItComesIntoOne() {
        let controller = EnvironmentRecordingController("A", log)
        controller.loadViewIfNeeded()
        controller.setNeedsUpdateProperties()
        #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
        _ = TestScene(showing: controller)
        #expect(log.take().contains("A.properties"))
    }
}
