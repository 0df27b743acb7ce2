import Foundation

/// Sets something on a new object.
///
/// The value is already read from the document, so that only the first instance of an object pays for reading.
typealias ElementSetting = @MainActor (AnyObject, InterfaceAssembly) -> Void

/// What an attribute or a child element means for objects of a kind.
@MainActor
struct ElementProperty {
    /// Where in the element the value is.
    enum Place: Hashable {
        /// An attribute.
        case attribute(String)
        /// A child element with or without a key.
        case child(String, key: String?)
    }

    /// Where the value is.
    let place: Place
    /// Reads the value of an attribute; nil if nothing is to be set.
    let readAttribute: @MainActor (String, ElementReading) -> ElementSetting?
    /// Reads the value of a child element; nil if nothing is to be set.
    let readChild: @MainActor (InterfaceElement, ElementReading) -> ElementSetting?
    /// Remembers the value that an object has, for a variation that ends; nil if it cannot be read back.
    private(set) var remember: (@MainActor (AnyObject) -> ElementSetting?)?
    /// What an attribute says where the document leaves it out; nil where a new object has the value already.
    private(set) var valueIfAbsent: String?

    init(
        place: Place, readAttribute: @escaping @MainActor (String, ElementReading) -> ElementSetting?,
        readChild: @escaping @MainActor (InterfaceElement, ElementReading) -> ElementSetting?
    ) {
        self.place = place
        self.readAttribute = readAttribute
        self.readChild = readChild
    }

    /// The same property, for which Interface Builder leaves out another value than a new object has.
    ///
    /// - Parameter value: What the attribute would say.
    func meaningIfAbsent(_ value: String) -> ElementProperty {
        var property = self
        property.valueIfAbsent = value
        return property
    }

    /// The same property, whose value can be read back.
    func remembering<Object: AnyObject, Value>(
        _ get: @escaping @MainActor (Object) -> Value, set: @escaping @MainActor (Object, Value) -> Void
    ) -> ElementProperty {
        var property = self
        property.remember = { object in
            guard let object = object as? Object else { return nil }
            let value = get(object)
            return { object, _ in
                if let object = object as? Object { set(object, value) }
            }
        }
        return property
    }
}

// MARK: - Attributes

extension ElementProperty {
    /// An attribute whose value is set with a closure.
    static func attribute<Object: AnyObject, Value>(
        _ name: String, _ reader: AttributeReader<Value>, set: @escaping @MainActor (Object, Value) -> Void
    ) -> ElementProperty {
        ElementProperty(
            place: .attribute(name),
            readAttribute: { text, reading in
                guard let value = reader.read(text, reading, name) else {
                    reading.reportUnreadable(text, of: name)
                    return nil
                }
                return { object, _ in
                    if let object = object as? Object { set(object, value) }
                }
            }, readChild: { _, _ in nil })
    }

    /// An attribute that is a property of the object.
    static func attribute<Object: AnyObject, Value>(
        _ name: String, _ reader: AttributeReader<Value>, _ property: ReferenceWritableKeyPath<Object, Value>
    ) -> ElementProperty {
        attribute(name, reader) { (object: Object, value: Value) in object[keyPath: property] = value }
            .remembering { (object: Object) in
                object[keyPath: property]
            } set: { object, value in
                object[keyPath: property] = value
            }
    }

    /// An attribute that is a property of the object, which closures get and set.
    ///
    /// For what nearly every object of a document states: key paths take longer to set.
    static func attribute<Object: AnyObject, Value>(
        _ name: String, _ reader: AttributeReader<Value>, get: @escaping @MainActor (Object) -> Value,
        set: @escaping @MainActor (Object, Value) -> Void
    ) -> ElementProperty {
        attribute(name, reader, set: set).remembering(get, set: set)
    }

    /// An attribute that is an optional property of the object.
    static func attribute<Object: AnyObject, Value>(
        _ name: String, _ reader: AttributeReader<Value>, _ property: ReferenceWritableKeyPath<Object, Value?>
    ) -> ElementProperty {
        attribute(name, reader) { (object: Object, value: Value) in object[keyPath: property] = value }
            .remembering { (object: Object) in
                object[keyPath: property]
            } set: { object, value in
                object[keyPath: property] = value
            }
    }

