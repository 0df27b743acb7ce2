# What people and machines do with this repository. Each target installs what it lacks, on Debian.

.DEFAULT_GOAL := run
.PHONY: run test lint build-tests unit-tests tool-tests browser-tests looks fuzz sanitize format benchmark load-test docker-check packages python

# What the Swift sources link with.
build_packages = git libsqlite3-dev libssl-dev libxml2-dev zlib1g-dev
# What they link with besides where they are built with the trait Redis, as for the tests.
redis_packages = libhiredis-dev
# The clients that tests of the server run.
client_packages = curl openssl
# The store that tests start, the proxies before one process or several, and what runs services.
machine_packages = haproxy nginx redis-server systemd
# What the browser tests run in.
browser_packages = chromium-headless-shell firefox-esr fonts-liberation
# The other parser of requests that tests compare with.
parser_packages = nodejs
# What makes requests for load tests.
load_packages = openssl python3 wrk

swift_files = Package.swift Sources Tests $(wildcard Benchmarks)
checks = --explicit-target-dependency-import-check error
# What the tests are built with; another choice builds everything again.
traits = --traits Redis

# Serves the demo app; give it flags as ARGS="--port 0".
run: packages
	swift build --configuration release --product Showcase
	@exec "$$(swift build --configuration release --show-bin-path)/Showcase" $(ARGS)

# Runs every check: formatting, unit and socket tests, segue-ibtool, the parser of requests and the supervisor as processes, then the demo app in a browser.
test: lint unit-tests tool-tests browser-tests

lint:
	swift format lint --strict --parallel --recursive $(swift_files)

build-tests: packages
	.ci/install-packages $(redis_packages)
	swift build --build-tests $(traits) $(checks)

unit-tests: build-tests
	.ci/install-packages $(client_packages) $(machine_packages)
	swift test --skip-build $(traits)

tool-tests: build-tests python
	.ci/install-packages $(parser_packages) $(client_packages) $(machine_packages)
	@products="$$(swift build --show-bin-path)" && \
	SEGUE_IBTOOL="$$products/segue-ibtool" REQUEST_TRANSCRIBER="$$products/RequestTranscriber" \
		.venv/bin/python -m pytest Tests/InterfaceBuilderTool Tests/RequestParser $(ARGS)
	@products="$$(swift build --show-bin-path)" && \
	FRAGILE_APP="$$products/FragileApp" ORDER_APP="$$products/OrderApp" SHOWCASE="$$products/Showcase" .venv/bin/python -m pytest Tests/Processes $(ARGS)

# Two processes share the files of tests, each with a server and a browser of its own.
browser-tests: build-tests python
	.ci/install-packages $(browser_packages)
	SHOWCASE="$$(swift build --show-bin-path)/Showcase" .venv/bin/python -m pytest Tests/Browser \
		--numprocesses 2 --dist loadfile $(ARGS)

# Takes what the pages look like now as what they are to look like; look at the pictures in .artifacts/pictures first.
looks: build-tests python
	.ci/install-packages $(browser_packages)
	SHOWCASE="$$(swift build --show-bin-path)/Showcase" .venv/bin/python -m pytest Tests/Browser/test_pictures.py \
		--renew-looks --pictures .artifacts/pictures $(ARGS)

# Looks for inputs that break a promise of the readers of HTTP, for SECONDS; what is found stays in .build-fuzz.
SECONDS = 60
fuzz: packages
	SEGUE_FUZZING=1 swift build --scratch-path .build-fuzz --configuration release --product Fuzzer \
		-Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld
	mkdir -p .build-fuzz/corpus
	"$$(SEGUE_FUZZING=1 swift build --scratch-path .build-fuzz --configuration release --show-bin-path)/Fuzzer" \
		-max_total_time=$(SECONDS) -max_len=2048 -artifact_prefix=.build-fuzz/ -print_final_stats=1 \
		.build-fuzz/corpus Tests/Fuzzing/Seeds $(ARGS)

# Runs the tests of the server with the sanitizers that find data races, and memory used after its end or beyond its bounds;
# what they find to leak is XCTest's and Foundation's own.
sanitize: packages
	.ci/install-packages $(client_packages)
	@for sanitizer in thread address; do \
		options="--sanitize=$$sanitizer --scratch-path .build-$$sanitizer"; \
		SEGUE_SANITIZING=1 swift build --build-tests $$options && \
		SEGUE_SANITIZING=1 ASAN_OPTIONS=detect_leaks=0 swift test --skip-build $$options || exit 1; \
	done

format:
	swift format --in-place --parallel --recursive $(swift_files)

# Measures inside one process; compare only figures of one machine. ARGS="--filter 'page A'" measures some of it.
benchmark: packages
	SEGUE_BENCHMARKS=1 swift package benchmark $(ARGS)

# Measures an app through sockets; ARGS="--only look" measures some of it.
load-test: packages
	.ci/install-packages $(load_packages)
	Benchmarks/load $(ARGS)

# Proves that the Docker image holds what the demo app needs, without a Docker engine.
docker-check: packages python
	.ci/install-packages $(redis_packages)
	.venv/bin/hadolint Dockerfile
	.ci/runtime-image-check

packages:
	@.ci/install-packages $(build_packages)

python:
	@.ci/python-environment
