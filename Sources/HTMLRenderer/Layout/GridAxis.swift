import Foundation

/// One direction of a grid: its tracks, and which of them each view takes.
struct GridAxis {
    /// The tracks.
    private(set) var tracks: [GridTrack] = []
    /// How long the tracks are at the first size, in points.
    private(set) var lengths: [CGFloat] = []
    /// The tracks of each span, in the order of the spans; never empty.
    private(set) var places: [Range<Int>] = []

    private var lines: [GridLine] = []
    /// The number of the track that begins at each line, where some lines stand for two because the track after them
    /// has a fixed and a growing part.
    private var trackAtLine: [Int] = []
    private let isBounded: Bool

    /// Finds the tracks between the edges of spans.
    ///
    /// - Parameters:
    ///   - spans: The spans, none of which reaches beyond the container's start.
    ///   - container: Where the container ends.
    ///   - isBounded: Whether growing tracks stay as they are when their content is longer.
    ///   - keepsGaps: Whether growing tracks without a span in them are never shorter than they are now.
    ///   - links: The numbers of the spans of which each span takes the tracks, instead of having lines of its own.
    ///   - gaps: How far apart spans stay however long their content is.
    ///   - seenEnd: Where the part of the container that is seen ends, which lengths on the page are parts of; nil where
    ///     all of it is seen.
    init(
        _ spans: [GridSpan], container: GridLine, isBounded: Bool, keepsGaps: Bool = false, links: [Int],
        gaps: [GridGap] = [], seenEnd: GridLine? = nil
    ) {
        self.isBounded = isBounded
        var edges = [GridLine.start]
        var furthest = container.now
        for (index, span) in spans.enumerated() where links[index] == index {
            edges.append(span.start)
            edges.append(span.end)
            furthest = max(furthest, span.end.now)
        }
        // What overflows a container that does not follow it makes the container longer on the page.
        if furthest < container.now + GridLine.tolerance { edges.append(container) }
        findLines(edges)
        let ranges = spans.indices.map { range(of: spans[links[$0]]) }
        if let seenEnd, seenEnd.growth > GridLine.growthTolerance {
            makeTracks(asPartsOf: seenEnd)
        } else {
            makeTracks(growth: container.growth)
        }
        places = ranges.map { trackAtLine[$0.lowerBound]..<trackAtLine[$0.upperBound] }
        holdContent(of: spans)
        if isBounded, container.growth <= GridLine.growthTolerance { yieldGaps(beside: spans, in: container) }
        if keepsGaps { keepGaps() }
        for gap in gaps { keep(gap) }
        if tracks.isEmpty { append(.content(least: 0), 0) }
        places = places.map { widened($0) }
    }

    // MARK: Lines

    private mutating func findLines(_ edges: [GridLine]) {
        for edge in edges.sorted(by: { ($0.now, $0.larger) < ($1.now, $1.larger) }) where lineNumber(of: edge) == nil {
            lines.append(edge)
        }
    }

