import { acharEscolha, escolherOpcao } from '~/domain/cardapio/escolhas/selecionar'
import { Legenda } from '~/screens/campos/escolhas/legenda'
import { dizerPreco, ehUmaSo, LinhaDaOpcao, opcoesDoTamanho } from '~/screens/campos/escolhas/opcoes'
import { FieldError } from '~/ui/fields/field'
import { EscolhaEmLista } from '../partes/escolha-em-lista'
import { type PerguntaProps, SaboresDoItem } from './sabores-do-item'

/** One question of a line, in the shape in which the keyboard answers it fastest. */
export function PerguntaDoItem(props: PerguntaProps) {
  const { pergunta } = props
  if (pergunta.tipo === 'sabor') return <SaboresDoItem {...props} />
  return ehUmaSo(pergunta) ? <UmaSo {...props} /> : <Varias {...props} />
}

function UmaSo({ pergunta, variante, selecao, nome, erro, estaEsgotada, aoEscolher }: PerguntaProps) {
  const [grupo] = pergunta.grupos
  const opcoes = grupo ? opcoesDoTamanho(grupo, variante) : []
  const escolhida = grupo && opcoes.find(opcao => acharEscolha(selecao, grupo.id, opcao))
  return (
    <EscolhaEmLista
      legenda={<Legenda pergunta={pergunta} selecao={selecao} />}
      name={`${nome}-${pergunta.grupoId}`}
      erro={erro}
      valor={escolhida ? String(escolhida.id) : null}
      aoEscolher={id => {
        const opcao = opcoes.find(outra => String(outra.id) === id)
        if (!grupo || !opcao) return
        aoEscolher(escolherOpcao(pergunta, selecao, { grupoId: grupo.id, opcaoId: opcao.id, quantidade: 1 }))
      }}
      opcoes={opcoes.map(opcao => ({
        valor: String(opcao.id),
        rotulo: opcao.nome,
        detalhe:
          grupo &&
          [dizerPreco(grupo, opcao, variante), estaEsgotada(grupo, opcao) && 'Esgotado']
            .filter(Boolean)
            .join(' · '),
      }))}
    />
  )
}

function Varias({ pergunta, variante, selecao, nome, erro, estaEsgotada, aoEscolher }: PerguntaProps) {
  const [grupo] = pergunta.grupos
  if (!grupo) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        <Legenda pergunta={pergunta} selecao={selecao} />
      </legend>
      {erro && (
        <div data-recusa tabIndex={-1} className="outline-none">
          <FieldError>{erro}</FieldError>
        </div>
      )}
      <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {opcoesDoTamanho(grupo, variante).map(opcao => (
          <LinhaDaOpcao
            key={opcao.id}
            {...{ pergunta, grupo, opcao, variante, selecao }}
            nome={`${nome}-${grupo.id}`}
            rotulo={estaEsgotada(grupo, opcao) ? `${opcao.nome} (esgotado)` : opcao.nome}
            aoEscolher={alvo => aoEscolher(escolherOpcao(pergunta, selecao, alvo))}
          />
        ))}
      </div>
    </fieldset>
  )
}
