/// What Interface Builder writes in the elements that are values rather than objects.
///
/// An attribute or element that is not listed is reported as unknown, once, so that a document from a newer Interface
/// Builder never loses anything in silence.
@MainActor
enum ValueVocabulary {
    /// What an element may have.
    struct Entry {
        /// The names of attributes; `*` for any.
        let attributes: Set<String>
        /// The names of children.
        let children: Set<String>

        /// Lists names that are separated by spaces.
        init(_ attributes: String, children: String = "") {
            self.attributes = Set(attributes.split(separator: " ").map(String.init))
            self.children = Set(children.split(separator: " ").map(String.init))
        }
    }

    /// Reports what is not known in an element that is a value, and in the values within it.
    static func check(_ element: InterfaceElement, _ reading: ElementReading) {
        guard let entry = entries[element.name] else { return }
        let own = reading.with(element)
        for attribute in element.attributes
        where attribute.name != "key" && attribute.name != "id" && !entry.attributes.contains(attribute.name) {
            if entry.attributes.contains("*") || ElementKindTable.isForEditor(attribute.name) { continue }
            own.reportUnknownAttribute(attribute.name)
        }
        for child in element.children where child.name != "nil" {
            // In texts this name stands for fonts and colours, in menus for how a command is shown.
            if child.name == "attributes", commands.contains(element.name) { continue }
            if entry.children.contains(child.name) { check(child, own) } else { own.reportUnknownElement(child) }
        }
    }

    private static let commands: Set<String> = ["command", "action", "keyCommand"]

