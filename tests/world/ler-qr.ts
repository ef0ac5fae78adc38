import sharp from 'sharp'

/** What a phone's camera reads from a QR code. */
export interface QrLido {
  readonly texto: string
  readonly nivel: 'L' | 'M' | 'Q' | 'H'
  /** How many modules of white are around it. */
  readonly silencio: number
  /** The width of the whole picture, in pixels. */
  readonly largura: number
}

type Matriz = (x: number, y: number) => boolean

const NIVEIS = ['M', 'L', 'H', 'Q'] as const
/** Correction bytes per block at level Q, for versions 1 to 10: ISO/IEC 18004, table 9. */
const CORRECAO_POR_BLOCO = [13, 22, 18, 26, 18, 24, 18, 22, 20, 24]
const BLOCOS = [1, 1, 2, 2, 4, 4, 6, 6, 8, 8]

const MASCARAS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/**
 * Reads a clean, upright QR code of level Q and at most version 10 whose text is bytes, independently of the code that
 * encodes it. It corrects no errors, so that a damaged code does not pass.
 */
export async function lerQr(arquivo: Buffer | string): Promise<QrLido> {
  const { data, info } = await sharp(Buffer.from(arquivo))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const escuro: Matriz = (x, y) => (data[y * info.width + x] ?? 255) < 128
  const margem = procurar(0, info.width, i => escuro(i, i))
  const modulo = (procurar(margem, info.width, x => !escuro(x, margem)) - margem) / 7
  const lado = Math.round((info.width - 2 * margem) / modulo)
  const naFigura = (i: number) => Math.floor(margem + (i + 0.5) * modulo)
  const matriz: Matriz = (x, y) => escuro(naFigura(x), naFigura(y))

  const formato = lerFormato(matriz)
  const nivel = NIVEIS[formato >> 3] ?? 'L'
  const silencio = margem / modulo
  const achado = { nivel, silencio, largura: info.width }
  if (nivel !== 'Q') return { ...achado, texto: '' }
  const mascara = MASCARAS[formato & 7] ?? matriz
  const dados = desentrelacar(lerBytes(matriz, lado, mascara), (lado - 17) / 4)
  return { ...achado, texto: lerTexto(dados, (lado - 17) / 4) }
}

function procurar(de: number, ate: number, achou: (i: number) => boolean): number {
  for (let i = de; i < ate; i++) if (achou(i)) return i
  throw new Error('no QR code in the picture')
}

/** Level and mask, from the fifteen bits around the first finder. */
function lerFormato(matriz: Matriz): number {
  const lugares = [0, 1, 2, 3, 4, 5, 7, 8].map(y => [8, y] as const)
  const resto = [7, 5, 4, 3, 2, 1, 0].map(x => [x, 8] as const)
  const bits = [...lugares, ...resto].reduce((soma, [x, y], i) => soma | (Number(matriz(x, y)) << i), 0)
  return (bits ^ 0x5412) >> 10
}

function lerBytes(matriz: Matriz, lado: number, mascara: Matriz): number[] {
  const fixo = lugaresFixos(lado)
  const bits: number[] = []
  for (let direita = lado - 1; direita >= 1; direita -= 2) {
    if (direita === 6) direita = 5
    const subindo = ((direita + 1) & 2) === 0
    for (let passo = 0; passo < lado; passo++) {
      const y = subindo ? lado - 1 - passo : passo
      for (const x of [direita, direita - 1]) {
        if (!fixo(x, y)) bits.push(Number(matriz(x, y) !== mascara(x, y)))
      }
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => numero(bits, i * 8, 8))
}

/** The modules that are not data: finders, timing, alignment and version. */
function lugaresFixos(lado: number): Matriz {
  const versao = (lado - 17) / 4
  const quantos = versao === 1 ? 0 : Math.floor(versao / 7) + 2
  const distancia = Math.ceil((versao * 4 + 4) / (2 * quantos - 2)) * 2
  const centros = Array.from({ length: quantos }, (_, i) =>
    i === 0 ? 6 : lado - 7 - (quantos - 1 - i) * distancia,
  )
  const [primeiro, ultimo] = [6, lado - 7]
  const alinhamento: Matriz = (x, y) =>
    centros.some(cx =>
      centros.some(cy => {
        const doLocalizador =
          (cx === primeiro && cy !== ultimo && cy === primeiro) ||
          (cx === primeiro && cy === ultimo) ||
          (cx === ultimo && cy === primeiro)
        return !doLocalizador && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2
      }),
    )
  const daVersao: Matriz = (x, y) => versao >= 7 && y < 6 && x >= lado - 11
  return (x, y) =>
    (x < 9 && y < 9) ||
    (x >= lado - 8 && y < 9) ||
    (x < 9 && y >= lado - 8) ||
    x === 6 ||
    y === 6 ||
    alinhamento(x, y) ||
    daVersao(x, y) ||
    daVersao(y, x)
}

/** The data of the blocks one after the other, without the correction bytes. */
function desentrelacar(bytes: readonly number[], versao: number): number[] {
  const quantos = BLOCOS[versao - 1] ?? 1
  const curtos = quantos - (bytes.length % quantos)
  const dadosDoCurto = Math.floor(bytes.length / quantos) - (CORRECAO_POR_BLOCO[versao - 1] ?? 0)
  const blocos: number[][] = Array.from({ length: quantos }, () => [])
  let lidos = 0
  for (let i = 0; i <= dadosDoCurto; i++) {
    for (const [qual, bloco] of blocos.entries()) {
      if (i < dadosDoCurto || qual >= curtos) bloco.push(bytes[lidos++] ?? 0)
    }
  }
  return blocos.flat()
}

function lerTexto(dados: readonly number[], versao: number): string {
  const bits = dados.flatMap(byte => [7, 6, 5, 4, 3, 2, 1, 0].map(i => (byte >> i) & 1))
  if (numero(bits, 0, 4) !== 4) throw new Error('the text is not in bytes')
  const doTamanho = versao < 10 ? 8 : 16
  const tamanho = numero(bits, 4, doTamanho)
  const bytes = Array.from({ length: tamanho }, (_, i) => numero(bits, 4 + doTamanho + i * 8, 8))
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
}

function numero(bits: readonly number[], de: number, quantos: number): number {
  return bits.slice(de, de + quantos).reduce((soma, bit) => soma * 2 + bit, 0)
}
