import Testing

@testable import LayoutSolver

@Suite("Views whose sizes are equal, each tied to the one before, cost as much for each view as one does")
struct TieTests {
    /// Where a chain of views ends.
    enum End: CaseIterable {
        case free
        case wide
        case narrow
    }

    @Test("Four times as many views take four times the work", arguments: TiedRow.Order.allCases)
    func work(order: TiedRow.Order) {
        let works = [100, 400, 1_600].map { TiedRow(length: $0, order: order).solver.tableau.work }
        #expect(works[0] > 0)
        #expect(works[1] < 5 * works[0])
        #expect(works[2] < 5 * works[1])
        #expect(works[2] < 250 * 1_600)
    }

    @Test(
        "Rows between two edges take as much for each view, be their sizes tied or those of the content",
        arguments: [true, false], [End.wide, .narrow])
    func workBetweenEdges(isTied: Bool, end: End) {
        let works = [100, 400, 1_600].map { length in
            TiedRow(length: length, isTied: isTied, width: end == .wide ? 60 : 20).solver.tableau.work
        }
        #expect(works[0] > 0)
        #expect(works[1] < 5 * works[0])
        #expect(works[2] < 5 * works[1])
        #expect(works[2] < 100 * 1_600)
    }

    @Test("A change in one of many tied views costs no more than a few numbers for each", arguments: End.allCases)
    func changes(end: End) {
        let row = TiedRow(length: 400, width: end == .free ? nil : end == .wide ? 60 : 20)
        let solver = row.solver
        let before = solver.tableau.work
        solver.setConstant(150, of: row.contents[200])
        solver.solve()
        row.expectWidths(0..<400, end == .free ? 150 : end == .wide ? 60 : 20)
        solver.setConstant(30, of: row.contents[200])
        solver.solve()
        row.expectWidths(0..<400, end == .free ? row.widest : end == .wide ? 60 : 20)
        #expect(solver.tableau.work - before < 1_000 * 400)
    }

    @Test("The widest content decides, also after it changed", arguments: TiedRow.Order.allCases)
    func widest(order: TiedRow.Order) {
        let row = TiedRow(length: 50, order: order)
        row.expectWidths(0..<50, row.widest)
        row.solver.setConstant(130, of: row.contents[20])
        row.solver.solve()
        row.expectWidths(0..<50, 130)
        row.solver.setConstant(5, of: row.contents[20])
        row.solver.solve()
        row.expectWidths(0..<50, row.widest)
        #expect((0..<50).allSatisfy { !row.solver.isAmbiguous(row.widths[$0]) })
        #expect(abs(row.solver.value(of: row.places[49]) - 49 * (row.widest + 8)) < 1e-6)
    }

    @Test("Views on either side of a removed tie have widths of their own", arguments: TiedRow.Order.allCases)
    func cut(order: TiedRow.Order) {
        let row = TiedRow(length: 50, order: order)
        row.solver.setConstant(130, of: row.contents[20])
        row.solver.setConstant(120, of: row.contents[30])
        row.solver.remove(row.ties[25])
        row.solver.solve()
        row.expectWidths(0..<25, 130)
        row.expectWidths(25..<50, 120)
        row.solver.remove(row.ties[40])
        row.solver.setConstant(10, of: row.contents[30])
        row.solver.solve()
        row.expectWidths(25..<40, row.contentWidths[25..<40].filter { $0 < 120 }.max() ?? 0)
        row.expectWidths(40..<50, row.contentWidths[40..<50].max() ?? 0)
        row.tie(25)
        row.tie(40)
        row.solver.solve()
        row.expectWidths(0..<50, 130)
    }

    @Test("Views between two edges share the width, whichever ties and links come and go")
    func betweenEdges() {
        let row = TiedRow(length: 50, width: 60)
        row.expectWidths(0..<50, 60)
        row.solver.setConstant(58 * 50 + 8 * 49, of: row.extent)
        row.solver.solve()
        row.expectWidths(0..<50, 58)
        row.solver.setConstant(8 + 50, of: row.links[30])
        row.solver.solve()
        row.expectWidths(0..<50, 57)
        row.solver.remove(row.links[30])
        row.solver.solve()
        row.expectWidths(0..<50, row.widest)
        row.link(30)
        row.solver.remove(row.ties[49])
        row.solver.add([LinearTerm(row.widths[49])], .equal, 9, strength: ConstraintStrength(1000))
        row.solver.solve()
        row.expectWidths(0..<49, 59)
        #expect(abs(row.width(49) - 9) < 1e-6)
    }