    private func lineNumber(of edge: GridLine) -> Int? {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].now < edge.now - GridLine.tolerance { low = middle + 1 } else { high = middle }
        }
        while low < lines.count, lines[low].now < edge.now + GridLine.tolerance {
            if lines[low].isSame(as: edge) { return low }
            low += 1
        }
        return nil
    }

    private func range(of span: GridSpan) -> Range<Int> {
        let start = lineNumber(of: span.start) ?? 0
        return start..<max(start, lineNumber(of: span.end) ?? start)
    }

    /// A view without length has a place too.
    private func widened(_ place: Range<Int>) -> Range<Int> {
        guard place.isEmpty else { return place }
        let start = min(place.lowerBound, tracks.count - 1)
        return start..<start + 1
    }

    // MARK: Tracks

    /// Makes the tracks: those that grow take their shares of what the others leave.
    ///
    /// A growing track that is longer than its share has a fixed part besides.
    private mutating func makeTracks(growth: CGFloat) {
        let lengths = zip(lines, lines.dropFirst()).map { $1.now - $0.now }
        let shares = zip(lines, lines.dropFirst()).map { start, end -> CGFloat in
            guard growth > GridLine.growthTolerance else { return 0 }
            let share = (end.growth - start.growth) / growth
            return share < 0.01 ? 0 : share
        }
        let total = shares.reduce(0, +)
        var whole = CGFloat.greatestFiniteMagnitude
        for (length, share) in zip(lengths, shares) where share > 0 { whole = min(whole, length / share) }
        for (length, share) in zip(lengths, shares) {
            trackAtLine.append(tracks.count)
            guard share > 0 else {
                append(.fixed(GridTrack.quarters(length)), length)
                continue
            }
            let rest = length - share * whole
            if rest > GridLine.tolerance { append(.fixed(GridTrack.quarters(rest)), rest) }
            let isOnly = abs(total - share) < 0.01
            append(
                .share(isOnly ? 1000 : Int((share * 1000).rounded()), isBounded: isBounded),
                rest > GridLine.tolerance ? length - rest : length)
        }
        trackAtLine.append(tracks.count)
    }

    /// Makes the tracks of what goes on beyond the part that is seen: those that grow are parts of that.
    private mutating func makeTracks(asPartsOf seen: GridLine) {
        for (start, end) in zip(lines, lines.dropFirst()) {
            trackAtLine.append(tracks.count)
            let length = end.now - start.now
            let part = (end.growth - start.growth) / seen.growth
            if part < 0.01 {
                append(.fixed(GridTrack.quarters(length)), length)
            } else {
                let rest = GridTrack.quarters(length - part * seen.now)
                append(.part(Int((part * 1000).rounded()), rest: rest), length)
            }
        }
        trackAtLine.append(tracks.count)
    }

    private mutating func append(_ track: GridTrack, _ length: CGFloat) {
        tracks.append(track)
        lengths.append(length)
    }

    /// Lets tracks follow the content of views, those of views that take few tracks first.
    private mutating func holdContent(of spans: [GridSpan]) {
        let holders = spans.indices.compactMap { index -> (place: Range<Int>, hasRoom: Bool, order: Int)? in
            guard let content = spans[index].content, !places[index].isEmpty else { return nil }
            return (places[index], length(of: places[index]) > content + 1, index)
        }
        for holder in holders.sorted(by: {
            ($0.place.count, $0.hasRoom ? 1 : 0, $0.order) < ($1.place.count, $1.hasRoom ? 1 : 0, $1.order)
        }) {
            var longest: (track: Int, quarters: Int)?
            var isHeld = false
            for track in holder.place {
                guard case .fixed(let quarters) = tracks[track] else {
                    isHeld = true
                    break
                }
                if quarters >= longest?.quarters ?? 0 { longest = (track, quarters) }
            }
            guard !isHeld, let longest else { continue }
            let isShared = isBounded && isUnderGivenLength(longest.track, spans)
            tracks[longest.track] = .content(least: holder.hasRoom || isShared ? longest.quarters : 0)
        }
    }

    /// Whether a span whose length does not follow its content takes a track besides others.
    private func isUnderGivenLength(_ track: Int, _ spans: [GridSpan]) -> Bool {
        spans.indices.contains { places[$0].contains(track) && spans[$0].content == nil && !spans[$0].grows }
    }

    /// Lets content that is longer than the server thinks have the room that is left at the ends of a container of a given
    /// length.
    private mutating func yieldGaps(beside spans: [GridSpan], in container: GridLine) {
        let ends = [0, tracks.count - 1].filter { index in !places.contains { $0.contains(index) } }
        var yielding: Set<Int> = []
        for span in spans where span.content != nil && span.isHeldOnce {
            if span.alignment(in: container) == .center, ends.count == 2 {
                yielding.formUnion(ends)
            } else if let end = ends.max(by: { lengths[$0] < lengths[$1] }) {
                yielding.insert(end)
            }
        }
        let whole = yielding.reduce(0) { $0 + lengths[$1] }
        guard whole > GridLine.tolerance, tracks.contains(where: \.followsContent) else { return }
        for index in yielding {
            tracks[index] = .share(Int((lengths[index] / whole * 1000).rounded()), isBounded: true)
        }
    }

    /// Lets growing tracks in which nothing stands be at least as long as they are now.
    private mutating func keepGaps() {
        for index in tracks.indices where !places.contains(where: { $0.contains(index) }) {
            guard case .share(let share, let isBounded, _) = tracks[index] else { continue }
            tracks[index] = .share(share, isBounded: isBounded, least: GridTrack.quarters(lengths[index]))
        }
    }

    /// Lets the growing track between two spans be at least as long as these stay apart.
    private mutating func keep(_ gap: GridGap) {
        let (start, end) = (places[gap.before].upperBound, places[gap.after].lowerBound)
        guard start < end, let index = (start..<end).first(where: { tracks[$0].isShare }),
            case .share(let share, let isBounded, let least) = tracks[index]
        else { return }
        let length = min(gap.least - length(of: start..<index) - length(of: index + 1..<end), lengths[index])
        tracks[index] = .share(share, isBounded: isBounded, least: max(least, GridTrack.quarters(length)))
    }

    /// How long fixed tracks are together; those that are not fixed have room for anything.
    private func length(of place: Range<Int>) -> CGFloat {
        place.reduce(0) { sum, track in
            guard case .fixed(let quarters) = tracks[track] else { return sum }
            return sum + CGFloat(quarters) / 4
        }
    }
}
