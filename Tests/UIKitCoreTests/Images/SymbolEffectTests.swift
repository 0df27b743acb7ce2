import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Effects of symbols")
struct SymbolEffectTests {
    private let test = TestScene()
    private let view = UIImageView(image: UIImage(systemName: "star"))

    init() {
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        test.turn { test.window.addSubview(view) }
    }

    @Test("what is seen once becomes a motion that leaves the view as it was, and tells when it is committed")
    func once() throws {
        view.alpha = 0.8
        test.turn {}
        var contexts: [UISymbolEffectCompletionContext] = []
        test.turn {
            view.addSymbolEffect(.bounce, options: .repeat(2).speed(2)) { contexts.append($0) }
            #expect(contexts.isEmpty)
        }
        let motion = try #require(test.scene.viewMotions.first)
        #expect(motion.timing.duration == 0.5)
        #expect(motion.steps.count == 4)
        #expect(motion.steps[0].end.transform[0] == 1.25)
        #expect(view.transform == .identity)
        #expect(view.alpha == 0.8)
        #expect(view.symbolEffects.isEmpty)
        #expect(contexts.map(\.isFinished) == [true])
        #expect(contexts.first?.sender === view)
        test.turn { view.addSymbolEffect(.pulse.wholeSymbol, options: .nonRepeating) }
        #expect(view.symbolEffects.isEmpty)
        #expect(try #require(test.scene.viewMotions.first).steps[0].end.alpha == 0.8 * 0.35)
    }

    @Test("what goes on does so until it is removed; one of a kind takes the place of another")
    func goingOn() {
        view.addSymbolEffect(.pulse)
        view.addSymbolEffect(.bounce, options: .repeating)
        view.addSymbolEffect(.scale.up)
        view.addSymbolEffect(.scale.down)
        view.addSymbolEffect(.disappear)
        #expect(view.symbolEffects.map(\.motion) == [.pulse, .bounce, .scaleDown, .disappear])
        view.addSymbolEffect(.appear)
        view.removeSymbolEffect(ofType: .scale)
        #expect(view.symbolEffects.map(\.motion) == [.pulse, .bounce])
        view.removeAllSymbolEffects()
        #expect(view.symbolEffects.isEmpty)
    }

    @Test("a speed that is no use is the usual one, or as fast as can be seen")
    func speeds() {
        for (speed, used) in [(.nan, 1), (0, 0.1), (1e9, 10)] as [(Double, Double)] {
            view.addSymbolEffect(.rotate, options: .speed(speed))
            #expect(view.symbolEffects.map(\.speed) == [used])
        }
    }

    @Test("another symbol takes the place of one")
    func replacing() {
        var isOver = false
        test.turn {
            view.setSymbolImage(UIImage(systemName: "heart") ?? UIImage(), contentTransition: .replace.downUp) { _ in
                isOver = true
            }
        }
        #expect(view.image == UIImage(systemName: "heart"))
        #expect(isOver)
    }
}
