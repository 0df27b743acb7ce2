/// How what is drawn mixes with what is beneath.
///
/// The page knows the modes up to ``luminosity``, ``clear`` and ``destinationOut``; drawing in another mode is drawing
/// in the normal one. Core Graphics: `CGBlendMode`.
public enum CGBlendMode: Int32, Sendable {
    /// It covers what is beneath.
    case normal = 0
    /// The colours are multiplied.
    case multiply = 1
    /// The complements of the colours are multiplied.
    case screen = 2
    /// Multiplied or screened, as what is beneath is dark or light.
    case overlay = 3
    /// The darker of both.
    case darken = 4
    /// The lighter of both.
    case lighten = 5
    /// What is beneath is brightened.
    case colorDodge = 6
    /// What is beneath is darkened.
    case colorBurn = 7
    /// Darkened or lightened a little, as what is drawn is dark or light.
    case softLight = 8
    /// Multiplied or screened, as what is drawn is dark or light.
    case hardLight = 9
    /// The difference of both.
    case difference = 10
    /// The difference of both with less contrast.
    case exclusion = 11
    /// The hue of what is drawn.
    case hue = 12
    /// The saturation of what is drawn.
    case saturation = 13
    /// The hue and saturation of what is drawn.
    case color = 14
    /// The lightness of what is drawn.
    case luminosity = 15
    /// What is beneath is erased.
    case clear = 16
    /// It replaces what is beneath.
    case copy = 17
    /// It shows where something is beneath.
    case sourceIn = 18
    /// It shows where nothing is beneath.
    case sourceOut = 19
    /// It shows on top of what is beneath and nowhere else.
    case sourceAtop = 20
    /// It shows behind what is there.
    case destinationOver = 21
    /// What is beneath stays where something is drawn.
    case destinationIn = 22
    /// What is beneath is erased.
    case destinationOut = 23
    /// What is beneath stays on top of what is drawn and nowhere else.
    case destinationAtop = 24
    /// Where both are, neither shows.
    case xor = 25
    /// Dark colours add up.
    case plusDarker = 26
    /// Light colours add up.
    case plusLighter = 27
}
