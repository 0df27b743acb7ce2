#!/usr/bin/env python3
"""Writes the tables with which the server measures text: Sources/UIKitCore/Text/Measurement/Tables.

    docs/scripts/advance_widths.py --inter DIRECTORY --liberation DIRECTORY [--documents DIRECTORY]

The widths of the interface font begin as those of Inter (Debian's fonts-inter), the free family whose proportions are
nearest to the font that UIKit draws. Interface Builder stores the frame that Apple's engine solved for every view, so a
label's frame is a measurement of its text. With --documents, storyboards and nibs below the directory correct each
character by ridge regression over the labels and buttons whose frames fit their text; the corrections are kept in
system-font.json beside this script, and are used without --documents. Families that are drawn as Helvetica or Times
take the widths of Liberation Sans and Liberation Serif (Debian's fonts-liberation).

Needs Pillow with Raqm for kerning, and NumPy for --documents.
"""
import argparse
import json
import pathlib
import struct
import sys
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).resolve().parent
TABLES = HERE.parent.parent / "Sources/UIKitCore/Text/Measurement/Tables"
UNITS = 2048
KERNING_UNITS = 256
# Latin with Vietnamese, Greek, Cyrillic, punctuation, currency, letter-like symbols, arrows, mathematics, shapes.
PAGES = (0, 1, 2, 3, 6, 7, 8, 9, 10, 60, 61, 64, 65, 66, 67, 68, 69, 75)
PAGE = 128

# The points by which the interface font moves letters apart in sizes from 6 to 40, as Apple's guidelines tabulate.
TRACKING = (
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10,
    0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37,
)


class Font:
    """The advance widths of an OpenType file."""

    def __init__(self, path):
        self.path = path
        self.data = path.read_bytes()
        count = struct.unpack_from(">H", self.data, 4)[0]
        self.tables = {}
        for index in range(count):
            tag, _, offset, _ = struct.unpack_from(">4sIII", self.data, 12 + 16 * index)
            self.tables[tag.decode()] = offset
        self.units = struct.unpack_from(">H", self.data, self.tables["head"] + 18)[0]
        self.metric_count = struct.unpack_from(">H", self.data, self.tables["hhea"] + 34)[0]
        self.glyphs = self.read_character_map()

    def read_character_map(self):
        base = self.tables["cmap"]
        subtables = []
        for index in range(struct.unpack_from(">H", self.data, base + 2)[0]):
            offset = base + struct.unpack_from(">HHI", self.data, base + 4 + 8 * index)[2]
            subtables.append((struct.unpack_from(">H", self.data, offset)[0], offset))
        kind, offset = max(entry for entry in subtables if entry[0] in (4, 12))
        return self.read_groups(offset) if kind == 12 else self.read_segments(offset)

    def read_groups(self, offset):
        glyphs = {}
        for index in range(struct.unpack_from(">I", self.data, offset + 12)[0]):
            first, last, glyph = struct.unpack_from(">III", self.data, offset + 16 + 12 * index)
            for code in range(first, last + 1):
                glyphs[code] = glyph + code - first
        return glyphs

    def read_segments(self, offset):
        count = struct.unpack_from(">H", self.data, offset + 6)[0] // 2
        ends = struct.unpack_from(f">{count}H", self.data, offset + 14)
        at = offset + 16 + 2 * count
        starts = struct.unpack_from(f">{count}H", self.data, at)
        deltas = struct.unpack_from(f">{count}h", self.data, at + 2 * count)
        ranges_at = at + 4 * count
        ranges = struct.unpack_from(f">{count}H", self.data, ranges_at)
        glyphs = {}
        for index in range(count):
            for code in range(starts[index], min(ends[index], 0xFFFE) + 1):
                glyph = code
                if ranges[index]:
                    place = ranges_at + 2 * index + ranges[index] + 2 * (code - starts[index])
                    glyph = struct.unpack_from(">H", self.data, place)[0]
                    if glyph == 0:
                        continue
                glyphs[code] = (glyph + deltas[index]) & 0xFFFF
        return glyphs

    def advance(self, code):
        """The width of a character in ems, or None if the font lacks it."""
        glyph = self.glyphs.get(code)
        if not glyph:
            return None
        place = self.tables["hmtx"] + 4 * min(glyph, self.metric_count - 1)
        return struct.unpack_from(">H", self.data, place)[0] / self.units


class Kerning:
    """The distances by which a font moves pairs of printable ASCII characters together, in ems."""

    def __init__(self, path):
        from PIL import ImageFont

        self.font = ImageFont.truetype(str(path), UNITS, layout_engine=ImageFont.Layout.RAQM)
        self.pairs = {}

    def length(self, text):
        return self.font.getlength(text, features=["-calt", "-liga"])

    def of(self, pair):
        if not all(" " <= character <= "~" for character in pair):
            return 0
        if pair not in self.pairs:
            distance = (self.length(pair) - self.length(pair[0]) - self.length(pair[1])) / UNITS
            self.pairs[pair] = round(distance * KERNING_UNITS) / KERNING_UNITS
        return self.pairs[pair]


