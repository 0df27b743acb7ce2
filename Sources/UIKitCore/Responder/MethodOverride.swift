/// Tells whether a class overrides a method, without calling it.
///
/// The Objective-C runtime can be asked that; Swift has no such question. But a class's metadata holds one pointer for
/// each method that can be overridden, at a place that all subclasses share. Two classes that differ in that one method
/// reveal the place; a class whose pointer there is not the base class's own overrides the method.
struct MethodOverride {
    private let base: AnyClass
    /// The word of the metadata with the method's pointer; nil if it was not found, and then every class counts as one
    /// that overrides.
    private let word: Int?

    /// Finds the place of a method.
    ///
    /// - Parameters:
    ///   - base: The class that declares the method.
    ///   - plain: A direct subclass that overrides nothing.
    ///   - overriding: A direct subclass that overrides the method and nothing else.
    init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        self.base = base
        let differing = Self.differingWords(base: base, plain: plain, overriding: overriding)
        word = differing.count == 1 ? differing.first : nil
    }

    /// The places of the methods that a class overrides, in the order in which the base class declares them.
    ///
    /// - Parameters:
    ///   - base: The class that declares the methods.
    ///   - plain: A direct subclass that overrides nothing.
    ///   - overriding: A direct subclass that overrides the methods and nothing else.
    static func differingWords(base: AnyClass, plain: AnyClass, overriding: AnyClass) -> [Int] {
        let own = words(of: base)
        let plain = words(of: plain)
        let overriding = words(of: overriding)
        let common = min(own.count, plain.count, overriding.count)
        // Words before the methods differ too, but in all classes: superclass, sizes, descriptor.
        return (0..<common).filter {
            own[$0] == plain[$0] && own[$0] != overriding[$0] && $0 > lastHeaderWord
        }
    }

    /// A word of the metadata of a class, found by ``differingWords(base:plain:overriding:)``.
    static func word(_ index: Int, of subject: AnyClass) -> UInt {
        words(of: subject)[index]
    }

    /// Whether a class has an implementation of the method that is not the base class's.
    ///
    /// - Parameter candidate: A subclass of the base class.
    func isPresent(in candidate: AnyClass) -> Bool {
        guard let word else { return true }
        return Self.words(of: candidate)[word] != Self.words(of: base)[word]
    }

    /// The last word of the fixed part of a class's metadata: kind, superclass, flags, sizes, description, destroyer.
    private static let lastHeaderWord = 6

    /// The words of a class's metadata.
    ///
    /// Swift's ABI on platforms without Objective-C: after kind and superclass follow flags and address point of
    /// instances, their size and alignment, and size and address point of the metadata, which tell where it ends.
    private static func words(of subject: AnyClass) -> UnsafeBufferPointer<UInt> {
        let start = unsafeBitCast(subject, to: UnsafeRawPointer.self)
        let size = start.load(fromByteOffset: 4 * MemoryLayout<UInt>.size, as: UInt32.self)
        let addressPoint = start.load(fromByteOffset: 4 * MemoryLayout<UInt>.size + 4, as: UInt32.self)
        let count = Int(size - addressPoint) / MemoryLayout<UInt>.size
        return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt.self), count: count)
    }
}
