/* Stands between the program and the C library: the call of a given number fails, or ends the program. Only calls that
   concern files are counted, and none on what the system itself is read from. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_long calls;
static long due;
/* once, always, half, interrupt or kill */
static const char *how;

__attribute__((constructor)) static void begin(void) {
    const char *number = getenv("FAULT_AT");
    due = number ? atol(number) : -1;
    how = getenv("FAULT_HOW");
}

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("FAULT_COUNT");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (file) {
        fprintf(file, "%ld", atomic_load(&calls));
        fclose(file);
    }
}

/* Whether this call is to fail. */
static int fails(void) {
    long call = atomic_fetch_add(&calls, 1);
    if (!how || due < 0 || call < due || (call > due && strcmp(how, "always"))) return 0;
    if (!strcmp(how, "kill")) kill(getpid(), SIGKILL);
    if (!strcmp(how, "interrupt")) {
        kill(getpid(), SIGINT);
        return 0;
    }
    errno = ENOSPC;
    return 1;
}

static int is_ours(const char *path) {
    return strncmp(path, "/proc", 5) && strncmp(path, "/sys", 4) && strncmp(path, "/dev", 4) && strncmp(path, "/etc", 4);
}

static int is_file(int descriptor) {
    struct stat about;
    return descriptor > 2 && !fstat(descriptor, &about) && S_ISREG(about.st_mode);
}

#define NEXT(name) __typeof__(name) *next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

ssize_t write(int descriptor, const void *bytes, size_t length) {
    NEXT(write);
    if (is_file(descriptor) && fails()) {
        if (!strcmp(how, "half")) next(descriptor, bytes, length / 2);
        errno = ENOSPC;
        return -1;
    }
    return next(descriptor, bytes, length);
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
    NEXT(writev);
    return is_file(descriptor) && fails() ? -1 : next(descriptor, parts, count);
}

ssize_t read(int descriptor, void *bytes, size_t length) {
    NEXT(read);
    return is_file(descriptor) && fails() ? -1 : next(descriptor, bytes, length);
}

int fsync(int descriptor) {
    NEXT(fsync);
    return fails() ? -1 : next(descriptor);
}

int fdatasync(int descriptor) {
    NEXT(fdatasync);
    return fails() ? -1 : next(descriptor);
}

int rename(const char *from, const char *to) {
    NEXT(rename);
    return fails() ? -1 : next(from, to);
}

int unlink(const char *path) {
    NEXT(unlink);
    return fails() ? -1 : next(path);
}

int mkdir(const char *path, mode_t mode) {
    NEXT(mkdir);
    return fails() ? -1 : next(path, mode);
}

int open64(const char *path, int flags, ...) {
    NEXT(open64);
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return is_ours(path) && fails() ? -1 : next(path, flags, mode);
}
