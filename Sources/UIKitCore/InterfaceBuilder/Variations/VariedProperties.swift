/// The settings of an object that depend on traits.
@MainActor
final class VariedProperties {
    /// Settings that hold under a condition.
    struct Layer {
        /// When they hold.
        let condition: VariationCondition
        /// What is set, by the place of the property in the element.
        let settings: [ElementProperty.Place: ElementSetting]
    }

    private weak var object: AnyObject?
    /// What holds where no layer says anything.
    private let base: [ElementProperty.Place: ElementSetting]
    /// The layers, those with fewer traits first.
    private let layers: [Layer]
    /// The layer that each property has its value from; none for its base.
    private var chosen: [ElementProperty.Place: Int] = [:]

    /// Remembers the settings of an object that has those of its base.
    init(of object: AnyObject, base: [ElementProperty.Place: ElementSetting], layers: [Layer]) {
        self.object = object
        self.base = base
        self.layers = layers
    }

    /// Sets what holds under traits and does not hold already.
    func update(for traits: UITraitCollection, _ assembly: InterfaceAssembly) {
        guard let object else { return }
        var wanted: [ElementProperty.Place: Int] = [:]
        for (index, layer) in layers.enumerated() where layer.condition.holds(for: traits) {
            for place in layer.settings.keys { wanted[place] = index }
        }
        for (place, index) in wanted where chosen[place] != index {
            layers[index].settings[place]?(object, assembly)
        }
        for place in chosen.keys where wanted[place] == nil { base[place]?(object, assembly) }
        chosen = wanted
    }
}
