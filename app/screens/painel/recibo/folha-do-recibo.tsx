import { Fragment } from 'react'
import { urlDoLogo } from '~/domain/aparencia/urls'
import { type ItemDoRecibo, NAO_FISCAL, type Recibo } from '~/domain/pedidos/balcao/recibo'
import { dizerDitos } from '~/domain/pedidos/ditos-do-pedido'
import { itemComQuantidade, notaDoItem, semPartir } from '~/domain/pedidos/texto-do-item'

/** The receipt as it is printed. What people read from a distance, in a hurry or on a motorcycle is large. */
export function FolhaDoRecibo({ recibo, logo }: { recibo: Recibo; logo: string | null }) {
  const { numero, endereco, itens, totais, troco } = recibo
  return (
    <article data-recibo aria-label={`Recibo do pedido nº ${numero}`} className="recibo">
      <header className="recibo-centro">
        {logo && (
          <img src={urlDoLogo(logo, 'papel.png')} alt="" width={144} height={144} className="recibo-logo" />
        )}
        <p className="recibo-loja">{recibo.loja}</p>
        {recibo.telefoneDaLoja && <p>{recibo.telefoneDaLoja}</p>}
        <h1 className="recibo-numero">
          <span>{`Pedido nº ${numero.slice(0, -4)}`}</span>
          <span className="recibo-final">{numero.slice(-4)}</span>
        </h1>
        {recibo.cancelado && <p className="recibo-faixa">CANCELADO</p>}
        {recibo.motivo && <p>{`Motivo: ${recibo.motivo}`}</p>}
      </header>

      <section>
        <p className="recibo-maneira">
          <span>{recibo.maneira}</span>
          {recibo.hora && <span>{recibo.hora}</span>}
        </p>
        <p className="recibo-linha">
          <span>{recibo.tipoEntrega}</span>
          <span>{recibo.data}</span>
        </p>
        {recibo.previsao && <p className="recibo-medio">{`Previsão: ${recibo.previsao}`}</p>}
      </section>

      <section>
        <p className="recibo-medio">{recibo.cliente}</p>
        {recibo.telefone && <p>{recibo.telefone}</p>}
        {endereco.map((linha, posicao) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one address, never reordered
          <p key={posicao} className="recibo-medio">
            {linha}
          </p>
        ))}
      </section>

      <section>
        <h2 className="recibo-miudo">ITENS</h2>
        <ul className="recibo-itens">
          {itens.map(item => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      </section>

      {dizerDitos(recibo).map(({ rotulo, texto }) => (
        <section key={rotulo}>
          <h2 className="recibo-miudo">{rotulo.toUpperCase()}</h2>
          <p className="recibo-observacoes">{texto}</p>
        </section>
      ))}

      <section>
        {totais.map(({ tipo, ...linha }) => (
          <Fragment key={tipo}>
            <Valor {...linha} className={tipo === 'total' ? 'recibo-grande' : ''} />
            {recibo.porQue
              .filter(({ linha: explicada }) => explicada === tipo)
              .map(({ nome }) => (
                <p key={nome} className="recibo-sub recibo-miudo">
                  {nome}
                </p>
              ))}
          </Fragment>
        ))}
      </section>

      <section>
        <Valor rotulo="Pagamento" valor={recibo.forma} className="recibo-medio" />
        {troco && <p className="recibo-grande">{troco}</p>}
        <p className="recibo-faixa">{recibo.situacao}</p>
        {recibo.maquininha && <p className="recibo-centro recibo-medio">LEVAR MAQUININHA</p>}
        {recibo.sobreATaxa && <p className="recibo-centro recibo-medio">{recibo.sobreATaxa}</p>}
        {recibo.pix && <p className="recibo-centro">{recibo.pix}</p>}
      </section>

      <p className="recibo-centro recibo-miudo">{NAO_FISCAL}</p>
    </article>
  )
}

function Item({ item }: { item: ItemDoRecibo }) {
  const { valor, cada, escolhas, observacao } = item
  return (
    <li>
      <p className="recibo-linha recibo-produto">
        <span>{itemComQuantidade(item)}</span>
        <span>{valor}</span>
      </p>
      {cada && <p className="recibo-sub recibo-miudo">{cada}</p>}
      {escolhas.map(({ tipo, texto, valor }, posicao) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was chosen keeps its places
        <p key={posicao} className={CLASSES[tipo]}>
          <span>{semPartir(texto)}</span>
          {valor !== null && <span>{valor}</span>}
        </p>
      ))}
      {observacao && <p className="recibo-nota">{notaDoItem(item)}</p>}
    </li>
  )
}

const CLASSES: Record<ItemDoRecibo['escolhas'][number]['tipo'], string> = {
  promocao: 'recibo-sub recibo-miudo',
  sabores: 'recibo-sub recibo-sabores',
  nota: 'recibo-nota',
  extra: 'recibo-linha recibo-sub',
}

interface ValorProps {
  rotulo: string
  valor: string
  className?: string
}

function Valor({ rotulo, valor, className = '' }: ValorProps) {
  return (
    <p className={`recibo-linha ${className}`}>
      <span>{rotulo}</span>
      <span>{valor}</span>
    </p>
  )
}
