import { bootstrap, giveUp } from './bootstrap.mjs'

process.env.NODE_ENV ||= 'production'
stopWithParent()
await bootstrap({ build: true }).catch(giveUp)
// The server runs in this process, so that signals reach it.
const { start } = await import('../build/server/index.js').catch(giveUp)
await start()

/**
 * `npm start` puts a shell between npm and this process. The shell ends at the SIGTERM that npm passes on, and this
 * process would go on running unnoticed.
 */
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
