import UIKit

/// A file that the app is made of.
struct SourceFile {
    let name: String
    private let content: Content

    /// Swift sources are compiled in; the storyboards are resources of the app as it is.
    private enum Content {
        case embedded([UInt8])
        case resource(URL)
    }

    /// What is in it.
    var text: String {
        switch content {
        case .embedded(let bytes): String(decoding: bytes, as: UTF8.self)
        case .resource(let url): (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        }
    }

    /// Files that belong together.
    struct Group {
        let title: String
        let files: [SourceFile]
    }

    private init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        content = .embedded(bytes)
    }

    private init(resource path: String) {
        let url = Bundle.module.bundleURL.appending(path: path)
        name = url.lastPathComponent
        content = .resource(url)
    }
}

extension SourceFile {
    /// All files, in the order in which to read them.
    static let groups = [
        Group(
            title: "Interface Builder",
            files: [
                SourceFile(resource: "Base.lproj/Greenhouse.storyboard"),
                SourceFile(resource: "Base.lproj/Settings.storyboard"),
                SourceFile(resource: "de.lproj/Greenhouse.strings"),
            ]),
        Group(
            title: "App",
            files: [
                SourceFile("GreenhouseCoverController.swift", PackageResources.GreenhouseCoverController_swift),
                SourceFile("GreenhouseTabBarController.swift", PackageResources.GreenhouseTabBarController_swift),
                SourceFile("Greenhouse.swift", PackageResources.Greenhouse_swift),
            ]),
        Group(
            title: "Plants",
            files: [
                SourceFile("PlantsController.swift", PackageResources.PlantsController_swift),
                SourceFile("PlantCell.swift", PackageResources.PlantCell_swift),
                SourceFile("PlantController.swift", PackageResources.PlantController_swift),
                SourceFile("PlantScreenController.swift", PackageResources.PlantScreenController_swift),
                SourceFile("CareController.swift", PackageResources.CareController_swift),
                SourceFile("NewPlantController.swift", PackageResources.NewPlantController_swift),
                SourceFile("CareCardController.swift", PackageResources.CareCardController_swift),
                SourceFile("SortController.swift", PackageResources.SortController_swift),
                SourceFile("PortraitController.swift", PackageResources.PortraitController_swift),
                SourceFile("MoveController.swift", PackageResources.MoveController_swift),
                SourceFile("TurnSegue.swift", PackageResources.TurnSegue_swift),
                SourceFile("AdviceController.swift", PackageResources.AdviceController_swift),
                SourceFile("NotesController.swift", PackageResources.NotesController_swift),
                SourceFile("Plant.swift", PackageResources.Plant_swift),
            ]),
        Group(
            title: "Guide",
            files: [
                SourceFile("GuideSplitController.swift", PackageResources.GuideSplitController_swift),
                SourceFile("GuideTopicsController.swift", PackageResources.GuideTopicsController_swift),
                SourceFile("GuideArticleController.swift", PackageResources.GuideArticleController_swift),
            ]),
        Group(
            title: "Settings",
            files: [
                SourceFile("SettingsController.swift", PackageResources.SettingsController_swift),
                SourceFile("ReminderDaysController.swift", PackageResources.ReminderDaysController_swift),
            ]),
        Group(
            title: "Source",
            files: [
                SourceFile("SourceFilesController.swift", PackageResources.SourceFilesController_swift),
                SourceFile("SourceListingController.swift", PackageResources.SourceListingController_swift),
            ]),
    ]
}
