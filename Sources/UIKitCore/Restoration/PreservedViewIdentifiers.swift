import Foundation

/// The numbers that views have on the page of a scene, by the places of the views.
///
/// A page stays open in the browser while its scene is put away. When the scene comes back, each view that stands where
/// one of the same class stood gets that one's number, so that the page's buttons and fields still mean the same views.
/// What is not found keeps no number, and numbers are never given out twice.
@MainActor
struct PreservedViewIdentifiers {
    /// The longest path from a window to a view that is followed.
    private static let greatestDepth = 200

    private enum Key {
        static let last = CommonText.lastView.text
        static let places = CommonText.places.text
        static let fields = "openFields"
        static let departed = "departedFields"
    }

    // MARK: Preserving

    /// The numbers of the views in a scene's windows.
    static func value(of scene: UIWindowScene) -> RestorationValue {
        var writer = PlaceWriter()
        for (index, window) in scene.windows.enumerated() { writer.write(window, at: .index(index), depth: 0) }
        var values: KeyedValues = [
            Key.last: .integer(Int64(scene.lastViewIdentifier)), Key.places: .data(Data(writer.bytes)),
        ]
        let departed = scene.fieldsToPreserve
        let fields = writer.fields + departed.filter(\.wasLostInPause)
        if !fields.isEmpty { values[Key.fields] = .array(fields.map(\.restorationValue)) }
        let left = departed.filter { !$0.wasLostInPause }
        if !left.isEmpty { values[Key.departed] = .array(left.map(\.restorationValue)) }
        return .object(className: "", values: values)
    }

    // MARK: Restoring

    /// Gives the views in a scene's windows their numbers, if they have none yet, and takes note of the fields that are not
    /// there any more: pages may go on showing them.
    ///
    /// - Parameters:
    ///   - value: The numbers as a state has them.
    ///   - scene: The scene.
    ///   - restoration: What made the controllers of the state; nil where the app made all by itself.
    static func restore(_ value: RestorationValue, in scene: UIWindowScene, after restoration: StateRestoration?) {
        guard let values = value.keyedValues, case .integer(let last) = values[Key.last],
            let last = Int32(exactly: last), last >= 0, last < Int32.max / 2
        else { return }
        scene.reserveViewIdentifiers(through: last)
        guard case .data(let places) = values[Key.places] else { return }
        var reader = PlaceReader(bytes: Array(places), last: last, scene: scene, restoration: restoration)
        while reader.restoreChild(of: nil, depth: 0) {}
        for field in fields(in: values[Key.departed]) where scene.view(withIdentifier: field.identifier) == nil {
            scene.note(field)
        }
        for field in fields(in: values[Key.fields]) {
            guard let view = scene.view(withIdentifier: field.identifier) else {
                scene.note(field.lostInPause)
                continue
            }
            if let mark = field.valueMark { scene.shownValues.note(mark, of: field.identifier, since: 0) }
            scene.noteShownValue(of: view, since: max(scene.revision, 1))
        }
    }

    private static func fields(in value: RestorationValue?) -> [DepartedField] {
        guard case .array(let fields) = value else { return [] }
        return fields.compactMap { DepartedField($0) }
    }

    /// Where a view is in its superview.
    @MainActor
    private enum Place {
        /// Its place among the subviews.
        case index(Int)
        /// The row or item that it shows.
        case item(IndexPath)

        init?(of view: UIView, index: Int, in parent: UIView) {
            guard view.isItemCell else {
                self = .index(index)
                return
            }
            let path: IndexPath? =
                switch (parent, view) {
                case (let table as UITableView, let cell as UITableViewCell): table.indexPath(for: cell)
                case (let collection as UICollectionView, let cell as UICollectionViewCell):
                    collection.indexPath(for: cell)
                default: nil
                }
            guard let path else { return nil }
            self = .item(path)
        }
    }

    /// Writes views that have numbers, and those that they are in: place, mark, for a row its detail, number, the views in it,
    /// and 0 at their end.
    @MainActor
    private struct PlaceWriter {
        private(set) var bytes: [UInt8] = []
        /// The fields among them.
        private(set) var fields: [DepartedField] = []
        private var previous: Int32 = 0

