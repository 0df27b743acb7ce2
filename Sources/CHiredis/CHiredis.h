/* The parts of hiredis that Segue uses. */
#ifndef SEGUE_HIREDIS_H
#define SEGUE_HIREDIS_H

#include <hiredis/hiredis.h>

#endif
