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
        guard let url = Self.findPropertyList(of: module, in: folders ?? ResourceBundles.folders) else { return }
        let list = try InformationPropertyList(contentsOf: url)
        for configuration in list.sceneConfigurations {
            _ = try list.delegateClass(of: configuration, module: module)
            _ = try list.sceneClass(of: configuration, module: module)
            try list.check(storyboard: configuration.storyboardName)
        }
        if list.sceneConfigurations.isEmpty { try list.check(storyboard: list.mainStoryboardName) }
        propertyList = list
    }

    /// The module of a class.
    static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }

    private static func findPropertyList(of module: String, in folders: [URL]) -> URL? {
        let files = FileManager.default
        for (index, folder) in folders.enumerated() {
            guard index == 0 || folder.deletingPathExtension().lastPathComponent.hasSuffix("_" + module) else {
                continue
            }
            let names = ["Info.plist", module + "-Info.plist"]
            var candidates = names.map(folder.appendingPathComponent)
            if index > 0 {
                let within = (try? files.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
                for inner in within where !inner.contains(".") {
                    candidates += names.map { folder.appendingPathComponent(inner).appendingPathComponent($0) }
                }
            }
            if let found = candidates.first(where: { files.fileExists(atPath: $0.path) }) { return found }
        }
        return nil
    }
}

extension InformationPropertyList {
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
            InterfaceFile.find(name, ["storyboard"], in: bundle, languages: InterfaceLanguages.ofProcess) != nil
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
