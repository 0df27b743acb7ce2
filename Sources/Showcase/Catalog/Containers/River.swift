/// A river to be found.
struct River {
    let name: String
    let continent: String

    static let continents = ["Africa", "Asia", "Europe"]

    static let all = [
        River(name: "Amur", continent: "Asia"), River(name: "Congo", continent: "Africa"),
        River(name: "Danube", continent: "Europe"), River(name: "Elbe", continent: "Europe"),
        River(name: "Ganges", continent: "Asia"), River(name: "Mekong", continent: "Asia"),
        River(name: "Niger", continent: "Africa"), River(name: "Nile", continent: "Africa"),
        River(name: "Rhine", continent: "Europe"), River(name: "Volga", continent: "Europe"),
        River(name: "Yangtze", continent: "Asia"), River(name: "Zambezi", continent: "Africa"),
    ]
}
