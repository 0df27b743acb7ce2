/// The texts that most archives have: each begins with them, so that they are numbers from there on.
///
/// Keys of records are written without being looked for; what values hold is looked for, and found.
enum CommonText: Int, CaseIterable {
    case empty
    case texts
    case records
    case kind
    case number
    case owner
    case path
    case restorationClass
    case storyboardPlace
    case values
    case roots
    case session
    case views
    case lastView
    case places
    case viewWasLoaded
    case firstWindow

    /// The text.
    var text: String {
        switch self {
        case .empty: ""
        case .texts: "texts"
        case .records: "records"
        case .kind: "k"
        case .number: "n"
        case .owner: "o"
        case .path: "p"
        case .restorationClass: "r"
        case .storyboardPlace: "s"
        case .values: "v"
        case .roots: "roots"
        case .session: "session"
        case .views: "views"
        case .lastView: "last"
        case .places: "places"
        case .viewWasLoaded: "UIKit.wasShown"
        case .firstWindow: "0"
        }
    }
}
