/* The parts of OpenSSL that Segue uses. */
#include <openssl/evp.h>
#include <openssl/sha.h>
