# The application alone; PostgreSQL is another container (compose.yaml) or a service, named by DATABASE_URL.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# Installed apart and not pruned: the native packages of sharp and argon2 are optional ones for this platform.
FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-slim
ENV NODE_ENV=production \
    PORT=3000 \
    COMANDA_DADOS=/dados
WORKDIR /app
RUN mkdir /dados && chown node:node /dados
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json LICENSE NOTICE ./
COPY LICENSES ./LICENSES
COPY db/migrations ./db/migrations
COPY bin/comanda.mjs ./bin/comanda.mjs
USER node
VOLUME /dados
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not bin/start.mjs, which would install and build: both are done here.
CMD ["node", "-e", "import('/app/build/server/index.js').then(({ start }) => start()).catch(error => { console.error(error); process.exit(1) })"]
