import Foundation
import LayoutSolver

/// Computes the frames of the views that constraints place within one view, whose size something else gives.
///
/// The engine keeps the solved system between layouts: a changed constant, size of content or set of constraints changes
/// the system and does not make it anew. It changes no view; ``UIView/applySolvedFrames()`` does that. A second engine
/// for the same views therefore tells what their frames would be at another size.
@MainActor
final class LayoutEngine {
    /// What the size of the outermost view follows.
    enum Extent: Equatable {
        /// It is known.
        case fixed(CGSize)
        /// It is to be near a size, more or less.
        case near(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    /// The view whose content is laid out.
    private(set) weak var host: UIView?
    let solver = ConstraintSolver()
    /// What is known of views and guides, by identity.
    var records: [ObjectIdentifier: LayoutRecord] = [:]
    /// What is known of active constraints, by identity.
    var entries: [ObjectIdentifier: ConstraintEntry] = [:]
    /// The round in which views and constraints were last looked for.
    var generation = 0
    /// The constraints whose constant or priority changed.
    private var changedConstraints: [ObjectIdentifier] = []
    /// The views whose content changed its size.
    private var changedContents: [ObjectIdentifier] = []
    private var isStructureStale = true
    private var isStale = true
    private var extent: Extent
    /// What the size of the outermost view follows.
    var extentOfHost: Extent { extent }
    /// What gives the outermost view its width and its height.
    private(set) var extentConstraints: [SolverConstraint] = []
    let scale: CGFloat
    /// The places at several sizes, as long as they hold.
    var keptSamples: LayoutSamples?
    /// The width of the outermost view while the layout is solved at other sizes.
    var sampledWidth: CGFloat?
    /// By how much it is wider than that in the sample that is taken.
    var sampledGrowth: CGFloat = 0
    /// Whether pictures give way to the height of the outermost view.
    var picturesYield = false
    /// The width of the outermost view for which the system was solved last.
    private var settledWidth: CGFloat?
    /// Whether the layout is solved at other sizes, at which nobody sees it.
    var isSampling = false
    /// The constraints and, for the autoresizing masks and arrangements that the engine makes, the views whose
    /// contradictions have been logged.
    var loggedConflicts: Set<ObjectIdentifier> = []
    /// Whether contradictions are logged; not where an engine only tells what would be.
    let isLive: Bool

    /// Makes an engine for the content of a view.
    ///
    /// - Parameters:
    ///   - host: The view.
    ///   - extent: What its size follows.
    ///   - isLive: Whether the frames are those that are shown.
    init(for host: UIView, extent: Extent, isLive: Bool = false) {
        self.host = host
        self.extent = extent
        self.isLive = isLive
        scale = max(1, host.traitCollection.displayScale)
    }

    // MARK: What changed

    /// Whether something changed since the frames were computed.
    var needsUpdate: Bool {
        guard let host else { return false }
        if isStale { return true }
        if case .fixed(let size) = extent { return size != host.bounds.size }
        return false
    }

    /// Takes note of changed views or constraints.
    func structureDidChange() {
        isStructureStale = true
        isStale = true
    }

    /// Takes note of a changed constant or priority.
    func constraintDidChange(_ constraint: NSLayoutConstraint) {
        changedConstraints.append(ObjectIdentifier(constraint))
        isStale = true
    }

    /// Takes note of a changed size of a view's content.
    func contentDidChange(of view: UIView) {
        changedContents.append(ObjectIdentifier(view))
        isStale = true
    }

    /// Takes note of changed margins or safe areas.
    func insetsDidChange() {
        isStale = true
    }

    /// Takes note of a frame that the app gave a view which follows its superview by its mask.
    func autoresizedFrameDidChange(of view: UIView) {
        records[ObjectIdentifier(view)]?.autoresizedFrom = nil
        structureDidChange()
    }

    /// Whether something follows from margins, safe areas or base lines.
    var hasVolatileConstants: Bool {
        entries.values.contains(where: \.isVolatile) || records.values.contains { $0.arranged?.isVolatile == true }
    }

    // MARK: Solving

    /// Computes the frames anew, as far as something changed.
    ///
    /// Sizes that follow from others, such as the height of text that is broken to a width, and insets that follow from
    /// places, such as those of the safe area, are found in rounds.
    func update() {
        guard let host else { return }
        isStale = false
        if changedContents.contains(where: hasOtherAlignmentInsets) { beginAnew() }
        meetHost(host)
        setExtent(of: host)
        if isStructureStale {
            isStructureStale = false
            lookForChanges(in: host)
        }
        for identity in changedContents { records[identity].map(refreshContent) }
        changedContents.removeAll(keepingCapacity: true)
        for identity in changedConstraints { refreshConstraint(identity) }
        changedConstraints.removeAll(keepingCapacity: true)
        settle(rounds: Self.roundLimit)
    }

    /// Whether a view's alignment rectangle lies elsewhere in its frame than the system has it.
    private func hasOtherAlignmentInsets(_ identity: ObjectIdentifier) -> Bool {
        guard let record = records[identity], let view = record.view, view !== host else { return false }
        return view.insetsOfAlignmentRect != record.alignmentInsets
    }

    /// Forgets the whole system: insets of an alignment rectangle are in the equations of every view beside and within.
    private func beginAnew() {
        for constraint in extentConstraints { solver.remove(constraint) }
        extentConstraints = []
        forgetEverything()
        isStructureStale = true
    }

    /// The width that the outermost view is given from outside, if it is given one.
    var givenWidth: CGFloat? {
        if let sampledWidth { return sampledWidth + sampledGrowth }
        if case .fixed(let size) = extent { return size.width }
        return nil
    }

    /// Solves the system, and again as long as something follows from the places that were found.
    ///
    /// Insets that follow from a new width of the outermost view are found before: those of a wide view would leave no room
    /// in a narrow one.
    func settle(rounds: Int) {
        if let givenWidth, givenWidth != settledWidth {
            if settledWidth != nil { _ = refreshVolatileConstants() }
            settledWidth = givenWidth
        }
        solve()
        for _ in 0..<rounds {
            let heightsChanged = refreshDependentHeights()
            let insetsChanged = refreshVolatileConstants()
            guard heightsChanged || insetsChanged else { break }
            solve()
        }
    }

    /// Sets the size that is known, for the next update.
    func setExtent(_ extent: Extent) {
        guard extent != self.extent else { return }
        self.extent = extent
        isStale = true
    }

    private func solve() {
        for conflict in solver.solve() { report(conflict.constraints, broken: conflict.broken) }
    }

    private func setExtent(of host: UIView) {
        guard let record = records[ObjectIdentifier(host)] else { return }
        if isLive { extent = .fixed(host.bounds.size) }
        let (size, horizontal, vertical) =
            switch extent {
            case .fixed(let size): (size, UILayoutPriority.required, UILayoutPriority.required)
            case .near(let size, let horizontal, let vertical): (size, horizontal, vertical)
            }
        let insets = record.alignmentInsets
        let width = LayoutLimits.length(size.width - insets.left - insets.right)
        let height = LayoutLimits.length(size.height - insets.top - insets.bottom)
        guard extentConstraints.isEmpty else {
            solver.setConstant(width, of: extentConstraints[0])
            solver.setConstant(height, of: extentConstraints[1])
            return
        }
        extentConstraints = [
            solver.add([LinearTerm(record.width)], .equal, width, strength: ConstraintStrength(horizontal.rawValue))
                .constraint,
            solver.add([LinearTerm(record.height)], .equal, height, strength: ConstraintStrength(vertical.rawValue))
                .constraint,
        ]
    }

    /// How often what follows from places is brought up to date.
    static let roundLimit = 4

    // MARK: Asking

    /// The frame of a view or guide in the coordinates around it, not rounded; nil for one that is not laid out here.
    func frame(of item: any LayoutItem) -> CGRect? {
        records[ObjectIdentifier(item)].map { $0.frame(in: solver) }
    }

    /// The frame with its edges on whole pixels.
    func roundedFrame(of item: any LayoutItem) -> CGRect? {
        guard let frame = frame(of: item) else { return nil }
        func edge(_ place: CGFloat) -> CGFloat { (LayoutLimits.distance(place) * scale).rounded() / scale }
        let (left, top) = (edge(frame.minX), edge(frame.minY))
        let (right, bottom) = (edge(frame.maxX), edge(frame.maxY))
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// The size of the content of a scroll view, if constraints give one.
    func contentSize(of scrollView: UIScrollView) -> CGSize? {
        guard let record = records[ObjectIdentifier(scrollView)], record.isContentUsed,
            let content = record.scrollContent
        else { return nil }
        return CGSize(width: solver.value(of: content.width), height: solver.value(of: content.height))
    }

    /// Whether other frames of a view or guide would suit the constraints as well.
    ///
    /// - Parameters:
    ///   - item: The view or guide.
    ///   - attribute: The place or size that is asked for; nil for any.
    func isAmbiguous(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute? = nil) -> Bool {
        guard let record = records[ObjectIdentifier(item)] else { return false }
        let variables: [SolverVariable] =
            switch attribute {
            case nil: [record.x, record.y, record.width, record.height]
            case .width?: [record.width]
            case .height?: [record.height]
            case let attribute?: attribute.isHorizontal ? [record.x, record.width] : [record.y, record.height]
            }
        return variables.contains { solver.isAmbiguous($0) }
    }

    /// A frame that suits the constraints as well as the present one; nil where there is none.
    ///
    /// What this engine has solved is another layout afterwards, so it is asked of one that nothing is shown of.
    func alternativeFrame(of item: any LayoutItem) -> CGRect? {
        guard let record = records[ObjectIdentifier(item)], let before = roundedFrame(of: item) else { return nil }
        let variables = [record.x, record.y, record.width, record.height].filter { solver.isAmbiguous($0) }
        for variable in variables {
            let elsewhere = solver.value(of: variable) + Self.alternativeDistance
            solver.add([LinearTerm(variable)], .equal, elsewhere, strength: ConstraintStrength(1))
        }
        settle(rounds: Self.roundLimit)
        return roundedFrame(of: item).flatMap { $0 == before ? nil : $0 }
    }

    /// How far the places of an ambiguous layout are moved, in points.
    private static let alternativeDistance = 20.0
}

/// The numbers that layout works with.
enum LayoutLimits {
    /// The largest distance, in points; larger ones of the app are cut off, so that rounding errors stay invisible.
    static let distance = 1e7

    /// The largest factor; larger ones of the app are cut off.
    static let factor = 1e4

    /// A factor as the solver takes it.
    static func factor(_ value: CGFloat) -> Double { min(max(Double(value), -factor), factor) }

    /// A length as the solver takes it.
    static func length(_ length: CGFloat) -> Double { distance(max(0, length)) }

    /// A distance as the solver takes it.
    static func distance(_ value: CGFloat) -> Double {
        guard value.isFinite else { return value > 0 ? distance : value < 0 ? -distance : 0 }
        return min(max(Double(value), -distance), distance)
    }
}
