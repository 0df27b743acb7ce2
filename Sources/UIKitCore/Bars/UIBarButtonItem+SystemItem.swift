extension UIBarButtonItem {
    /// The items that every app has.
    ///
    /// Source: UIKit, `UIBarButtonItem.SystemItem`.
    public enum SystemItem: Int, Sendable {
        /// Done.
        case done = 0
        /// Cancel.
        case cancel = 1
        /// Edit.
        case edit = 2
        /// Save.
        case save = 3
        /// A plus sign.
        case add = 4
        /// A space that takes what is left over.
        case flexibleSpace = 5
        /// A space of fixed width.
        case fixedSpace = 6
        /// Write something new.
        case compose = 7
        /// Reply.
        case reply = 8
        /// Share and other actions.
        case action = 9
        /// Organise.
        case organize = 10
        /// Bookmarks.
        case bookmarks = 11
        /// Search.
        case search = 12
        /// Load anew.
        case refresh = 13
        /// Stop.
        case stop = 14
        /// Take a picture.
        case camera = 15
        /// Delete.
        case trash = 16
        /// Play.
        case play = 17
        /// Pause.
        case pause = 18
        /// Back in a recording.
        case rewind = 19
        /// Forward in a recording.
        case fastForward = 20
        /// Undo.
        case undo = 21
        /// Redo.
        case redo = 22
        /// Turn the page.
        case pageCurl = 23
        /// Close.
        case close = 24
        /// Write with another script.
        case writingTools = 25

        /// The text of the item, or its name for assistive technology where it shows a symbol.
        package var title: String? { text?.localized }

        private var text: FrameworkText? {
            switch self {
            case .done: .done
            case .cancel: .cancel
            case .edit: .edit
            case .save: .save
            case .add: .add
            case .flexibleSpace, .fixedSpace: nil
            case .pageCurl: .turnPage
            case .compose: .compose
            case .reply: .reply
            case .action: .share
            case .organize: .organize
            case .bookmarks: .bookmarks
            case .search: .search
            case .refresh: .refresh
            case .stop: .stop
            case .camera: .camera
            case .trash: .delete
            case .play: .play
            case .pause: .pause
            case .rewind: .rewind
            case .fastForward: .fastForward
            case .undo: .undo
            case .redo: .redo
            case .close: .close
            case .writingTools: .writingTools
            }
        }

        /// The symbol of the item; nil where it shows text.
        package var symbolName: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl: nil
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .writingTools: "pencil"
            }
        }

        /// Gives an item the text, the symbol and the style of this one.
        @MainActor
        func configure(_ item: UIBarButtonItem) {
            if let symbolName, let image = UIImage(systemName: symbolName) {
                item.image = image
                item.accessibilityLabel = title
            } else {
                item.title = title
            }
            if self == .done || self == .save { item.style = .done }
        }
    }
}
