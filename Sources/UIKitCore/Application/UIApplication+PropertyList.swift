package import Foundation

extension UIApplication {
    /// Finds and reads the app's `Info.plist`, and checks that what it names exists.
    ///
    /// The file lies beside the program or in the resources of the app's target, there also in a folder or under the name
    /// `Module-Info.plist`, as the package manager keeps the plain name for itself. An app need not have one.
    ///
    /// - Parameters:
    ///   - delegateClass: The class of the application's delegate, whose module is the app's.
    ///   - folders: Where to look, each with resources of the program.
    package final func readPropertyList(
        delegateClass: Any.Type, folders: [URL]? = nil
    ) throws(InformationPropertyListError) {
        let module = Self.module(of: delegateClass)
        let list = try InformationPropertyList(
            of: module, in: InformationPropertyList.folders(of: module, among: folders ?? ResourceBundles.folders))
        // What is checked below is looked for in the languages of the app.
        propertyList.languages = list.languages
        guard list.url != nil else { return }
        for configuration in list.sceneConfigurations {
            _ = try list.delegateClass(of: configuration, module: module)
            _ = try list.sceneClass(of: configuration, module: module)
            try list.check(storyboard: configuration.storyboardName)
        }
        if list.sceneConfigurations.isEmpty {
            for name in list.mainStoryboardNames.sorted() { try list.check(storyboard: name) }
        }
        propertyList = list
    }

    /// The module of a class.
    static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}

extension InformationPropertyList {
    /// What the app of a delegate is in, without looking at the rest; what cannot be read says nothing.
    ///
    /// - Parameter delegateClass: The class of the application's delegate, whose module is the app's.
    @MainActor
    package static func languages(ofAppOf delegateClass: Any.Type) -> AppLanguages {
        let module = UIApplication.module(of: delegateClass)
        let list = try? InformationPropertyList(of: module, in: folders(of: module, among: ResourceBundles.folders))
        return list?.languages ?? AppLanguages()
    }

    /// Reads the file of an app, if it has one, and sees which languages its resources are in.
    fileprivate init(of module: String, in folders: [URL]) throws(InformationPropertyListError) {
        let url = Self.find(of: module, in: folders)
        self = if let url { try InformationPropertyList(contentsOf: url) } else { InformationPropertyList() }
        languages = AppLanguages(
            development: developmentRegion ?? Self.packageRegion(in: folders) ?? languages.development,
            others: languages.all.filter { $0 != languages.development } + AppLanguages.names(in: folders),
            allowsMixedLocalizations: languages.allowsMixedLocalizations)
    }

    /// The `defaultLocalization` of the package, which the package manager writes beside resources in several languages.
    private static func packageRegion(in folders: [URL]) -> String? {
        folders.dropFirst().lazy
            .compactMap { try? InformationPropertyList(contentsOf: $0.appendingPathComponent("Info.plist")) }
            .compactMap(\.developmentRegion).first
    }

    /// The folders of an app's own resources: the program's, which is the first, and that of its module.
    fileprivate static func folders(of module: String, among folders: [URL]) -> [URL] {
        folders.prefix(1)
            + folders.dropFirst().filter { $0.deletingPathExtension().lastPathComponent.hasSuffix("_" + module) }
    }

    private static func find(of module: String, in folders: [URL]) -> URL? {
        let files = FileManager.default
        for (index, folder) in folders.enumerated() {
            let names = [module + "-Info.plist", "Info.plist"]
            var candidates = names.map(folder.appendingPathComponent)
            if index > 0 {
                // The plain name is that of the package manager's own file.
                let plain = candidates.removeLast()
                defer { candidates.append(plain) }
                let within = (try? files.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
                for inner in within where !inner.contains(".") {
                    candidates += names.map { folder.appendingPathComponent(inner).appendingPathComponent($0) }
                }
            }
            if let found = candidates.first(where: { files.fileExists(atPath: $0.path) }) { return found }
        }
        return nil
    }

    /// The class of a configuration's scene delegate; nil if the configuration names none.
    @MainActor
    func delegateClass(
        of configuration: SceneConfiguration, module: String
    ) throws(InformationPropertyListError) -> AnyClass? {
        guard let name = configuration.delegateClassName else { return nil }
        let found: AnyClass = try findClass(name, "UISceneDelegateClassName", module: module)
        guard found is any UISceneDelegate.Type, found is NSObject.Type else {
            throw InformationPropertyListError(
                url, "The class \(name) of UISceneDelegateClassName must be a UIResponder and a UIWindowSceneDelegate.")
        }
        return found
    }

    /// The class of a configuration's scene; nil if the configuration names none.
    @MainActor
    func sceneClass(
        of configuration: SceneConfiguration, module: String
    ) throws(InformationPropertyListError) -> AnyClass? {
        guard let name = configuration.sceneClassName else { return nil }
        let found: AnyClass = try findClass(name, "UISceneClassName", module: module)
        guard found is UIWindowScene.Type else {
            throw InformationPropertyListError(
                url, "The class \(name) of UISceneClassName must be a UIWindowScene.")
        }
        return found
    }

    /// The storyboard of a name.
    @MainActor
    func storyboard(named name: String) -> UIStoryboard {
        UIStoryboard(name: name, bundle: bundle(ofStoryboard: name))
    }

    /// Where a storyboard is: in a folder that has the property list too, else anywhere, which is nil.
    private func bundle(ofStoryboard name: String) -> Bundle? {
        guard let folder = url?.deletingLastPathComponent().standardizedFileURL,
            !ResourceBundles.folders.contains(where: { $0.standardizedFileURL.path == folder.path }),
            let bundle = Bundle(path: folder.path),
            InterfaceFile.find(
                name, ["storyboard"], in: bundle, languages: InterfaceLanguages.ofProcess,
                development: languages.development) != nil
        else { return nil }
        return bundle
    }

    /// Finds a class by its name, in which the app's module may be left to the build.
    private func findClass(
        _ name: String, _ key: String, module: String
    ) throws(InformationPropertyListError) -> AnyClass {
        let variables = ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}", "$(PRODUCT_NAME)", "${PRODUCT_NAME}"]
        let full = variables.reduce(name) { $0.replacingOccurrences(of: $1, with: module) }
        if let found = classNamed(full, module: full.contains(".") ? nil : module) { return found }
        throw InformationPropertyListError(
            url, "There is no class \(full), which \(key) names; declare it in that module, not private.")
    }

    /// Checks that a storyboard can be read and begins with a controller.
    @MainActor
    fileprivate func check(storyboard name: String?) throws(InformationPropertyListError) {
        guard let name else { return }
        guard let file = InterfaceFile.find(name, ["storyboard"], in: bundle(ofStoryboard: name)) else {
            throw InformationPropertyListError(
                url,
                "There is no storyboard \(name) among the resources; add .copy(\"\(name).storyboard\") to the resources "
                    + "of the target in Package.swift.")
        }
        let document: InterfaceDocument
        do throws(InterfaceDocumentError) {
            document = try InterfaceDocument(contentsOf: file.url)
        } catch {
            let place = error.line.map { "\(file.url.path):\($0)" } ?? file.url.path
            throw InformationPropertyListError(url, "The storyboard \(name) cannot be used: \(place): \(error.reason)")
        }
        if document.root["initialViewController"].flatMap({ document.sceneIndices[$0] }) == nil {
            throw InformationPropertyListError(
                url, "The storyboard \(name) has no initial controller; make one the initial view controller.")
        }
    }
}
