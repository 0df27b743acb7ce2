// The interfaces of Linux that Swift's Glibc module leaves out.
#ifndef SEGUE_LINUX_H
#define SEGUE_LINUX_H

#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/sendfile.h>
#include <sys/socket.h>

// Declared by glibc for programs that define _GNU_SOURCE only.
void *memmem(const void *bytes, size_t length, const void *sought, size_t sought_length);
int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
int pthread_setname_np(pthread_t thread, const char *name);
int sched_getaffinity(pid_t process, size_t length, cpu_set_t *processors);

#endif
