import UIKit

/// The list of plants: prototype cells, and the place that most ways lead back to.
@IBClass
final class PlantsController: UITableViewController, GreenhouseVisitor {
    var greenhouse: Greenhouse! {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    private var plants: [Plant] { greenhouse?.orderedPlants ?? [] }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(presentedViewController as? SortController, forKey: "sort")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let sorting = coder.decodeObject(forKey: "sort") as? SortController
        sorting?.popoverPresentationController?.delegate = self
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        plants.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
        (cell as? PlantCell)?.show(plants[indexPath.row])
        return cell
    }

    // MARK: Ways to other scenes

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let sorting = segue.destination as? SortController {
            sorting.order = greenhouse.order
            sorting.popoverPresentationController?.delegate = self
        }
        guard let cell = sender as? UITableViewCell, let index = tableView.indexPath(for: cell) else { return }
        let plant = plants[index.row]
        (segue.destination as? CareCardController)?.plant = plant
        if let controller = segue.destination as? PlantController {
            controller.greenhouse = greenhouse
            controller.plant = plant
        }
    }

    // MARK: Ways back

    /// Back from the form, with a new plant.
    @IBAction func addPlant(_ segue: UIStoryboardSegue) {
        guard let form = segue.source as? NewPlantController else { return }
        greenhouse.keep(form.plant)
        tableView.reloadData()
    }

    /// Back from the popover, with the order that was chosen.
    @IBAction func sortPlants(_ segue: UIStoryboardSegue) {
        guard let sorting = segue.source as? SortController else { return }
        greenhouse.order = sorting.order
        tableView.reloadData()
    }

    /// Back from a plant that was given away.
    @IBAction func removePlant(_ segue: UIStoryboardSegue) {
        guard let controller = segue.source as? PlantController, let plant = controller.plant else { return }
        greenhouse.remove(plant)
        tableView.reloadData()
    }

    /// Back from anywhere, also from another tab.
    @IBAction func showPlants(_ segue: UIStoryboardSegue) {}
}

extension PlantsController: UIPopoverPresentationControllerDelegate {
    /// The popover stays one on a phone.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
