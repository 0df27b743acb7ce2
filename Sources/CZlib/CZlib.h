/* The parts of zlib that Segue uses. */
#ifndef SEGUE_ZLIB_H
#define SEGUE_ZLIB_H

#include <zlib.h>

/* Macros that Swift cannot see, as functions. */

static inline int segue_deflateInit2(z_stream *stream, int level, int windowBits, int memoryLevel) {
    return deflateInit2(stream, level, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY);
}

static inline int segue_inflateInit2(z_stream *stream, int windowBits) {
    return inflateInit2(stream, windowBits);
}

#endif
