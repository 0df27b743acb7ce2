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
