// Swift's Testing library asks for a module of this name in every file that imports both Testing and UIKit, and the
// compiler stops where there is none. What Apple's module adds, images as attachments of tests, has no use here.
