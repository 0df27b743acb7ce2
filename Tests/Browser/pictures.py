"""Pictures of pages, and what tells a change of a page from noise.

A picture is compared by the mean colours of its squares. Text that is drawn a little otherwise changes them little; a control
that moved, vanished or has another colour changes at least one of them much, and a background many of them a little.
"""

import base64
import io

from PIL import Image, ImageChops, ImageDraw

# How much one colour of a square may differ, of 255; and what share of the squares may differ by more than little.
GREATEST_DIFFERENCE = 24
LITTLE = 8
SHARE_OF_SQUARES = 0.13

# Text is as wide on every machine if its font is the same, however many others are installed.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>/usr/share/fonts/truetype/liberation</dir>
<dir>/usr/share/fonts/truetype/liberation2</dir>
<cachedir>{folder}/font-cache</cachedir>
{families}
</fontconfig>
"""
FAMILY = """<match target="pattern"><test name="family"><string>{name}</string></test>
<edit name="family" mode="assign" binding="strong"><string>Liberation {font}</string></edit></match>"""
FAMILIES = {"serif": "Serif", "sans-serif": "Sans", "system-ui": "Sans", "monospace": "Mono"}


def write_fonts(folder):
    """Writes the settings of fontconfig for one family of fonts, and returns where they are."""
    path = folder / "fonts.conf"
    families = "\n".join(FAMILY.format(name=name, font=font) for name, font in FAMILIES.items())
    path.write_text(FONTS.format(folder=folder, families=families))
    return path


def picture_of(data):
    """The picture that a browser took."""
    return Image.open(io.BytesIO(data)).convert("RGB")


def squares(picture, side):
    """The mean colours of the squares of a picture, each as one point."""
    width, height = (max(1, round(length / side)) for length in picture.size)
    return picture.resize((width, height), Image.Resampling.BOX)


def pack(picture):
    """A small picture as a text."""
    file = io.BytesIO()
    # A quarter of the tones is enough, and takes less room.
    picture.point([tone & 0xFC for tone in range(256)] * 3).save(file, "WEBP", lossless=True, quality=100, method=6)
    return base64.b64encode(file.getvalue()).decode()


def unpack(text):
    """The small picture of a text."""
    return picture_of(base64.b64decode(text))


def differences(one, other, greatest=GREATEST_DIFFERENCE):
    """What is to be seen of a difference between the squares of two pictures, as sentences, and the squares in question."""
    if one.size != other.size:
        return [f"It is {other.width} by {other.height} squares and was {one.width} by {one.height}."], []
    red, green, blue = ImageChops.difference(one, other).split()
    values = ImageChops.lighter(ImageChops.lighter(red, green), blue).tobytes()
    places = [(at % one.width, at // one.width) for at, value in enumerate(values) if value > greatest]
    reasons = []
    if places:
        reasons.append(f"{len(places)} squares differ by up to {max(values)}, the first at {places[0]}.")
    share = sum(value > LITTLE for value in values) / len(values)
    if share > SHARE_OF_SQUARES:
        reasons.append(f"{share:.0%} of the squares differ by more than {LITTLE}.")
    return reasons, places


def marked(picture, places, side):
    """A picture with frames around some of its squares."""
    copy = picture.copy()
    draw = ImageDraw.Draw(copy)
    for x, y in places:
        draw.rectangle((x * side, y * side, (x + 1) * side, (y + 1) * side), outline=(255, 0, 255), width=2)
    return copy
