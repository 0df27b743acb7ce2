/// Breaks text into lines as its characters arrive, and adds up how large they are.
///
/// Nothing is kept of a line but its size, unless it is to be drawn, so that a text of any length takes time in proportion
/// and no memory. Lines
/// break after spaces and hyphens and beside ideographs; a word that is longer than a line breaks anywhere. Spaces at a
/// break hang over the edge and are not counted, those at the end of a paragraph are.
struct LineBreaker {
    /// The lines so far.
    private(set) var extent = TextExtent()
    /// Whether no more characters can change the result.
    private(set) var isFull = false

    /// How many characters were read before the present one.
    var position = 0
    /// Where each line is in the text, as far as lines are kept.
    private(set) var lines: [BrokenLine] = []
    /// Whether lines are kept, for drawing them.
    var keepsLines = false
    private var lineStart = 0
    private var wordStart = 0

    /// Whether the rest of the paragraph is behind the edge and not shown.
    private var skipsParagraph = false

    private let limits: TextLimits
    private var paragraph = NSParagraphStyle.Properties()
    private var mode = NSLineBreakMode.byWordWrapping

    /// What is on the line before the word that is being read: with the spaces at its end, and without.
    private var settledWidth = 0.0
    private var settledVisibleWidth = 0.0
    private var settledHeights = LineHeights()
    /// The word that is being read, which cannot be divided.
    private var wordWidth = 0.0
    private var wordHeights = LineHeights()
    /// Whether the line, and the word, have characters.
    private var hasSettled = false
    private var hasWord = false
    /// Whether the line may break before a letter that comes next, as after a hyphen.
    private var breaksBeforeLetter = false
    private var isFirstLineOfParagraph = true
    private var widthLimit = Double.infinity
    private var indent = 0.0
    /// The space that the next line keeps from the one before.
    private var pendingSpacing = 0.0

    init(limits: TextLimits) {
        self.limits = limits
        mode = limits.lineBreakMode
        beginLine()
    }

    /// Lays out the paragraph that begins now as the properties say.
    mutating func beginParagraph(_ properties: NSParagraphStyle.Properties) {
        paragraph = properties
        mode = properties.lineBreakMode
        if extent.lineCount > 0 { pendingSpacing += Double(properties.paragraphSpacingBefore) }
        beginLine()
    }

    // MARK: Characters

    /// Adds a character that can stand at any place in a line.
    mutating func addLetter(_ width: Double, _ heights: LineHeights, isDigit: Bool = false) {
        if breaksBeforeLetter {
            breaksBeforeLetter = false
            if !isDigit { settleWord() }
        }
        addToWord(width, heights)
    }

    /// Adds a character after which a line can break if a letter follows, such as a hyphen.
    mutating func addHyphen(_ width: Double, _ heights: LineHeights) {
        addToWord(width, heights)
        breaksBeforeLetter = true
    }

    /// Adds a character before and after which a line can break.
    ///
    /// - Parameters:
    ///   - width: Its width.
    ///   - heights: What its font needs.
    ///   - canBegin: Whether it can stand at the beginning of a line, as a full stop cannot.
    ///   - canEnd: Whether it can stand at the end of a line, as an opening bracket cannot.
    mutating func addIdeograph(_ width: Double, _ heights: LineHeights, canBegin: Bool, canEnd: Bool) {
        breaksBeforeLetter = false
        if canBegin { settleWord() }
        addToWord(width, heights)
        if canEnd { breaksBeforeLetter = true }
    }

    /// Adds a space, which may hang over the edge.
    mutating func addSpace(_ width: Double, _ heights: LineHeights) {
        guard !isFull, !skipsParagraph else { return }
        if !breaksLines {
            addToWord(width, heights)
            return
        }
        settleWord()
        settledWidth += width
        settledHeights.include(heights)
        hasSettled = true
    }

    /// Moves on to the next tab stop.
    mutating func addTab(every interval: Double, _ heights: LineHeights) {
        let place = settledWidth + wordWidth
        addSpace(((place / interval).rounded(.down) + 1) * interval - place, heights)
    }

    /// Lets the line break here.
    mutating func addBreakOpportunity() {
        settleWord()
    }

    /// Ends the line; the heights are those of a line without characters.
    mutating func endLine(_ heights: LineHeights, endsParagraph: Bool) {
        guard !isFull else { return }
        if skipsParagraph {
            skipsParagraph = false
        } else {
            if !hasSettled && !hasWord { settledHeights = heights }
            finishLine(width: settledWidth + wordWidth, heights: allHeights, upTo: position)
        }
        lineStart = position + 1
        if endsParagraph {
            pendingSpacing += Double(paragraph.paragraphSpacing)
            isFirstLineOfParagraph = true
        }
        clearLine()
        if limits.lineCount > 0, extent.lineCount == limits.lineCount { isFull = true }
    }

    /// Notes that there is text behind what was shown.
    mutating func noteMoreText() {
        extent.isTruncated = true
    }