    @Test("A tie that matters less than content yields to it")
    func weakTies() {
        let row = TiedRow(length: 50, tiePriority: 740)
        for index in 0..<50 { #expect(row.width(index) >= row.contentWidths[index] - 1e-6) }
        let strong = TiedRow(length: 50, tiePriority: 760)
        strong.expectWidths(0..<50, strong.widest)
        #expect(strong.solver.setStrength(ConstraintStrength(1000), of: strong.ties[25]) == nil)
        strong.solver.solve()
        strong.expectWidths(0..<50, strong.widest)
    }

    @Test("Ties have multipliers and constants, which change")
    func multiplesAndConstants() {
        let row = TiedRow(length: 12, multiplier: 2, constant: -20)
        // Each is twice the one before less 20: what is 20 stays so, and a little more grows.
        for index in 1..<12 { #expect(abs(row.width(index) - 2 * row.width(index - 1) + 20) < 1e-6) }
        #expect((0..<12).contains { abs(row.width($0) - row.contentWidths[$0]) < 1e-6 })
        #expect((0..<12).allSatisfy { row.width($0) >= row.contentWidths[$0] - 1e-6 })
        let long = TiedRow(length: 40, constant: 3)
        for index in 1..<40 { #expect(abs(long.width(index) - long.width(0) - 3 * Double(index)) < 1e-6) }
        long.solver.setConstant(50, of: long.ties[20])
        long.solver.solve()
        for index in 20..<40 { #expect(abs(long.width(index) - long.width(0) - 3 * Double(index) - 47) < 1e-6) }
        long.solver.remove(long.ties[10])
        long.solver.solve()
        for index in 10..<40 {
            #expect(abs(long.width(index) - long.width(10) - 3 * Double(index - 10) - (index < 20 ? 0 : 47)) < 1e-6)
        }
    }

    @Test("Once there is memory, changes in tied views and their ties allocate none", arguments: End.allCases)
    func memory(end: End) {
        let row = TiedRow(length: 60, width: end == .free ? nil : end == .wide ? 60 : 20)
        func change(times: Int) {
            for round in 0..<times {
                row.solver.setConstant(Double(round * 373 % 200), of: row.contents[round % 60])
                let index = 1 + round * 7 % 59
                row.solver.remove(row.ties[index])
                row.solver.solve()
                row.tie(index)
                row.solver.solve()
            }
        }
        change(times: 300)
        let (pivots, capacity) = (row.solver.pivotCount, row.solver.tableau.capacity)
        change(times: 300)
        #expect(row.solver.pivotCount > pivots + 300)
        #expect(row.solver.tableau.capacity == capacity)
    }

    @Test("A contradiction names the ties between what contradicts each other, and no others")
    func contradiction() {
        let row = TiedRow(length: 60)
        let low = row.solver.add([LinearTerm(row.widths[30])], .equal, 200, strength: ConstraintStrength(1000))
        #expect(low.conflict == nil)
        let (high, conflict) = row.solver.add(
            [LinearTerm(row.widths[50])], .greaterThanOrEqual, 300, strength: ConstraintStrength(1000))
        #expect(conflict.map(Set.init) == Set(row.ties[31...50] + [low.constraint, high]))
        row.solver.remove(row.ties[40])
        row.solver.solve()
        #expect(!row.solver.isBroken(high))
        row.expectWidths(0..<40, 200)
        row.expectWidths(40..<60, 300)
        row.tie(40)
        #expect(row.solver.isBroken(row.ties[40]))
    }
}

/// Views beside each other, each as wide as the one before, with contents of different widths.
final class TiedRow {
    /// In which order the ties come.
    enum Order: CaseIterable {
        case fromFirst
        case towardsFirst
        case oddBeforeEven
        case fromMiddle
    }

    let solver = ConstraintSolver()
    let places: [SolverVariable]
    let widths: [SolverVariable]
    private(set) var links: [SolverConstraint] = []
    private(set) var ties: [SolverConstraint]
    private(set) var contents: [SolverConstraint] = []
    /// The width of the view around, if the row is between its edges.
    private(set) var extent = SolverConstraint(index: -1)
    let contentWidths: [Double]
    private let tiePriority: Float
    private let multiplier: Double
    private let constant: Double

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - length: How many views there are.
    ///   - order: In which order their ties come.
    ///   - isTied: Whether they are as wide as each other.
    ///   - width: How wide each may be on average for the row to fit between two edges; nil for a row with one edge.
    ///   - tiePriority: How much ties matter.
    ///   - multiplier: How many times the width of the one before each has.
    ///   - constant: By how much it is wider than that.
    init(
        length: Int, order: Order = .fromFirst, isTied: Bool = true, width: Double? = nil, tiePriority: Float = 1000,
        multiplier: Double = 1, constant: Double = 0
    ) {
        let solver = self.solver
        places = (0..<length).map { _ in solver.makeVariable(isNonnegative: false) }
        widths = (0..<length).map { _ in solver.makeVariable(isNonnegative: true) }
        contentWidths = (0..<length).map { Double(20 + $0 * 7_919 % 1_009) / 10 }
        ties = Array(repeating: SolverConstraint(index: -1), count: length)
        (self.tiePriority, self.multiplier, self.constant) = (tiePriority, multiplier, constant)
        links = Array(repeating: SolverConstraint(index: -1), count: length)
        for index in 0..<length { link(index) }
        if isTied { Self.indices(length, order).forEach(tie) }
        if let width { pin(to: width * Double(length) + 8 * Double(length - 1)) }
        contents = (0..<length).map { index in
            solver.add(
                [LinearTerm(widths[index])], .equal, contentWidths[index],
                strength: ConstraintStrength(above: 250, below: 750)
            ).constraint
        }
        solver.solve()
    }

    private static func indices(_ length: Int, _ order: Order) -> [Int] {
        switch order {
        case .fromFirst: Array(1..<length)
        case .towardsFirst: (1..<length).reversed()
        case .oddBeforeEven: Array(stride(from: 1, to: length, by: 2)) + Array(stride(from: 2, to: length, by: 2))
        case .fromMiddle: Array(length / 2..<length) + (1..<length / 2).reversed()
        }
    }

    /// The width of the widest content at the beginning.
    var widest: Double { contentWidths.max() ?? 0 }

    func width(_ index: Int) -> Double { solver.value(of: widths[index]) }

    /// Ties a view to the one before.
    func tie(_ index: Int) {
        ties[index] =
            solver.add(
                [LinearTerm(widths[index]), LinearTerm(-multiplier, widths[index - 1])], .equal, constant,
                strength: ConstraintStrength(tiePriority)
            ).constraint
    }

    /// Puts a view beside the one before, or the first one at the edge.
    func link(_ index: Int) {
        var terms = [LinearTerm(places[index])]
        if index > 0 { terms += [LinearTerm(-1, places[index - 1]), LinearTerm(-1, widths[index - 1])] }
        links[index] =
            solver.add(
                terms, .equal, index > 0 ? 8 : 0, strength: ConstraintStrength(1000)
            ).constraint
    }

    private func pin(to width: Double) {
        let outer = solver.makeVariable(isNonnegative: true)
        extent = solver.add([LinearTerm(outer)], .equal, width, strength: ConstraintStrength(1000)).constraint
        solver.add(
            [LinearTerm(places[places.count - 1]), LinearTerm(widths[widths.count - 1]), LinearTerm(-1, outer)], .equal,
            0, strength: ConstraintStrength(1000))
    }

    func expectWidths(_ range: Range<Int>, _ expected: Double) {
        for index in range { #expect(abs(width(index) - expected) < 1e-6, "width of view \(index)") }
    }
}
