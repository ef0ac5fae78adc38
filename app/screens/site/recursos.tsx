import type { ReactNode } from 'react'
import { Card } from '~/ui/card'
import {
  CenaDaMensagem,
  CenaDoCarrinho,
  CenaDoCliente,
  CenaDoFrete,
  CenaDoLink,
  CenaDoPagamento,
} from './cenas-dos-recursos'

interface Recurso {
  readonly cena: ReactNode
  readonly titulo: string
  readonly texto: string
}

/** What Comanda does for a restaurant (site-1), and only what it really does. */
const RECURSOS: readonly Recurso[] = [
  {
    cena: <CenaDoLink />,
    titulo: 'Cardápio digital responsivo',
    texto:
      'Um link só seu, bonito no celular, no tablet e no computador. O cliente abre e pede, sem instalar nada.',
  },
  {
    cena: <CenaDoCarrinho />,
    titulo: 'Carrinho inteligente',
    texto:
      'Extras com preço e observação em cada item: “sem cebola” chega escrito na cozinha, no prato certo.',
  },
  {
    cena: <CenaDoFrete />,
    titulo: 'Taxa de entrega automática',
    texto: 'Calculada na hora pela distância até o CEP do cliente, dentro do raio que você define. Ou fixa.',
  },
  {
    cena: <CenaDaMensagem />,
    titulo: 'Integração com WhatsApp',
    texto: 'Receba o pedido no painel ou direto no seu WhatsApp, com itens, endereço e total já escritos.',
  },
  {
    cena: <CenaDoPagamento />,
    titulo: 'Várias formas de pagamento',
    texto: 'Dinheiro com troco calculado, cartão de crédito, cartão de débito e PIX. Você recebe direto.',
  },
  {
    cena: <CenaDoCliente />,
    titulo: 'Cadastro automático de clientes',
    texto: 'Cada pedido já cadastra o cliente pelo telefone e guarda o histórico: quem pede, o quê e quando.',
  },
]

export function Recursos() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {RECURSOS.map(({ cena, titulo, texto }) => (
        <Card as="li" key={titulo} flush>
          <div aria-hidden="true" className="grid h-34 select-none place-items-center bg-fundo px-5">
            {cena}
          </div>
          <div className="p-5 sm:p-6">
            <h3 className="font-bold text-md">{titulo}</h3>
            <p className="mt-1.5 text-pretty text-tinta-suave">{texto}</p>
          </div>
        </Card>
      ))}
    </ul>
  )
}

const COMO_COMECAR = [
  { titulo: 'Cadastre o restaurante', texto: 'Nome, endereço e horários. Leva poucos minutos.' },
  { titulo: 'Monte o cardápio', texto: 'Categorias, fotos, preços e extras, do seu jeito.' },
  {
    titulo: 'Divulgue o seu link',
    texto: 'No WhatsApp, no Instagram, na mesa. Os pedidos começam a chegar.',
  },
]

export function ComoComecar() {
  return (
    <ol className="grid gap-8 sm:grid-cols-3">
      {COMO_COMECAR.map(({ titulo, texto }, indice) => (
        <li key={titulo} className="flex gap-4 sm:block">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-tinta font-bold text-md text-papel"
          >
            {indice + 1}
          </span>
          <div>
            <h3 className="font-bold text-md sm:mt-4">{titulo}</h3>
            <p className="mt-1 text-pretty text-tinta-suave">{texto}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
