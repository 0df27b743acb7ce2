/// Which members of a list are installed under which traits.
///
/// The default variation says what is installed everywhere; others add to it or take away from it, those that name more
/// traits after those that name fewer.
@MainActor
struct InstallationMask {
    private struct Layer {
        let condition: VariationCondition
        let states: [String: Bool]
    }

    private var layers: [Layer] = []
    private var conditional: Set<String> = []
    private var everInstalled: Set<String> = []
    private var everExcluded: Set<String> = []

    /// Reads the masks of an element's variations.
    ///
    /// - Parameters:
    ///   - element: The element that has the list.
    ///   - list: `subviews` or `constraints`.
    init(of element: InterfaceElement, list: String) {
        for variation in element.children where variation.name == "variation" {
            guard let mask = variation.child("mask", key: list),
                let condition = variation.key.flatMap(VariationCondition.init)
            else { continue }
            var states: [String: Bool] = [:]
            for entry in mask.children {
                guard let identifier = entry["reference"] else { continue }
                let isIncluded = entry.name == "include"
                states[identifier] = isIncluded
                if isIncluded { everInstalled.insert(identifier) } else { everExcluded.insert(identifier) }
                if condition.specificity > 0 { conditional.insert(identifier) }
            }
            layers.append(Layer(condition: condition, states: states))
        }
        // Sorting in the standard library keeps the document's order of equals.
        layers.sort { $0.condition.specificity < $1.condition.specificity }
    }

    /// Whether there are members that are not installed, under some traits or under all.
    var leavesOut: Bool { !everExcluded.isEmpty || !conditional.isEmpty }

    /// Whether a member is installed under all traits.
    func isAlwaysInstalled(_ identifier: String?) -> Bool {
        !isConditional(identifier) && isEverInstalled(identifier)
    }

    /// Whether a member comes and goes with the traits.
    func isConditional(_ identifier: String?) -> Bool {
        identifier.map(conditional.contains) ?? false
    }

    /// Whether there are traits under which a member is installed.
    func isEverInstalled(_ identifier: String?) -> Bool {
        guard let identifier, everExcluded.contains(identifier) else { return true }
        let isExcludedByDefault = layers.contains {
            $0.condition.specificity == 0 && $0.states[identifier] == false
        }
        return !isExcludedByDefault || everInstalled.contains(identifier)
    }

    /// Whether a member is installed under traits.
    func isInstalled(_ identifier: String?, for traits: UITraitCollection) -> Bool {
        guard let identifier, everExcluded.contains(identifier) else { return true }
        return layers.reduce(true) { isInstalled, layer in
            guard let state = layer.states[identifier], layer.condition.holds(for: traits) else { return isInstalled }
            return state
        }
    }
}
