extension UTType {
    /// Anything that has a file or folder.
    public static let item = UTType(declared: "public.item")
    /// Anything that people read, see or hear.
    public static let content = UTType(declared: "public.content")
    /// A run of bytes.
    public static let data = UTType(declared: "public.data")
    /// A folder of any kind.
    public static let directory = UTType(declared: "public.directory")
    /// A folder that people see.
    public static let folder = UTType(declared: "public.folder")
    /// Files packed together.
    public static let archive = UTType(declared: "public.archive")
    /// Text of any kind.
    public static let text = UTType(declared: "public.text")
    /// Text without attributes.
    public static let plainText = UTType(declared: "public.plain-text")
    /// Text without attributes in UTF-8.
    public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
    /// Rich Text Format.
    public static let rtf = UTType(declared: "public.rtf")
    /// HTML.
    public static let html = UTType(declared: "public.html")
    /// XML.
    public static let xml = UTType(declared: "public.xml")
    /// JSON.
    public static let json = UTType(declared: "public.json")
    /// YAML.
    public static let yaml = UTType(declared: "public.yaml")
    /// Comma-separated values.
    public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
    /// Tab-separated values.
    public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
    /// Values with delimiters between them.
    public static let delimitedText = UTType(declared: "public.delimited-values-text")
    /// Source text of a program.
    public static let sourceCode = UTType(declared: "public.source-code")
    /// Swift source.
    public static let swiftSource = UTType(declared: "public.swift-source")
    /// A business card.
    public static let vCard = UTType(declared: "public.vcard")
    /// An event of a calendar.
    public static let calendarEvent = UTType(declared: "public.calendar-event")
    /// An image of any kind.
    public static let image = UTType(declared: "public.image")
    /// A PNG image.
    public static let png = UTType(declared: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(declared: "public.jpeg")
    /// A GIF image.
    public static let gif = UTType(declared: "com.compuserve.gif")
    /// A WebP image.
    public static let webP = UTType(declared: "org.webmproject.webp")
    /// An HEIC image.
    public static let heic = UTType(declared: "public.heic")
    /// A TIFF image.
    public static let tiff = UTType(declared: "public.tiff")
    /// A BMP image.
    public static let bmp = UTType(declared: "com.microsoft.bmp")
    /// An SVG drawing.
    public static let svg = UTType(declared: "public.svg-image")
    /// A PDF document.
    public static let pdf = UTType(declared: "com.adobe.pdf")
    /// Sound or moving images.
    public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
    /// Sound.
    public static let audio = UTType(declared: "public.audio")
    /// MP3 sound.
    public static let mp3 = UTType(declared: "public.mp3")
    /// MPEG-4 sound.
    public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
    /// WAVE sound.
    public static let wav = UTType(declared: "com.microsoft.waveform-audio")
    /// Moving images, with sound or without.
    public static let movie = UTType(declared: "public.movie")
    /// Moving images without sound.
    public static let video = UTType(declared: "public.video")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
    /// A ZIP archive.
    public static let zip = UTType(declared: "public.zip-archive")
    /// A gzip archive.
    public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
    /// An EPUB book.
    public static let epub = UTType(declared: "org.idpf.epub-container")
    /// A presentation of slides.
    public static let presentation = UTType(declared: "public.presentation")
    /// A spreadsheet.
    public static let spreadsheet = UTType(declared: "public.spreadsheet")
    /// An address.
    public static let url = UTType(declared: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(declared: "public.file-url")
    /// A person's address.
    public static let contact = UTType(declared: "public.contact")
    /// A property list.
    public static let propertyList = UTType(declared: "com.apple.property-list")

    /// The types that are known, by identifier.
    static let declarations: [String: Declaration] = [
        "public.item": Declaration(parents: []),
        "public.content": Declaration(parents: []),
        "public.data": Declaration(parents: ["public.item"]),
        "public.directory": Declaration(parents: ["public.item"]),
        "public.folder": Declaration(parents: ["public.directory"]),
        "public.archive": Declaration(parents: ["public.item"]),
        "public.text": Declaration(parents: ["public.data", "public.content"]),
        "public.plain-text": Declaration(
            parents: ["public.text"], extensions: ["txt", "text"], mediaTypes: ["text/plain"]),
        "public.utf8-plain-text": Declaration(parents: ["public.plain-text"]),
        "public.rtf": Declaration(
            parents: ["public.text"], extensions: ["rtf"], mediaTypes: ["text/rtf", "application/rtf"]),
        "public.html": Declaration(parents: ["public.text"], extensions: ["html", "htm"], mediaTypes: ["text/html"]),
        "public.xml": Declaration(
            parents: ["public.text"], extensions: ["xml"], mediaTypes: ["application/xml", "text/xml"]),
        "public.json": Declaration(parents: ["public.text"], extensions: ["json"], mediaTypes: ["application/json"]),
        "public.yaml": Declaration(
            parents: ["public.text"], extensions: ["yml", "yaml"], mediaTypes: ["application/yaml"]),
        "public.comma-separated-values-text": Declaration(
            parents: ["public.delimited-values-text"], extensions: ["csv"], mediaTypes: ["text/csv"]),
        "public.tab-separated-values-text": Declaration(
            parents: ["public.delimited-values-text"], extensions: ["tsv"], mediaTypes: ["text/tab-separated-values"]),
        "public.delimited-values-text": Declaration(parents: ["public.text"]),
        "public.source-code": Declaration(parents: ["public.plain-text"]),
        "public.swift-source": Declaration(
            parents: ["public.source-code"], extensions: ["swift"], mediaTypes: ["text/x-swift"]),
        "public.vcard": Declaration(parents: ["public.text"], extensions: ["vcf"], mediaTypes: ["text/vcard"]),
        "public.calendar-event": Declaration(parents: ["public.content"]),
        "public.image": Declaration(parents: ["public.data", "public.content"]),
        "public.png": Declaration(parents: ["public.image"], extensions: ["png"], mediaTypes: ["image/png"]),
        "public.jpeg": Declaration(parents: ["public.image"], extensions: ["jpeg", "jpg"], mediaTypes: ["image/jpeg"]),
        "com.compuserve.gif": Declaration(parents: ["public.image"], extensions: ["gif"], mediaTypes: ["image/gif"]),
        "org.webmproject.webp": Declaration(
            parents: ["public.image"], extensions: ["webp"], mediaTypes: ["image/webp"]),
        "public.heic": Declaration(parents: ["public.image"], extensions: ["heic"], mediaTypes: ["image/heic"]),
        "public.tiff": Declaration(parents: ["public.image"], extensions: ["tiff", "tif"], mediaTypes: ["image/tiff"]),
        "com.microsoft.bmp": Declaration(parents: ["public.image"], extensions: ["bmp"], mediaTypes: ["image/bmp"]),
        "public.svg-image": Declaration(
            parents: ["public.image", "public.xml"], extensions: ["svg"], mediaTypes: ["image/svg+xml"]),
        "com.adobe.pdf": Declaration(
            parents: ["public.data", "public.content"], extensions: ["pdf"], mediaTypes: ["application/pdf"]),
        "public.audiovisual-content": Declaration(parents: ["public.data", "public.content"]),
        "public.audio": Declaration(parents: ["public.audiovisual-content"]),
        "public.mp3": Declaration(parents: ["public.audio"], extensions: ["mp3"], mediaTypes: ["audio/mpeg"]),
        "public.mpeg-4-audio": Declaration(parents: ["public.audio"], extensions: ["m4a"], mediaTypes: ["audio/mp4"]),
        "com.microsoft.waveform-audio": Declaration(
            parents: ["public.audio"], extensions: ["wav"], mediaTypes: ["audio/wav"]),
        "public.movie": Declaration(parents: ["public.audiovisual-content"]),
        "public.video": Declaration(parents: ["public.movie"]),
        "public.mpeg-4": Declaration(parents: ["public.movie"], extensions: ["mp4"], mediaTypes: ["video/mp4"]),
        "com.apple.quicktime-movie": Declaration(
            parents: ["public.movie"], extensions: ["mov"], mediaTypes: ["video/quicktime"]),
        "public.zip-archive": Declaration(
            parents: ["public.data", "public.archive"], extensions: ["zip"], mediaTypes: ["application/zip"]),
        "org.gnu.gnu-zip-archive": Declaration(
            parents: ["public.data", "public.archive"], extensions: ["gz"], mediaTypes: ["application/gzip"]),
        "org.idpf.epub-container": Declaration(
            parents: ["public.data", "public.content"], extensions: ["epub"], mediaTypes: ["application/epub+zip"]),
        "public.presentation": Declaration(parents: ["public.content"]),
        "public.spreadsheet": Declaration(parents: ["public.content"]),
        "public.url": Declaration(parents: ["public.data"]),
        "public.file-url": Declaration(parents: ["public.url"]),
        "public.contact": Declaration(parents: ["public.content"]),
        "com.apple.property-list": Declaration(
            parents: ["public.data"], extensions: ["plist"], mediaTypes: ["application/x-plist"]),
    ]
}
