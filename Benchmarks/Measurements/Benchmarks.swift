/// Everything that is measured, in the order in which it is reported.
///
/// Each benchmark runs in a process of its own. Its times are of one page, event or session, on one thread, without
/// sockets.
///
/// - Returns: How many groups there are; the entry point, which the library generates, drops a value.
func benchmarks() -> Int {
    let groups = [
        measureRendering, measurePatches, measureEvents, measureSessions, measureLayout, measureStoryboards,
        measureMemory,
    ]
    for measure in groups { measure() }
    return groups.count
}
