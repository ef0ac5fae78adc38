import * as v from 'valibot'
import { coincidem, ROTULOS_DA_SENHA, SENHAS_DIFERENTES, senhas } from '~/domain/contas/senha'
import { ROTULOS_DO_ENDERECO, UFS } from '~/domain/enderecos/endereco'
import { type Descricao, type Forma, ouEmBranco } from '~/domain/respostas/conflito'
import { type Lido, lerFormularioCom } from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatCep } from '~/domain/valores/cep'
import { formatCnpj, limparCnpj } from '~/domain/valores/cnpj'
import { emMinutos } from '~/domain/valores/instante'
import { slugDe } from '~/domain/valores/slug'
import {
  DEZ_OU_ONZE,
  formatTelefone,
  lerTelefone,
  somenteDigitos,
  telefoneDoPainelValido,
  telefoneInvalido,
} from '~/domain/valores/telefone'
import { campoLongoDemais, limites, limparLinha, preenchaOCampo } from '~/domain/valores/texto'
import { validarSlug } from './slug-da-empresa'

const RAZAO_SOCIAL_MAXIMA = 120

/** The labels of the form, which its messages name, in its order. */
export const ROTULOS_DO_CADASTRO = {
  razaosocial: 'Razão social',
  nomefantasia: 'Nome fantasia',
  cnpj: 'CNPJ',
  telefone: 'Telefone',
  email: 'E-mail',
  slug: 'Sua URL (slug)',
  cep: ROTULOS_DO_ENDERECO.cep,
  logradouro: ROTULOS_DO_ENDERECO.logradouro,
  numero: ROTULOS_DO_ENDERECO.numero,
  bairro: ROTULOS_DO_ENDERECO.bairro,
  cidade: ROTULOS_DO_ENDERECO.cidade,
  estado: ROTULOS_DO_ENDERECO.estado,
  ...ROTULOS_DA_SENHA,
} as const

export type CampoDoCadastro = keyof typeof ROTULOS_DO_CADASTRO

const ERRO_DE_VALIDACAO = 'Erro de Validação'
const ERRO_DE_CADASTRO = 'Erro de Cadastro'
export const ERRO_NO_CADASTRO = 'Erro no Cadastro'

const EMAIL_INVALIDO = 'Informe um e-mail válido.'

/** A missing field reads as a blank one; anything but a text is refused. */
function digitado(campo: CampoDoCadastro) {
  return v.optional(v.string(preenchaOCampo(ROTULOS_DO_CADASTRO[campo])), '')
}

function linha(campo: CampoDoCadastro, limite: number) {
  const rotulo = ROTULOS_DO_CADASTRO[campo]
  return v.pipe(
    digitado(campo),
    v.transform(limparLinha),
    v.maxLength(limite, campoLongoDemais(rotulo, limite)),
  )
}

function obrigatoria(campo: CampoDoCadastro, limite: number) {
  return v.pipe(linha(campo, limite), v.nonEmpty(preenchaOCampo(ROTULOS_DO_CADASTRO[campo])))
}

function opcional(campo: CampoDoCadastro, limite: number) {
  return v.pipe(linha(campo, limite), v.transform(ouNulo))
}

function ouNulo(texto: string): string | null {
  return texto === '' ? null : texto
}

/** An e-mail of an account, in lower case; one message each for blank and malformed. */
const emailSchema = v.pipe(
  linha('email', limites.email),
  v.transform(texto => texto.toLowerCase()),
  v.nonEmpty(preenchaOCampo(ROTULOS_DO_CADASTRO.email)),
  v.check(texto => texto === '' || v.is(v.pipe(v.string(), v.email()), texto), EMAIL_INVALIDO),
)

const campos = {
  razaosocial: obrigatoria('razaosocial', RAZAO_SOCIAL_MAXIMA),
  nomefantasia: obrigatoria('nomefantasia', limites.nome),
  cnpj: v.pipe(digitado('cnpj'), v.transform(limparCnpj), v.transform(ouNulo)),
  telefone: v.pipe(
    digitado('telefone'),
    v.transform(lerTelefone),
    v.check(
      telefone => telefone === '' || telefoneDoPainelValido(telefone),
      ({ input }) => telefoneInvalido(DEZ_OU_ONZE)(input),
    ),
    v.transform(ouNulo),
  ),
  email: emailSchema,
  slug: v.pipe(
    digitado('slug'),
    v.transform(slugDe),
    v.rawCheck(({ dataset, addIssue }) => {
      const recusa = dataset.typed ? validarSlug(dataset.value, new Set()) : null
      if (recusa) addIssue({ message: recusa.texto })
    }),
  ),
  cep: v.pipe(
    digitado('cep'),
    v.transform(texto => somenteDigitos(texto).slice(0, 8)),
    v.check(texto => texto === '' || texto.length === 8, 'O CEP deve ter 8 dígitos.'),
    v.transform(ouNulo),
  ),
  logradouro: opcional('logradouro', limites.logradouro),
  numero: opcional('numero', limites.numero),
  bairro: opcional('bairro', limites.bairro),
  cidade: opcional('cidade', limites.cidade),
  estado: v.pipe(
    digitado('estado'),
    v.transform(texto => limparLinha(texto).toUpperCase()),
    v.check(uf => uf === '' || UFS.some(conhecida => conhecida === uf), 'Informe uma UF válida, como SP.'),
    v.transform(ouNulo),
  ),
}

