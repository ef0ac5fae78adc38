import { bootstrap, giveUp } from './bootstrap.mjs'

process.env.NODE_ENV ||= 'production'
stopWithParent()
await bootstrap({ build: true }).catch(giveUp)
// In this same process, so that signals reach the server.
const { start } = await import('../build/server/index.js').catch(giveUp)
await start()

/** `npm start` puts a shell between npm and us; it dies of the SIGTERM that npm hands on, and we would run on unseen. */
function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}
