import type { ReactNode } from 'react'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { formatTelefone } from '~/domain/valores/telefone'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { usePode } from '../../pode'
import type { FormularioAberto } from '../reacao/descrever'
import { temEndereco } from '../reacao/formulario'
import { donoComOutroNome, donoDoTelefone, renomeia } from '../reacao/procedencia'

/**
 * Tells the owner whose phone it is before a record is renamed, and offers typed texts that were replaced (decision
 * 022).
 */
export function DonoDoTelefone({ aberto }: { aberto: FormularioAberto }) {
  const pode = usePode()
  const { formulario, mudar } = aberto
  const { nome, anterior, saiu } = formulario
  const outro = donoComOutroNome(formulario)
  const dono = donoDoTelefone(formulario)
  const faltaDeQuemSaiu =
    saiu !== null &&
    (nome.trim() === '' ||
      (ehEntrega(formulario.tipoEntrega) && temEndereco(saiu.endereco) && !temEndereco(formulario.endereco)))
  if (outro) {
    const digitado = nome.trim()
    return (
      <Banner
        tone="warning"
        title={`Este telefone é de ${outro.nome}.`}
        announce
        action={
          <Acoes>
            <Button onClick={() => mudar({ tipo: 'escolher-cliente', cliente: outro })}>
              Usar o cadastro
            </Button>
            {digitado !== '' && pode('editar clientes') && (
              <Button variant="secondary" onClick={() => mudar({ tipo: 'renomear', sim: true })}>
                {`Salvar como ${digitado}`}
              </Button>
            )}
          </Acoes>
        }
      >
        {digitado === '' || !pode('editar clientes')
          ? 'Use o cadastro, ou digite o nome de quem está pedindo.'
          : 'Quem está pedindo? Salvar com o nome digitado muda o nome no cadastro.'}
      </Banner>
    )
  }
  return (
    <>
      {dono && renomeia(formulario) && (
        <Banner
          title={`${dono.nome} passa a se chamar ${nome.trim()}.`}
          action={
            <Button variant="secondary" onClick={() => mudar({ tipo: 'renomear', sim: false })}>
              Desfazer
            </Button>
          }
        >
          O nome muda no cadastro quando o pedido for salvo.
        </Banner>
      )}
      {saiu && faltaDeQuemSaiu && (
        <Banner
          title={`O telefone não é mais o de ${saiu.procedencia.nome}.`}
          announce
          action={
            <Button variant="secondary" onClick={() => mudar({ tipo: 'manter-quem-saiu' })}>
              Manter nome e endereço
            </Button>
          }
        >
          O que veio do cadastro saiu do pedido. Se for o número novo da mesma pessoa, mantenha.
        </Banner>
      )}
      {(anterior.nome !== null || anterior.telefone !== null) && (
        <Acoes>
          {anterior.nome !== null && (
            <Button variant="secondary" onClick={() => mudar({ tipo: 'voltar-ao-nome' })}>
              {`Voltar ao nome digitado: ${anterior.nome.trim()}`}
            </Button>
          )}
          {anterior.telefone !== null && (
            <Button variant="secondary" onClick={() => mudar({ tipo: 'voltar-ao-telefone' })}>
              {`Voltar ao telefone digitado: ${formatTelefone(anterior.telefone)}`}
            </Button>
          )}
        </Acoes>
      )}
    </>
  )
}

function Acoes({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-wrap gap-2 *:min-w-0 *:[overflow-wrap:anywhere]">{children}</div>
}
