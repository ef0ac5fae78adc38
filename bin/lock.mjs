import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 10 * 60_000

/**
 * Runs `work` while holding the lock folder `path`, which names its holder. Waits as long as the holder runs, and takes
 * over the lock of a process that was killed. `work` gets a function that names a child as a holder too, because the
 * child may outlive its parent.
 */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true })
  const deadline = Date.now() + PATIENCE_MS
  while (!take(path)) {
    const holder = readHolder(path)
    if (holder && !holder.split('\n').some(lives)) remove(path, holder)
    if (Date.now() > deadline)
      throw new Error(`${path} is held by process ${holder?.split(' ')[0]}: stop it or remove the folder`)
    await sleep(100)
  }
  let held = self()
  const share = child => {
    held += `\n${identity(child.pid)}`
    writeFileSync(join(path, 'holder'), held)
  }
  const release = () => remove(path, held)
  process.once('exit', release)
  try {
    return await work(share)
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * Makes a folder that already names its holder and renames it to the lock: renaming fails when the lock exists, because
 * that folder is not empty.
 */
function take(path) {
  const draft = mkdtempSync(`${path}.`)
  writeFileSync(join(draft, 'holder'), self())
  try {
    renameSync(draft, path)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Windows answers with EPERM.
    const taken =
      ['ENOTEMPTY', 'EEXIST'].includes(error.code) || (process.platform === 'win32' && error.code === 'EPERM')
    if (!taken) throw error
    return false
  }
}

function readHolder(path) {
  try {
    return readFileSync(join(path, 'holder'), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Removes the lock only if `holder` still has it, so that the new lock of a quicker process is not deleted. It is moved
 * away first, so that nobody sees a folder that is half deleted.
 */
function remove(path, holder) {
  if (readHolder(path) !== holder) return
  const away = mkdtempSync(`${path}.`)
  try {
    renameSync(path, join(away, 'lock'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  rmSync(away, { recursive: true, force: true })
}

const self = () => identity(process.pid)

/**
 * Process numbers are used again, in containers soon. Where the system tells it, the start time distinguishes the two
 * processes.
 */
function identity(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')
    return `${pid} ${fields[19]}`
  } catch {
    return `${pid}`
  }
}

function lives(holder) {
  const pid = Number(holder.split(' ')[0])
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  return identity(pid) === holder
}
