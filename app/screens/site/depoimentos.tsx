import { Card } from '~/ui/card'

/**
 * Quotes by people and restaurants of the demo. The page says so below them, because no real person may be quoted with
 * words that they did not say.
 */
const DEPOIMENTOS = [
  {
    texto:
      'Antes a gente anotava no papel e gritava para a cozinha. Agora o pedido chega inteiro na tela, com observação e endereço.',
    nome: 'Antonella Ricci',
    casa: 'Cantina da Nona',
  },
  {
    texto:
      'O cliente monta a pizza no cardápio e o pedido chega pronto no nosso WhatsApp. Acabou o vai e volta de mensagens.',
    nome: 'Marcos Bellini',
    casa: 'Pizzaria Bella',
  },
  {
    texto:
      'A taxa de entrega aparece na hora, antes de o cliente fechar. Nunca mais discuti frete pelo telefone.',
    nome: 'José Ferreira',
    casa: 'Lanchonete do Zé',
  },
]

export function Depoimentos() {
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-3">
        {DEPOIMENTOS.map(({ texto, nome, casa }) => (
          <Card as="li" key={nome} className="p-6">
            <figure className="flex h-full flex-col justify-between gap-6">
              <blockquote className="text-md text-pretty">{`“${texto}”`}</blockquote>
              <figcaption className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-acento-suave font-bold text-acento-forte"
                >
                  {nome.charAt(0)}
                </span>
                <span>
                  <span className="block font-semibold">{nome}</span>
                  <span className="block text-tinta-suave text-xs">{casa}</span>
                </span>
              </figcaption>
            </figure>
          </Card>
        ))}
      </ul>
      <p className="mt-4 text-tinta-suave text-xs">
        Depoimentos ilustrativos: as pessoas e as casas são fictícias, da nossa demonstração.
      </p>
    </>
  )
}