        init() {
            bytes.reserveCapacity(Self.usualLength)
            bytes.append(PlaceReader.formatWithDetails)
        }

        /// How many bytes a page of some dozens of buttons has.
        private static let usualLength = 512

        /// Writes a view if it or one in it has a number.
        @discardableResult
        mutating func write(
            _ view: UIView, at place: Place, detail: RowDetail? = nil, depth: Int
        ) -> Bool {
            let number = view.viewIdentifier
            // Most views are text without number, of which no mark need be made.
            if number == nil, view.childViews.isEmpty { return false }
            let start = bytes.count
            let previousNumber = previous
            switch place {
            case .index(let index): write(UInt64(index) << 1 | 1)
            case .item(let path):
                write((UInt64(path.section) + 1) << 1)
                write(UInt64(path.item))
            }
            let mark = ViewMark(of: view).value
            view.preservedMark = detail.map { !$0.isAlone } ?? false ? ViewMark.ofRow(view) : mark
            write(UInt64(mark))
            if let detail { write(detail) }
            // Numbers were mostly given in the order of the views, so that the way from one to the next is short.
            let difference = number.map { Int64($0) - Int64(previous) }
            write(difference.map { UInt64(bitPattern: $0 << 1 ^ $0 >> 63) &+ 1 } ?? 0)
            previous = number ?? previous
            if view.isValueField, let field = DepartedField(beforePause: view) { fields.append(field) }
            var hasWritten = false
            if depth < greatestDepth {
                let rows = view.isRestorableList ? RowTexts(in: view) : nil
                for (index, child) in view.childViews.enumerated() {
                    guard let place = Place(of: child, index: index, in: view) else { continue }
                    let detail = child.isItemCell ? rows.map { RowDetail(of: child, among: $0) } : nil
                    if write(child, at: place, detail: detail, depth: depth + 1) { hasWritten = true }
                }
            }
            guard number != nil || hasWritten else {
                bytes.removeLast(bytes.count - start)
                previous = previousNumber
                return false
            }
            write(0)
            return true
        }

        /// Writes the first mark of a row with whether it is alone, then further ones, each but the last with a bit that says that
        /// another one follows.
        private mutating func write(_ detail: RowDetail) {
            write(UInt64(detail.marks[0]) << 2 | (detail.marks.count > 1 ? 2 : 0) | (detail.isAlone ? 1 : 0))
            for (index, mark) in detail.marks.enumerated().dropFirst() {
                write(UInt64(mark) | (index + 1 < detail.marks.count ? PlaceReader.followedMark : 0))
            }
        }

        /// Writes a number in groups of seven bits, the lowest first.
        private mutating func write(_ number: UInt64) {
            var rest = number
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
        }
    }

    /// Reads what ``PlaceWriter`` wrote, which may have been damaged.
    @MainActor
    private struct PlaceReader {
        let bytes: [UInt8]
        let last: Int32
        let scene: UIWindowScene
        let restoration: StateRestoration?
        private var position = 0
        private var previous: Int64 = 0
        /// Whether rows have details, which earlier versions did not write: no view has the place 0, with which others begin.
        private let hasDetails: Bool
        private var knownRows: [ObjectIdentifier: [UInt32: [KnownRow]]] = [:]

        static let formatWithDetails: UInt8 = 0
        /// The bit of a mark after which another one follows.
        static let followedMark: UInt64 = 1 << 32

        /// A row of a list, and the marks of all that it says, once they are asked for.
        @MainActor
        private final class KnownRow {
            let view: UIView
            private(set) lazy var marks = RowTexts.marks(ofCell: view)

            init(_ view: UIView) {
                self.view = view
            }
        }

        init(bytes: [UInt8], last: Int32, scene: UIWindowScene, restoration: StateRestoration?) {
            self.bytes = bytes
            self.last = last
            self.scene = scene
            self.restoration = restoration
            hasDetails = bytes.first == Self.formatWithDetails
            if hasDetails { position = 1 }
        }

