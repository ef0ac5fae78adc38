import * as v from 'valibot'
import { especieDe, type FormaPagamento, rotuloDaForma } from '~/domain/pedidos/forma-pagamento'
import {
  type AjusteDaForma,
  dizerAjusteDaForma,
  ehDeSempre,
  FORMAS_DE_SEMPRE,
} from '~/domain/pedidos/formas-da-loja'
import { type Descricao, type Forma, ouEmBranco, simOuNao } from '~/domain/respostas/conflito'
import { type Lido, lerFormularioCom, linhaOuNulo, marcado } from '~/domain/respostas/ler-formulario'
import { recusar } from '~/domain/respostas/recusa'
import { type Centavos, centavos, formatValor, parseReais, VALOR_MAXIMO } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'

/** What a shop adds: vouchers by brand, and anything else by its name. */
export const TIPOS_DE_FORMA = ['vr', 'va', 'outro'] as const
export type TipoDeForma = (typeof TIPOS_DE_FORMA)[number]

export const NOME_DA_FORMA_MAXIMO = 40

/** 'outro Cheque' of an 'outro' called Cheque; a voucher of any brand has no name. */
export function formaCom(tipo: TipoDeForma, nome: string): FormaPagamento {
  return (nome === '' ? tipo : `${tipo} ${nome}`) as FormaPagamento
}

/** The labels of the form, which its messages name. */
export const ROTULOS_DA_FORMA = {
  tipo: 'Tipo',
  nome: 'Nome ou bandeira',
  entrega: 'Entregas',
  retirada: 'Retiradas',
  mesa: 'Consumo no restaurante',
  bandeiras: 'Bandeiras aceitas',
  ajusteTipo: 'Desconto ou acréscimo',
  ajuste: 'De quanto',
} as const

export const ROTULOS_DOS_TIPOS: Readonly<Record<TipoDeForma, string>> = {
  vr: rotuloDaForma('vr'),
  va: rotuloDaForma('va'),
  outro: 'Outra',
}

export const ERRO_AO_SALVAR_FORMA = 'Erro ao salvar'

const AJUSTE_INVALIDO = 'Informe em reais, como 2,00, ou em porcentagem, como 5% ou 3,5%.'
const SEM_NOME = 'Diga o nome desta forma de pagamento.'

const formaSchema = v.pipe(
  v.object({
    tipo: v.picklist([...FORMAS_DE_SEMPRE, ...TIPOS_DE_FORMA], 'Escolha o tipo.'),
    nome: linhaOuNulo(ROTULOS_DA_FORMA.nome, NOME_DA_FORMA_MAXIMO),
    entrega: marcado,
    retirada: marcado,
    mesa: marcado,
    bandeiras: linhaOuNulo(ROTULOS_DA_FORMA.bandeiras, limites.logradouro),
    ajusteTipo: v.optional(v.picklist(['', 'desconto', 'acrescimo'], 'Escolha um dos três.'), ''),
    ajuste: v.optional(v.string(AJUSTE_INVALIDO), ''),
  }),
  v.forward(
    v.check(({ tipo, nome }) => tipo !== 'outro' || nome !== null, SEM_NOME),
    ['nome'],
  ),
  v.forward(
    v.check(({ ajusteTipo, ajuste }) => ajusteTipo === '' || lerAjuste(ajuste) !== null, AJUSTE_INVALIDO),
    ['ajuste'],
  ),
  v.transform(({ tipo, nome, bandeiras, ajusteTipo, ajuste, ...onde }) => {
    const forma: FormaPagamento = ehDeSempre(tipo) ? tipo : formaCom(tipo, nome ?? '')
    // A voucher has its brand in its name.
    const lido = ajusteTipo === '' ? null : lerAjuste(ajuste)
    const doAjuste = {
      ajusteTipo: lido && ajusteTipo ? ajusteTipo : null,
      ajusteEm: lido?.em ?? null,
      ajuste: lido?.valor ?? null,
    }
    return { forma, ...onde, ...doAjuste, bandeiras: especieDe(forma) === 'cartao' ? bandeiras : null }
  }),
)

export type DadosDaForma = v.InferOutput<typeof formaSchema>

