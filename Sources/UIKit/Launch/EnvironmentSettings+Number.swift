extension EnvironmentSettings {
    /// A number that a flag says, or else the environment or a file of settings.
    ///
    /// - Throws: That it is less than makes sense.
    func number(_ option: Int?, _ name: SettingName, atLeast least: Int) throws -> Int? {
        guard let number = try option ?? value(name, { Int($0) }) else { return nil }
        guard number >= least else {
            throw SettingsConflict(
                description: "\(number) makes no sense for \(name.rawValue); it must be \(least) or more.")
        }
        return number
    }
}
