import { semAcentos } from '~/domain/valores/texto'

/** Abbreviations that the postal service, owners and customers use, each only as a whole word. */
const POR_EXTENSO: Readonly<Record<string, string>> = {
  jd: 'jardim',
  vl: 'vila',
  pq: 'parque',
  sta: 'santa',
  sto: 'santo',
  s: 'sao',
  cid: 'cidade',
  conj: 'conjunto',
  res: 'residencial',
  dr: 'doutor',
  dra: 'doutora',
  prof: 'professor',
  profa: 'professora',
  eng: 'engenheiro',
  cel: 'coronel',
  cap: 'capitao',
  gal: 'general',
  sra: 'senhora',
}

/**
 * The name of a bairro as it is compared (endereco-10): without case, accents, punctuation and abbreviations. Two names
 * are one bairro only when all of their words are the same: 'Centro' is not 'Centro Histórico'. Empty for a name
 * without a letter or a digit.
 */
export function dobrarBairro(nome: string): string {
  const palavras = semAcentos(nome.replaceAll('°', 'o'))
    .replace(/['’‘`´]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(palavra => palavra.replace(/^(\d+)[ao]$/, '$1'))
  return juntarNossaSenhora(palavras)
    .map(palavra => (Object.hasOwn(POR_EXTENSO, palavra) ? POR_EXTENSO[palavra] : palavra))
    .join(' ')
}

/** 'N. S.', 'N. Sra.' and 'Nsa. Sra.' are Nossa Senhora; an 'S.' of its own is São. */
function juntarNossaSenhora(palavras: readonly string[]): string[] {
  return palavras.flatMap((palavra, n) => {
    const [antes = '', depois = ''] = [palavras[n - 1], palavras[n + 1]]
    if (ehNossa(palavra) && ehSenhora(depois)) return ['nossa']
    return ehNossa(antes) && ehSenhora(palavra) ? ['senhora'] : [palavra]
  })
}

function ehNossa(palavra: string): boolean {
  return palavra === 'n' || palavra === 'nsa' || palavra === 'nossa'
}

function ehSenhora(palavra: string): boolean {
  return palavra === 's' || palavra === 'sra' || palavra === 'senhora'
}
