import Foundation
import Testing

@testable import UIKitCore

@Suite("Classes are found by name, without registration")
struct ClassLookupTests {
    @Test("A name is looked up in the given module, in the one it contains, and in UIKit")
    func modules() {
        #expect(classNamed("LookedUp", module: "UIKitCoreTests") == LookedUp.self)
        #expect(classNamed("UIKitCoreTests.LookedUp", module: nil) == LookedUp.self)
        #expect(classNamed("UIKitCoreTests.LookedUp", module: "Elsewhere") == LookedUp.self)
        #expect(classNamed("UIView", module: "UIKitCoreTests") == UIView.self)
    }

    @Test("A nested class is found by its path")
    func nested() {
        #expect(classNamed("LookedUp.Inner", module: "UIKitCoreTests") == LookedUp.Inner.self)
        #expect(classNamed("LookedUp.Space.Deep", module: "UIKitCoreTests") == LookedUp.Space.Deep.self)
    }

    @Test(
        "What is no class is not found",
        arguments: ["", ".", "Missing", "LookedUp.", "LookedUp.Space", "a.b.c.d.e.f.g.h"])
    func missing(name: String) {
        #expect(classNamed(name, module: "UIKitCoreTests") == nil)
    }
}

class LookedUp {
    class Inner: NSObject {}
    enum Space {
        final class Deep {}
    }
}
