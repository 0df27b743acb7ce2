import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// Views whose frames say how large they are, and whose superviews where.
@MainActor
@Suite struct FramedViewRendererTests {
    private let stage = Stage()

    @Test func anAccessoryViewHasTheSizeOfItsFrame() {
        let cell = UITableViewCell()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
        cell.accessoryView = field
        #expect(rule(of: field, in: cell) == "inline-size:180px;min-block-size:34px;")
        let button = UIButton(configuration: .gray())
        button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
        cell.accessoryView = button
        #expect(rule(of: button, in: cell) == "min-inline-size:90px;min-block-size:40px;")
        let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
        cell.accessoryView = toggle
        #expect(rule(of: toggle, in: cell) == nil)
    }

    @Test func anItemOfABarHasTheSizeOfItsFrame() {
        let toolbar = UIToolbar()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
        label.text = "Updated"
        toolbar.items = [.flexibleSpace(), UIBarButtonItem(customView: label), .flexibleSpace()]
        #expect(rule(of: label, in: toolbar) == "min-inline-size:120px;min-block-size:20px;")
        let avatar = UIButton(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
        controller.navigationItem.titleView = title
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        let bar = navigation.navigationBar
        #expect(rule(of: avatar, in: bar) == "min-inline-size:32px;padding:0;min-block-size:32px;")
        #expect(rule(of: title, in: bar) == "inline-size:160px;min-block-size:40px;")
    }

    @Test func theHeaderOfATableReachesFromEdgeToEdge() {
        let controller = UITableViewController()
        stage.show(controller)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 140))
        header.addSubview(UILabel(frame: CGRect(x: 16, y: 20, width: 100, height: 30)))
        controller.tableView.tableHeaderView = header
        #expect(stage.html(of: controller.tableView).contains("<div class=\"table-end framed\">"))
        #expect(rule(of: header, in: controller.tableView) == "min-block-size:140px;")
    }

    @Test func framesInAScreenThatIsAScrollViewAreCountedFromBelowTheBar() {
        let controller = UIViewController()
        let scroll = UIScrollView()
        controller.view = scroll
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        scroll.addSubview(box)
        stage.show(UINavigationController(rootViewController: controller))
        #expect(stage.page().contains("left:10px;width:30px;top:20px;min-height:40px;"))
    }

    @Test func theViewBesideATextHasTheSizeOfItsFrame() {
        let field = UITextField()
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
        field.leftView = icon
        field.leftViewMode = .always
        #expect(rule(of: icon, in: field) == "inline-size:40px;min-block-size:24px;")
    }

    @Test func whatIsAroundAFieldHasItsFrameAndItsLook() throws {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 260, height: 44))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 44))
        field.leftViewMode = .always
        field.backgroundColor = .systemFill
        field.layer.cornerRadius = 10
        card.addSubview(field)
        let styles = stage.styles(of: card)
        let identifier = try #require(field.viewIdentifier)
        let wrappers = ":is(.menu,.split,.slider-row,.field-group,.applied,.tap-group)"
        let wrapper = "\(wrappers):has(>#v\(identifier)),#v\(identifier)"
        #expect(styles.contains("\(wrapper){background:var(--system-fill);border-radius:10px;}"))
        #expect(styles.contains("\(wrapper){position:absolute;margin:0;left:20px;width:260px;top:10px;"))
    }

    @Test func whatIsAroundATappedPictureHasItsFrame() throws {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let star = UIImageView(frame: CGRect(x: 20, y: 10, width: 40, height: 44))
        star.image = UIImage(systemName: "star")
        star.isUserInteractionEnabled = true
        star.addGestureRecognizer(UITapGestureRecognizer())
        card.addSubview(star)
        let styles = stage.styles(of: card)
        let identifier = try #require(star.viewIdentifier)
        #expect(
            styles.contains(
                ".tap-group):has(>#v\(identifier)),#v\(identifier){position:absolute;margin:0;left:20px;width:40px;"))
    }

    @Test func whatAnAppPutsIntoAListStandsAtItsFrame() {
        let button = UIButton(frame: CGRect(x: 300, y: 600, width: 56, height: 56))
        button.accessibilityLabel = "Add"
        let table = UITableViewController()
        stage.show(table)
        table.tableView.addSubview(button)
        #expect(stage.html(of: table.tableView).contains("aria-label=\"Add\""))
        #expect(rule(of: button, in: table.tableView)?.contains("position:absolute") == true)
        let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        stage.show(collection)
        collection.collectionView.addSubview(button)
        #expect(stage.html(of: collection.collectionView).contains("aria-label=\"Add\""))
    }

    @Test func theHeaderOfASectionStandsWhereItsSectionIs() throws {
        let controller = FramedHeadersViewController()
        stage.show(controller)
        let header = try #require(controller.header)
        #expect(rule(of: header, in: controller.tableView) == "min-block-size:36px;")
    }

    @Test func aSupplementaryViewIsAsHighAsItsSubviewsFrames() throws {
        let header = SubtitleView()
        let controller = HeadedCollectionViewController(collectionViewLayout: HeadedCollectionViewController.layout())
        stage.show(controller)
        let collection = try #require(controller.collectionView)
        let shown = try #require(
            collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
        #expect(type(of: shown) == type(of: header))
        #expect(rule(of: shown, in: collection)?.contains("min-height:44px") == true)
    }

    @Test func aViewHasTheSizeThatItsClassSays() {
        let row = UIStackView(arrangedSubviews: [StarView(), UIView()])
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
        let star = row.arrangedSubviews[0]
        #expect(rule(of: star, in: row) == "min-inline-size:min(150px,100%);flex:none;min-block-size:30px;")
    }

    /// The declarations of the first rule of a view, within what is rendered of another one.
    private func rule(of view: UIView, in container: UIView) -> String? {
        let (html, styles) = stage.rendered(container)
        guard !html.isEmpty else { return nil }
        let pass = RenderingPass(scene: stage.scene)
        let name = "#v\(pass.identifier(of: view)){"
        guard let start = styles.range(of: name)?.upperBound else { return nil }
        return styles[start...].split(separator: "}", omittingEmptySubsequences: false).first.map(String.init)
    }
}

private final class StarView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 30) }
}

private final class FramedHeadersViewController: UITableViewController {
    private(set) var header: UIView?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 36 }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 36))
        view.addSubview(UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 20)))
        header = view
        return view
    }
}

private final class SubtitleView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: bounds)
        label.text = "Featured"
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

private final class HeadedCollectionViewController: UICollectionViewController {
    static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: whole, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(
            SubtitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}
