import Foundation

extension UISplitViewController {
    private static let modeKey = "UIKit.displayMode"
    private static let columnKey = "UIKit.topColumn"
    private static let inspectorKey = "UIKit.showsInspector"

    /// Encodes the controllers of the columns and how they are arranged.
    final func encodeColumns(with coder: NSCoder) {
        let controllers = Column.allCases.compactMap { content[$0]?.assigned }
        coder.encode(controllers, forKey: RestorationKey.children)
        if let chosenMode { coder.encode(chosenMode.rawValue, forKey: Self.modeKey) }
        coder.encode((isMerged ? topMergedColumn : narrowColumn).rawValue, forKey: Self.columnKey)
        coder.encode(showsInspector, forKey: Self.inspectorKey)
    }

    /// Arranges the columns as they were; the app gives them their controllers.
    final func decodeColumns(with coder: NSCoder) {
        guard coder.containsValue(forKey: Self.columnKey) else { return }
        if coder.containsValue(forKey: Self.modeKey) {
            chosenMode = DisplayMode(rawValue: coder.decodeInteger(forKey: Self.modeKey))
        }
        showsInspector = coder.decodeBool(forKey: Self.inspectorKey)
        if let column = Column(rawValue: coder.decodeInteger(forKey: Self.columnKey)), column != .compact {
            chosenNarrowColumn = column
            if isMerged { showMerged(column) }
        }
        showColumns()
    }
}
