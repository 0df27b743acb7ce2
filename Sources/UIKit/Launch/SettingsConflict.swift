/// Settings that each make sense, but not together.
struct SettingsConflict: Error, CustomStringConvertible {
    /// What does not fit, in one line.
    let description: String
}
