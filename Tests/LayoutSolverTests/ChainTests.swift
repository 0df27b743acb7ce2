import Testing

@testable import LayoutSolver

@Suite("A long chain of views costs as much for each view as a short one")
struct ChainTests {
    /// In which order the constraints of a chain come.
    enum Order: CaseIterable {
        case fromAnchor
        case towardsAnchor
        case anchorLast
        case oddBeforeEven
    }

    @Test("Four times as many views take four times the work", arguments: Order.allCases)
    func work(order: Order) {
        let short = Chain(length: 100, order: order)
        let long = Chain(length: 400, order: order)
        #expect(short.solver.tableau.work > 0)
        #expect(long.solver.tableau.work < 5 * short.solver.tableau.work)
        #expect(long.solver.tableau.work < 100 * 400)
    }

    @Test("Each view lies below the one before, whatever the order of constraints", arguments: Order.allCases)
    func places(order: Order) {
        let chain = Chain(length: 50, order: order)
        chain.expectPlaces(startingAt: 8)
        #expect(!chain.solver.isAmbiguous(chain.places[49]))
    }

    @Test("All views follow a changed distance", arguments: Order.allCases)
    func changes(order: Order) {
        let chain = Chain(length: 50, order: order)
        chain.solver.setConstant(108, of: chain.links[0])
        chain.solver.solve()
        chain.expectPlaces(startingAt: 108)
        chain.solver.setConstant(58, of: chain.links[20])
        chain.solver.solve()
        #expect(abs(chain.solver.value(of: chain.places[19]) - (108 + 19 * 28)) < 1e-6)
        #expect(abs(chain.solver.value(of: chain.places[20]) - (108 + 20 * 28 + 50)) < 1e-6)
        #expect(abs(chain.solver.value(of: chain.places[49]) - (108 + 49 * 28 + 50)) < 1e-6)
    }

    @Test("A chain that is cut is ambiguous behind the cut, and whole with a new link", arguments: Order.allCases)
    func cuts(order: Order) {
        let chain = Chain(length: 50, order: order)
        chain.solver.remove(chain.links[20])
        chain.solver.solve()
        #expect(!chain.solver.isAmbiguous(chain.places[19]))
        #expect(chain.solver.isAmbiguous(chain.places[49]))
        chain.link(20)
        chain.solver.solve()
        chain.expectPlaces(startingAt: 8)
        #expect(!chain.solver.isAmbiguous(chain.places[49]))
    }

    @Test("A chain between two edges shares what is missing, also after its links were taken out and put in again")
    func bothEdges() {
        let chain = Chain(length: 30, order: .fromAnchor)
        let end = chain.solver.add(
            [LinearTerm(chain.places[29]), LinearTerm(chain.heights[29])], .equal, 8 + 30 * 28 + 52,
            strength: ConstraintStrength(1000)
        ).constraint
        func excess() -> Double { chain.heights.reduce(0) { $0 + chain.solver.value(of: $1) - 20 } }
        chain.solver.solve()
        #expect(abs(excess() - 60) < 1e-6)
        for index in stride(from: 0, to: 30, by: 3) {
            chain.solver.remove(chain.links[index])
            chain.link(index)
        }
        chain.solver.solve()
        #expect(abs(excess() - 60) < 1e-6)
        chain.solver.remove(end)
        chain.solver.solve()
        #expect(abs(excess()) < 1e-6)
        chain.expectPlaces(startingAt: 8)
    }

    @Test("Views that are in the middle between others lie there also after the others were let go")
    func middles() {
        let solver = ConstraintSolver()
        let places = (0..<12).map { _ in solver.makeVariable(isNonnegative: false) }
        let middles = (2..<12).map { index in
            solver.add(
                [
                    LinearTerm(places[index]), LinearTerm(-0.5, places[index - 1]),
                    LinearTerm(-0.5, places[index - 2]),
                ], .equal, 0, strength: ConstraintStrength(1000)
            ).constraint
        }
        let ends = [(0, 0.0), (11, 100)].map { index, place in
            solver.add([LinearTerm(places[index])], .equal, place, strength: ConstraintStrength(1000)).constraint
        }
        func expectMiddles() {
            solver.solve()
            for index in 2..<12 {
                let middle = (solver.value(of: places[index - 1]) + solver.value(of: places[index - 2])) / 2
                #expect(abs(solver.value(of: places[index]) - middle) < 1e-6)
            }
        }
        expectMiddles()
        #expect(abs(solver.value(of: places[11]) - 100) < 1e-6)
        solver.setConstant(50, of: ends[0])
        expectMiddles()
        #expect(abs(solver.value(of: places[0]) - 50) < 1e-6)
        solver.remove(ends[0])
        expectMiddles()
        #expect(abs(solver.value(of: places[11]) - 100) < 1e-6)
        for constraint in middles { solver.remove(constraint) }
        solver.solve()
        #expect(places.dropLast().allSatisfy { solver.isAmbiguous($0) })
        #expect(abs(solver.value(of: places[11]) - 100) < 1e-6)
    }
}

/// Views below each other, each as high as its content and tied to the one before.
private final class Chain {
    let solver = ConstraintSolver()
    let places: [SolverVariable]
    let heights: [SolverVariable]
    private(set) var links: [SolverConstraint]

    init(length: Int, order: ChainTests.Order) {
        let solver = self.solver
        places = (0..<length).map { _ in solver.makeVariable(isNonnegative: false) }
        heights = (0..<length).map { _ in solver.makeVariable(isNonnegative: true) }
        links = Array(repeating: SolverConstraint(index: -1), count: length)
        let indices: [Int] =
            switch order {
            case .fromAnchor: Array(0..<length)
            case .towardsAnchor: (0..<length).reversed()
            case .anchorLast: Array(1..<length) + [0]
            case .oddBeforeEven: Array(stride(from: 1, to: length, by: 2)) + Array(stride(from: 0, to: length, by: 2))
            }
        for index in indices { link(index) }
        for height in heights {
            solver.add([LinearTerm(height)], .equal, 20, strength: ConstraintStrength(above: 250, below: 750))
        }
        solver.solve()
    }

    /// Ties a view to the one before, or the first one to the edge.
    func link(_ index: Int) {
        var terms = [LinearTerm(places[index])]
        if index > 0 { terms += [LinearTerm(-1, places[index - 1]), LinearTerm(-1, heights[index - 1])] }
        links[index] = solver.add(terms, .equal, 8, strength: ConstraintStrength(1000)).constraint
    }

    func expectPlaces(startingAt start: Double) {
        for (index, place) in places.enumerated() {
            #expect(abs(solver.value(of: place) - (start + 28 * Double(index))) < 1e-6)
        }
    }
}
