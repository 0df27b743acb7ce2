import Foundation
import UIKitCore

extension DrawingWriter {
    /// Writes a shape with its filling and its line.
    mutating func write(
        _ shape: PathElements, _ fill: Drawing.Filling?, _ stroke: Drawing.Stroke?, opacity: CGFloat
    ) {
        if let stroke, !stroke.transform.isIdentity {
            if fill != nil { write(shape, fill, nil, opacity: opacity) }
            // The line is drawn in the coordinates in which it is equally wide everywhere.
            guard stroke.transform.isInvertible else { return }
            markup("<path")
            writePath(shape.applying(stroke.transform.inverted()))
            attribute("transform", stroke.transform)
            markup(" fill=\"none\"")
            write(stroke, opacity: opacity)
            markup("/>")
            return
        }
        markup("<path")
        writePath(shape)
        if let fill {
            paint("fill", "fill-opacity", fill.color, opacity: opacity)
            if fill.isEvenOdd { attribute("fill-rule", "evenodd") }
        } else {
            markup(" fill=\"none\"")
        }
        if let stroke { write(stroke, opacity: opacity) }
        markup("/>")
    }

    private mutating func write(_ stroke: Drawing.Stroke, opacity: CGFloat) {
        let style = stroke.style
        paint("stroke", "stroke-opacity", stroke.color, opacity: opacity)
        if style.width != 1 { attribute("stroke-width", style.width) }
        switch style.cap {
        case .butt: break
        case .round: attribute("stroke-linecap", "round")
        case .square: attribute("stroke-linecap", "square")
        }
        switch style.join {
        case .miter: if style.miterLimit != 4 { attribute("stroke-miterlimit", style.miterLimit) }
        case .round: attribute("stroke-linejoin", "round")
        case .bevel: attribute("stroke-linejoin", "bevel")
        }
        if style.start > 0 || style.end < 1 {
            // A dash as long as what shows, in shares of the line's length.
            markup(" pathLength=\"1\"")
            begin("stroke-dasharray")
            styles.bytes.append(fine: Double(style.end - style.start))
            markup(" 2")
            end()
            if style.start > 0 { attribute("stroke-dashoffset", fine: -style.start) }
        } else if !style.dashes.isEmpty {
            begin("stroke-dasharray")
            for (index, length) in style.dashes.enumerated() {
                if index > 0 { markup(" ") }
                styles.bytes.append(number: Double(length))
            }
            end()
            if style.dashPhase != 0 { attribute("stroke-dashoffset", style.dashPhase) }
        }
    }

    // MARK: Gradients

    /// Writes a course of colours over a rectangle.
    mutating func write(_ gradient: PaintedGradient, over area: CGRect) {
        let number = nextNumber()
        switch gradient.course {
        case .linear(let start, let end):
            markup("<linearGradient")
            identifier(number)
            attribute("x1", fine: start.x)
            attribute("y1", fine: start.y)
            attribute("x2", fine: end.x)
            attribute("y2", fine: end.y)
            finish(gradient, gradient.stops)
            markup("</linearGradient>")
        case .radial(let start, let startRadius, let end, let endRadius):
            let grows = endRadius >= startRadius
            markup("<radialGradient")
            identifier(number)
            attribute("cx", fine: grows ? end.x : start.x)
            attribute("cy", fine: grows ? end.y : start.y)
            attribute("r", fine: max(startRadius, endRadius))
            attribute("fx", fine: grows ? start.x : end.x)
            attribute("fy", fine: grows ? start.y : end.y)
            attribute("fr", fine: min(startRadius, endRadius))
            // The colours always run outwards here.
            let reversed = gradient.stops.reversed().map { GradientStop(location: 1 - $0.location, color: $0.color) }
            var course = gradient
            if !grows { swap(&course.extendsBefore, &course.extendsAfter) }
            finish(course, grows ? gradient.stops : reversed)
            markup("</radialGradient>")
        }
        markup("<rect")
        attribute("x", area.minX)
        attribute("y", area.minY)
        attribute("width", area.width)
        attribute("height", area.height)
        reference("fill", number)
        markup("/>")
    }

