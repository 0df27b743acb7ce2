/* The parts of OpenSSL that Segue uses. */
#include <openssl/sha.h>
