// Makes public/notification.mp3, the chime of a new order: node bin/make-sound.mjs (needs `lame`, apt-get install
// lame). The file is committed, so this needs to run only when the sound is to change.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const RATE = 44_100
const SECONDS = 1.5
/** A rising major third, struck twice: it can be heard in a kitchen and is not mistaken for a telephone. */
const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 1108.73, at: 0.16 },
  { hertz: 880, at: 0.52 },
  { hertz: 1108.73, at: 0.68 },
]
/** A struck bar: overtones die sooner than the tone. */
const PARTIALS = [
  { times: 1, level: 1, fade: 5 },
  { times: 2, level: 0.35, fade: 8 },
  { times: 3.93, level: 0.18, fade: 16 },
]

function sample(second) {
  let sum = 0
  for (const { hertz, at } of NOTES) {
    const since = second - at
    if (since < 0) continue
    const attack = Math.min(1, since / 0.004)
    for (const { times, level, fade } of PARTIALS) {
      sum += attack * level * Math.exp(-fade * since) * Math.sin(2 * Math.PI * hertz * times * since)
    }
  }
  return sum
}

function wav() {
  const samples = Array.from({ length: RATE * SECONDS }, (_, i) => sample(i / RATE))
  const loudest = Math.max(...samples.map(Math.abs))
  const release = 0.05 * RATE
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20) // PCM
  bytes.writeUInt16LE(1, 22) // mono
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((value, i) => {
    const ending = Math.min(1, (samples.length - i) / release)
    bytes.writeInt16LE(Math.round((value / loudest) * 0.9 * ending * 32_767), 44 + i * 2)
  })
  return bytes
}

const folder = mkdtempSync(join(tmpdir(), 'comanda-sound-'))
try {
  const source = join(folder, 'chime.wav')
  writeFileSync(source, wav())
  const target = join(import.meta.dirname, '..', 'public', 'notification.mp3')
  execFileSync('lame', ['--quiet', '-m', 'm', '-b', '96', '-t', source, target])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
