import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  type CampoDoCadastro,
  ehOutroEmail,
  ROTULO_DA_SENHA_ATUAL,
  ROTULOS_DO_CADASTRO,
} from '~/domain/empresas/cadastro'
import { digitosDoCnpjConferem, formatCnpj, limparCnpj } from '~/domain/valores/cnpj'
import { slugDe } from '~/domain/valores/slug'
import { limites } from '~/domain/valores/texto'
import { Field } from '~/ui/fields/field'
import type { Mask } from '~/ui/fields/mask'
import { MaskedInput } from '~/ui/fields/masked-input'
import { TextInput } from '~/ui/fields/text-input'
import { CampoDaSenha } from './campo-da-senha'
import { mascaraDoTelefone } from './mascaras'

export interface CamposProps {
  valores: Readonly<Record<string, string>>
  /** The text beside a field. */
  erro: (campo: string) => string | undefined
}

interface CamposDaEmpresaProps extends CamposProps {
  /** The beginning of the menu's address, shown before the slug. */
  origin: string
  /** The account's e-mail: a changed one needs the password. Undefined at the signup. */
  emailGuardado?: string
  /** True when orders arrive by WhatsApp. */
  telefoneObrigatorio?: boolean
}

const mascaraDoCnpj: Mask = { maxLength: 14, accepts: 'alphanumeric', format: formatCnpj }

export function CamposDaEmpresa({ valores, erro, origin, emailGuardado, ...resto }: CamposDaEmpresaProps) {
  const [nome, setNome] = useState(valores.nomefantasia ?? '')
  const [email, setEmail] = useState(valores.email ?? '')
  const [cnpj, setCnpj] = useState(limparCnpj(valores.cnpj ?? ''))
  const cnpjEstranho = cnpj !== '' && !digitosDoCnpjConferem(cnpj)
  return (
    <Secao titulo="Dados da empresa">
      <Linha
        campo="razaosocial"
        valores={valores}
        erro={erro}
        required
        autoComplete="organization"
        maxLength={120}
        className="sm:col-span-6"
      />
      <Linha
        campo="nomefantasia"
        valores={valores}
        erro={erro}
        required
        autoComplete="off"
        maxLength={limites.nome}
        hint="O nome que os clientes veem no cardápio."
        className="sm:col-span-6"
        onChange={event => setNome(event.currentTarget.value)}
      />
      <Field
        label={ROTULOS_DO_CADASTRO.cnpj}
        optional
        error={erro('cnpj')}
        hint={cnpjEstranho ? 'Confira o CNPJ: os dígitos verificadores não batem.' : 'Letras e números.'}
        className="sm:col-span-3"
      >
        <MaskedInput
          name="cnpj"
          autoComplete="off"
          autoCapitalize="characters"
          mask={mascaraDoCnpj}
          defaultValue={cnpj}
          onValueChange={setCnpj}
        />
      </Field>
      <Field
        label={ROTULOS_DO_CADASTRO.telefone}
        optional={!resto.telefoneObrigatorio}
        required={resto.telefoneObrigatorio}
        error={erro('telefone')}
        hint="Com DDD, só números."
        className="sm:col-span-3"
      >
        <MaskedInput
          name="telefone"
          type="tel"
          autoComplete="tel-national"
          mask={mascaraDoTelefone}
          defaultValue={valores.telefone ?? ''}
        />
      </Field>
      <Linha
        campo="email"
        valores={valores}
        erro={erro}
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={limites.email}
        hint={emailGuardado !== undefined && 'Um e-mail novo só vale depois de confirmado.'}
        className="sm:col-span-6"
        onChange={event => setEmail(event.currentTarget.value)}
      />
      {emailGuardado !== undefined && ehOutroEmail(email, emailGuardado) && (
        <div className="sm:col-span-6">
          <CampoDaSenha
            rotulo={ROTULO_DA_SENHA_ATUAL}
            name="senhaAtual"
            autoComplete="current-password"
            hint="Para trocar o e-mail, confirme que é você."
            error={erro('senhaAtual')}
            required
          />
        </div>
      )}
      <CampoDoSlug valor={valores.slug ?? ''} nome={nome} erro={erro('slug')} origin={origin} />
    </Secao>
  )
}

/**
 * The address of the menu: a new company's follows its trade name until somebody types another. What was typed is tidied
 * when the field is left, and never while somebody types.
 */
function CampoDoSlug(props: { valor: string; nome: string; erro: string | undefined; origin: string }) {
  // Null while nobody has typed one, so that the name proposes it.
  const [escrito, setEscrito] = useState<string | null>(props.valor || null)
  const digitado = escrito ?? slugDe(props.nome)
  const campo = useRef<HTMLInputElement>(null)
  const proposto = useRef(digitado)
  // A refusal of the field is of what stood in it before.
  useEffect(() => {
    if (escrito !== null || proposto.current === digitado) return
    proposto.current = digitado
    campo.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [escrito, digitado])
  const slug = slugDe(digitado)
  const endereco = `${props.origin.replace(/^https?:\/\//, '')}/`
  return (
    <Field
      label={ROTULOS_DO_CADASTRO.slug}
      required
      error={props.erro}
      hint={
        <>
          <span>É o link que você manda aos clientes: </span>
          <strong className="break-all text-tinta">{endereco + (slug || '...')}</strong>
        </>
      }
      className="sm:col-span-6"
    >
      <TextInput
        ref={campo}
        name="slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        placeholder="meu-restaurante"
        value={digitado}
        onChange={event => setEscrito(event.currentTarget.value)}
        // What is emptied is proposed again.
        onBlur={() => setEscrito(antes => antes && (slugDe(antes) || null))}
      />
    </Field>
  )
}

export function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-linha border-t pt-5">
      <h2 id={id} className="mb-4 font-bold text-md">
        {titulo}
      </h2>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-6">{children}</div>
    </section>
  )
}

type LinhaProps = CamposProps &
  Pick<ComponentProps<typeof Field>, 'hint' | 'required' | 'className'> &
  Omit<ComponentProps<typeof TextInput>, 'name' | 'className' | 'required'> & { campo: CampoDoCadastro }

/** A field of the form with its label; optional unless required. */
export function Linha({ campo, valores, erro, hint, required, className, ...rest }: LinhaProps) {
  return (
    <Field
      label={ROTULOS_DO_CADASTRO[campo]}
      required={required}
      optional={!required}
      error={erro(campo)}
      hint={hint}
      className={className}
    >
      <TextInput {...rest} name={campo} defaultValue={valores[campo]} />
    </Field>
  )
}
