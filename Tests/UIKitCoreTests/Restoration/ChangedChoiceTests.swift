import Foundation
import Testing

@testable import UIKitCore

/// What was chosen from something that is made of other elements when the screen comes back.
@MainActor
@Suite struct ChangedChoiceTests {
    /// A choice among the same people, in every control that has one.
    final class Choices: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let people: [String]
        let button = UIButton(type: .system)
        let segments: UISegmentedControl
        let wheel = UIPickerView()
        let search = UISearchBar()

        init(_ people: String...) {
            self.people = people
            segments = UISegmentedControl(items: people)
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "choices"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            button.menu = UIMenu(children: people.map { name in UIAction(title: name) { _ in } })
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            segments.selectedSegmentIndex = 0
            wheel.dataSource = self
            wheel.delegate = self
            search.scopeButtonTitles = people
            let views: [(UIView, String)] = [
                (button, "button"), (segments, "segments"), (wheel, "wheel"), (search, "search"),
            ]
            for (child, name) in views {
                child.restorationIdentifier = name
                view.addSubview(child)
            }
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { people.count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            people[row]
        }

        func choose(_ place: Int) {
            button.menu?.selectLeaf(at: [place], isSingleSelection: true)
            segments.selectedSegmentIndex = place
            wheel.selectRow(place, inComponent: 0, animated: false)
            search.selectedScopeButtonIndex = place
        }

        /// Who is chosen in each of them.
        var chosen: [String] {
            let places = [
                segments.selectedSegmentIndex, wheel.selectedRow(inComponent: 0), search.selectedScopeButtonIndex,
            ]
            return [button.menu?.selectedElements.first?.title ?? ""] + places.map { people[$0] }
        }
    }

    private func restored(_ place: Int, of old: Choices, in new: Choices) throws -> [String] {
        let test = TestScene(showing: old)
        test.turn { old.choose(place) }
        _ = try test.restored(in: new)
        return new.chosen
    }

    @Test func whoWasChosenStaysChosen() throws {
        let chosen = try restored(1, of: Choices("Ada", "Bea", "Cyd"), in: Choices("Zoe", "Ada", "Bea", "Cyd"))
        #expect(chosen == ["Bea", "Bea", "Bea", "Bea"])
        // The one at the same place, where several are called so.
        let second = Choices("Ada", "Bea", "Bea")
        #expect(try restored(2, of: Choices("Zoe", "Ada", "Bea"), in: second) == ["Bea", "Bea", "Bea", "Bea"])
        #expect(second.segments.selectedSegmentIndex == 2 && second.wheel.selectedRow(inComponent: 0) == 2)
    }

    @Test func nobodyTakesThePlaceOfWhoIsGone() throws {
        let chosen = try restored(1, of: Choices("Ada", "Bea", "Cyd"), in: Choices("Ada", "Cyd", "Dan"))
        #expect(chosen == ["Ada", "Ada", "Ada", "Ada"])
        // Nor one of several elsewhere.
        let several = try restored(0, of: Choices("Bea", "Cyd"), in: Choices("Ada", "Bea", "Bea"))
        #expect(several == ["Ada", "Ada", "Ada", "Ada"])
    }

    @Test func aRecordThatSaysThePlaceAloneIsTakenUp() {
        let old = Choices("Ada", "Bea", "Cyd")
        let new = Choices("Zoe", "Ada", "Bea", "Cyd")
        for controller in [old, new] { controller.loadViewIfNeeded() }
        old.choose(2)
        for (former, view) in [(old.button, new.button), (old.segments, new.segments), (old.wheel, new.wheel)]
            as [(UIView, UIView)]
        {
            let encoder = RestorationEncoder(references: RestorationReferences())
            former.encodeRestorableState(with: encoder)
            var values = encoder.values
            #expect(values["UIKit.mark"] != nil)
            values["UIKit.mark"] = nil
            view.decodeRestorableState(with: RestorationDecoder(values: values, restored: RestoredObjects()))
        }
        #expect(new.chosen == ["Bea", "Bea", "Bea", "Zoe"])
    }
}
