import Foundation
import LayoutSolver

extension LayoutEngine {
    /// The places at several sizes; nil while something changed that was not solved yet.
    func samples() -> LayoutSamples? {
        guard let host, !needsUpdate, case .fixed(let size) = extentOfHost, size.width > 0, size.height > 0 else {
            return nil
        }
        if let keptSamples, keptSamples.revision == solver.revision { return keptSamples }
        isSampling = true
        let samples = takeSamples(of: host, size)
        isSampling = false
        keptSamples = samples
        return samples
    }

    /// Solves the system at other sizes and at the present one again.
    ///
    /// As on a page, which scrolls, a height that is too small for the content does not squeeze it: the view grows.
    private func takeSamples(of host: UIView, _ size: CGSize) -> LayoutSamples {
        var widths = [size.width]
        if host.isScreenRoot {
            widths += LayoutSamples.otherWidths.filter { abs($0 - size.width) > LayoutSamples.step }
        }
        var places: [ObjectIdentifier: [LayoutSamples.Place]] = [:]
        let height = LayoutLimits.length(size.height)
        let step = LayoutSamples.step
        letPicturesYield(true)
        solver.setStrength(ConstraintStrength(Self.pageHeightPriority), of: extentConstraints[1])
        let hostHeight = records[ObjectIdentifier(host)].map { [LinearTerm($0.height)] } ?? []
        let floor = solver.add(
            hostHeight, .greaterThanOrEqual, height, strength: ConstraintStrength(ConstraintStrength.required)
        ).constraint
        for width in widths {
            sampledWidth = width
            for larger in [CGSize.zero, CGSize(width: step, height: 0), CGSize(width: 0, height: step)] {
                sampledGrowth = larger.width
                solver.setConstant(LayoutLimits.length(width + larger.width), of: extentConstraints[0])
                solver.setConstant(height + larger.height, of: extentConstraints[1])
                solver.setConstant(height + larger.height, of: floor)
                settle(rounds: 2)
                for (identity, record) in records where record.view != nil {
                    places[identity, default: []].append(place(of: record))
                }
            }
        }
        sampledWidth = nil
        sampledGrowth = 0
        solver.remove(floor)
        letPicturesYield(false)
        solver.setConstant(LayoutLimits.length(size.width), of: extentConstraints[0])
        solver.setConstant(height, of: extentConstraints[1])
        solver.setStrength(ConstraintStrength(ConstraintStrength.required), of: extentConstraints[1])
        settle(rounds: Self.roundLimit)
        return LayoutSamples(of: host, revision: solver.revision, widths: widths, places: places)
    }

    private func place(of record: LayoutRecord) -> LayoutSamples.Place {
        let frame = record.frame(in: solver)
        var scrollContent = frame.size
        if record.isContentUsed, let content = record.scrollContent {
            scrollContent = CGSize(width: solver.value(of: content.width), height: solver.value(of: content.height))
        }
        return LayoutSamples.Place(frame: frame, content: record.content, scrollContent: scrollContent)
    }

    /// Says whether pictures are as high as the view around has room for, however high they are of themselves, or resist
    /// as they usually do.
    ///
    /// Text that has no room makes a page longer; a picture that lies behind a screen or an item does not.
    private func letPicturesYield(_ yield: Bool) {
        picturesYield = yield
        for record in records.values where record.view is UIImageView { refreshContent(record) }
    }

    /// How much the height of the window matters beside content, which resists being smaller with 750 and hugs with 250.
    static let pageHeightPriority: Float = 600
}
