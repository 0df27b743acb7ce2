/// The sizes of a view's text in the rooms that were last asked for.
@MainActor
final class MeasuredTexts {
    private var latest: (limits: TextLimits, extent: TextExtent)?
    private var previous: (limits: TextLimits, extent: TextExtent)?

    /// The size in a room, measured if it is not known.
    ///
    /// Two are kept: layout asks by turns for the size without limits and for that in the width there is.
    func extent(in limits: TextLimits, measure: () -> TextExtent) -> TextExtent {
        if let latest, latest.limits == limits { return latest.extent }
        if let previous, previous.limits == limits { return previous.extent }
        let extent = measure()
        previous = latest
        latest = (limits, extent)
        return extent
    }
}
