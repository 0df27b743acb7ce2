/// What a view came out as: kept with the view until it changes, so that an unchanged one is copied and not written
/// anew.
package final class RenderedFragment {
    let html: [UInt8]
    let styles: [UInt8]

    init(html: [UInt8], styles: [UInt8]) {
        self.html = html
        self.styles = styles
    }
}

/// What was kept of a view, with its place in a page whose bytes leave it out.
struct PlacedFragment {
    /// The number of the view.
    let identifier: Int32
    /// How many bytes of the page's markup stand before it.
    let position: Int
    /// What was kept.
    let fragment: RenderedFragment
}