def tracking(size):
    index = min(max(size - 6, 0), len(TRACKING) - 1)
    low = int(index)
    high = min(low + 1, len(TRACKING) - 1)
    return TRACKING[low] + (TRACKING[high] - TRACKING[low]) * (index - low)


# MARK: What documents say

STYLES = {
    "Body": ("regular", 17), "Headline": ("semibold", 17), "Subhead": ("regular", 15), "Footnote": ("regular", 13),
    "Caption1": ("regular", 12), "Caption2": ("regular", 11), "Callout": ("regular", 16),
}
WEIGHTS = {"regular": 0, "medium": 1 / 3, "semibold": 2 / 3, "bold": 1}


def font_of(element, default):
    """The weight and size of the interface font that an element's text has, or None for another font."""
    description = element.find("fontDescription[@key='fontDescription']")
    if description is None:
        return ("regular", default)
    if style := description.get("style"):
        return STYLES.get(style.removeprefix("UICTFontTextStyle"))
    kind = description.get("type", "")
    if "ystem" not in kind or "italic" in kind:
        return None
    weight = description.get("weight", "bold" if "old" in kind else "regular")
    return (weight, float(description.get("pointSize", 12 if "mall" in kind else default)))


def text_of(element, key):
    string = element.find(f"string[@key='{key}']")
    return element.get(key) or (string.text if string is not None else None)


def measurements(directory):
    """Text of one line with the width of its frame, as (text, weight, size, width)."""
    paths = sorted(path for kind in ("storyboard", "xib") for path in directory.rglob(f"*.{kind}"))
    for path in paths:
        try:
            root = ElementTree.parse(path).getroot()
        except ElementTree.ParseError:
            continue
        for element in root.iter():
            frame = element.find("rect[@key='frame']")
            if element.tag not in ("label", "button") or element.get("misplaced") == "YES" or frame is None:
                continue
            holder, key, default, inset = element, "text", 17, 0
            if element.tag == "button":
                holder, key = element.find("state[@key='normal']"), "title"
                default = 15 if element.get("buttonType") else 18
                insets = element.find("inset[@key='contentEdgeInsets']")
                inset = 0 if insets is None else float(insets.get("minX")) + float(insets.get("maxX"))
                if holder is None or holder.get("image") or element.find("buttonConfiguration") is not None:
                    continue
            text, font = text_of(holder, key), font_of(element, default)
            if not text or font is None or font[0] not in WEIGHTS or not 6 <= font[1] < 20:
                continue
            width, height = float(frame.get("width")) - inset, float(frame.get("height"))
            if not text.isprintable() or height < font[1] or (element.tag == "button" and width <= 30):
                continue
            yield text, font[0], font[1], width


def corrections(regular, bold, kerning, directory):
    """What to add to the widths of characters and besides to bold ones, in ems, and the scale of all widths."""
    import numpy

    rows = [row for row in measurements(directory) if all(regular.advance(ord(c)) for c in row[0])]
    characters = sorted({character for row in rows for character in row[0]})
    place = {character: index for index, character in enumerate(characters)}
    given = numpy.zeros(len(rows))
    fixed = numpy.zeros(len(rows))
    # One term for each character, one for what bold text is wider besides, one for the scale of all.
    terms = numpy.zeros((len(rows), len(characters) + 2))
    for row, (text, weight, size, width) in enumerate(rows):
        # A frame is rounded up to half a point, so the text is a quarter narrower on average.
        given[row] = width - 0.25
        fixed[row] = tracking(size) * len(text)
        fixed[row] += size * sum(kerning.of(text[at : at + 2]) for at in range(len(text) - 1))
        boldness = WEIGHTS[weight]
        for character in text:
            code = ord(character)
            own = regular.advance(code)
            terms[row, place[character]] += size
            terms[row, -2] += size * boldness
            terms[row, -1] += size * (own + (bold.advance(code) - own) * boldness)
    begin = numpy.zeros(len(characters) + 2)
    begin[-1] = 1
    penalty = numpy.full(len(characters) + 2, 300.0)
    penalty[-2:] = 0.3
    used = numpy.abs(given - fixed - terms @ begin) < numpy.maximum(3, 0.06 * given)
    for tolerance in (4, 3, 2, 1.5, 1.2, 1.2):
        weights = 1 / numpy.sqrt(1 + 0.02 * (0.02 * given[used]) ** 2)
        chosen = terms[used] * weights[:, None]
        rest = (given - fixed - terms @ begin)[used] * weights
        solution = begin + numpy.linalg.solve(chosen.T @ chosen + numpy.diag(penalty), chosen.T @ rest)
        used = numpy.abs(given - fixed - terms @ solution) < numpy.maximum(tolerance, 0.02 * given)
    errors = numpy.abs(given - fixed - terms @ solution)[used]
    print(f"{used.sum()} of {len(rows)} texts fit; within a point: {(errors < 1).mean():.3f}", file=sys.stderr)
    counts = {character: sum(rows[row][0].count(character) for row in numpy.flatnonzero(used)) for character in characters}
    return {
        "scale": round(float(solution[-1]), 5),
        "bold": round(float(solution[-2]), 5),
        "characters": {
            character: round(float(solution[place[character]]), 5) for character in characters if counts[character]
        },
    }


