import { useDeferredValue, useMemo, useState } from 'react'
import { porQueNaoSePede } from '~/domain/cardapio/escolhas/venda'
import type { TipoDeGrupo } from '~/domain/cardapio/grupo'
import { type GrupoGuardado, montarProduto, porId } from '~/domain/cardapio/grupo-guardado'
import { ROTULOS_DO_GRUPO } from '~/domain/cardapio/grupos/grupo-digitado'
import { ZERO } from '~/domain/valores/centavos'
import type { GrupoId } from '~/domain/valores/ids'
import { limites } from '~/domain/valores/texto'
import { Banner } from '~/ui/banner'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { useLinhas } from '../tela/lista/use-linhas'
import type { Cozinha } from './grupos-inteiros'
import { LimitesDoGrupo } from './limites-do-grupo'
import { ListaDeOpcoes } from './lista-de-opcoes'
import { PreviaDoGrupo } from './previa-do-grupo'
import {
  abrirColunas,
  abrirOpcoes,
  abrirRascunho,
  type ColunaDoTamanho,
  comTipo,
  costumaTerTamanhos,
  lerRascunho,
} from './rascunho-do-grupo'
import { TipoDoGrupo } from './tipo-do-grupo'
import { useCozinha } from './use-cozinha'
import type { UsoDoGrupo } from './usos-dos-grupos'

interface CamposDoGrupoProps {
  /** Null for a new one. */
  grupo: GrupoGuardado | null
  uso: UsoDoGrupo
  /** The names of the sizes in which the company sells anything with groups. */
  daEmpresa: readonly string[]
  erro: (campo: string) => string | undefined
}

const NOVO = 0 as GrupoId

export function CamposDoGrupo({ grupo, uso, daEmpresa, erro }: CamposDoGrupoProps) {
  const [rascunho, setRascunho] = useState(() => abrirRascunho(grupo))
  const opcoes = useLinhas(() => abrirOpcoes(grupo))
  const nomesUsados = [...new Set(uso.tamanhos.map(({ nome }) => nome))]
  const [colunas, setColunas] = useState<readonly ColunaDoTamanho[]>(() => {
    const comPreco = grupo && [grupo, ...grupo.opcoes].some(({ precos }) => precos.length > 0)
    return comPreco || costumaTerTamanhos(rascunho.tipo) ? abrirColunas(grupo, nomesUsados) : []
  })

  function escolherTipo(tipo: TipoDeGrupo) {
    setRascunho(antes => comTipo(antes, tipo))
    if (colunas.length > 0 || !costumaTerTamanhos(tipo)) return
    const nomes = nomesUsados.length > 0 ? nomesUsados : daEmpresa
    setColunas(nomes.map(nome => ({ nome, usada: nomesUsados.includes(nome) })))
  }
  const { tipo } = rascunho
  const { linhas } = opcoes
  const lido = useMemo(() => {
    const ficam = linhas.filter(({ tirada }) => !tirada)
    return lerRascunho(grupo?.id ?? NOVO, rascunho, ficam, colunas)
  }, [grupo, rascunho, linhas, colunas])
  // What depends on sixty options in many products must not hold up the typing.
  const semPressa = useDeferredValue(lido)
  const campos = <TipoDoGrupo tipo={tipo} aoEscolher={escolherTipo} erro={erro('tipo')} />
  if (tipo === null) return campos
  return (
    <>
      {campos}
      <Field label={ROTULOS_DO_GRUPO.nome} required error={erro('nome')}>
        <TextInput
          name="nome"
          autoComplete="off"
          placeholder="Ex.: Ponto da carne"
          maxLength={limites.nome}
          value={rascunho.nome}
          onChange={({ currentTarget: { value } }) => setRascunho(antes => ({ ...antes, nome: value }))}
        />
      </Field>
      <LimitesDoGrupo
        rascunho={rascunho}
        regraGuardada={grupo?.regraPreco ?? null}
        aoMudar={parte => setRascunho(antes => ({ ...antes, ...parte }))}
        erro={erro}
      />
      <ListaDeOpcoes
        tipo={tipo}
        deTodos={rascunho}
        aoMudarDeTodos={parte => setRascunho(antes => ({ ...antes, ...parte }))}
        opcoes={opcoes}
        colunas={colunas}
        aoMudarColunas={setColunas}
        tamanhos={daEmpresa}
        erro={erro}
      />
      <Field
        label={ROTULOS_DO_GRUPO.ajuda}
        optional
        hint="Uma linha que o cliente lê sob o nome do grupo."
        error={erro('ajuda')}
      >
        <TextInput
          name="ajuda"
          autoComplete="off"
          maxLength={limites.descricao}
          value={rascunho.ajuda}
          onChange={({ currentTarget: { value } }) => setRascunho(antes => ({ ...antes, ajuda: value }))}
        />
      </Field>
      <PreviaDoGrupo
        grupo={semPressa}
        tamanhos={
          uso.tamanhos.length > 0 ? uso.tamanhos : colunas.map(({ nome }) => ({ nome, maxSabores: null }))
        }
      />
      {grupo && <ProdutosDoGrupo nomes={uso.produtos} lido={semPressa} />}
    </>
  )
}

interface ProdutosDoGrupoProps {
  nomes: readonly string[]
  lido: GrupoGuardado
}

/** The products that have the group, and which of them could not be ordered with it as it is typed. */
function ProdutosDoGrupo({ nomes, lido }: ProdutosDoGrupoProps) {
  const cozinha = useCozinha()
  const presos = useMemo(() => (cozinha ? acharPresos(cozinha, lido) : []), [cozinha, lido])
  return (
    <>
      <div>
        <p className="font-semibold text-sm">Produtos com este grupo</p>
        <p className="break-words text-sm">
          {nomes.length > 0 ? nomes.join(', ') : 'Nenhum ainda. Escolha o grupo no formulário do produto.'}
        </p>
      </div>
      {presos.length > 0 && (
        <Banner tone="warning" title="Assim não dá para pedir">
          <ul className="grid gap-1 text-sm">
            {presos.map(({ nome, motivos }) => (
              <li key={nome}>
                <span className="font-semibold">{`${nome}.`}</span> <span>{motivos.join(' ')}</span>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}

function acharPresos({ produtos, grupos }: Cozinha, lido: GrupoGuardado) {
  const comEste = porId([...grupos.filter(({ id }) => id !== lido.id), lido])
  return produtos
    .filter(produto => produto.grupos.some(({ grupoId }) => grupoId === lido.id))
    .flatMap(produto => {
      const motivos = porQueNaoSePede(montarProduto({ ...produto, preco: ZERO }, comEste))
      return motivos.length > 0 ? [{ nome: produto.nome, motivos: [...new Set(motivos)] }] : []
    })
}
