/// Many short lists of indices, each with or without a number per index, in one piece of memory.
///
/// A list lies in a block whose length is a power of two; a list that outgrows its block moves to a larger one and
/// leaves the old one for others. Once enough blocks are there, nothing is allocated any more.
struct SparseLists: ~Copyable {
    struct Block: BitwiseCopyable {
        var start: Int32 = 0
        var count: Int32 = 0
        /// The block holds 2 to the power of this many elements; -1 stands for no block.
        var exponent: Int32 = -1
    }

    private var blocks = FlatBuffer<Block>()
    private var indexStorage = FlatBuffer<Int32>(capacity: 256)
    private var valueStorage = FlatBuffer<Double>(capacity: 256)
    /// The first free block of each size; a free block's first index is the next one.
    private var freeBlocks = FlatBuffer<Int32>(capacity: 32)
    private let hasValues: Bool

    init(hasValues: Bool) {
        self.hasValues = hasValues
        freeBlocks.extend(to: 32, with: -1)
    }

    /// How many numbers of any kind there is memory for; it grows when memory is allocated, and else never changes.
    var capacity: Int {
        blocks.capacity + indexStorage.capacity + valueStorage.capacity + freeBlocks.capacity
    }

    /// Makes sure that lists up to a number exist.
    mutating func extend(to count: Int) {
        blocks.extend(to: count, with: Block())
    }

    @inline(__always)
    func count(_ list: Int32) -> Int { Int(blocks[list].count) }

    /// The indices of a list; valid until a list grows.
    @inline(__always)
    func indices(_ list: Int32) -> UnsafeMutablePointer<Int32> { indexStorage.base + Int(blocks[list].start) }

    /// The numbers of a list; valid until a list grows.
    @inline(__always)
    func values(_ list: Int32) -> UnsafeMutablePointer<Double> { valueStorage.base + Int(blocks[list].start) }

    /// Where an index stands in a list, or nil.
    @inline(__always)
    func position(of index: Int32, in list: Int32) -> Int? {
        let indices = indices(list)
        for position in 0..<count(list) where indices[position] == index { return position }
        return nil
    }

    /// Adds an index that the list does not have.
    mutating func append(_ index: Int32, value: Double = 0, to list: Int32) {
        let block = blocks[list]
        let needed = Int(block.count) + 1
        if block.exponent < 0 || needed > 1 << Int(block.exponent) { reserve(needed, in: list) }
        let position = Int(blocks[list].start + block.count)
        indexStorage[position] = index
        if hasValues { valueStorage[position] = value }
        blocks[list].count = block.count + 1
    }

    /// Removes what stands at a position; the last element takes its place.
    @inline(__always)
    func remove(at position: Int, of list: Int32) {
        let last = count(list) - 1
        let indices = indices(list)
        indices[position] = indices[last]
        if hasValues {
            let values = values(list)
            values[position] = values[last]
        }
        blocks[list].count = Int32(last)
    }

    /// Removes an index if the list has it; in long lists that is mostly near the end.
    @inline(__always)
    func remove(_ index: Int32, of list: Int32) {
        let indices = indices(list)
        var position = count(list) - 1
        while position >= 0, indices[position] != index { position -= 1 }
        if position >= 0 { remove(at: position, of: list) }
    }

    /// Empties a list and gives its block back.
    mutating func clear(_ list: Int32) {
        release(blocks[list])
        blocks[list] = Block()
    }

    /// Makes room for a number of elements.
    mutating func reserve(_ needed: Int, in list: Int32) {
        let old = blocks[list]
        if old.exponent >= 0, needed <= 1 << Int(old.exponent) { return }
        var exponent = max(old.exponent + 1, 2)
        while 1 << Int(exponent) < needed { exponent += 1 }
        var new = Block(start: takeBlock(exponent: exponent), count: old.count, exponent: exponent)
        new.count = old.count
        for offset in 0..<Int(old.count) {
            indexStorage[Int(new.start) + offset] = indexStorage[Int(old.start) + offset]
            if hasValues { valueStorage[Int(new.start) + offset] = valueStorage[Int(old.start) + offset] }
        }
        release(old)
        blocks[list] = new
    }

    private mutating func takeBlock(exponent: Int32) -> Int32 {
        let free = freeBlocks[exponent]
        if free >= 0 {
            freeBlocks[exponent] = indexStorage[free]
            return free
        }
        let start = indexStorage.count
        let end = start + (1 << Int(exponent))
        indexStorage.extend(to: end, with: 0)
        if hasValues { valueStorage.extend(to: end, with: 0) }
        return Int32(start)
    }

    private func release(_ block: Block) {
        guard block.exponent >= 0 else { return }
        indexStorage[block.start] = freeBlocks[block.exponent]
        freeBlocks[block.exponent] = block.start
    }
}
