/// The controllers, views and other restorable objects that were encoded somewhere in a state, with their numbers.
final class RestorationReferences {
    /// The objects; the place of an object is its number.
    private(set) var objects: [AnyObject] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Up to how many objects they are looked for one after the other, which takes less time than a table.
    private static let fewObjects = 16

    /// The number of an object, given when it is first asked for.
    func number(of object: AnyObject) -> Int {
        if objects.count <= Self.fewObjects {
            if let number = objects.firstIndex(where: { $0 === object }) { return number }
        } else if let number = numbers[ObjectIdentifier(object)] {
            return number
        }
        objects.append(object)
        note(object)
        return objects.count - 1
    }

    /// Has the object that was added last found by its identity, once there are many.
    private func note(_ object: AnyObject) {
        guard objects.count > Self.fewObjects else { return }
        if numbers.isEmpty {
            for (number, object) in objects.enumerated() { numbers[ObjectIdentifier(object)] = number }
        } else {
            numbers[ObjectIdentifier(object)] = objects.count - 1
        }
    }
}

/// The controllers, views and other objects that exist again, by the numbers of the state.
final class RestoredObjects {
    /// The objects so far.
    var objects: [Int: AnyObject] = [:]
}
