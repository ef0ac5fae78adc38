import { bootstrap, giveUp } from './bootstrap.mjs'

process.env.NODE_ENV ||= 'production'
await bootstrap({ build: true }).catch(giveUp)
// In this same process, so that signals reach the server.
const { start } = await import('../build/server/index.js')
await start()
