import Foundation
import Testing

@testable import UIKitCore

/// The texts of exceptions that UIKit raises about storyboards and nibs.
@MainActor
@Suite struct DocumentFaultTests {
    private func fault(_ reason: String) -> SceneFault { SceneFault(.internalInconsistency, reason) }

    @Test("A nib that is not there is named with its bundle")
    func missingNib() throws {
        let files = try TestBundle(["Other.xib": TestDocument.nib("<view id=\"v\"/>")])
        let test = TestScene()
        test.turn {
            _ = UINib(nibName: "Cells", bundle: files.bundle)
            #expect(files.bundle.loadNibNamed("Panel", owner: nil) == nil)
            _ = UIViewController(nibName: "Screen", bundle: files.bundle).view
        }
        let refusal = "Could not load NIB in bundle: 'NSBundle <\(files.bundle.bundlePath)> (loaded)' with name"
        #expect(
            test.scene.takeFaults()
                == [fault("\(refusal) 'Cells'"), fault("\(refusal) 'Panel'"), fault("\(refusal) 'Screen'")])
    }

    @Test("A nib whose owner gets no view is named without its folder")
    func missingOutlet() throws {
        let files = try TestBundle(["Screen.xib": TestDocument.nib("<view id=\"v\"/>")])
        let test = TestScene()
        test.turn { _ = UIViewController(nibName: "Screen", bundle: files.bundle).view }
        #expect(
            test.scene.takeFaults() == [
                fault(
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Screen\" nib but the view outlet was "
                        + "not set.")
            ])
    }

    @Test("A controller of a table or collection whose document has another view")
    func otherView() throws {
        let storyboard = try TestDocument.loaded(
            TestDocument.storyboard(
                initial: "a-b", "<tableViewController id=\"a-b\"><view key=\"view\" id=\"v\"/></tableViewController>",
                """
                <collectionViewController storyboardIdentifier="Grid" id="g"><view key="view" id="w"/>
                </collectionViewController>
                """))
        let files = try TestBundle([
            "List.xib": TestDocument.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="view" destination="v" id="c"/></connections></placeholder><view id="v"/>
                """)
        ])
        let test = TestScene()
        test.turn {
            _ = (storyboard.instantiateInitialViewController() as? UITableViewController)?.tableView
            let grid = storyboard.instantiateViewController(withIdentifier: "Grid")
            _ = (grid as? UICollectionViewController)?.collectionView
            _ = UITableViewController(nibName: "List", bundle: files.bundle).tableView
        }
        #expect(
            test.scene.takeFaults() == [
                fault(
                    "-[UITableViewController loadView] instantiated view controller with identifier "
                        + "\"UITableViewController-a-b\" from storyboard \"Test\", but didn't get a UITableView."),
                fault(
                    "-[UICollectionViewController loadView] instantiated view controller with identifier \"Grid\" from "
                        + "storyboard \"Test\", but didn't get a UICollectionView."),
                fault("-[UITableViewController loadView] loaded the \"List\" nib but didn't get a UITableView."),
            ])
    }

    @Test("Cells of nibs have the identifier that they are registered for")
    func reuseIdentifiers() throws {
        func nib(_ text: String) -> UINib { UINib(data: Data(TestDocument.nib(text).utf8), bundle: nil) }
        let mismatch = "(own) does not match the identifier used to register the nib (other)"
        let table = UITableView(frame: .zero)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let test = TestScene()
        test.turn {
            table.register(
                nib("<tableViewCell reuseIdentifier=\"own\" id=\"c\"/>"), forCellReuseIdentifier: "other")
            _ = table.dequeueReusableCell(withIdentifier: "other")
            table.register(UIView.self, forCellReuseIdentifier: "plain")
            table.register(UIView.self, forHeaderFooterViewReuseIdentifier: "plain")
            collection.register(
                UIView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "plain")
        }
        #expect(
            test.scene.takeFaults() == [
                fault("cell reuse indentifier in nib \(mismatch)"),
                SceneFault(.invalidArgument, "must pass a class of kind UITableViewCell"),
                SceneFault(.invalidArgument, "must pass a class of kind UITableViewHeaderFooterView"),
                SceneFault(.invalidArgument, "must pass a class of kind UICollectionReusableView"),
            ])
    }

    @Test("Cells and section views have names")
    func emptyIdentifiers() {
        let table = UITableView(frame: .zero)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let test = TestScene()
        test.turn {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "")
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "")
            table.register(nil as UINib?, forCellReuseIdentifier: "")
            table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "")
            _ = collection.dequeueReusableCell(withReuseIdentifier: "", for: IndexPath(item: 0, section: 0))
        }
        let methods = [
            "registerClass:forCellReuseIdentifier:", "registerClass:forHeaderFooterViewReuseIdentifier:",
            "registerNib:forCellReuseIdentifier:", "registerNib:forHeaderFooterViewReuseIdentifier:",
        ]
        let refusal = "must pass a valid reuse identifier to"
        #expect(
            test.scene.takeFaults()
                == methods.map { SceneFault(.invalidArgument, "\(refusal) -[UITableView \($0)]") }
                + [
                    fault("\(refusal) -[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]")
                ])
    }

    @Test("A controller that the app makes without the coder of its scene")
    func creator() throws {
        let storyboard = try TestDocument.loaded(TestDocument.storyboard(initial: "a", "<viewController id=\"a\"/>"))
        let test = TestScene()
        test.turn {
            _ = storyboard.instantiateInitialViewController { _ in UIViewController(nibName: nil, bundle: nil) }
        }
        #expect(
            test.scene.takeFaults() == [
                fault("Custom instantiated view controller must call -[super initWithCoder:]")
            ])
    }
}
