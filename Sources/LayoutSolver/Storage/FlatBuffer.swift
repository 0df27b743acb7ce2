/// A growing array of plain values without bounds checks, for the inner loops of the solver.
///
/// Every index comes from the solver's own bookkeeping, never from a caller.
struct FlatBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    /// How many elements there is memory for; it grows when memory is allocated, and else never changes.
    private(set) var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        base.deallocate()
    }

    subscript(index: Int) -> Element {
        @inline(__always) get { base[index] }
        @inline(__always) nonmutating set { base[index] = newValue }
    }

    subscript(index: Int32) -> Element {
        @inline(__always) get { base[Int(index)] }
        @inline(__always) nonmutating set { base[Int(index)] = newValue }
    }

    mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[count] = element
        count += 1
    }

    mutating func removeLast() -> Element {
        count -= 1
        return base[count]
    }

    /// Forgets all elements and keeps the memory.
    mutating func removeAll() {
        count = 0
    }

    /// Makes the buffer at least as long as is asked for.
    mutating func extend(to newCount: Int, with element: Element) {
        guard newCount > count else { return }
        if newCount > capacity { reserve(newCount) }
        (base + count).initialize(repeating: element, count: newCount - count)
        count = newCount
    }

    private mutating func reserve(_ needed: Int) {
        capacity = max(needed, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.initialize(from: base, count: count)
        base.deallocate()
        base = larger
    }
}
