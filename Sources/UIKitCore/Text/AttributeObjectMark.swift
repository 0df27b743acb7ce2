/// What the classes of objects that are attributes of text begin with.
///
/// Where Foundation on Linux compares the attributes of two texts, it takes the first word of each object for the number of
/// a type, and stops the process where that is zero. Any number that is none of its own types makes it call `isEqual(_:)`.
struct AttributeObjectMark {
    /// The number of no type, at the place where Foundation looks for it.
    private let word: UInt = 1023 << 8
}
