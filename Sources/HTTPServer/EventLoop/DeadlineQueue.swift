/// The deadlines of many sources, the earliest first, in a binary heap.
///
/// Each source is in it at most once. A source that moves its deadline to a later time stays where it is until the
/// earlier time comes: for a busy connection, whose deadline moves with every request, that costs nothing.
struct DeadlineQueue {
    private struct Entry {
        var moment: Moment
        let source: EventSource
    }

    private var heap: [Entry] = []

    /// The earliest time at which something may be due.
    var earliest: Moment { heap.first?.moment ?? .never }

    /// Makes sure that `source` is looked at no later than at `moment`.
    mutating func schedule(_ source: EventSource, at moment: Moment) {
        guard let index = source.deadlineIndex else {
            guard moment < .never else { return }
            heap.append(Entry(moment: moment, source: source))
            source.deadlineIndex = heap.count - 1
            siftUp(from: heap.count - 1)
            return
        }
        if moment < heap[index].moment {
            heap[index].moment = moment
            siftUp(from: index)
        }
    }

    /// Forgets a source.
    mutating func remove(_ source: EventSource) {
        guard let index = source.deadlineIndex else { return }
        source.deadlineIndex = nil
        let last = heap.removeLast()
        guard index < heap.count else { return }
        place(last, at: index)
        siftUp(from: index)
        siftDown(from: last.source.deadlineIndex ?? index)
    }

    /// Tells each source whose time has come, and takes note of its next deadline.
    mutating func passDeadlines(until now: Moment) {
        while let first = heap.first, first.moment <= now {
            let next = first.source.deadlinePassed(at: now)
            if next == .never {
                remove(first.source)
            } else {
                heap[0].moment = max(next, Moment(nanoseconds: now.nanoseconds + 1))
                siftDown(from: 0)
            }
        }
    }

    private mutating func place(_ entry: Entry, at index: Int) {
        heap[index] = entry
        entry.source.deadlineIndex = index
    }

    private mutating func siftUp(from start: Int) {
        let entry = heap[start]
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard entry.moment < heap[parent].moment else { break }
            place(heap[parent], at: index)
            index = parent
        }
        place(entry, at: index)
    }

    private mutating func siftDown(from start: Int) {
        let entry = heap[start]
        var index = start
        while true {
            var child = 2 * index + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].moment < heap[child].moment { child += 1 }
            guard heap[child].moment < entry.moment else { break }
            place(heap[child], at: index)
            index = child
        }
        place(entry, at: index)
    }
}
