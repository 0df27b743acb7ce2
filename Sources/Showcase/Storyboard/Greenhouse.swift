import UIKit

/// The plants of one browser tab, shared by all scenes of the storyboard.
@MainActor
final class Greenhouse {
    /// The orders that a person can choose.
    enum Order: Int, Codable {
        case thirst, name, place
    }

    private(set) var plants: [Plant] {
        get { contents.plants }
        set { contents.plants = newValue }
    }
    var order: Order {
        get { contents.order }
        set { contents.order = newValue }
    }
    var reminder: Reminder {
        get { contents.reminder }
        set { contents.reminder = newValue }
    }

    /// All that is kept of it with the state of its scene.
    var contents = Contents()

    /// What a greenhouse holds.
    struct Contents: Codable {
        var plants = Plant.examples
        var order = Order.thirst
        var reminder = Reminder()
    }

    /// The plants in the order that was chosen.
    var orderedPlants: [Plant] {
        plants.sorted { first, second in
            switch order {
            case .thirst: (first.daysUntilWatering, first.name) < (second.daysUntilWatering, second.name)
            case .name: first.name < second.name
            case .place: (first.place, first.name) < (second.place, second.name)
            }
        }
    }

    /// Puts a plant in place of the one with its identifier, or beside the others if it is new.
    func keep(_ plant: Plant) {
        if let index = plants.firstIndex(where: { $0.id == plant.id }) {
            plants[index] = plant
        } else {
            plants.append(plant)
        }
    }

    /// Takes a plant away.
    func remove(_ plant: Plant) {
        plants.removeAll { $0.id == plant.id }
    }
}

/// When the greenhouse reminds its owner.
struct Reminder: Codable {
    var isOn = true
    var hour = 9
    var days = Days.everyDay
    var owner = ""

    /// The days of the week with reminders.
    enum Days: Int, CaseIterable, Codable {
        case everyDay, weekdays, weekends

        /// What the person reads.
        var title: String {
            switch self {
            case .everyDay: translated("Every Day")
            case .weekdays: translated("Weekdays")
            case .weekends: translated("Weekends")
            }
        }
    }
}

/// A controller that shows something of the greenhouse and gets it from whoever shows the controller.
@MainActor
protocol GreenhouseVisitor: UIViewController {
    var greenhouse: Greenhouse! { get set }
}

/// A text of the app in the person's language.
func translated(_ text: String) -> String {
    NSLocalizedString(text, bundle: .module, comment: "")
}
