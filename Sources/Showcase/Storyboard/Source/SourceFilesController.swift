import UIKit

/// The files that the app is made of.
@IBClass
final class SourceFilesController: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int {
        SourceFile.groups.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        translated(SourceFile.groups[section].title)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        SourceFile.groups[section].files.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        cell.textLabel?.text = SourceFile.groups[indexPath.section].files[indexPath.row].name
        return cell
    }

    @IBSegueAction func makeListing(_ coder: NSCoder, sender: Any?) -> SourceListingController? {
        guard let cell = sender as? UITableViewCell, let index = tableView.indexPath(for: cell) else { return nil }
        return SourceListingController(coder: coder, file: SourceFile.groups[index.section].files[index.row])
    }
}
