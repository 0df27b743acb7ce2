import UIKit

/// One plant, with its care embedded as a scene of its own.
@IBClass
final class PlantController: PlantScreenController, GreenhouseVisitor {
    var greenhouse: Greenhouse!

    @Outlet private weak var portraitView: UIImageView!
    @Outlet private weak var nameLabel: UILabel!
    @Outlet private weak var placeLabel: UILabel!
    @Outlet private weak var notesLabel: UILabel!

    /// The embedded scene, which arrives before the view did load.
    private var care: CareController?

    override func viewDidLoad() {
        super.viewDidLoad()
        portraitView.isAccessibilityElement = true
    }

    override func showPlant() {
        title = plant.name
        portraitView.image = plant.symbol
        nameLabel.text = plant.name
        placeLabel.text = plant.place
        notesLabel.text = plant.notes
        notesLabel.isHidden = plant.notes.isEmpty
        care?.plant = plant
    }

    private func change(_ change: (inout Plant) -> Void) {
        change(&plant)
        greenhouse.keep(plant)
        showPlant()
    }

    // MARK: Actions

    /// Waters the plant, or shows the scene that advises against it: a segue that code performs.
    @IBAction func water(_ sender: UIButton) {
        guard plant.isThirsty else { return performSegue(withIdentifier: "advice", sender: sender) }
        change { $0.daysSinceWatering = 0 }
    }

    // MARK: Ways to other scenes

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.destination {
        case let care as CareController: self.care = care
        case let portrait as PortraitController: portrait.plant = plant
        case let move as MoveController: move.place = plant.place
        case let advice as AdviceController: advice.plant = plant
        default: break
        }
    }

    /// Makes the notes with what their initializer needs.
    @IBSegueAction func makeNotes(_ coder: NSCoder) -> NotesController? {
        NotesController(coder: coder, notes: plant.notes)
    }

    // MARK: Ways back

    @IBAction func keepNotes(_ segue: UIStoryboardSegue) {
        guard let notes = segue.source as? NotesController else { return }
        change { $0.notes = notes.notes }
    }

    @IBAction func keepPlace(_ segue: UIStoryboardSegue) {
        guard let move = segue.source as? MoveController, !move.place.isEmpty else { return }
        change { $0.place = move.place }
    }

    @IBAction func waterAnyway(_ segue: UIStoryboardSegue) {
        change { $0.daysSinceWatering = 0 }
    }

    @IBAction func comeBackToPlant(_ segue: UIStoryboardSegue) {}
}