        /// Reads a view and those in it, and numbers them.
        ///
        /// - Parameter parent: What it is in; nil for the scene, or where nothing stands there any more.
        /// - Returns: Whether there was a view to read; if not, this is the end of the list.
        mutating func restoreChild(of parent: UIView?, depth: Int) -> Bool {
            guard depth <= greatestDepth, let head = number(), head > 0 else { return false }
            let place: Place
            let value = Int(clamping: head >> 1)
            if head & 1 == 1 {
                place = .index(value)
            } else {
                guard let item = number() else { return false }
                place = .item(IndexPath(item: Int(clamping: item), section: value - 1))
            }
            guard let mark = number().flatMap({ UInt32(exactly: $0) }) else { return false }
            var detail: RowDetail?
            if case .item = place, hasDetails {
                detail = self.detail()
                if detail == nil { return false }
            }
            guard let difference = number() else { return false }
            let view =
                depth == 0 ? window(at: place) : parent.flatMap { self.view(at: place, marked: mark, detail, in: $0) }
            if difference > 0 {
                let step = difference - 1
                previous &+= Int64(bitPattern: step >> 1) ^ -Int64(bitPattern: step & 1)
                if let view, let identifier = Int32(exactly: previous), identifier > 0, identifier <= last {
                    scene.setIdentifier(identifier, for: view)
                }
            }
            while restoreChild(of: view, depth: depth + 1) {}
            return true
        }

        private func window(at place: Place) -> UIView? {
            guard case .index(let index) = place, scene.windows.indices.contains(index) else { return nil }
            return scene.windows[index]
        }

        /// The view with a mark at a place, or else among its siblings, whose order may be another one now.
        private mutating func view(
            at place: Place, marked mark: UInt32, _ detail: RowDetail?, in parent: UIView
        ) -> UIView? {
            switch place {
            case .index(let index):
                let children = parent.childViews
                if children.indices.contains(index), isMarked(children[index], mark) {
                    return children[index]
                }
                return children.first { $0.viewIdentifier == nil && isMarked($0, mark) }
            case .item(let path):
                let cell: UIView? =
                    (parent as? UITableView)?.cellForRow(at: path)
                    ?? (parent as? UICollectionView)?.cellForItem(at: path)
                var rows = rows(of: parent)[mark] ?? []
                if let detail, !detail.isAlone || rows.count > 1 { rows = rows.filter { detail.isOf($0.marks) } }
                if let cell, rows.contains(where: { $0.view === cell }) { return cell }
                // What the list shows may have moved. Where two rows look alike, it is not known which of them it was.
                let moved = rows.filter { $0.view.viewIdentifier == nil }
                return moved.count == 1 ? moved[0].view : nil
            }
        }

        /// The rows or items that a list shows, by their marks.
        private mutating func rows(of list: UIView) -> [UInt32: [KnownRow]] {
            if let known = knownRows[ObjectIdentifier(list)] { return known }
            let rows = Dictionary(grouping: list.childViews.filter(\.isItemCell).map { KnownRow($0) }) {
                ViewMark(of: $0.view, restoredBy: restoration).value
            }
            knownRows[ObjectIdentifier(list)] = rows
            return rows
        }

        private mutating func detail() -> RowDetail? {
            guard let number = number() else { return nil }
            var marks = [UInt32(truncatingIfNeeded: number >> 2)]
            var isFollowed = number & 2 != 0
            while isFollowed {
                guard let mark = self.number() else { return nil }
                marks.append(UInt32(truncatingIfNeeded: mark))
                isFollowed = mark & Self.followedMark != 0
            }
            return RowDetail(isAlone: number & 1 == 1, marks: marks)
        }

        private func isMarked(_ view: UIView, _ mark: UInt32) -> Bool {
            ViewMark(of: view, restoredBy: restoration).value == mark
        }

        private mutating func number() -> UInt64? {
            var result: UInt64 = 0
            var shift: UInt64 = 0
            while position < bytes.count, shift < 64 {
                let byte = bytes[position]
                position += 1
                result |= UInt64(byte & 0x7F) << shift
                if byte & 0x80 == 0 { return result }
                shift += 7
            }
            return nil
        }
    }
}
