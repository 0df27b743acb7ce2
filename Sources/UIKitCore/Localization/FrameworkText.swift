/// The texts that the framework itself shows and has spoken, in every language of ``FrameworkLanguage``.
///
/// Each language answers with a `switch` over all of them, so that the compiler finds one that is missing. `%1` and `%2` stand for
/// what is put in.
package enum FrameworkText: CaseIterable, Sendable {
    // MARK: Bars and buttons

    case done, cancel, edit, save, add, compose, reply, share, organize, bookmarks, search, refresh, stop
    case camera, delete, play, pause, rewind, fastForward, undo, redo, undoAction, redoAction, turnPage, close
    case writingTools, more, back, ok, favorites, featured, topRated, recents, contacts, history, downloads
    case mostRecent, mostViewed, rename, duplicate, move, export, print, customizeToolbar, reset, name, toolbar
    case tabs, editTabs, sidebar, showSidebar, hideSidebar, moveUp, moveDown, moveUpNamed, moveDownNamed
    case moveLeft, moveRight

    // MARK: Searching

    case beginSearching, results, removeNamed, clearText, noResults, noResultsFor, tryNewSearch

    // MARK: Lists

    case deleteNamed, insertNamed, details, detailsNamed, contentsNamed, actionsNamed, sections, index
    case showEarlier, showMore

    // MARK: Controls and views

    case increment, decrement, progress, inProgress, progressHalted, loading, pages, pageOf, previousPage
    case nextPage, choose, apply, columnNumber, dismiss, sheetGrabber, fullScreen, halfScreen, percentOfScreen, color
    case doubleTap, hold, swipeLeft, swipeRight, swipeUp, swipeDown

    // MARK: Editing

    case cut, copy, paste, select, selectAll

    // MARK: Menus of the keyboard

    case fileMenu, formatMenu, viewMenu, windowMenu, helpMenu

    // MARK: Files

    case file, files, upload, `open`, chooseFile, saveFiles, chooseFileHere, chooseFilesHere, saveNamed
    case noFileChosen, chooseFileFirst, documents, createDocument, addFromDevice, thisDevice, noDocument
    case chooseDocument, documentCannotBeOpened, photos, use, noPictureChosen, choosePictureFirst
    case pictureCannotBeShown, choosePictureFormat

    // MARK: Sharing

    case actions, mail, message, openLink, item, textToCopy, selectTextAndCopy, sharingNotAvailable
    case sharingNotOnWebsites, dictionary, noDefinition, lookUpInWiktionary, dictionariesNotReadable

    // MARK: Colours, fonts and formats

    case colors, selectedColor, opacity, chooseFont, format, font, size, smaller, larger, list, none, bullets
    case numbers, indent, less, lines, closeLines, wideLines, bold, italic, underline, strikethrough, alignment
    case left, center, right, justified

    // MARK: The page

    case skipToContent, returnKey, keyboardShortcuts, commands, newWindows, openNewTab, openInNewTab, notNow
    case connectionLost, connectionLostWithEvents, sending

    // MARK: Answers

    case lostScene, lostSceneOfStop, unreachableScene, incompleteScene, incompleteSceneNamed, requestNotVerified
    case valueNotAccepted, notPossibleNow, pageHadChanged, typedTextsToCopy
    case goBack, goToFirstPage, detail

    // MARK: Why a value is not accepted

    case choiceGone, numberFromTo, dateExpected, dateOutsideRange, textTooLong, oneFileOnly, fileTypeNotAccepted
    case noMoreFiles

    // MARK: Problems

    case invalidTarget, invalidHost, unknownHost, checkAddress, notAcceptable, acceptPageOrData, notFound
    case addressMayBeMistyped, methodNotAllowed, addressTakes, unsupportedContent, sendFormOrData
    case contentTooLarge, sendLess, noRoomForFiles, tryLater, malformedContent, foreignOrigin, openPageItself
    case sessionEnded, openPageAgain, startNewSession, unknownScene, askWithoutScene, closedScene, closeTab
    case sessionBusy, tooFast, tooManyVisitors, noRoom, fault, appMadeMistake

    // MARK: Names of colours

    case white, lightGray, gray, darkGray, black, red, orange, yellow, green, mint, teal, cyan, blue, indigo
    case purple, pink, brown, navy, forest, maroon

    // MARK: Kinds of fonts

    case serif, sansSerif, monospaced, scriptFonts

    // MARK: Stopped processes

    case appStopped, appStartsAgain, doesNotWorkNow, appStoppedBefore
}
