/**
 * As much of the tar format (ustar) as a backup needs: plain files, small enough to hold one at a time. Any tar program
 * can unpack what this writes; this reads only what it has written itself.
 */
const BLOCK = 512
const END = Buffer.alloc(2 * BLOCK)

export interface Entry {
  /** The last part of the path may have 100 bytes, the folders before it 155. */
  readonly name: string
  readonly content: Buffer
}

export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    yield header(name, content.length)
    yield content
    yield Buffer.alloc(padding(content.length))
  }
  yield END
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function header(name: string, size: number): Buffer {
  const slash = name.lastIndexOf('/')
  const [folder, file] = [name.slice(0, Math.max(slash, 0)), name.slice(slash + 1)]
  if (Buffer.byteLength(file) > 100 || Buffer.byteLength(folder) > 155) throw new Error('a name too long')
  const block = Buffer.alloc(BLOCK)
  block.write(file, 0)
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(octal(size), 124)
  block.write(octal(Math.floor(Date.now() / 1_000)), 136)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(folder, 345)
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

const octal = (value: number) => `${value.toString(8).padStart(11, '0')}\0`

/** The checksum of the header; the field of the checksum itself is counted as spaces. */
function checksum(block: Buffer): number {
  let sum = 0
  for (const [position, byte] of block.entries()) sum += position >= 148 && position < 156 ? 32 : byte
  return sum
}

/** Throws when the stream is not a tar, ends too early, or goes on after its end. */
export async function* unpackTar(stream: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const pieces = new Pieces(stream)
  for (;;) {
    const block = await pieces.take(BLOCK)
    if (isZero(block)) break
    const text = (from: number, length: number) =>
      block.toString('utf8', from, from + length).replace(/\0.*$/s, '')
    if (Number.parseInt(text(148, 8), 8) !== checksum(block)) throw new Error('a broken header')
    const size = Number.parseInt(text(124, 12), 8)
    const [file, folder] = [text(0, 100), text(345, 155)]
    const content = await pieces.take(size)
    await pieces.take(padding(size))
    yield { name: folder ? `${folder}/${file}` : file, content }
  }
  if (!isZero(await pieces.take(BLOCK))) throw new Error('a broken end')
  await pieces.end()
}

const isZero = (block: Buffer) => block.every(byte => byte === 0)

/** Reads a given number of bytes, whatever pieces the stream comes in. */
class Pieces {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#source = stream[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    const parts = [this.#rest]
    let have = this.#rest.length
    while (have < size) {
      const { value, done } = await this.#source.next()
      if (done) throw new Error('unexpected end of file')
      parts.push(value)
      have += value.length
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts)
    this.#rest = all.subarray(size)
    return all.subarray(0, size)
  }

  /** gzip's checksum comes at the end, so a reader that stops earlier has verified nothing. */
  async end(): Promise<void> {
    const { done } = await this.#source.next()
    if (!done || this.#rest.length > 0) throw new Error('bytes after the end')
  }
}
