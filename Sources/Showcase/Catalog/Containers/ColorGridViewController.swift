import UIKit

/// A flow layout of colours that can be pressed, sorted, and removed by a menu.
final class ColorGridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private struct Swatch {
        var name: String
        var color: UIColor
    }

    private var swatches = [
        Swatch(name: "Red", color: .systemRed), Swatch(name: "Orange", color: .systemOrange),
        Swatch(name: "Yellow", color: .systemYellow), Swatch(name: "Green", color: .systemGreen),
        Swatch(name: "Mint", color: .systemMint), Swatch(name: "Teal", color: .systemTeal),
        Swatch(name: "Cyan", color: .systemCyan), Swatch(name: "Blue", color: .systemBlue),
        Swatch(name: "Indigo", color: .systemIndigo), Swatch(name: "Purple", color: .systemPurple),
        Swatch(name: "Pink", color: .systemPink), Swatch(name: "Brown", color: .systemBrown),
    ]

    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Swatch> { cell, _, swatch in
        var content = UIListContentConfiguration.cell()
        content.text = swatch.name
        cell.contentConfiguration = content
        cell.backgroundColor = swatch.color.withAlphaComponent(0.3)
        cell.layer.cornerRadius = 16
    }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 104, height: 104)
        layout.minimumLineSpacing = 16
        layout.minimumInteritemSpacing = 16
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(swatches.map(\.name), forKey: "names")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let names = coder.decodeObject(forKey: "names") as? [String] else { return }
        swatches = names.compactMap { name in swatches.first { $0.name == name } }
        collectionView.reloadData()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        swatches.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: swatches[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let swatch = swatches[indexPath.item]
        let alert = UIAlertController(title: swatch.name, message: "A colour of the system.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        swatches.insert(swatches.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Move to Front", image: UIImage(systemName: "arrow.up")) { _ in
                    self?.moveToFront(indexPath)
                },
                UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                    self?.remove(at: indexPath)
                },
            ])
        })
    }

    private func moveToFront(_ indexPath: IndexPath) {
        swatches.insert(swatches.remove(at: indexPath.item), at: 0)
        collectionView.moveItem(at: indexPath, to: IndexPath(item: 0, section: 0))
    }

    private func remove(at indexPath: IndexPath) {
        swatches.remove(at: indexPath.item)
        collectionView.deleteItems(at: [indexPath])
    }
}
