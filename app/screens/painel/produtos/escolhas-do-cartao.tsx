import type { ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import type { ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import { formatReais } from '~/domain/valores/centavos'
import type { GrupoId } from '~/domain/valores/ids'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { usePode } from '../pode'
import type { VendaNoCartao } from './venda-no-cartao'

export interface ComGrupos {
  produto: ProdutoDoPainel
  venda: VendaNoCartao
  grupos: ReadonlyMap<GrupoId, ResumoDoGrupo>
}

/** 'a partir de R$ 29,90' where sizes or choices make it dearer. */
export function PrecoNoCartao({ minimo }: VendaNoCartao) {
  if (!minimo) return null
  return (
    <p className="font-semibold text-sm tabular-nums">
      {minimo.varia && <span className="font-normal text-tinta-suave">a partir de </span>}
      <span>{formatReais(minimo.preco)}</span>
    </p>
  )
}

/** 'Broto, Grande, Família · Sabores, Borda', and why the product cannot be ordered, if it cannot. */
export function EscolhasNoCartao({ produto, venda: { motivos }, grupos }: ComGrupos) {
  const pode = usePode()
  const dele = produto.grupos.flatMap(({ grupoId }) => grupos.get(grupoId) ?? [])
  const linhas = [produto.tamanhos, dele].map(lista => lista.map(({ nome }) => nome).join(', '))
  const vazio = dele.find(({ opcoes }) => opcoes.length === 0)
  return (
    <>
      {linhas.some(Boolean) && <p className="min-w-0 break-words">{linhas.filter(Boolean).join(' · ')}</p>}
      {motivos.length > 0 && (
        <div className="flex basis-full items-start gap-1 text-yellow-tinta">
          <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0 break-words">
            <p className="font-semibold">Ninguém consegue pedir</p>
            {vazio ? (
              <p>
                <span>{`${vazio.nome} ainda não tem opções.`}</span>{' '}
                {pode('editar o cardápio') && (
                  <Link
                    to={`/home/grupos?abrir=${vazio.id}`}
                    className="inline-flex min-h-11 items-center font-semibold underline"
                  >
                    {vazio.tipo === 'sabor' ? 'Cadastrar os sabores' : 'Cadastrar as opções'}
                  </Link>
                )}
              </p>
            ) : (
              motivos.map(motivo => <p key={motivo}>{motivo}</p>)
            )}
          </div>
        </div>
      )}
    </>
  )
}
