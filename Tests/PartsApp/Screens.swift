import Foundation
import UIKit

/// A rating that is pressed where it is drawn, and goes up and down by steps.
final class StarsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let stars = StarsControl()
        stars.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stars)
        NSLayoutConstraint.activate([
            stars.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stars.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stars.widthAnchor.constraint(equalToConstant: 200),
            stars.heightAnchor.constraint(equalToConstant: 40),
        ])
    }
}

/// Five stars, of which some are full.
final class StarsControl: UIControl {
    private let images = (0..<5).map { _ in UIImageView() }
    private var count = 3 {
        didSet { show() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Rating"
        accessibilityTraits = .adjustable
        for (index, image) in images.enumerated() {
            image.frame = CGRect(x: 40 * index + 4, y: 4, width: 32, height: 32)
            addSubview(image)
        }
        show()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func show() {
        for (index, image) in images.enumerated() {
            image.image = UIImage(systemName: index < count ? "star.fill" : "star")
        }
        accessibilityValue = "\(count) stars"
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        count = min(max(Int(touch.location(in: self).x / 40) + 1, 1), 5)
        return true
    }

    override func accessibilityIncrement() { count = min(count + 1, 5) }

    override func accessibilityDecrement() { count = max(count - 1, 0) }
}

/// A menu at the lower edge of the window.
final class LowMenuViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Add"
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: ["Picture", "Place", "File"].map { UIAction(title: $0) { _ in } })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        ])
    }
}

/// Rows with sliders that have images, and with symbols of several sizes.
final class AccessoriesViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = "Text Size"
        content.secondaryText = "16"
        switch indexPath.row {
        case 1: content.image = UIImage(systemName: "star.fill")
        case 2:
            content.image = UIImage(systemName: "star.fill", withConfiguration: symbolSize(32))
        case 3:
            content.image = UIImage(systemName: "star.fill")
            content.imageProperties.preferredSymbolConfiguration = symbolSize(48)
        default: cell.accessoryView = slider()
        }
        cell.contentConfiguration = content
        return cell
    }

    private func symbolSize(_ points: CGFloat) -> UIImage.SymbolConfiguration { .init(pointSize: points) }

    private func slider() -> UISlider {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
        slider.minimumValueImage = UIImage(systemName: "speaker")
        slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
        slider.addAction(UIAction { _ in }, for: .valueChanged)
        return slider
    }
}

/// Short texts with menus.
final class BubblesViewController: UICollectionViewController {
    static var layout: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .estimated(40))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Dark", image: nil,
            primaryAction: UIAction { [weak self] _ in self?.view.window?.overrideUserInterfaceStyle = .dark })
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = indexPath.item == 0 ? "Hello" : "See you"
        cell.contentConfiguration = content
        cell.backgroundColor = .secondarySystemBackground
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
    }
}

/// A field for notes with a placeholder, on a grouped background.
final class NotesViewController: UIViewController, UITextViewDelegate {
    private let field = UITextView()
    private let placeholder = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        field.delegate = self
        field.accessibilityLabel = "Notes"
        field.layer.cornerRadius = 10
        field.translatesAutoresizingMaskIntoConstraints = false
        placeholder.text = "What is to be remembered"
        placeholder.textColor = .placeholderText
        placeholder.font = field.font
        placeholder.frame = CGRect(x: 5, y: 8, width: 240, height: 18)
        field.addSubview(placeholder)
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            field.heightAnchor.constraint(equalToConstant: 160),
        ])
    }

    func textViewDidChange(_ textView: UITextView) { placeholder.isHidden = textView.hasText }
}

/// Pages that are turned, of which nobody says how many there are.
final class LeavesViewController: UIPageViewController, UIPageViewControllerDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dataSource = self
        setViewControllers([leaf(0)], direction: .forward, animated: false)
    }

    private func leaf(_ number: Int) -> UIViewController {
        let leaf = PlainViewController()
        leaf.title = "Leaf \(number)"
        leaf.view.tag = number
        return leaf
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController.view.tag > 0 ? leaf(viewController.view.tag - 1) : nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController.view.tag < 3 ? leaf(viewController.view.tag + 1) : nil }
}
