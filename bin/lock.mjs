import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 10 * 60_000

/**
 * Does `work` while holding the lock folder `path`, which names its holder. Waits while the holder lives; what a killed
 * process left is taken over. `work` gets a function that names a child as a holder, too: it may outlive its parent.
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

/** A folder that already names its holder is renamed into place: renaming onto a full folder fails. */
function take(path) {
  const draft = mkdtempSync(`${path}.`)
  writeFileSync(join(draft, 'holder'), self())
  try {
    renameSync(draft, path)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Windows says EPERM.
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

/** Moved away before it is deleted, and only if it is still the one that was seen: not a quicker one's new lock. */
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

/** A process number is used again, in containers soon; its start time tells the two apart where it can be known. */
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
