/// What is told of the objects that are made of a document, such as an inspection.
@MainActor
protocol InterfaceObserver: AnyObject {
    /// An object was made, or one that existed was configured, as an element describes it.
    func make(_ object: AnyObject, from element: InterfaceElement)

    /// A cell was read that is made again and again.
    func read(_ prototype: CellPrototype)

    /// A class that the program does not have would need a member.
    func miss(_ kind: InterfaceNeeds.Kind, _ name: String, of className: String)
}
