import { CORES_PRONTAS, escureceParaLer, ROTULOS_DA_APARENCIA } from '~/domain/aparencia/aparencia'
import { COR_DA_COMANDA, type Cor, textoSobre } from '~/domain/aparencia/cor'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'

interface CampoDaCorProps {
  /** The text in the field; blank is Comanda's colour. */
  texto: string
  /** The colour that it means, or the last one that it meant. */
  cor: Cor
  aoMudar: (texto: string) => void
  erro: string | undefined
}

/** The accent: one of the palette, the browser's own picker, or a code (aparencia-1). */
export function CampoDaCor({ texto, cor, aoMudar, erro }: CampoDaCorProps) {
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-2 font-semibold text-sm">{ROTULOS_DA_APARENCIA.cor}</legend>
        <div className="flex flex-wrap gap-2">
          {CORES_PRONTAS.map(pronta => (
            <label
              key={pronta.cor}
              title={pronta.nome}
              className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-foco has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="corPronta"
                value={pronta.cor}
                checked={cor === pronta.cor}
                onChange={() => aoMudar(pronta.cor === COR_DA_COMANDA ? '' : pronta.cor)}
                className="sr-only"
              />
              <span className="sr-only">{pronta.nome}</span>
              <svg viewBox="0 0 44 44" aria-hidden="true" className="size-11">
                <circle cx="22" cy="22" r="20" fill={pronta.cor} className="stroke-linha-forte" />
              </svg>
              {cor === pronta.cor && (
                <Icon name="check" strokeWidth={3} color={textoSobre(cor)} className="absolute size-6" />
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Field
          label="Outra cor, pelo código"
          hint={!erro && dizerDaCor(cor)}
          error={erro}
          className="min-w-0 flex-1 basis-56"
        >
          <TextInput
            name="cor"
            value={texto}
            onChange={event => aoMudar(event.currentTarget.value)}
            placeholder={COR_DA_COMANDA}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={9}
            trailing={
              <input
                type="color"
                aria-label="Escolher a cor numa paleta"
                value={cor}
                onChange={event => aoMudar(event.currentTarget.value)}
                className="size-9 cursor-pointer rounded-sm bg-folha"
              />
            }
          />
        </Field>
        {texto !== '' && (
          <Button variant="quiet" onClick={() => aoMudar('')} className="max-sm:-ml-4 sm:mt-7">
            Voltar à cor da Comanda
          </Button>
        )}
      </div>
    </div>
  )
}

/** What reading asks of this colour, in plain words (aparencia-2). */
function dizerDaCor(cor: Cor): string {
  const nosBotoes = `Nos botões, o texto fica ${textoSobre(cor) === '#ffffff' ? 'branco' : 'preto'}.`
  if (!escureceParaLer(cor)) return nosBotoes
  return `${nosBotoes} Em links e textos usamos um tom mais escuro dela, para todos conseguirem ler.`
}