    /// Ends the text.
    mutating func finish() {
        guard hasSettled || hasWord, !isFull, !skipsParagraph else { return }
        finishLine(width: settledWidth + wordWidth, heights: allHeights, upTo: position)
    }

    // MARK: Lines

    /// Whether the present line breaks when it is full, rather than going on behind the edge.
    private var breaksLines: Bool {
        switch mode {
        case .byWordWrapping, .byCharWrapping: limits.wraps
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            limits.wraps && limits.lineCount != 1 && extent.lineCount + 1 != limits.lineCount
        }
    }

    private var allHeights: LineHeights {
        var heights = settledHeights
        if hasWord { heights.include(wordHeights) }
        return heights
    }

    private mutating func addToWord(_ width: Double, _ heights: LineHeights) {
        guard !isFull, !skipsParagraph else { return }
        let breaks = breaksLines
        if indent + settledWidth + wordWidth + width > widthLimit + 0.001 {
            if !breaks {
                cutOff(heights)
                return
            }
            if mode == .byCharWrapping { settleWord() }
            if hasSettled { breakBeforeWord() }
            if hasWord, indent + wordWidth + width > widthLimit + 0.001 { breakWord() }
            if isFull { return }
        }
        wordWidth += width
        if hasWord {
            wordHeights.include(heights)
        } else {
            wordHeights = heights
            wordStart = position
        }
        hasWord = true
    }

    /// Makes what was read a part of the line that stays there.
    private mutating func settleWord() {
        guard hasWord else { return }
        settledWidth += wordWidth
        settledVisibleWidth = settledWidth
        if hasSettled { settledHeights.include(wordHeights) } else { settledHeights = wordHeights }
        hasSettled = true
        wordWidth = 0
        hasWord = false
    }

    /// Ends the line before the word that is being read, which begins the next one.
    private mutating func breakBeforeWord() {
        finishLine(width: settledVisibleWidth, heights: settledHeights, upTo: hasWord ? wordStart : position)
        settledWidth = 0
        settledVisibleWidth = 0
        hasSettled = false
        settledHeights = LineHeights()
        stopIfLast()
    }

    /// Ends the line within a word that is longer than the line.
    private mutating func breakWord() {
        finishLine(width: wordWidth, heights: wordHeights, upTo: position)
        wordWidth = 0
        hasWord = false
        stopIfLast()
    }

    private mutating func stopIfLast() {
        guard limits.lineCount > 0, extent.lineCount >= limits.lineCount else { return }
        isFull = true
        extent.isTruncated = true
    }

    /// Ends the last line, on which not all of the text fits.
    private mutating func cutOff(_ heights: LineHeights) {
        var all = allHeights
        all.include(heights)
        finishLine(width: widthLimit - indent, heights: all, upTo: position, isCutOff: true)
        clearLine()
        extent.isTruncated = true
        skipsParagraph = true
        if limits.lineCount > 0, extent.lineCount == limits.lineCount { isFull = true }
    }

    private mutating func clearLine() {
        settledWidth = 0
        settledVisibleWidth = 0
        settledHeights = LineHeights()
        wordWidth = 0
        hasSettled = false
        hasWord = false
        breaksBeforeLetter = false
        beginLine()
    }

    private mutating func beginLine() {
        indent = Double(isFirstLineOfParagraph ? paragraph.firstLineHeadIndent : paragraph.headIndent)
        let tail = Double(paragraph.tailIndent)
        widthLimit = tail > 0 ? min(tail, limits.width) : limits.width + tail
    }

    /// Adds a line to the text's size.
    private mutating func finishLine(
        width: Double, heights: LineHeights, upTo end: Int, isCutOff: Bool = false
    ) {
        var height = heights.ascent + heights.descent
        let natural = height
        if paragraph.lineHeightMultiple > 0 { height *= Double(paragraph.lineHeightMultiple) }
        if paragraph.minimumLineHeight > 0 { height = max(height, Double(paragraph.minimumLineHeight)) }
        if paragraph.maximumLineHeight > 0 { height = min(height, Double(paragraph.maximumLineHeight)) }
        if extent.lineCount > 0 { extent.height += pendingSpacing }
        // A line that is made higher grows at its top.
        let baseline = extent.height + heights.ascent + height - natural
        if extent.lineCount == 0 { extent.firstBaseline = baseline }
        extent.lastBaseline = baseline
        if keepsLines {
            lines.append(
                BrokenLine(
                    characters: lineStart..<max(lineStart, end), indent: indent, baseline: baseline,
                    top: extent.height, height: height, widthLimit: widthLimit, alignment: paragraph.alignment,
                    isCutOff: isCutOff))
        }
        lineStart = end
        extent.height += height
        extent.width = max(extent.width, indent + width)
        extent.lineCount += 1
        pendingSpacing = heights.leading + Double(paragraph.lineSpacing)
        isFirstLineOfParagraph = false
        beginLine()
    }
}
