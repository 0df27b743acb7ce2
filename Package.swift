// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

/// The settings of every target: Swift 6, imports internal unless a declaration says otherwise, no warnings.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Segue",
    defaultLocalization: "en",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SegueTesting", targets: ["SegueTesting"]),
        .executable(name: "segue-ibtool", targets: ["InterfaceBuilderTool"]),
    ],
    traits: [
        // Keeps sessions in Redis, for an app that runs on several machines; takes Debian's package libhiredis-dev.
        .trait(name: "Redis", description: "Keeps sessions in Redis, through the library hiredis.")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // HTTP messages as values and pure state machines; no input or output.
        .target(
            name: "HTTP",
            dependencies: [.product(name: "HTTPTypes", package: "swift-http-types")],
            swiftSettings: settings
        ),
        // The interfaces of Linux that Swift's Glibc module leaves out.
        .systemLibrary(name: "CLinux"),
        // OpenSSL, from Debian's package libssl-dev; compilers find it without pkg-config.
        .systemLibrary(name: "COpenSSL"),
        // hiredis, from Debian's package libhiredis-dev; used with the trait Redis only.
        .systemLibrary(name: "CHiredis"),
        // zlib, from Debian's package zlib1g-dev; compilers find it without pkg-config.
        .systemLibrary(name: "CZlib"),
        // Sockets, event loops, connections, limits and static files; knows nothing of UIKit.
        .target(
            name: "HTTPServer",
            dependencies: [
                "CLinux", "COpenSSL", "CZlib", "HTTP",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
            ],
            swiftSettings: settings
        ),
        // Finds values that suit linear constraints; pure, knows nothing of views.
        .target(name: "LayoutSolver", swiftSettings: settings),
        // UIKit's object model; knows nothing of HTTP or HTML.
        .target(
            name: "UIKitCore",
            dependencies: ["LayoutSolver", .product(name: "Logging", package: "swift-log")],
            swiftSettings: settings
        ),
        // What @IBClass, @Outlet, @Action and #action expand to.
        .target(
            name: "MacroExpansions",
            dependencies: [
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        // The plug-in of the compiler that expands them.
        .macro(
            name: "UIKitMacros",
            dependencies: [
                "MacroExpansions",
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        // A view tree in, bytes of HTML out.
        .target(
            name: "HTMLRenderer",
            dependencies: ["UIKitCore", .product(name: "Logging", package: "swift-log")],
            resources: [
                .embedInCode("Resources/DeveloperTools/DeveloperPanel.css"),
                .embedInCode("Resources/DeveloperTools/DeveloperTools.css"),
                .embedInCode("Resources/DeveloperTools/DeveloperTools.js"),
                .embedInCode("Resources/Script/Completion.js"),
                .embedInCode("Resources/Script/Editing.js"),
                .embedInCode("Resources/Script/Gestures.js"),
                .embedInCode("Resources/Script/Locks.js"),
                .embedInCode("Resources/Script/Morph.js"),
                .embedInCode("Resources/Script/Page.js"),
                .embedInCode("Resources/Script/Patches.js"),
                .embedInCode("Resources/Script/Regions.js"),
                .embedInCode("Resources/Script/Restoration.js"),
                .embedInCode("Resources/Script/Rows.js"),
                .embedInCode("Resources/Script/Scrolling.js"),
                .embedInCode("Resources/Script/Shortcuts.js"),
                .embedInCode("Resources/Script/Stream.js"),
                .embedInCode("Resources/Script/Submissions.js"),
                .embedInCode("Resources/Script/Uploads.js"),
                .embedInCode("Resources/Stylesheet/Actions.css"),
                .embedInCode("Resources/Stylesheet/Alerts.css"),
                .embedInCode("Resources/Stylesheet/BarTitles.css"),
                .embedInCode("Resources/Stylesheet/Collections.css"),
                .embedInCode("Resources/Stylesheet/Colors.css"),
                .embedInCode("Resources/Stylesheet/Containers.css"),
                .embedInCode("Resources/Stylesheet/Contrast.css"),
                .embedInCode("Resources/Stylesheet/Controls.css"),
                .embedInCode("Resources/Stylesheet/Drawing.css"),
                .embedInCode("Resources/Stylesheet/EmptyStates.css"),
                .embedInCode("Resources/Stylesheet/Fields.css"),
                .embedInCode("Resources/Stylesheet/Images.css"),
                .embedInCode("Resources/Stylesheet/Layout.css"),
                .embedInCode("Resources/Stylesheet/Live.css"),
                .embedInCode("Resources/Stylesheet/Menus.css"),
                .embedInCode("Resources/Stylesheet/NavigationBars.css"),
                .embedInCode("Resources/Stylesheet/Notices.css"),
                .embedInCode("Resources/Stylesheet/Page.css"),
                .embedInCode("Resources/Stylesheet/PageStates.css"),
                .embedInCode("Resources/Stylesheet/Popovers.css"),
                .embedInCode("Resources/Stylesheet/Presentations.css"),
                .embedInCode("Resources/Stylesheet/SearchBars.css"),
                .embedInCode("Resources/Stylesheet/Sheets.css"),
                .embedInCode("Resources/Stylesheet/Shortcuts.css"),
                .embedInCode("Resources/Stylesheet/TabBars.css"),
                .embedInCode("Resources/Stylesheet/TableEditing.css"),
                .embedInCode("Resources/Stylesheet/Tables.css"),
                .embedInCode("Resources/Stylesheet/Toolbars.css"),
                .embedInCode("Resources/Stylesheet/Transitions.css"),
                .embedInCode("Resources/Stylesheet/Typography.css"),
                .embedInCode("Resources/Symbols.svg"),
            ],
            swiftSettings: settings
        ),
        // Where the scenes of sessions are kept: in memory, in SQLite or in Redis.
        .target(
            name: "SceneStore",
            dependencies: [
                "COpenSSL",
                .target(name: "CHiredis", condition: .when(traits: ["Redis"])),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        // The bridge: an HTTP request becomes an event in a scene, the scene becomes the response.
        .target(
            name: "WebHost",
            dependencies: [
                "CLinux", "COpenSSL", "HTTP", "HTTPServer", "UIKitCore", "HTMLRenderer", "SceneStore",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
            ],
            swiftSettings: settings
        ),
        // The module that Swift's Testing library looks for beside UIKit; empty.
        .target(name: "_Testing_UIKit", swiftSettings: settings),
        // What an app imports.
        .target(
            name: "UIKit",
            dependencies: [
                "UIKitCore", "UIKitMacros", "HTMLRenderer", "HTTPServer", "SceneStore", "WebHost", "_Testing_UIKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
            ],
            swiftSettings: settings
        ),
        // Drives an app in the process of its tests, without sockets and browser.
        .target(
            name: "SegueTesting",
            dependencies: [
                "HTTP", "HTTPServer", "SceneStore", "UIKitCore", "WebHost",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        // The command segue-ibtool, which says what Segue reads of documents of Interface Builder.
        .executableTarget(
            name: "InterfaceBuilderTool",
            dependencies: [
                "UIKitCore",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        // The demo app.
        .executableTarget(
            name: "Showcase",
            dependencies: ["UIKit", .product(name: "GRDB", package: "GRDB.swift")],
            resources: [.embedInCode("Listings"), .process("Storyboard/Resources")],
            swiftSettings: settings
        ),
        // Tells what the parser of requests makes of bytes, for tests in Python.
        .executableTarget(
            name: "RequestTranscriber",
            dependencies: ["HTTP", .product(name: "HTTPTypes", package: "swift-http-types")],
            path: "Tests/RequestTranscriber",
            swiftSettings: settings
        ),
        // An app whose buttons stop its process, for tests in Python.
        .executableTarget(
            name: "FragileApp",
            dependencies: ["UIKit"],
            path: "Tests/FragileApp",
            swiftSettings: settings
        ),
        // An app with a form on a sheet, for tests in Python of what becomes of half a form.
        .executableTarget(
            name: "OrderApp",
            dependencies: ["UIKit"],
            path: "Tests/OrderApp",
            swiftSettings: settings
        ),
        // An app whose screens have addresses of every kind, for tests in a browser.
        .executableTarget(
            name: "AddressApp",
            dependencies: ["UIKit"],
            path: "Tests/AddressApp",
            swiftSettings: settings
        ),
        // An app whose views move, are dragged and have menus that stay, for tests in a browser.
        .executableTarget(
            name: "MotionApp",
            dependencies: ["UIKit"],
            path: "Tests/MotionApp",
            swiftSettings: settings
        ),
        // An app whose screens are arranged as those of apps from iOS are, for tests in a browser.
        .executableTarget(
            name: "LayoutApp",
            dependencies: ["UIKit"],
            path: "Tests/LayoutApp",
            swiftSettings: settings
        ),
        // An app with a container of its own around its screens, and with parts of its own on them, for tests in a browser.
        .executableTarget(
            name: "PartsApp",
            dependencies: ["UIKit"],
            path: "Tests/PartsApp",
            swiftSettings: settings
        ),
        // An app that scrolls by code, and whose bars stay at the lower edge, for tests in a browser.
        .executableTarget(
            name: "ChatApp",
            dependencies: ["UIKit"],
            path: "Tests/ChatApp",
            swiftSettings: settings
        ),
        // An app whose interface, images and languages are documents, for tests in a browser.
        .executableTarget(
            name: "DocumentApp",
            dependencies: ["UIKit"],
            path: "Tests/DocumentApp",
            resources: [.process("Resources"), .copy("Assets.xcassets")],
            swiftSettings: settings
        ),
        // Rules that hold for all sources: who may import whom, and what must be documented.
        .testTarget(name: "ArchitectureTests", swiftSettings: settings),
        .testTarget(
            name: "HTTPTests",
            dependencies: ["HTTP", .product(name: "HTTPTypes", package: "swift-http-types")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "HTTPServerTests",
            dependencies: [
                "CZlib", "HTTP", "HTTPServer",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LayoutSolverTests",
            dependencies: ["LayoutSolver"],
            exclude: ["Reference"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "UIKitCoreTests", dependencies: ["UIKitCore", .product(name: "Logging", package: "swift-log")],
            swiftSettings: settings),
        .testTarget(
            name: "MacroExpansionsTests",
            dependencies: [
                "MacroExpansions", "UIKit",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .testTarget(name: "HTMLRendererTests", dependencies: ["CZlib", "HTMLRenderer"], swiftSettings: settings),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "HTTPServer", "SceneStore", "UIKit",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        .testTarget(name: "SegueTestingTests", dependencies: ["SegueTesting", "UIKit"], swiftSettings: settings),
        .testTarget(
            name: "SceneStoreTests",
            dependencies: [
                "SceneStore",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "WebHostTests",
            dependencies: [
                "HTTP", "HTTPServer", "SceneStore", "UIKitCore", "WebHost",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

// The benchmarks and the library that runs them belong to the package only where `SEGUE_BENCHMARKS` is set, as `make
// benchmark` does, so that apps and ordinary builds neither fetch nor build them.
if ProcessInfo.processInfo.environment["SEGUE_BENCHMARKS"] != nil {
    package.dependencies.append(.package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []))
    package.targets += [
        // The pages that are measured.
        .target(
            name: "BenchmarkPages",
            dependencies: ["UIKitCore"],
            path: "Benchmarks/Apps/Pages",
            swiftSettings: settings
        ),
        // A server of files without an app, to be measured from outside.
        .executableTarget(
            name: "FileServer",
            dependencies: [
                "HTTPServer",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Benchmarks/Apps/Files",
            swiftSettings: settings
        ),
        // An app that serves one of them, to be measured from outside.
        .executableTarget(
            name: "BenchmarkServer",
            dependencies: [
                "BenchmarkPages", "HTTPServer", "SceneStore", "UIKitCore", "WebHost",
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Benchmarks/Apps/Server",
            swiftSettings: settings
        ),
        // What is measured inside one process.
        .executableTarget(
            name: "Measurements",
            dependencies: [
                "BenchmarkPages", "HTMLRenderer", "HTTPServer", "UIKitCore", "WebHost",
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            path: "Benchmarks/Measurements",
            swiftSettings: settings,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
    ]
}

// What libFuzzer runs, which takes settings of the compiler that only a package at the root may use. `make fuzz` sets
// `SEGUE_FUZZING`.
if ProcessInfo.processInfo.environment["SEGUE_FUZZING"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzzer",
            dependencies: ["HTTP", "HTTPServer", .product(name: "HTTPTypes", package: "swift-http-types")],
            path: "Tests/Fuzzing",
            exclude: ["Seeds"],
            swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
        ))
}

// What `make sanitize` builds with a sanitizer: the server alone, because the whole takes too long.
if ProcessInfo.processInfo.environment["SEGUE_SANITIZING"] != nil {
    let sanitized: Set<String> = ["CLinux", "COpenSSL", "CZlib", "HTTP", "HTTPServer", "HTTPTests", "HTTPServerTests"]
    package.products = []
    package.targets.removeAll { !sanitized.contains($0.name) }
    // The thread sanitizer does not know the standard library's locks.
    for target in package.targets where ["HTTPServer", "HTTPServerTests"].contains(target.name) {
        target.dependencies.append("SanitizedLocks")
        target.swiftSettings = settings + [.define("SANITIZING")]
    }
    package.targets.append(.target(name: "SanitizedLocks", path: "Tests/SanitizedLocks", swiftSettings: settings))
}
