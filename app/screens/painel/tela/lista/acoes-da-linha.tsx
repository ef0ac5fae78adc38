import { useRef, useState } from 'react'
import type { Direito } from '~/domain/empresas/direitos'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'
import { IconButton, IconLink } from '~/ui/icon-button'
import { Menu } from '~/ui/overlays/menu'
import { MenuGroup, MenuItem, MenuLink, useMenu } from '~/ui/overlays/menu-parts'
import { Spinner } from '~/ui/spinner'
import { usePode } from '../../pode'
import { useGravacao } from '../formulario/use-gravacao'

interface Nomes {
  /** As 'Duplicar'. */
  readonly nome: string
  /** What its button is called: with the row's name, and with what stands there now. */
  readonly rotulo: string
  readonly icone: Elements
  /** For what a computer's row offers in another place. */
  readonly soNoMenu?: boolean
  /** Not offered to whoever does not have it. */
  readonly direito?: Direito
}

/** What can be done with a row, seldom enough to stand behind '⋯' where there is little room. */
export type AcaoDaLinha = Nomes &
  (
    | { readonly aoApertar: () => void }
    /** What it opens, which outlives the menu. */
    | { readonly abre: (aoFechar: () => void) => Elements }
    /** The address that it is posted to, and the title of what is said when no answer came. */
    | { readonly posta: string; readonly seFalhar: string }
    /** A page of its own, in another tab. */
    | { readonly link: string }
  )

export function duplicar(nome: string, rota: string, seFalhar: string): AcaoDaLinha {
  return {
    nome: 'Duplicar',
    rotulo: `Duplicar ${nome}`,
    icone: <Icon name="copy" />,
    posta: `${rota}/duplicacao`,
    direito: 'editar o cardápio',
    seFalhar,
  }
}

/** Nothing for whoever may not delete it. */
export function excluir(nome: string, aoExcluir: (() => void) | null): AcaoDaLinha[] {
  if (!aoExcluir) return []
  return [
    { nome: 'Excluir', rotulo: `Excluir ${nome}`, icone: <Icon name="trash-2" />, aoApertar: aoExcluir },
  ]
}

interface AcoesDaLinhaProps {
  /** What the row is called. */
  de: string
  acoes: readonly AcaoDaLinha[]
}

/** Buttons where the row has room for them, and a menu on phones and tablets; one alone is always a button. */
export function AcoesDaLinha({ de, acoes: todas }: AcoesDaLinhaProps) {
  const pode = usePode()
  const acoes = todas.filter(({ direito }) => direito === undefined || pode(direito))
  const [aberta, setAberta] = useState<string | null>(null)
  const { trigger, menu } = useMenu()
  const formulario = useRef<HTMLFormElement>(null)
  const postada = acoes.find(acao => 'posta' in acao)
  const { enviar, gravando } = useGravacao(formulario, {
    rota: postada?.posta ?? '',
    textos: { titulo: postada?.seFalhar ?? '' },
  })
  const comMenu = acoes.length > 1
  const abertura = acoes.find(({ nome }) => nome === aberta)
  const camada = abertura && 'abre' in abertura && abertura.abre(() => setAberta(null))

  function fazer(acao: AcaoDaLinha) {
    if ('aoApertar' in acao) acao.aoApertar()
    if ('abre' in acao) setAberta(acao.nome)
    if ('posta' in acao) void enviar(new FormData())
  }
  return (
    <>
      <div className={classes('flex items-center [&_svg]:size-5', comMenu && 'max-xl:hidden')}>
        {acoes
          .filter(({ soNoMenu }) => !soNoMenu)
          .map(acao => (
            <Botao key={acao.nome} acao={acao} emCurso={gravando && 'posta' in acao} aoApertar={fazer} />
          ))}
      </div>
      {comMenu && (
        <div className="xl:hidden">
          <IconButton
            {...trigger}
            label={`Mais ações: ${de}`}
            tooltip="Mais ações"
            icon={gravando ? <Spinner /> : <Icon name="ellipsis" className="size-5" />}
            aria-busy={gravando || undefined}
          />
          <Menu {...menu} label={`Mais ações: ${de}`} className="w-64">
            <MenuGroup label={de}>
              {acoes.map(acao => (
                <Item key={acao.nome} acao={acao} aoApertar={fazer} />
              ))}
            </MenuGroup>
          </Menu>
        </div>
      )}
      {camada satisfies Elements}
    </>
  )
}

interface UmaAcaoProps {
  acao: AcaoDaLinha
  aoApertar: (acao: AcaoDaLinha) => void
}

function Botao({ acao, emCurso, aoApertar }: UmaAcaoProps & { emCurso: boolean }) {
  const { nome, rotulo, icone } = acao
  if ('link' in acao) {
    return <IconLink href={acao.link} target="_blank" rel="noopener noreferrer" label={rotulo} icon={icone} />
  }
  return (
    <IconButton
      label={rotulo}
      tooltip={nome}
      icon={emCurso ? <Spinner /> : icone}
      aria-busy={emCurso || undefined}
      aria-disabled={emCurso || undefined}
      onClick={() => aoApertar(acao)}
    />
  )
}

function Item({ acao, aoApertar }: UmaAcaoProps) {
  const { nome, icone } = acao
  if ('link' in acao) {
    return (
      <MenuLink to={acao.link} reloadDocument target="_blank" rel="noopener noreferrer" icon={icone}>
        {nome}
      </MenuLink>
    )
  }
  return (
    <MenuItem icon={icone} onClick={() => aoApertar(acao)}>
      {nome}
    </MenuItem>
  )
}
