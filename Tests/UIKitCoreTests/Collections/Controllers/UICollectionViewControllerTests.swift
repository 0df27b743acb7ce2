import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Collection controllers")
struct UICollectionViewControllerTests {
    private class Numbers: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    private final class MovableNumbers: Numbers {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }

    @Test("The controller makes a collection with its layout and is its data source and delegate")
    func loading() {
        let layout = UICollectionViewFlowLayout()
        let controller = Numbers(collectionViewLayout: layout)
        #expect(controller.collectionViewLayout === layout)
        #expect(!controller.isViewLoaded)
        let scene = TestScene(showing: controller)
        #expect(controller.collectionView.visibleCells.count == 3)
        #expect(controller.collectionView.dataSource === controller)
        #expect(controller.collectionView.delegate === controller)
        #expect(controller.collectionViewLayout === layout)
        #expect(scene.scene.takeFaults() == [])
    }

    @Test("The selection is given up when the controller appears again, if it is to be")
    func clearing() {
        for clears in [true, false] {
            let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
            controller.clearsSelectionOnViewWillAppear = clears
            let navigation = UINavigationController(rootViewController: controller)
            let scene = TestScene(showing: navigation)
            scene.turn {
                controller.collectionView.selectItem(at: row(1), animated: false, scrollPosition: [])
                navigation.pushViewController(UIViewController(), animated: false)
            }
            scene.turn { navigation.popViewController(animated: false) }
            #expect(controller.collectionView.indexPathsForSelectedItems == (clears ? [] : [row(1)]))
        }
    }

    @Test("Editing reaches the collection, and items move only where a subclass moves them")
    func editing() {
        for (controller, isMovable) in [
            (Numbers(collectionViewLayout: UICollectionViewFlowLayout()), false),
            (MovableNumbers(collectionViewLayout: UICollectionViewFlowLayout()), true),
        ] {
            let scene = TestScene(showing: controller)
            scene.turn { controller.setEditing(true, animated: false) }
            #expect(controller.collectionView.isEditing)
            #expect(controller.collectionView.visibleCells.allSatisfy { $0.offer.isMovable == isMovable })
        }
    }

    @Test("A view that is no collection is a fault")
    func otherView() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let scene = TestScene()
        scene.turn {
            controller.view = UIView()
            _ = controller.collectionView
        }
        #expect(
            scene.scene.takeFaults().map(\.reason) == [
                "-[UICollectionViewController loadView] loaded the \"UICollectionViewController\" nib but didn't get a "
                    + "UICollectionView."
            ])
    }
}