    /// An attribute that is known and has no effect: it concerns the editor, or nothing that a page shows.
    static func ignored(_ name: String) -> ElementProperty {
        ElementProperty(place: .attribute(name), readAttribute: { _, _ in nil }, readChild: { _, _ in nil })
    }
}

// MARK: - Child elements

extension ElementProperty {
    /// A child element that becomes a setting.
    static func child(
        _ name: String, key: String? = nil,
        read: @escaping @MainActor (InterfaceElement, ElementReading) -> ElementSetting?
    ) -> ElementProperty {
        ElementProperty(place: .child(name, key: key), readAttribute: { _, _ in nil }, readChild: read)
    }

    /// A child element whose value is set with a closure.
    static func child<Object: AnyObject, Value>(
        _ name: String, key: String? = nil, _ reader: ChildReader<Value>,
        set: @escaping @MainActor (Object, Value) -> Void
    ) -> ElementProperty {
        child(name, key: key) { element, reading in
            guard let value = reader.read(element, reading) else {
                reading.reportUnreadable(element)
                return nil
            }
            return { object, _ in
                if let object = object as? Object { set(object, value) }
            }
        }
    }

    /// A child element that is a property of the object.
    static func child<Object: AnyObject, Value>(
        _ name: String, key: String, _ reader: ChildReader<Value>,
        _ property: ReferenceWritableKeyPath<Object, Value>
    ) -> ElementProperty {
        child(name, key: key, reader) { (object: Object, value: Value) in object[keyPath: property] = value }
            .remembering { (object: Object) in
                object[keyPath: property]
            } set: { object, value in
                object[keyPath: property] = value
            }
    }

    /// A child element that is a property of the object, which closures get and set.
    ///
    /// For what many objects of a document state: key paths take longer to set.
    static func child<Object: AnyObject, Value>(
        _ name: String, key: String, _ reader: ChildReader<Value>, get: @escaping @MainActor (Object) -> Value?,
        set: @escaping @MainActor (Object, Value?) -> Void
    ) -> ElementProperty {
        child(name, key: key, reader) { (object: Object, value: Value) in set(object, value) }
            .remembering(get, set: set)
    }

    /// A child element that is an optional property of the object.
    static func child<Object: AnyObject, Value>(
        _ name: String, key: String, _ reader: ChildReader<Value>,
        _ property: ReferenceWritableKeyPath<Object, Value?>
    ) -> ElementProperty {
        child(name, key: key, reader) { (object: Object, value: Value) in object[keyPath: property] = value }
            .remembering { (object: Object) in
                object[keyPath: property]
            } set: { object, value in
                object[keyPath: property] = value
            }
    }

    /// A child element that describes one object, which is made and then set with a closure.
    static func object<Object: AnyObject, Value: AnyObject>(
        _ name: String, key: String? = nil, set: @escaping @MainActor (Object, Value) -> Void
    ) -> ElementProperty {
        child(name, key: key) { element, reading in
            guard let blueprint = reading.blueprint(of: element) else { return nil }
            return { object, assembly in
                guard let object = object as? Object, let value = assembly.make(blueprint) as? Value else { return }
                set(object, value)
            }
        }
    }

    /// A child element that describes an object which the object has already, and which is configured.
    static func existing<Object: AnyObject>(
        _ name: String, key: String? = nil, _ existing: @escaping @MainActor (Object) -> AnyObject?
    ) -> ElementProperty {
        child(name, key: key) { element, reading in
            guard let blueprint = reading.blueprint(of: element) else { return nil }
            return { object, assembly in
                guard let object = object as? Object, let value = existing(object) else { return }
                assembly.configure(value, as: blueprint)
            }
        }
    }

    /// A child element with a list of elements that describe objects, which are made and set together.
    static func objects<Object: AnyObject, Value: AnyObject>(
        _ name: String, key: String? = nil, set: @escaping @MainActor (Object, [Value]) -> Void
    ) -> ElementProperty {
        child(name, key: key) { element, reading in
            let blueprints = element.children.compactMap(reading.blueprint)
            return { object, assembly in
                guard let object = object as? Object else { return }
                set(object, blueprints.compactMap { assembly.make($0) as? Value })
            }
        }
    }

    /// A child element that is known and has no effect.
    static func ignoredChild(_ name: String, key: String? = nil) -> ElementProperty {
        child(name, key: key) { _, _ in nil }
    }
}
