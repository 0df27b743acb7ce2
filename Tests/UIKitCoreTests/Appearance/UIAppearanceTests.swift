import Foundation
import Testing

@testable import UIKitCore

/// Proxies are the process' and stay, so each test has classes of its own.
@Suite("Appearance proxies")
@MainActor
struct UIAppearanceTests {
    private let test = TestScene()

    private func show(_ view: UIView) {
        test.turn { test.window.addSubview(view) }
    }

    @Test("What is set on the proxy is given to views that come into a window")
    func comingIntoAWindow() {
        final class Toggle: UISwitch {}
        let early = Toggle()
        show(early)
        Toggle.appearance().onTintColor = .systemRed
        let late = Toggle()
        #expect(late.onTintColor == nil)
        show(late)
        #expect(late.onTintColor == .systemRed)
        #expect(early.onTintColor == nil)
        test.turn { early.removeFromSuperview() }
        show(early)
        #expect(early.onTintColor == .systemRed)
        #expect(UISwitch.appearance() !== Toggle.appearance())
        #expect(Toggle.appearance() === Toggle.appearance())
    }

    @Test("An instance's own value wins, before and after")
    func ownValue() {
        final class Caption: UILabel {}
        Caption.appearance().textColor = .systemRed
        Caption.appearance().font = .systemFont(ofSize: 31)
        let label = Caption()
        label.textColor = .systemGreen
        show(label)
        #expect(label.textColor == .systemGreen)
        #expect(label.font == .systemFont(ofSize: 31))
        label.font = .systemFont(ofSize: 12)
        Caption.appearance().font = .systemFont(ofSize: 40)
        test.turn { label.removeFromSuperview() }
        show(label)
        #expect(label.font == .systemFont(ofSize: 12))
    }

    @Test("Headings are large where the proxy says so and the bar itself does not say otherwise")
    func largeTitles() {
        final class Bar: UINavigationBar {}
        Bar.appearance().prefersLargeTitles = true
        let (bar, plainBar) = (Bar(), Bar())
        plainBar.prefersLargeTitles = false
        show(bar)
        show(plainBar)
        #expect(bar.prefersLargeTitles)
        #expect(!plainBar.prefersLargeTitles)
    }

    @Test("A changed proxy reaches views when they come into a window again")
    func changedProxy() {
        final class Track: UISlider {}
        Track.appearance().minimumTrackTintColor = .systemRed
        let slider = Track()
        show(slider)
        Track.appearance().minimumTrackTintColor = .systemGreen
        #expect(slider.minimumTrackTintColor == .systemRed)
        test.turn { slider.removeFromSuperview() }
        show(slider)
        #expect(slider.minimumTrackTintColor == .systemGreen)
    }

    @Test("Subclasses take after their superclass, and their own proxy goes before")
    func subclasses() {
        class Plain: UILabel {}
        final class Special: Plain {}
        Plain.appearance().textColor = .systemRed
        Plain.appearance().backgroundColor = .systemYellow
        Special.appearance().textColor = .systemGreen
        let label = Special()
        show(label)
        #expect(label.textColor == .systemGreen)
        #expect(label.backgroundColor == .systemYellow)
    }

    @Test("Containers are matched from the inside out, and the outermost one wins")
    func containers() {
        final class Leaf: UIView {}
        final class Inner: UIView {}
        final class Outer: UIViewController {}
        Leaf.appearance().backgroundColor = .systemRed
        Leaf.appearance(whenContainedInInstancesOf: [Inner.self]).backgroundColor = .systemGreen
        Leaf.appearance(whenContainedInInstancesOf: [Outer.self]).backgroundColor = .systemBlue
        Leaf.appearance(whenContainedInInstancesOf: [Outer.self, Inner.self]).backgroundColor = .systemPink
        let alone = Leaf()
        show(alone)
        #expect(alone.backgroundColor == .systemRed)
        let inner = Inner()
        let contained = Leaf()
        inner.addSubview(contained)
        show(inner)
        #expect(contained.backgroundColor == .systemGreen)
        let outer = Outer()
        let both = Leaf()
        let second = Inner()
        second.addSubview(both)
        outer.view.addSubview(second)
        test.turn { test.window.rootViewController = outer }
        #expect(both.backgroundColor == .systemBlue)
    }

    @Test("Traits choose the proxy when the view comes into the window")
    func traits() {
        final class Panel: UIView {}
        Panel.appearance().backgroundColor = .systemRed
        Panel.appearance(for: UITraitCollection(horizontalSizeClass: .regular)).backgroundColor = .systemGreen
        let compact = Panel()
        test.turn { test.scene.traitCollection = UITraitCollection(horizontalSizeClass: .compact) }
        show(compact)
        test.turn { test.scene.traitCollection = UITraitCollection(horizontalSizeClass: .regular) }
        let regular = Panel()
        show(regular)
        #expect(compact.backgroundColor == .systemRed)
        #expect(regular.backgroundColor == .systemGreen)
    }

    @Test("Bars take the looks, titles and buttons of their proxies")
    func bars() throws {
        final class Bar: UINavigationBar {}
        final class Item: UIBarButtonItem {}
        let look = UINavigationBarAppearance()
        look.backgroundColor = .systemIndigo
        Bar.appearance().standardAppearance = look
        Bar.appearance().tintColor = .white
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemOrange], for: .normal)
        Item.appearance(whenContainedInInstancesOf: [Bar.self]).tintColor = .systemTeal
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
        let content = UIViewController()
        let item = Item(title: "Edit", style: .plain, target: nil, action: nil)
        content.navigationItem.rightBarButtonItem = item
        navigation.setViewControllers([content], animated: false)
        test.turn { test.window.rootViewController = navigation }
        let bar = navigation.navigationBar
        #expect(bar.standardAppearance.backgroundColor == .systemIndigo)
        #expect(bar.tintColor == .white)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemYellow)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemOrange)
        #expect(item.tintColor == .systemTeal)
        #expect(item.button.tintColor == .systemTeal)
    }

    @Test("Buttons take the colour of each state, tables that of their separators")
    func controls() {
        final class Push: UIButton {}
        final class List: UITableView {}
        Push.appearance().setTitleColor(.systemRed, for: .normal)
        Push.appearance().setTitleColor(.systemGray, for: .disabled)
        List.appearance().separatorColor = .systemMint
        let button = Push()
        button.setTitleColor(.systemGreen, for: .disabled)
        show(button)
        let table = List()
        show(table)
        #expect(button.titleColor(for: .normal) == .systemRed)
        #expect(button.titleColor(for: .disabled) == .systemGreen)
        #expect(table.separatorColor == .systemMint)
    }
}
