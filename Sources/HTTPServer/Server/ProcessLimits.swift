import CLinux
import Glibc

/// Settings of the process that a server depends on.
enum ProcessLimits {
    /// How many processors the process may run on: those of the machine, or fewer where it is pinned to some.
    static var processorCount: Int {
        var processors = cpu_set_t()
        guard sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &processors) == 0 else {
            return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        }
        return withUnsafeBytes(of: processors) { bytes in bytes.reduce(0) { $0 + $1.nonzeroBitCount } }
    }

    /// Lets the process open as many descriptors as it is allowed to; returns how many that is.
    static func raiseDescriptorLimit() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        if limit.rlim_cur < limit.rlim_max {
            var raised = limit
            raised.rlim_cur = limit.rlim_max
            if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
        }
        return Int(clamping: limit.rlim_cur)
    }

    /// Makes writing to a closed socket an error instead of the end of the process.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }
}
