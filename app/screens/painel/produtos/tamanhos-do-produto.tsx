import { LIMITES_DO_CARDAPIO } from '~/domain/cardapio/grupo'
import { ROTULOS_DO_PRODUTO } from '~/domain/cardapio/produto-digitado'
import { MAIS_SABORES, ROTULOS_DO_TAMANHO } from '~/domain/produtos/tamanhos-e-grupos'
import { arrumarReais } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field, FieldError } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { Select } from '~/ui/fields/select'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { BotoesDaLinha, LinhaTirada, MaisDaLinha, moverComAlt } from '../tela/lista/botoes-da-linha'
import { novaChave, type useLinhas } from '../tela/lista/use-linhas'
import { type LinhaDoTamanho, tamanhoEmBranco } from './escolhas-do-formulario'

interface TamanhosDoProdutoProps {
  tamanhos: ReturnType<typeof useLinhas<LinhaDoTamanho>>
  /** True when the product has flavours, which its sizes are divided into. */
  comSabores: boolean
  erro: (campo: string) => string | undefined
}

/** The sizes in which a product is sold, each with its price. */
export function TamanhosDoProduto({ tamanhos, comSabores, erro }: TamanhosDoProdutoProps) {
  const { lugar, linhas, ficam, acrescentar, devolver } = tamanhos
  const cheio = ficam.length >= LIMITES_DO_CARDAPIO.tamanhos
  return (
    <fieldset ref={lugar} name="tamanhos">
      <legend className="mb-1.5 font-semibold text-sm">
        <span>{ROTULOS_DO_PRODUTO.tamanhos}</span>
        <span className="font-normal text-tinta-suave">{' (opcional)'}</span>
      </legend>
      {linhas.length === 0 && (
        <p className="text-sm text-tinta-suave">Para vender em P, M e G, ou broto, grande e família.</p>
      )}
      {comSabores && ficam.length > 0 && (
        <p className="mb-2 text-sm text-tinta-suave">
          Na pizza, deixe 0,00 nos tamanhos: o preço vem dos sabores.
        </p>
      )}
      {erro('tamanhos') && <FieldError>{erro('tamanhos')}</FieldError>}
      <ol className="grid grid-cols-1 gap-2">
        {linhas.map(linha => {
          const posicao = ficam.indexOf(linha)
          return (
            <li key={linha.chave}>
              {linha.tirada ? (
                <LinhaTirada
                  nome={linha.nome.trim() || 'O tamanho'}
                  aoDevolver={() => devolver(linha.chave)}
                />
              ) : (
                <Tamanho
                  linha={linha}
                  posicao={posicao}
                  ultima={posicao === ficam.length - 1}
                  comSabores={comSabores || linha.maxSabores !== ''}
                  tamanhos={tamanhos}
                  erro={erro}
                />
              )}
            </li>
          )
        })}
      </ol>
      {cheio ? (
        <p className="mt-1.5 text-tinta-suave text-xs">
          {`Um produto tem no máximo ${LIMITES_DO_CARDAPIO.tamanhos} tamanhos.`}
        </p>
      ) : (
        <Button
          variant="quiet"
          icon={<Icon name="plus" className="size-5" />}
          className="-ml-3 mt-1"
          onClick={() => acrescentar(tamanhoEmBranco(novaChave(linhas)))}
        >
          {linhas.length === 0 ? 'Vender em tamanhos' : 'Acrescentar tamanho'}
        </Button>
      )}
    </fieldset>
  )
}

const SABORES = Array.from({ length: MAIS_SABORES }, (_, n) => n + 1)

interface TamanhoProps extends TamanhosDoProdutoProps {
  linha: LinhaDoTamanho
  posicao: number
  ultima: boolean
}

function Tamanho({ linha, posicao, ultima, comSabores, tamanhos, erro }: TamanhoProps) {
  const { chave, id, nome, preco, maxSabores, ativo, codigoCliente } = linha
  const campo = (parte: string) => `tamanhos.${posicao}.${parte}`
  const chamado = nome.trim() || `tamanho ${posicao + 1}`
  const mudar = (parte: Partial<LinhaDoTamanho>) => tamanhos.mudar(chave, parte)
  const mover = (passo: -1 | 1) => tamanhos.mover(chave, passo)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside
    <div onKeyDown={moverComAlt(mover)} className="rounded-sm border border-linha bg-papel p-2.5">
      {id !== '' && <input type="hidden" name={campo('id')} value={id} />}
      <div className="flex flex-wrap items-start gap-2">
        <Field
          label={ROTULOS_DO_TAMANHO.nome}
          error={erro(campo('nome'))}
          className="min-w-36 flex-1 basis-full sm:basis-36"
        >
          <TextInput
            name={campo('nome')}
            autoComplete="off"
            placeholder="Ex.: Média"
            maxLength={limites.nome}
            value={nome}
            onChange={({ currentTarget: { value } }) => mudar({ nome: value })}
          />
        </Field>
        <Field
          label={
            <>
              <span>{ROTULOS_DO_TAMANHO.preco}</span>
              <span className="sr-only">{` de ${chamado}`}</span>
            </>
          }
          error={erro(campo('preco'))}
          className="min-w-28 flex-1 basis-28"
        >
          <MoneyInput
            name={campo('preco')}
            placeholder="0,00"
            maxLength={12}
            format={arrumarReais}
            value={preco}
            onValueChange={digitado => mudar({ preco: digitado })}
          />
        </Field>
        {comSabores && (
          <Field
            label={
              <>
                <span>{ROTULOS_DO_TAMANHO.maxSabores}</span>
                <span className="sr-only">{` em ${chamado}`}</span>
              </>
            }
            error={erro(campo('maxSabores'))}
            className="min-w-28 flex-1 basis-28"
          >
            <Select
              name={campo('maxSabores')}
              value={maxSabores}
              onChange={({ currentTarget: { value } }) => mudar({ maxSabores: value })}
            >
              <option value="">o do grupo</option>
              {SABORES.map(quantos => (
                <option key={quantos} value={quantos}>
                  {quantos}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <MaisDaLinha
        resumo={resumo(linha)}
        comErro={erro(campo('codigoCliente')) !== undefined}
        botoes={
          <BotoesDaLinha
            nome={chamado}
            primeira={posicao === 0}
            ultima={ultima}
            aoMover={mover}
            aoTirar={() => tamanhos.tirar(chave)}
          />
        }
      >
        <Checkbox
          name={campo('ativo')}
          label={ROTULOS_DO_TAMANHO.ativo}
          aria-label={`${ROTULOS_DO_TAMANHO.ativo}: ${chamado}`}
          description="Desmarcado, este tamanho some do cardápio."
          checked={ativo}
          onChange={({ currentTarget: { checked } }) => mudar({ ativo: checked })}
        />
        <Field
          label={`${ROTULOS_DO_TAMANHO.codigoCliente} de ${chamado}`}
          optional
          error={erro(campo('codigoCliente'))}
        >
          <TextInput
            name={campo('codigoCliente')}
            autoComplete="off"
            maxLength={limites.codigo}
            value={codigoCliente}
            onChange={({ currentTarget: { value } }) => mudar({ codigoCliente: value })}
          />
        </Field>
      </MaisDaLinha>
    </div>
  )
}

function resumo({ ativo, codigoCliente }: LinhaDoTamanho): string {
  const codigo = codigoCliente.trim()
  const ditos = [!ativo && 'fora do cardápio', codigo && `código ${codigo}`].filter(Boolean)
  return ditos.length > 0 ? ditos.join(' · ') : 'À venda e código'
}
