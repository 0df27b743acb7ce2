/* The parts of OpenSSL that Segue uses. */
#ifndef SEGUE_OPENSSL_H
#define SEGUE_OPENSSL_H

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

/* Macros that Swift cannot see, as functions and constants. */

static const uint64_t segue_SSL_OP_HARDENED =
    SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE | SSL_OP_PRIORITIZE_CHACHA
    | SSL_OP_IGNORE_UNEXPECTED_EOF;

/* A name on one line, most specific part first, with letters beyond ASCII as they are. */
static const unsigned long segue_XN_FLAG_ONE_LINE = XN_FLAG_RFC2253 & ~ASN1_STRFLGS_ESC_MSB;

static inline int segue_SSL_CTX_set_min_proto_version(SSL_CTX *context, int version) {
    return (int)SSL_CTX_set_min_proto_version(context, version);
}

/* Lets writes stop between records and resume from other memory, and gives buffers back while nothing is under way. */
static inline void segue_SSL_CTX_set_nonblocking_modes(SSL_CTX *context) {
    SSL_CTX_set_mode(
        context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
}

static inline void segue_SSL_CTX_disable_session_cache(SSL_CTX *context) {
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
}

/* Has every handshake begin anew; whether that worked. */
static inline int segue_SSL_CTX_disable_tickets(SSL_CTX *context) {
    SSL_CTX_set_options(context, SSL_OP_NO_TICKET);
    return SSL_CTX_set_num_tickets(context, 0);
}

static inline int segue_SSL_CTX_set_groups(SSL_CTX *context, const char *groups) {
    return (int)SSL_CTX_set1_groups_list(context, groups);
}

static inline void segue_SSL_CTX_set_read_ahead(SSL_CTX *context) {
    SSL_CTX_set_read_ahead(context, 1);
}

static inline void segue_SSL_CTX_set_servername_callback(
    SSL_CTX *context, int (*callback)(SSL *, int *, void *), void *argument) {
    SSL_CTX_set_tlsext_servername_callback(context, callback);
    SSL_CTX_set_tlsext_servername_arg(context, argument);
}

/* Makes a MAC the HMAC with SHA-256 and a key, of which it keeps a copy. */
static inline int segue_EVP_MAC_CTX_set_hmac_key(EVP_MAC_CTX *context, unsigned char *key, size_t length) {
    OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_octet_string(OSSL_MAC_PARAM_KEY, key, length),
        OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)"SHA256", 0),
        OSSL_PARAM_construct_end(),
    };
    return EVP_MAC_CTX_set_params(context, parameters);
}

#endif
