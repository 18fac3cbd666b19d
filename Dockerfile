# BASE names another image with Node.js and npm, for machines that reach no registry (npm run image makes one).
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /build
COPY . .
# Builds only what dist/ doesn't hold yet, unchanged.
RUN npm ci --omit=dev --prefer-offline --no-progress && node scripts/release.mjs --to /vayal

FROM ${BASE}
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin vayal \
  && install --directory --owner=10001 --mode=0700 /storage
COPY --from=build /vayal /vayal
COPY deploy/hooks /hooks
WORKDIR /vayal
# The server writes nowhere but into /storage and /tmp, so that the root can be read-only.
USER 10001
VOLUME /storage
ENV NODE_ENV=production HOST=0.0.0.0 PORT=80 DATA_DIR=/storage
EXPOSE 80
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The heap fits a container of 1 GB, beside PGlite.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "scripts/start.mjs"]
