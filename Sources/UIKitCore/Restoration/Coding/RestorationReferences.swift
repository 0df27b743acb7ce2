/// The controllers, views and other restorable objects that were encoded somewhere in a state, with their numbers.
final class RestorationReferences {
    private struct Reference {
        let object: AnyObject
        /// Whether it has been encoded by itself, or is being encoded.
        var hasBegunEncoding = false
    }

    /// The objects; the place of each is its number.
    private var references: [Reference] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Up to how many objects they are looked for one after the other, which takes less time than a table.
    private static let fewObjects = 16

    /// How many objects there are.
    var count: Int { references.count }

    /// The object of a number.
    subscript(number: Int) -> AnyObject { references[number].object }

    /// The number of an object, given when it is first asked for.
    func number(of object: AnyObject) -> Int {
        if let number = givenNumber(of: object) { return number }
        references.append(Reference(object: object))
        noteLast()
        return references.count - 1
    }

    private func givenNumber(of object: AnyObject) -> Int? {
        guard references.count <= Self.fewObjects else { return numbers[ObjectIdentifier(object)] }
        return references.firstIndex { $0.object === object }
    }

    /// Has the object that was added last found by its identity, once there are many.
    private func noteLast() {
        guard references.count > Self.fewObjects else { return }
        let first = numbers.isEmpty ? 0 : references.count - 1
        for number in first..<references.count { numbers[ObjectIdentifier(references[number].object)] = number }
    }

    /// Takes note that an object is being encoded by itself.
    ///
    /// - Parameter number: The number of the object.
    /// - Returns: Whether it was not before.
    func beginEncoding(_ number: Int) -> Bool {
        guard !references[number].hasBegunEncoding else { return false }
        references[number].hasBegunEncoding = true
        return true
    }

    /// Whether an object has been encoded by itself, or is being encoded.
    func hasBegunEncoding(_ object: AnyObject) -> Bool {
        guard let number = givenNumber(of: object) else { return false }
        return references[number].hasBegunEncoding
    }
}

/// The controllers, views and other objects that exist again, by the numbers of the state.
final class RestoredObjects {
    /// The objects so far.
    var objects: [Int: AnyObject] = [:]
}
