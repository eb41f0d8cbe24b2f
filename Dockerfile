# The shop and nothing else: built in one stage, carried over into a small one that runs as a user without rights.
# For amd64 and arm64 alike: the lock file names the native packages of both.
FROM node:26-bookworm-slim AS build
# The program's own Node.js links to it, and builds the pages.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN node scripts/setup.mjs
COPY . .
RUN node scripts/setup.mjs --build && npm prune --omit=dev

FROM debian:bookworm-slim
# What the program's own Node.js links to, and the certificates of the services that it calls.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 ca-certificates \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --create-home manto \
 && install -d -o manto -g manto /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/demo ./demo
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
USER manto
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between: SIGTERM must reach the program.
CMD ["node_modules/.bin/node", "--enable-source-maps", "build/program/main.js"]
