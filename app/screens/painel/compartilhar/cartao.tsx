import { useRouteError } from 'react-router'
import { readFailure } from '~/browser/attempt'
import { direitosDe } from '~/domain/empresas/direitos'
import { Button, ButtonLink } from '~/ui/button'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { ComDireitos } from '../pode'
import { recusaDaPorta } from '../porta'
import { comDireito, entrarPelaSessao } from '../porta.server'
import { SemPermissao } from '../sem-permissao'
import type { Route } from './+types/cartao'
import { linkDoCardapio } from './compartilhar.server'

export const handle = { place: 'panel' }

/** Letters; more would not fit in three lines of the large size. */
const NOME_LONGO = 32

export const middleware: Route.MiddlewareFunction[] = [entrarPelaSessao]

/** GET /home/compartilhar/cartao?folha=a4: one card of A6, or four of them on a sheet to cut up. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { empresa, membro } = comDireito(context, 'divulgar o cardápio')
  const { nomefantasia, slug } = empresa
  const folhaA4 = new URL(request.url).searchParams.get('folha') === 'a4'
  const direitos = direitosDe(membro)
  return { nomefantasia, slug, folhaA4, link: linkDoCardapio(request, empresa), direitos }
}

/** The card for the tables, on a white page: it is printed as it is shown (divulgacao-2). */
export default function Cartao({ loaderData }: Route.ComponentProps) {
  const { folhaA4, direitos } = loaderData
  const cartoes = folhaA4 ? ['1', '2', '3', '4'] : ['1']
  return (
    <main className="min-h-dvh bg-fundo print:min-h-0 print:bg-folha">
      <title>Cartão de mesa · Comanda</title>
      <ComDireitos direitos={direitos}>
        <Barra folhaA4={folhaA4} />
      </ComDireitos>
      <div className="overflow-x-auto p-4 pb-12 print:overflow-visible print:p-0">
        <div
          className={classes(
            'mx-auto grid bg-folha shadow-overlay print:mx-0 print:shadow-none',
            folhaA4
              ? 'h-[297mm] w-[210mm] grid-cols-2 grid-rows-2 [page:folha] [@media_screen_and_(width<52rem)]:[zoom:0.4]'
              : 'h-[148mm] w-[105mm] [page:cartao] [@media_screen_and_(width<27rem)]:[zoom:0.8]',
          )}
        >
          {cartoes.map(numero => (
            <CartaoDeMesa key={numero} {...loaderData} recortado={folhaA4} />
          ))}
        </div>
      </div>
    </main>
  )
}

function Barra({ folhaA4 }: { folhaA4: boolean }) {
  return (
    <div className="border-linha border-b bg-folha px-4 py-3 print:hidden">
      <div className="mx-auto flex max-w-4xl flex-wrap items-center gap-3">
        <ButtonLink
          variant="quiet"
          to="/home"
          className="-ml-3 px-3"
          icon={<Icon name="arrow-left" className="size-5" />}
        >
          Voltar
        </ButtonLink>
        <h1 className="font-bold text-md flex-1">Cartão de mesa</h1>
        <nav aria-label="Tamanho do papel" className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <TamanhoDaFolha atual={!folhaA4} para="/home/compartilhar/cartao">
            1 cartão (A6)
          </TamanhoDaFolha>
          <TamanhoDaFolha atual={folhaA4} para="/home/compartilhar/cartao?folha=a4">
            4 na folha A4
          </TamanhoDaFolha>
        </nav>
        <Button
          icon={<Icon name="printer" className="size-5" />}
          onClick={() => window.print()}
          className="max-sm:w-full"
        >
          Imprimir
        </Button>
      </div>
    </div>
  )
}

function TamanhoDaFolha({ atual, para, children }: { atual: boolean; para: string; children: string }) {
  return (
    <ButtonLink
      variant="secondary"
      to={para}
      replace
      aria-current={atual ? 'page' : undefined}
      className="aria-[current=page]:border-acento aria-[current=page]:bg-acento-suave aria-[current=page]:text-acento-forte"
    >
      {children}
    </ButtonLink>
  )
}

interface CartaoDeMesaProps {
  nomefantasia: string
  slug: string
  link: string
  /** With lines to cut along. */
  recortado: boolean
}

function CartaoDeMesa({ nomefantasia, slug, link, recortado }: CartaoDeMesaProps) {
  return (
    <section
      className={classes(
        'flex min-w-0 flex-col items-center justify-between overflow-hidden p-[8mm] text-center text-tinta',
        recortado && 'border-[0.2mm] border-linha-forte border-dashed',
      )}
    >
      <h2
        className={classes(
          'line-clamp-3 max-w-full break-words font-extrabold leading-[1.15]',
          nomefantasia.length > NOME_LONGO ? 'text-[5.2mm]' : 'text-[7mm]',
        )}
      >
        {nomefantasia}
      </h2>
      <img
        src={`/home/compartilhar/qr.svg?de=${slug}`}
        width={100}
        height={100}
        alt={`QR Code de ${link}`}
        className="size-[78mm] shrink-0"
      />
      <div className="max-w-full">
        <p className="text-balance font-bold text-[5.2mm] leading-[1.25]">
          Aponte a câmera e veja o cardápio
        </p>
        <p className="mt-[2mm] break-all text-[3.4mm] leading-[1.3]">{link.replace(/^https?:\/\//, '')}</p>
      </div>
    </section>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const recusa = recusaDaPorta(readFailure(error))
  if (!recusa) throw error
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{`${recusa.titulo} · Comanda`}</title>
      <SemPermissao recusa={recusa} />
    </main>
  )
}