    private static let entries: [String: Entry] = [
        // Geometry.
        "rect": Entry("x y width height"), "size": Entry("width height"), "point": Entry("x y"),
        "inset": Entry("minX minY maxX maxY"), "edgeInsets": Entry("top left bottom right"),
        "directionalEdgeInsets": Entry("top leading bottom trailing"),
        "frame": Entry("minX minY width height"), "offsetWrapper": Entry("horizontal vertical"),
        "offset": Entry("horizontal vertical"), "range": Entry("location length"),
        "autoresizingMask": Entry(
            "flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY"),
        "extendedEdge": Entry("top left bottom right"), "rectEdge": Entry("top left bottom right all"),
        "value": Entry("type width height x y string"),
        // Colours and fonts.
        "color": Entry(
            "red green blue white alpha cyan magenta yellow black colorSpace customColorSpace name catalog systemColor "
                + "cocoaTouchSystemColor xcode11CocoaTouchSystemColor"),
        "fontDescription": Entry("type pointSize size weight style name family width design"),
        "font": Entry("name size metaFont"),
        // Texts.
        "attributedString": Entry("base64-UTF8", children: "fragment attributes string mutableData mutableString"),
        "fragment": Entry("content", children: "string mutableString attributes"),
        "string": Entry("base64-UTF8 xml:space"), "mutableString": Entry("base64-UTF8 xml:space"),
        "attributes": Entry(
            "",
            children: "color font fontDescription paragraphStyle shadow integer real number string url textAttachment "
                + "array dictionary data cursor date"),
        "array": Entry("*", children: valuesInTexts), "dictionary": Entry("*", children: valuesInTexts),
        "cursor": Entry("*"), "data": Entry("*"),
        "integer": Entry("value"), "real": Entry("value"), "number": Entry("value"),
        "url": Entry("string"), "shadow": Entry("blurRadius", children: "size color"),
        "paragraphStyle": Entry(
            "alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing paragraphSpacingBefore "
                + "lineHeightMultiple firstLineHeadIndent headIndent tailIndent minimumLineHeight maximumLineHeight "
                + "hyphenationFactor tighteningFactorForTruncation allowsDefaultTighteningForTruncation "
                + "defaultTabInterval headerLevel lineBreakStrategy usesDefaultHyphenation",
            children: "tabStops textLists textBlocks"),
        "tabStops": Entry("", children: "textTab"), "textTab": Entry("alignment location", children: "options"),
        "textAttributes": Entry("", children: "color fontDescription offsetWrapper offset size"),
        // Images.
        "imageReference": Entry(
            "image catalog symbolScale renderingMode variableValue variant",
            children: "hierarchicalColors paletteColors colors array"),
        "hierarchicalColors": Entry("", children: "color"), "paletteColors": Entry("", children: "color"),
        "preferredSymbolConfiguration": Entry(
            "configurationType pointSize scale weight renderingMode textStyle variableValueMode",
            children: "fontDescription color array colors paletteColors hierarchicalColors"),
        // Controls.
        "state": Entry(
            "title image backgroundImage catalog symbolScale renderingMode",
            children: "string mutableString color attributedString imageReference preferredSymbolConfiguration"),
        "buttonConfiguration": Entry(
            "style title subtitle image catalog imagePlacement imagePadding titlePadding titleAlignment cornerStyle "
                + "buttonSize showsActivityIndicator indicator titleLineBreakMode subtitleLineBreakMode macIdiomStyle "
                + "automaticallyUpdateForSelection symbolContentTransition",
            children: "string mutableString attributedString imageReference preferredSymbolConfiguration color "
                + "directionalEdgeInsets fontDescription backgroundConfiguration"),
        "backgroundConfiguration": Entry(
            "image imageContentMode cornerRadius strokeWidth strokeOutset catalog",
            children: "color imageReference blurEffect vibrancyEffect visualEffect directionalEdgeInsets"),
        "segments": Entry("", children: "segment"),
        "segment": Entry("title image enabled width catalog", children: "imageReference string mutableString size"),
        "date": Entry("timeIntervalSinceReferenceDate"), "locale": Entry("localeIdentifier"),
        "timeZone": Entry("name", children: "mutableData data"), "calendar": Entry("identifier"),
        "textInputTraits": Entry("*", children: "textInputPasswordRules"), "textInputPasswordRules": Entry("*"),
        "scopeButtonTitles": Entry("", children: "string mutableString"),
        "dataDetectorType": Entry("*"), "dataDetectorTypes": Entry("*"),
        "blurEffect": Entry("style"), "glassEffect": Entry("style interactive", children: "color"),
        "glassContainerEffect": Entry("spacing"), "vibrancyEffect": Entry("style", children: "blurEffect"),
        // Menus.
        "menu": Entry(
            "title subtitle image catalog identifier preferredElementSize displayInline destructive singleSelection "
                + "displayAsPalette options",
            children: "children options string mutableString imageReference connections"),
        "children": Entry("", children: "menu command action keyCommand"),
        "options": Entry("*"),
        "command": Entry(
            "title subtitle image catalog selector discoverabilityTitle state enabled disabled destructive hidden",
            children: "connections attributes string mutableString imageReference"),
        "action": Entry("*", children: "connections attributes string mutableString imageReference"),
        "keyCommand": Entry(
            "title image catalog input keyEquivalent modifierFlags actionName selector discoverabilityTitle state "
                + "enabled disabled destructive hidden",
            children: "connections attributes string mutableString imageReference"),
        // Bars.
        "navigationBarAppearance": Entry("*", children: appearanceChildren),
        "toolbarAppearance": Entry("*", children: appearanceChildren),
        "tabBarAppearance": Entry("*", children: appearanceChildren),
        "barButtonItemAppearance": Entry("*", children: "barButtonItemStateAppearance"),
        "barButtonItemStateAppearance": Entry("*", children: "textAttributes offsetWrapper imageReference"),
        "tabBarItemAppearance": Entry("*", children: "tabBarItemStateAppearance"),
        "tabBarItemStateAppearance": Entry("*", children: "textAttributes offsetWrapper color"),
        // Accessibility.
        "accessibility": Entry(
            "label hint value identifier", children: "bool accessibilityTraits string mutableString"),
        "accessibilityTraits": Entry("*"), "bool": Entry("value"), "popoverArrowDirection": Entry("*"),
    ]

    private static let valuesInTexts = "array dictionary data cursor date integer real number string url color font"

    private static let appearanceChildren =
        "color textAttributes imageReference blurEffect offsetWrapper barButtonItemAppearance tabBarItemAppearance"
}
