import Foundation
import HTTPServer
import WebHost

extension ServerSettings {
    /// Opens the folder of static files: the one that was named, else `Public` beside the program or in the working
    /// directory, if there is one.
    ///
    /// One that was named and cannot be served ends the process.
    func openPublicFolder() -> (directory: String, files: StaticFiles)? {
        if let publicDirectory {
            do throws(SystemError) {
                return try open(publicDirectory)
            } catch {
                Failure.exit("The folder \(publicDirectory) cannot be served (\(error)).")
            }
        }
        let beside = Bundle.main.bundleURL.appendingPathComponent("Public", isDirectory: true).path
        return (try? open(beside)) ?? (try? open("Public"))
    }

    private func open(_ directory: String) throws(SystemError) -> (directory: String, files: StaticFiles) {
        var configuration = StaticFiles.Configuration()
        configuration.compressesFiles = compresses
        configuration.headerFields = browserPolicy.fieldsOfFiles
        return (directory, try StaticFiles(root: directory, configuration: configuration))
    }
}
