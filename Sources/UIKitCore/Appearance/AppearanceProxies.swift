import Foundation

/// The appearance proxies of the process, and what gives their properties to views and items.
@MainActor
enum AppearanceProxies {
    /// Whether the app asked for a proxy; most do not, and then nothing is ever looked up.
    private(set) static var isUsed = false

    private static var proxies: [AppearanceProxy] = []
    private static var propertiesByClass: [ObjectIdentifier: [Int]] = [:]

    /// The proxy of a class for some containers and traits; made when it is first asked for.
    static func proxy<Subject: NSObject>(
        for subject: Subject.Type, in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> Subject {
        let containers = containers.map(ObjectIdentifier.init)
        let existing = proxies.first {
            $0.subject == ObjectIdentifier(subject) && $0.containers == containers && $0.traits == traits
        }
        if let existing = existing?.object as? Subject { return existing }
        // An object of the class, by its own `init()`.
        let made = unsafeDowncast(subject.instantiate(), to: subject)
        proxies.append(
            AppearanceProxy(subject: ObjectIdentifier(subject), containers: containers, traits: traits, object: made))
        isUsed = true
        return made
    }

    /// Gives a view that came into a window the properties of the proxies that are for it.
    static func apply(to view: UIView) {
        if let item = (view as? BarButton)?.item ?? (view as? TabBarButton)?.item { apply(to: item, shownIn: view) }
        apply(to: view, shownIn: view)
    }

    private static func apply<Subject: AppearanceCustomizable>(to subject: Subject, shownIn view: UIView) {
        let classes = superclasses(of: type(of: subject))
        let matches = proxies.compactMap { proxy in proxy.match(classes, in: view).map { (proxy.object, $0) } }
        guard !matches.isEmpty else { return }
        let ordered = matches.sorted { $0.1 < $1.1 }.map(\.0)
        for index in properties(of: type(of: subject), classes) {
            let property = AppearanceProperty.all[index]
            // What an app set on the object itself stays.
            let present = property.value(subject)
            if let present, subject.appliedAppearance[index] != present { continue }
            guard let proxy = ordered.last(where: { property.isSet(on: $0) }) else { continue }
            property.copy(proxy, subject)
            subject.appliedAppearance[index] = property.value(subject)
        }
    }

    /// The places of the properties that a class has.
    private static func properties(of subject: AnyClass, _ classes: [ObjectIdentifier]) -> [Int] {
        if let known = propertiesByClass[ObjectIdentifier(subject)] { return known }
        let found = AppearanceProperty.all.indices.filter { classes.contains(AppearanceProperty.all[$0].owner) }
        propertiesByClass[ObjectIdentifier(subject)] = found
        return found
    }

    /// A class and those above it, the class itself first.
    static func superclasses(of subject: AnyClass) -> [ObjectIdentifier] {
        var found: [ObjectIdentifier] = []
        var current: AnyClass? = subject
        while let candidate = current {
            found.append(ObjectIdentifier(candidate))
            current = _getSuperclass(candidate)
        }
        return found
    }
}

/// An object that keeps what proxies gave it, to tell that from what the app set.
@MainActor
protocol AppearanceCustomizable: NSObject {
    /// The values that came from proxies, by the place of the property.
    var appliedAppearance: [Int: NSObject] { get set }
}

extension UIView: AppearanceCustomizable {
    final var appliedAppearance: [Int: NSObject] {
        get { attributesIfPresent?.appliedAppearance ?? [:] }
        set { attributes.appliedAppearance = newValue }
    }
}

extension UIBarItem: AppearanceCustomizable {}

/// One proxy, with what it is for.
@MainActor
private struct AppearanceProxy {
    let subject: ObjectIdentifier
    let containers: [ObjectIdentifier]
    let traits: UITraitCollection?
    let object: NSObject

    /// How well the proxy fits an object of some classes that is shown in a view; nil if it is not for it.
    func match(_ classes: [ObjectIdentifier], in view: UIView) -> Specificity? {
        guard let distance = classes.firstIndex(of: subject) else { return nil }
        if let traits, !view.traitCollection.containsTraits(in: traits) { return nil }
        guard let outermost = outermostContainer(of: view) else { return nil }
        return Specificity(
            outermost: outermost, containers: containers.count, traits: traits?.traits.specifiedCount ?? 0,
            classDistance: distance)
    }

    /// How far out the last of the containers stands in the responder chain, 0 without containers; nil if one is missing.
    private func outermostContainer(of view: UIView) -> Int? {
        var remaining = containers[...]
        var responders = ResponderChain(from: view.next)
        var depth = 0
        while let wanted = remaining.first {
            guard let current = responders.next() else { return nil }
            depth += 1
            if current is any UIAppearanceContainer,
                AppearanceProxies.superclasses(of: type(of: current)).contains(wanted)
            {
                remaining.removeFirst()
            }
        }
        return depth
    }
}

/// How precisely a proxy says what it is for: the one with the outermost container wins, then the one with more
/// containers, with more traits, of the nearer class.
private struct Specificity: Comparable {
    let outermost: Int
    let containers: Int
    let traits: Int
    let classDistance: Int

    static func < (lhs: Specificity, rhs: Specificity) -> Bool {
        (lhs.outermost, lhs.containers, lhs.traits, rhs.classDistance)
            < (rhs.outermost, rhs.containers, rhs.traits, lhs.classDistance)
    }
}
