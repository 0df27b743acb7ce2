public import Foundation

extension IndexPath {
    /// The path of a row in a section of a table.
    ///
    /// UIKit: `IndexPath(row:section:)`.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The path of an item in a section of a collection.
    ///
    /// UIKit: `IndexPath(item:section:)`.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section: the first index, or 0 when the path is empty.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(row: row, section: newValue) }
    }

    /// The row in the section: the second index, or 0 when the path has none.
    public var row: Int {
        get { count < 2 ? 0 : self[1] }
        set { self = IndexPath(row: newValue, section: section) }
    }

    /// The item in the section: the same index as ``row``.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
