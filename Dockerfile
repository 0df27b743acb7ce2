# The demo app as an image: docker build --tag showcase . && docker run --publish 8080:8080 showcase

FROM swift:6.3-bookworm AS build
# Debian keeps only the newest version of a package, so naming versions would break this file with each update.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        libhiredis-dev \
        libsqlite3-dev \
        libssl-dev \
        libxml2-dev \
        zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# Dependencies change less often than sources, so they have layers of their own.
COPY Package.swift ./
RUN swift package resolve
COPY Sources Sources
# A package whose manifest names tests does not build without them.
COPY Tests Tests
RUN swift build --configuration release --static-swift-stdlib --traits Redis --product Showcase
WORKDIR /app
RUN products="$(swift build --package-path /source --configuration release --show-bin-path)" \
    && cp "$products/Showcase" . \
    && find "$products" -maxdepth 1 -name '*.resources' -exec cp -R '{}' . ';' \
    && mkdir data

FROM debian:bookworm-slim
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        libhiredis0.14 \
        libsqlite3-0 \
        libssl3 \
        libstdc++6 \
        libxml2 \
        tzdata \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin showcase
WORKDIR /app
COPY --from=build /app ./
COPY --from=build --chown=10001:10001 /app/data data
COPY Public Public
USER 10001:10001
ENV HOST=0.0.0.0 PORT=8080 DATA_DIRECTORY=/app/data NOTES_DATABASE=/app/data/notes.sqlite
VOLUME ["/app/data"]
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=6s --start-period=5s CMD ["/app/Showcase", "--health-check"]
ENTRYPOINT ["/app/Showcase"]
