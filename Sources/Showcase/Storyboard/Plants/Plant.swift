import UIKit

/// A plant and what it needs.
struct Plant: Identifiable, Codable {
    private(set) var id = UUID()
    var name: String
    var place: String
    var isInSun: Bool
    var daysBetweenWaterings: Int
    var daysSinceWatering: Int
    var notes = ""

    /// In how many days it needs water; 0 or less means now.
    var daysUntilWatering: Int { daysBetweenWaterings - daysSinceWatering }

    var isThirsty: Bool { daysUntilWatering <= 0 }

    /// What a list says about its next watering.
    var nextWatering: String {
        switch daysUntilWatering {
        case ...0: translated("Water today")
        case 1: translated("Water tomorrow")
        case let days: String(format: translated("Water in %ld days"), days)
        }
    }

    /// How often it needs water.
    var rhythm: String {
        daysBetweenWaterings == 1
            ? translated("Water every day") : String(format: translated("Water every %ld days"), daysBetweenWaterings)
    }

    var symbol: UIImage? { UIImage(systemName: isInSun ? "sun.max" : "leaf") }

    static let examples = [
        Plant(name: "Basil", place: "Kitchen", isInSun: true, daysBetweenWaterings: 1, daysSinceWatering: 1),
        Plant(name: "Monstera", place: "Living Room", isInSun: false, daysBetweenWaterings: 7, daysSinceWatering: 6),
        Plant(
            name: "Snake Plant", place: "Bedroom", isInSun: false, daysBetweenWaterings: 14, daysSinceWatering: 4,
            notes: "Turn it a little every month."),
        Plant(name: "Lemon Tree", place: "Balcony", isInSun: true, daysBetweenWaterings: 2, daysSinceWatering: 3),
    ]
}
