import { useState } from 'react'
import type { DadosDoCupom } from '~/domain/cupons/cupom'
import { TIPOS_DE_CUPOM } from '~/domain/cupons/cupom'
import { NOME_DO_TIPO_DE_CUPOM, ROTULOS_DO_CUPOM, SEM_REGISTRO } from '~/domain/cupons/cupom-digitado'
import type { TipoPedido } from '~/domain/empresas/plano'
import { arrumarReais } from '~/domain/valores/centavos'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field, FieldError } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { RadioTiles } from '~/ui/fields/radio-tiles'
import { TextInput } from '~/ui/fields/text-input'
import { type CardapioDoCupom, EscolhaDeAlvos } from './escolha-de-alvos'
import { QuandoVale } from './quando-vale'
import {
  abrirRascunho,
  type ParteDoCupomProps,
  preverRascunho,
  type RascunhoDoCupom,
} from './rascunho-do-cupom'

interface CamposDoCupomProps {
  /** Null for a new one. */
  cupom: DadosDoCupom | null
  cardapio: CardapioDoCupom
  tipoPedido: TipoPedido
  erro: (campo: string) => string | undefined
}

const tipos = TIPOS_DE_CUPOM.map(tipo => ({ value: tipo, label: NOME_DO_TIPO_DE_CUPOM[tipo] }))

export function CamposDoCupom({ cupom, cardapio, tipoPedido, erro }: CamposDoCupomProps) {
  const [rascunho, setRascunho] = useState(() => abrirRascunho(cupom))
  const parte = {
    ...{ rascunho, erro },
    aoMudar: (mudado: Partial<RascunhoDoCupom>) => setRascunho(antes => ({ ...antes, ...mudado })),
  }
  const previa = preverRascunho(rascunho)
  return (
    <>
      <Field
        label={ROTULOS_DO_CUPOM.codigo}
        required
        hint="De 3 a 20 letras e números, como PIZZA10. Tanto faz maiúscula, minúscula ou acento."
        error={erro('codigo')}
      >
        <TextInput
          name="codigo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={rascunho.codigo}
          onChange={({ currentTarget: { value } }) => parte.aoMudar({ codigo: value })}
        />
      </Field>
      <Desconto {...parte} />
      <p role="status" className="rounded-sm bg-fundo p-3 text-sm">
        {previa ? (
          <>
            <span className="font-semibold">{previa.frase}</span>
            {previa.condicoes.length > 0 && (
              <span className="block text-tinta-suave">{previa.condicoes.join(' · ')}</span>
            )}
          </>
        ) : (
          <span className="text-tinta-suave">Preencha o desconto para ver como ele fica.</span>
        )}
      </p>
      <QuandoVale {...parte} />
      <EscolhaDeAlvos {...parte} cardapio={cardapio} />
      <Limites {...parte} tipoPedido={tipoPedido} />
      <Checkbox
        name="ativo"
        label={ROTULOS_DO_CUPOM.ativo}
        description="Desmarque para o cupom deixar de valer sem apagar os usos."
        checked={rascunho.ativo}
        onChange={({ currentTarget: { checked } }) => parte.aoMudar({ ativo: checked })}
      />
    </>
  )
}

function Desconto({ rascunho, aoMudar, erro }: ParteDoCupomProps) {
  const { tipo } = rascunho
  return (
    <>
      <RadioTiles
        legend={ROTULOS_DO_CUPOM.tipo}
        name="tipo"
        required
        choices={tipos}
        value={tipo}
        onValueChange={escolhido => aoMudar({ tipo: escolhido })}
        error={erro('tipo')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {tipo === 'valor' && (
          <Reais campo="valor" obrigatorio rascunho={rascunho} aoMudar={aoMudar} erro={erro} />
        )}
        {tipo === 'percentual' && (
          <Field label={ROTULOS_DO_CUPOM.percentual} required error={erro('percentual')}>
            <TextInput
              name="percentual"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              trailing={<span aria-hidden="true">%</span>}
              value={rascunho.percentual}
              onChange={({ currentTarget: { value } }) => aoMudar({ percentual: value })}
            />
          </Field>
        )}
        {tipo !== 'valor' && (
          <Reais
            campo="teto"
            dica={tipo === 'frete' ? 'Em branco: toda a taxa de entrega.' : 'Em branco: sem máximo.'}
            rascunho={rascunho}
            aoMudar={aoMudar}
            erro={erro}
          />
        )}
        <Reais
          campo="minimo"
          dica="A soma dos itens, antes do desconto e sem a entrega."
          rascunho={rascunho}
          aoMudar={aoMudar}
          erro={erro}
        />
      </div>
    </>
  )
}

interface ReaisProps extends ParteDoCupomProps {
  campo: 'valor' | 'teto' | 'minimo'
  obrigatorio?: boolean
  dica?: string
}

function Reais({ campo, obrigatorio = false, dica, rascunho, aoMudar, erro }: ReaisProps) {
  return (
    <Field
      label={ROTULOS_DO_CUPOM[campo]}
      required={obrigatorio}
      optional={!obrigatorio}
      hint={dica}
      error={erro(campo)}
    >
      <MoneyInput
        name={campo}
        placeholder="0,00"
        maxLength={15}
        format={arrumarReais}
        value={rascunho[campo]}
        onValueChange={valor => aoMudar({ [campo]: valor })}
      />
    </Field>
  )
}

interface LimitesProps extends ParteDoCupomProps {
  tipoPedido: TipoPedido
}

/** A whatsapp company stores no orders, so nothing can be asked about who orders there (cupom-7). */
function Limites({ rascunho, aoMudar, erro, tipoPedido }: LimitesProps) {
  const semRegistro = tipoPedido === 'whatsapp'
  const limite = (campo: 'limite' | 'porDia' | 'porCliente', dica: string, desligado = false) => (
    <Field label={ROTULOS_DO_CUPOM[campo]} optional hint={dica} error={erro(campo)}>
      <TextInput
        name={campo}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        disabled={desligado}
        value={desligado ? '' : rascunho[campo]}
        onChange={({ currentTarget: { value } }) => aoMudar({ [campo]: value })}
      />
    </Field>
  )
  const primeira = erro('primeiraCompra')
  return (
    <fieldset className="grid gap-4 border-linha border-t pt-4">
      <legend className="sr-only">Limites</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {limite('limite', 'Em branco: sem limite.')}
        {limite('porDia', 'Em branco: sem limite.')}
        {limite(
          'porCliente',
          semRegistro ? SEM_REGISTRO : 'Pelo telefone. Em branco: sem limite.',
          semRegistro,
        )}
      </div>
      <div>
        <Checkbox
          name="primeiraCompra"
          label={ROTULOS_DO_CUPOM.primeiraCompra}
          description={
            semRegistro
              ? SEM_REGISTRO
              : 'Para um telefone que ainda não pediu aqui. Quem usa outro telefone passa por cliente novo.'
          }
          disabled={semRegistro}
          checked={!semRegistro && rascunho.primeiraCompra}
          onChange={({ currentTarget: { checked } }) => aoMudar({ primeiraCompra: checked })}
        />
        {primeira && <FieldError>{primeira}</FieldError>}
      </div>
    </fieldset>
  )
}
