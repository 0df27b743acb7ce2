import UIKit

/// Rows that are selected while they are edited, some with texts of two lines.
final class SelectionScreen: UICollectionViewController {
    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        collectionView.isEditing = true
        collectionView.allowsMultipleSelectionDuringEditing = true
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText =
            indexPath.item == 0 ? "Short" : "A text that is so long that it goes on in a second line of the row"
        content.secondaryTextProperties.numberOfLines = 2
        cell.contentConfiguration = content
        (cell as? UICollectionViewListCell)?.accessories = [.multiselect(displayed: .whenEditing)]
        return cell
    }
}
