# syntax=docker/dockerfile:1
# One image per deployable: docker build --target service --build-arg SERVICE=booking .
#                           docker build --target edge .
#                           docker build --target deploy .   (brings releases to the edge's volume)
FROM node:24.21-bookworm-slim AS sources
WORKDIR /narae
COPY . .

FROM sources AS build
ENV TURBO_TELEMETRY_DISABLED=1
RUN npm install --no-audit --no-fund

FROM build AS built-service
ARG SERVICE
RUN npx turbo run build --filter=@narae/$SERVICE

FROM build AS built-edge
RUN npx turbo run build --filter=@narae/edge --filter=shell --filter='mfe-*'
RUN mkdir /apps && cp -r --parents shell/dist mfe-*/dist /apps

# What a service needs of npm at run time; its own packages are bundled.
FROM sources AS packages
ARG SERVICE=edge
RUN npm install --omit=dev --no-audit --no-fund -w services/$SERVICE

FROM node:24.21-bookworm-slim AS service
ARG SERVICE
ENV HOST=0.0.0.0 SERVICE=$SERVICE
WORKDIR /narae
RUN mkdir /data && chown node /data
COPY --from=packages /narae/package.json ./
COPY --from=packages /narae/node_modules ./node_modules
COPY --from=built-service /narae/services/$SERVICE/package.json services/$SERVICE/
COPY --from=built-service /narae/services/$SERVICE/dist services/$SERVICE/dist
USER node
CMD ["sh", "-c", "exec node --enable-source-maps services/$SERVICE/dist/main.js"]

# npm run deploy, with the edge's volume at /releases.
FROM build AS deploy
ENV RELEASES_DIR=/releases
RUN mkdir -p /releases .cache && chown -R node /releases .cache
USER node
ENTRYPOINT ["npm", "run", "deploy"]

FROM node:24.21-bookworm-slim AS edge
ENV HOST=0.0.0.0 APPS_DIR=/narae RELEASES_DIR=/releases
WORKDIR /narae
RUN mkdir /releases && chown node /releases
COPY --from=packages /narae/package.json ./
COPY --from=packages /narae/node_modules ./node_modules
COPY --from=built-edge /narae/services/edge/package.json services/edge/
COPY --from=built-edge /narae/services/edge/dist services/edge/dist
COPY --from=built-edge /apps ./
USER node
CMD ["node", "--enable-source-maps", "services/edge/dist/main.js"]
