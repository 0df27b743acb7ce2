import UIKit

/// A grid of cards with shadows, and a menu in a view that clips its content.
final class CardsScreen: UIViewController, UICollectionViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        grid.dataSource = self
        grid.register(CardCell.self, forCellWithReuseIdentifier: "card")
        let bar = makeBar()
        for part in [bar, grid] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            grid.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
            grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func makeBar() -> UIView {
        let bar = UIView()
        bar.backgroundColor = .systemGray6
        bar.layer.cornerRadius = 12
        bar.clipsToBounds = true
        let sort = UIButton(configuration: .gray())
        sort.setTitle("Sort", for: .normal)
        sort.menu = UIMenu(
            children: ["By Name", "By Date", "By Size"].map { title in
                UIAction(title: title) { [weak self] _ in self?.title = title }
            })
        sort.showsMenuAsPrimaryAction = true
        sort.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(sort)
        NSLayoutConstraint.activate([
            sort.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            sort.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            sort.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
        ])
        return bar
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
}

/// A card with round corners and a shadow.
private final class CardCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 16
        contentView.layer.masksToBounds = true
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.4
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.masksToBounds = false
        let label = UILabel(text: "Card")
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
