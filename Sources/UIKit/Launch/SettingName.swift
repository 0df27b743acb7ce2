/// The settings of an app, by their names in the environment and in files of settings.
enum SettingName: String, CaseIterable {
    case host = "HOST"
    case port = "PORT"
    case socket = "SOCKET"
    case socketMode = "SOCKET_MODE"
    case publicDirectory = "PUBLIC_DIRECTORY"
    case development = "DEVELOPMENT"
    case https = "HTTPS"
    case compression = "COMPRESSION"
    case stopTimeout = "STOP_TIMEOUT"
    case eventLoops = "EVENT_LOOPS"
    case adminAddress = "ADMIN_ADDRESS"
    case configFile = "CONFIG_FILE"

    case preserve = "PRESERVE"
    case dataDirectory = "DATA_DIRECTORY"
    case storeKeyFile = "STORE_KEY_FILE"

    case allowedHosts = "ALLOWED_HOSTS"
    case trustedProxies = "TRUSTED_PROXIES"
    case proxyFields = "PROXY_FIELDS"
    case proxyProtocol = "PROXY_PROTOCOL"

    case logLevel = "LOG_LEVEL"
    case accessLog = "ACCESS_LOG"
    case accessLogFormat = "ACCESS_LOG_FORMAT"

    case maxConnections = "MAX_CONNECTIONS"
    case maxConnectionsPerAddress = "MAX_CONNECTIONS_PER_ADDRESS"
    case maxRequestsPerSecond = "MAX_REQUESTS_PER_SECOND"
    case maxConcurrentRequests = "MAX_CONCURRENT_REQUESTS"

    case tlsCertificate = "TLS_CERTIFICATE"
    case tlsKey = "TLS_KEY"
    case tlsMinimumVersion = "TLS_MINIMUM_VERSION"
    case tlsClientAuthorities = "TLS_CLIENT_AUTHORITIES"
    case tlsClientCertificates = "TLS_CLIENT_CERTIFICATES"
    case hstsMaxAge = "HSTS_MAX_AGE"
    case redirectPort = "REDIRECT_PORT"
    case publicPort = "PUBLIC_PORT"
}
