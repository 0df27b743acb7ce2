extension UIMenu.Identifier {
    /// The menu that contains all others.
    public static let root = Self("com.apple.menu.root")
    /// The menu of the app.
    public static let application = Self("com.apple.menu.application")
    /// The menu for files.
    public static let file = Self("com.apple.menu.file")
    /// The menu for editing.
    public static let edit = Self("com.apple.menu.edit")
    /// The menu for looks.
    public static let view = Self("com.apple.menu.view")
    /// The menu for windows.
    public static let window = Self("com.apple.menu.window")
    /// The menu for help.
    public static let help = Self("com.apple.menu.help")
    /// About the app.
    public static let about = Self("com.apple.menu.about")
    /// The app's settings.
    public static let preferences = Self("com.apple.menu.preferences")
    /// Services of other apps.
    public static let services = Self("com.apple.menu.services")
    /// Hiding the app.
    public static let hide = Self("com.apple.menu.hide")
    /// Ending the app.
    public static let quit = Self("com.apple.menu.quit")
    /// New windows.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// Opening things.
    public static let open = Self("com.apple.menu.open")
    /// Opening what was open before.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// Closing.
    public static let close = Self("com.apple.menu.close")
    /// Printing.
    public static let print = Self("com.apple.menu.print")
    /// Documents.
    public static let document = Self("com.apple.menu.document")
    /// Undo and redo.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// Cut, copy, paste, delete and select.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// Finding text.
    public static let find = Self("com.apple.menu.find")
    /// Replacing text.
    public static let replace = Self("com.apple.menu.replace")
    /// Sharing.
    public static let share = Self("com.apple.menu.share")
    /// Bold, italic and underlined type.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// Spelling.
    public static let spelling = Self("com.apple.menu.spelling")
    /// Substitutions.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// Transformations of text.
    public static let transformations = Self("com.apple.menu.transformations")
    /// Reading aloud.
    public static let speech = Self("com.apple.menu.speech")
    /// Looking words up.
    public static let lookup = Self("com.apple.menu.lookup")
    /// Learning words.
    public static let learn = Self("com.apple.menu.learn")
    /// The menu for formatting.
    public static let format = Self("com.apple.menu.format")
    /// Fonts.
    public static let font = Self("com.apple.menu.font")
    /// Sizes of text.
    public static let textSize = Self("com.apple.menu.text-size")
    /// Colours of text.
    public static let textColor = Self("com.apple.menu.text-color")
    /// Copying styles.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// Text.
    public static let text = Self("com.apple.menu.text")
    /// The direction of writing.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// Alignments.
    public static let alignment = Self("com.apple.menu.alignment")
    /// Toolbars.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// Sidebars.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// The full screen.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// Sizes of windows.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// Bringing windows to the front.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
    /// Filling in forms.
    public static let autoFill = Self("com.apple.menu.auto-fill")
}
