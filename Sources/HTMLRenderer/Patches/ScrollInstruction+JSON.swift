package import UIKitCore

extension ScrollInstruction {
    /// Instructions as the script reads them: arrays of the view's number, where along the page and across it, and
    /// whether the page moves there; of a rectangle also how high and how wide it is.
    package static func json(of instructions: [ScrollInstruction]) -> [UInt8] {
        var json = [UInt8(ascii: "[")]
        for (index, instruction) in instructions.enumerated() {
            if index > 0 { json.append(UInt8(ascii: ",")) }
            json += "[\(instruction.view),".utf8
            let isAnimated = instruction.isAnimated ? 1 : 0
            switch instruction.target {
            case .element(let block, let inline):
                json += "\"\(block.rawValue)\",\"\(inline.rawValue)\",\(isAnimated)".utf8
            case .offset(let point):
                json += "\(Double(point.y)),\(Double(point.x)),\(isAnimated)".utf8
            case .rectangle(let rectangle):
                json += "\(Double(rectangle.minY)),\(Double(rectangle.minX)),\(isAnimated)".utf8
                json += ",\(Double(rectangle.height)),\(Double(rectangle.width))".utf8
            }
            json.append(UInt8(ascii: "]"))
        }
        json.append(UInt8(ascii: "]"))
        return json
    }
}
