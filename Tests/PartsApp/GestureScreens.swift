import Foundation
import UIKit

/// Tiles that are chosen by a press and whose content is held, and a title that says what happened.
@IBClass
final class HeldTilesViewController: UICollectionViewController {
    static var layout: UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 140, height: 100)
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let content = cell.contentView
        content.backgroundColor = .systemFill
        content.tag = indexPath.item
        for view in content.subviews { view.removeFromSuperview() }
        content.gestureRecognizers = nil
        // The content of the first is placed by constraints, a view in that of the second is held, others show nothing.
        let label = UILabel(frame: CGRect(x: 10, y: 30, width: 100, height: 40))
        label.text = "Tile \(indexPath.item)"
        if indexPath.item < 2 { content.addSubview(label) }
        if indexPath.item == 0 {
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: content.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            ])
        }
        if indexPath.item == 3 {
            content.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Keep") { [weak self] _ in
                    self?.title = "Kept"
                    return true
                }
            ]
        }
        cell.accessibilityLabel = "Tile \(indexPath.item)"
        let held = indexPath.item == 1 ? label : content
        held.tag = indexPath.item
        held.isUserInteractionEnabled = true
        held.gestureRecognizers = [UILongPressGestureRecognizer(target: self, action: #action(held(_:)))]
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        title = "Chose \(indexPath.item)"
    }

    @Action func held(_ sender: UILongPressGestureRecognizer) {
        if sender.state == .began { title = "Held \(sender.view?.tag ?? -1)" }
    }
}

/// Items with texts, of which the collection finds the one that is held.
@IBClass
final class HeldItemsViewController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #action(held(_:))))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "Item \(indexPath.item)"
        cell.contentConfiguration = content
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        title = "Chose \(indexPath.item)"
    }

    @Action func held(_ sender: UILongPressGestureRecognizer) {
        guard sender.state == .began else { return }
        let place = collectionView.indexPathForItem(at: sender.location(in: collectionView))
        title = "Held \(place?.item ?? -1)"
    }
}

/// Rows of which the table finds the one that is held, some with views of their own.
@IBClass
final class HeldRowsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #action(held(_:))))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if indexPath.row == 2 {
            let label = UILabel(frame: CGRect(x: 16, y: 10, width: 200, height: 24))
            label.text = "Row 2"
            cell.contentView.addSubview(label)
        } else {
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(indexPath.row)"
            cell.contentConfiguration = content
        }
        if indexPath.row == 3 { cell.selectionStyle = .none }
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 3 ? nil : indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = "Chose \(indexPath.row)"
    }

    @Action func held(_ sender: UILongPressGestureRecognizer) {
        guard sender.state == .began else { return }
        title = "Held \(tableView.indexPathForRow(at: sender.location(in: tableView))?.row ?? -1)"
    }
}

/// A screen that is swiped, with a view on it that waits for two taps alone.
@IBClass
final class SwipedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(swipe(.left))
        let label = UILabel(frame: CGRect(x: 16, y: 200, width: 200, height: 60))
        label.text = "Tap twice"
        label.backgroundColor = .systemFill
        label.isUserInteractionEnabled = true
        let taps = UITapGestureRecognizer(target: self, action: #action(tapped(_:)))
        taps.numberOfTapsRequired = 2
        label.addGestureRecognizer(taps)
        view.addSubview(label)
    }

    private func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer(target: self, action: #action(swiped(_:)))
        swipe.direction = direction
        return swipe
    }

    @Action func swiped(_ sender: UISwipeGestureRecognizer) { title = "Done" }

    @Action func tapped(_ sender: UITapGestureRecognizer) { title = "Tapped twice" }
}