/** The company as its owner types it, for 'Meus dados' (empresa-5). */
export const dadosDaEmpresaSchema = v.object(campos)
/** The signup: the company and a password, typed twice. */
export const cadastroSchema = v.pipe(
  v.object({ ...campos, ...senhas }),
  v.forward(v.partialCheck([['senha'], ['confirmarSenha']], coincidem, SENHAS_DIFERENTES), [
    'confirmarSenha',
  ]),
)

export type DadosDaEmpresa = v.InferOutput<typeof dadosDaEmpresaSchema>
export type Cadastro = v.InferOutput<typeof cadastroSchema>

/** Reads a form by one of the schemas above; answers with its values, or with refusals, at most one for each field. */
export function lerFormulario<Schema extends typeof dadosDaEmpresaSchema | typeof cadastroSchema>(
  schema: Schema,
  valores: Record<string, unknown>,
): Lido<Schema> {
  return lerFormularioCom(schema, valores, ERRO_DE_VALIDACAO)
}

/** How the saves of two people become one. */
export const FORMA_DA_EMPRESA: Forma<DadosDaEmpresa> = {
  rotulos: ROTULOS_DO_CADASTRO,
  descrever: descreverEmpresa,
  juntos: [{ rotulo: 'Endereço', campos: ['cep', 'logradouro', 'numero', 'bairro', 'cidade', 'estado'] }],
}

/** Describes a company by the labels of its form, in the form's order. */
export function descreverEmpresa(dados: DadosDaEmpresa): Descricao {
  return {
    [ROTULOS_DO_CADASTRO.razaosocial]: dados.razaosocial,
    [ROTULOS_DO_CADASTRO.nomefantasia]: dados.nomefantasia,
    [ROTULOS_DO_CADASTRO.cnpj]: ouEmBranco(dados.cnpj && formatCnpj(dados.cnpj)),
    [ROTULOS_DO_CADASTRO.telefone]: ouEmBranco(dados.telefone && formatTelefone(dados.telefone)),
    [ROTULOS_DO_CADASTRO.email]: dados.email,
    [ROTULOS_DO_CADASTRO.slug]: dados.slug,
    [ROTULOS_DO_CADASTRO.cep]: ouEmBranco(dados.cep && formatCep(dados.cep)),
    [ROTULOS_DO_CADASTRO.logradouro]: ouEmBranco(dados.logradouro),
    [ROTULOS_DO_CADASTRO.numero]: ouEmBranco(dados.numero),
    [ROTULOS_DO_CADASTRO.bairro]: ouEmBranco(dados.bairro),
    [ROTULOS_DO_CADASTRO.cidade]: ouEmBranco(dados.cidade),
    [ROTULOS_DO_CADASTRO.estado]: ouEmBranco(dados.estado),
  }
}

export const CNPJ_EM_USO = recusar('cnpj-em-uso', ERRO_DE_CADASTRO, 'Este CNPJ já está cadastrado.', 'cnpj')
export const EMAIL_EM_USO = recusar(
  'email-em-uso',
  ERRO_DE_CADASTRO,
  'Este e-mail já está cadastrado.',
  'email',
)
export const TELEFONE_DO_WHATSAPP = recusar(
  'telefone-do-whatsapp',
  ERRO_DE_VALIDACAO,
  'Informe o telefone: é nele que os pedidos chegam pelo WhatsApp.',
  'telefone',
)

export const ROTULO_DA_SENHA_ATUAL = 'Senha atual'

/**
 * A changed e-mail needs the account's password, because the session may be in somebody else's hands (decision 021).
 * Null when a password was typed.
 */
export function exigirSenhaAtual(
  email: string,
  { guardado, senhaAtual }: { guardado: string; senhaAtual: string },
): Recusa | null {
  if (!ehOutroEmail(email, guardado) || senhaAtual !== '') return null
  return recusar('senha-atual-vazia', ERRO_DE_VALIDACAO, preenchaOCampo(ROTULO_DA_SENHA_ATUAL), 'senhaAtual')
}

export function ehOutroEmail(digitado: string, guardado: string): boolean {
  return limparLinha(digitado).toLowerCase() !== guardado.toLowerCase()
}

export const SENHA_ATUAL_ERRADA = recusar(
  'senha-atual-errada',
  ERRO_DE_VALIDACAO,
  'Senha atual incorreta.',
  'senhaAtual',
)

/** Too many wrong passwords; the next try is allowed in `segundos`. */
export function muitasSenhasErradas(segundos: number): Recusa {
  const texto = `Muitas senhas erradas. Aguarde ${emMinutos(segundos)} e tente novamente.`
  return recusar('muitas-senhas-erradas', ERRO_DE_VALIDACAO, texto, 'senhaAtual')
}

/** A failure that is shown beside no field, because the person cannot mend it. */
export function erroNoCadastro(texto: string): Recusa {
  return recusar('cadastro-falhou', ERRO_NO_CADASTRO, texto)
}
