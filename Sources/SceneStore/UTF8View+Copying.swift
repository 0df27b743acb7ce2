extension String.UTF8View {
    /// Copies as many of the bytes as there is room for.
    ///
    /// - Parameter room: Where to.
    /// - Returns: How many were copied.
    func copy(to room: UnsafeMutableRawBufferPointer) -> Int {
        let count = withContiguousStorageIfAvailable { bytes in
            let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).prefix(room.count))
            room.copyMemory(from: bytes)
            return bytes.count
        }
        return count
            ?? prefix(room.count).reduce(into: 0) { count, byte in
                room[count] = byte
                count += 1
            }
    }
}