/** '5%' and '3,5%' are a percentage below a hundred, '2,00' an amount; null for what is neither, or nothing. */
function lerAjuste(texto: string): { readonly em: 'percentual' | 'valor'; readonly valor: Centavos } | null {
  const porCento = /^\s*(\d{1,2})(?:[,.](\d{1,2}))?\s*%\s*$/.exec(texto)
  const valor = porCento
    ? centavos(Number(porCento[1]) * 100 + Number((porCento[2] ?? '').padEnd(2, '0')))
    : parseReais(texto)
  if (valor === null || valor <= 0 || valor > VALOR_MAXIMO) return null
  return { em: porCento ? 'percentual' : 'valor', valor }
}

/** The form of one method. Refused: an 'outro' without a name. */
export function lerForma(valores: unknown): Lido<typeof formaSchema> {
  return lerFormularioCom(formaSchema, valores, ERRO_AO_SALVAR_FORMA)
}

/** How the saves of two people become one. */
export const FORMA_DA_FORMA: Forma<DadosDaForma> = {
  rotulos: { ...ROTULOS_DA_FORMA, forma: ROTULOS_DA_FORMA.nome, ajusteEm: ROTULOS_DA_FORMA.ajusteTipo },
  descrever: descreverForma,
  juntos: [{ rotulo: ROTULOS_DA_FORMA.ajusteTipo, campos: ['ajusteTipo', 'ajusteEm', 'ajuste'] }],
}

/** What a stored adjustment is; null without one. */
export function ajusteGuardado({
  ajusteTipo,
  ajusteEm,
  ajuste,
}: Pick<DadosDaForma, 'ajusteTipo' | 'ajusteEm' | 'ajuste'>): AjusteDaForma | null {
  return ajusteTipo && ajusteEm && ajuste !== null ? { tipo: ajusteTipo, em: ajusteEm, valor: ajuste } : null
}

/** As it is typed: '5%', '2,00'. */
export function digitarAjuste({ em, valor }: AjusteDaForma): string {
  return em === 'valor' ? formatValor(centavos(valor)) : `${String(valor / 100).replace('.', ',')}%`
}

function descreverForma(dados: DadosDaForma): Descricao {
  const { forma, entrega, retirada, mesa, bandeiras } = dados
  const ajuste = ajusteGuardado(dados)
  return {
    [ROTULOS_DA_FORMA.nome]: rotuloDaForma(forma),
    [ROTULOS_DA_FORMA.entrega]: simOuNao(entrega),
    [ROTULOS_DA_FORMA.retirada]: simOuNao(retirada),
    [ROTULOS_DA_FORMA.mesa]: simOuNao(mesa),
    [ROTULOS_DA_FORMA.bandeiras]: ouEmBranco(bandeiras),
    [ROTULOS_DA_FORMA.ajusteTipo]: ouEmBranco(ajuste && dizerAjusteDaForma(ajuste)),
  }
}

export const FORMA_DE_SEMPRE = recusar(
  'forma-de-sempre',
  'Ação não permitida',
  'Esta forma de pagamento não se exclui. Para não a aceitar mais, edite-a e desmarque onde ela vale.',
)

/** Orders say its name, so it stays; it is switched off instead. */
export const FORMA_USADA = recusar(
  'forma-usada',
  'Ação não permitida',
  'Há pedidos pagos assim. Para não a aceitar mais, edite-a e desmarque onde ela vale.',
)

export const FORMA_REPETIDA = recusar(
  'forma-repetida',
  ERRO_AO_SALVAR_FORMA,
  'Já existe uma forma de pagamento com este nome.',
  'nome',
)

export const OUTRO_NOME_DE_USADA = recusar(
  'outro-nome-de-usada',
  ERRO_AO_SALVAR_FORMA,
  'Há pedidos pagos assim, e o nome deles fica. Para outro nome, crie outra forma de pagamento e desligue esta.',
  'nome',
)

export const OUTRO_NOME_DE_SEMPRE = recusar(
  'outro-nome-de-sempre',
  ERRO_AO_SALVAR_FORMA,
  'Esta forma de pagamento tem sempre o mesmo nome.',
)
