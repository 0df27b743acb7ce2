import ArgumentParser
import WebHost

/// The part of an app's command line that says what browsers may do with its pages.
struct BrowserPolicyOptions: ParsableArguments {
    @Option(
        name: .customLong("frame-ancestor"),
        help: ArgumentHelp(
            """
            A site that may show the app in a frame, such as https://portal.example.org; may be repeated \
            (environment: FRAME_ANCESTORS, separated by commas; default: none may).
            """, valueName: "source"))
    var frameAncestors: [String] = []

    @Option(
        name: .customLong("image-source"),
        help: ArgumentHelp(
            """
            Where images may come from besides the app, such as https://images.example.org; may be repeated \
            (environment: IMAGE_SOURCES, separated by commas; default: https:).
            """, valueName: "source"))
    var imageSources: [String] = []

    @Option(
        name: .customLong("form-target"),
        help: ArgumentHelp(
            """
            A site to which events of the app may lead, such as one where people sign in or pay; may be repeated \
            (environment: FORM_TARGETS, separated by commas; default: none).
            """, valueName: "source"))
    var formTargets: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Whom browsers tell the page's address, a value of Referrer-Policy (environment: REFERRER_POLICY; default: \
            same-origin).
            """, valueName: "policy"))
    var referrerPolicy: String?

    @Option(
        help: ArgumentHelp(
            """
            What devices pages may use, a value of Permissions-Policy (environment: PERMISSIONS_POLICY; default: \
            neither camera, microphone, location, payment, nor USB, serial, MIDI or HID devices).
            """, valueName: "policy"))
    var permissionsPolicy: String?

    @Option(
        help: ArgumentHelp(
            """
            Which windows share a group with the app's, a value of Cross-Origin-Opener-Policy (environment: \
            CROSS_ORIGIN_OPENER_POLICY; default: same-origin).
            """, valueName: "policy"))
    var crossOriginOpenerPolicy: String?

    @Option(
        help: ArgumentHelp(
            """
            Which sites may load what the app sends, a value of Cross-Origin-Resource-Policy (environment: \
            CROSS_ORIGIN_RESOURCE_POLICY; default: same-origin).
            """, valueName: "policy"))
    var crossOriginResourcePolicy: String?

    /// The policy.
    ///
    /// - Throws: Which setting makes no sense.
    func policy(_ environment: EnvironmentSettings) throws -> WebHostConfiguration.BrowserPolicy {
        typealias Policy = WebHostConfiguration.BrowserPolicy
        var policy = Policy()
        policy.frameAncestors = try sources(frameAncestors, .frameAncestors, environment) ?? policy.frameAncestors
        policy.imageSources = try sources(imageSources, .imageSources, environment) ?? policy.imageSources
        policy.formTargets = try sources(formTargets, .formTargets, environment) ?? policy.formTargets
        policy.referrer =
            try one(of: Policy.Referrer.self, referrerPolicy, .referrerPolicy, environment) ?? policy.referrer
        policy.opener =
            try one(of: Policy.Opener.self, crossOriginOpenerPolicy, .crossOriginOpenerPolicy, environment)
            ?? policy.opener
        policy.resource =
            try one(of: Policy.Resource.self, crossOriginResourcePolicy, .crossOriginResourcePolicy, environment)
            ?? policy.resource
        if let text = permissionsPolicy ?? environment.text(.permissionsPolicy) {
            guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
                throw SettingsConflict(description: "\"\(text)\" is no value of Permissions-Policy.")
            }
            policy.permissions = text
        }
        return policy
    }

    /// Source expressions (Content Security Policy Level 3, section 2.3.1); nil when there are none.
    private func sources(
        _ options: [String], _ name: SettingName, _ environment: EnvironmentSettings
    ) throws -> [String]? {
        let sources = options.isEmpty ? environment.list(name) : options
        for source in sources {
            let isPlain = source.utf8.allSatisfy { (0x21..<0x7F).contains($0) && !"\"',;".utf8.contains($0) }
            guard source == "'self'" || (isPlain && !source.isEmpty) else {
                throw SettingsConflict(
                    description: "\"\(source)\" is no source; write https://example.org, https: or 'self'.")
            }
        }
        return sources.isEmpty ? nil : sources
    }

    private func one<Choice: RawRepresentable<String> & CaseIterable>(
        of choices: Choice.Type, _ option: String?, _ name: SettingName, _ environment: EnvironmentSettings
    ) throws -> Choice? {
        guard let text = option ?? environment.text(name) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw SettingsConflict(description: "\"\(text)\" makes no sense there; there are \(known).")
        }
        return choice
    }
}
