/// The controllers, views and other restorable objects that were encoded somewhere in a state, with their numbers.
final class RestorationReferences {
    /// The objects; the place of an object is its number.
    private(set) var objects: [AnyObject] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The number of an object, given when it is first asked for.
    func number(of object: AnyObject) -> Int {
        if let number = numbers[ObjectIdentifier(object)] { return number }
        let number = objects.count
        objects.append(object)
        numbers[ObjectIdentifier(object)] = number
        return number
    }
}

/// The controllers, views and other objects that exist again, by the numbers of the state.
final class RestoredObjects {
    /// The objects so far.
    var objects: [Int: AnyObject] = [:]
}