    private mutating func finish(_ gradient: PaintedGradient, _ stops: [GradientStop]) {
        attribute("gradientUnits", "userSpaceOnUse")
        attribute("gradientTransform", gradient.transform)
        markup(">")
        // Where the outer colours do not go on, the page goes on with nothing.
        if !gradient.extendsBefore { markup("<stop offset=\"0\" stop-opacity=\"0\"/>") }
        for stop in stops {
            markup("<stop")
            attribute("offset", fine: stop.location)
            paint("stop-color", "stop-opacity", stop.color, opacity: 1)
            markup("/>")
        }
        if !gradient.extendsAfter { markup("<stop offset=\"1\" stop-opacity=\"0\"/>") }
    }

    // MARK: Text

    /// Writes a line of text.
    mutating func write(_ line: DrawnLine, _ transform: CGAffineTransform, opacity: CGFloat) {
        markup("<text xml:space=\"preserve\"")
        attribute("x", line.point.x)
        attribute("y", line.point.y)
        switch line.anchor {
        case .start: break
        case .middle: attribute("text-anchor", "middle")
        case .end: attribute("text-anchor", "end")
        }
        attribute("transform", transform)
        if line.runs.count == 1 {
            write(line.runs[0], opacity: opacity, raisedBefore: 0)
        } else {
            markup(">")
            var raised: CGFloat = 0
            for run in line.runs {
                markup("<tspan")
                write(run, opacity: opacity, raisedBefore: raised)
                raised = run.raise
                markup("</tspan>")
            }
        }
        markup("</text>")
    }

    /// Writes the look of a run and its characters.
    private mutating func write(_ run: DrawnLine.Run, opacity: CGFloat, raisedBefore: CGFloat) {
        write(run.font)
        let color = run.color ?? .black
        // Letters with an outline of a positive width are not filled.
        if run.outlineWidth > 0 {
            markup(" fill=\"none\"")
        } else {
            begin("fill")
            if isTemplate { markup("currentColor") } else { styles.append(color, as: .ink) }
            end()
            if opacity < 1 { attribute("fill-opacity", fine: opacity) }
        }
        if run.outlineWidth != 0 {
            paint("stroke", "stroke-opacity", (run.outlineColor ?? color).cgColor, opacity: opacity)
            attribute("stroke-width", abs(run.outlineWidth))
        }
        if run.kern != 0 { attribute("letter-spacing", run.kern) }
        if run.raise != raisedBefore { attribute("dy", raisedBefore - run.raise) }
        switch (run.isUnderlined, run.isStruckThrough) {
        case (true, true): attribute("text-decoration", "underline line-through")
        case (true, false): attribute("text-decoration", "underline")
        case (false, true): attribute("text-decoration", "line-through")
        case (false, false): break
        }
        markup(">")
        styles.bytes.appendEscaped(run.text)
    }

    private mutating func write(_ font: FontAttributes) {
        // The quotes of a family's name are double ones.
        markup(" font-family='")
        switch font.design {
        case .system: markup("var(--interface-font)")
        case .rounded: markup("var(--rounded-font)")
        case .serif: markup("var(--serif-font)")
        case .monospaced: markup("var(--monospaced-font)")
        case .named(let family):
            styles.appendQuoted(family)
            markup(",var(--interface-font)")
        }
        markup("'")
        attribute("font-size", font.pointSize)
        begin("font-weight")
        styles.bytes.append(decimal: Int(font.weight.openTypeWeight))
        end()
        if font.isItalic { attribute("font-style", "italic") }
        if font.width.stretch != 100 {
            begin("font-stretch")
            styles.bytes.append(decimal: font.width.stretch)
            markup("%")
            end()
        }
    }
}