# MARK: Swift

HEADER = "// Written by docs/scripts/advance_widths.py; do not edit.\n\n"


def numbers(values, indent="            "):
    lines, line = [], indent
    for value in values:
        entry = f"{value}, "
        if len(line) + len(entry) > 120:
            lines.append(line.rstrip())
            line = indent
        line += entry
    return "\n".join(lines + [line.rstrip()])


def page_index():
    index = [255] * (max(PAGES) + 1)
    for position, page in enumerate(PAGES):
        index[page] = position
    return index


def write_table(name, comment, regular, bold, correct=lambda code, width, is_bold: width):
    def widths(font, is_bold):
        for page in PAGES:
            for code in range(page * PAGE, (page + 1) * PAGE):
                width = font.advance(code)
                yield max(0, round(correct(code, width, is_bold) * UNITS)) if width else 0

    (TABLES / f"AdvanceTable+{name}.swift").write_text(
        HEADER + "extension AdvanceTable {\n"
        f"    /// {comment}\n"
        f"    static let {name[0].lower() + name[1:]} = AdvanceTable(\n"
        f"        regular: [\n{numbers(widths(regular, False))}\n        ],\n"
        f"        bold: [\n{numbers(widths(bold, True))}\n        ]\n    )\n}}\n")


def write_pages():
    (TABLES / "AdvanceTable+Pages.swift").write_text(
        HEADER + "extension AdvanceTable {\n"
        "    /// Where the widths of each 128 Unicode scalars stand in the tables; 255 for scalars without.\n"
        f"    static let pages: [UInt8] = [\n{numbers(page_index(), '        ')}\n    ]\n}}\n")


def write_kerning(kerning):
    rows = []
    for first in range(32, 127):
        values = [round(kerning.of(chr(first) + chr(second)) * KERNING_UNITS) for second in range(32, 127)]
        # One letter for each distance, Z for none, the letters before it for closer; nothing that needs escaping.
        rows.append("".join(chr(ord("Z") + min(max(value, -25), 32)) if value <= 0 else chr(ord("a") + min(value, 25) - 1)
                            for value in values))
    lines = "\n".join(f"        {row}\\" for row in rows)
    (TABLES / "PairKerning.swift").write_text(
        HEADER + "/// How far pairs of printable ASCII characters of the interface font stand closer or further apart.\n"
        "enum PairKerning {\n"
        "    /// A row for each first character and a column for each second one.\n    ///\n"
        "    /// Z is no distance; the letters before it stand for one, two and more 256ths of an em closer, small letters for\n"
        "    /// one, two and more further apart.\n"
        '    static let letters: StaticString = """\n' + lines[:-1] + '\n        """\n}\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inter", type=pathlib.Path, default=pathlib.Path("/usr/share/fonts/opentype/inter"))
    parser.add_argument("--liberation", type=pathlib.Path, default=pathlib.Path("/usr/share/fonts/truetype/liberation"))
    parser.add_argument("--documents", type=pathlib.Path)
    arguments = parser.parse_args()
    regular, bold = Font(arguments.inter / "Inter-Regular.otf"), Font(arguments.inter / "Inter-Bold.otf")
    kerning = Kerning(regular.path)
    stored = HERE / "system-font.json"
    if arguments.documents:
        found = corrections(regular, bold, kerning, arguments.documents)
        stored.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    found = json.loads(stored.read_text())

    def corrected(code, width, is_bold):
        return width * found["scale"] + found["characters"].get(chr(code), 0) + found["bold"] * is_bold

    TABLES.mkdir(parents=True, exist_ok=True)
    write_pages()
    write_table("System", "The widths of the interface font.", regular, bold, corrected)
    for name, comment in (
        ("Sans", "The widths of Helvetica and Arial."),
        ("Serif", "The widths of Times."),
    ):
        directory = arguments.liberation
        write_table(name, comment, Font(directory / f"Liberation{name}-Regular.ttf"),
                    Font(directory / f"Liberation{name}-Bold.ttf"))
    write_kerning(kerning)


if __name__ == "__main__":
    main()
