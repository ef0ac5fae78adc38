import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import { formatTelefone } from '~/domain/valores/telefone'
import { limites } from '~/domain/valores/texto'
import { mascaraDoTelefone } from '~/screens/campos/mascaras'
import { Field } from '~/ui/fields/field'
import { MaskedInput } from '~/ui/fields/masked-input'
import { TextInput } from '~/ui/fields/text-input'
import { Spinner } from '~/ui/spinner'
import { CampoComSugestoes } from '../partes/campo-com-sugestoes'
import { Secao } from '../partes/secao-do-formulario'
import type { FormularioAberto } from '../reacao/descrever'
import type { CampoDaBusca } from '../reacao/estado'
import { donoDoTelefone } from '../reacao/procedencia'
import { DonoDoTelefone } from './dono-do-telefone'

/** Name and phone; both fields find known customers (balcao-5). */
export function NomeETelefone({ aberto }: { aberto: FormularioAberto }) {
  const { formulario, mudar, erro } = aberto
  const { nome, telefone } = formulario
  const { digitando, clientes, ninguem, buscando, falhou } = aberto.busca
  const digitar = (campo: CampoDaBusca, valor: string) => mudar({ tipo: 'digitar', campo, valor })
  const lista = (campo: CampoDaBusca) => ({
    rotulo: 'Clientes encontrados',
    itens: digitando === campo ? clientes : [],
    aberta: digitando === campo,
    aoAbrir: (aberta: boolean) => aberto.acontecer({ tipo: 'abriu-lista', campo: aberta ? campo : null }),
    aoEscolher: (cliente: ClienteAchado) => mudar({ tipo: 'escolher-cliente', cliente }),
    chave: ({ id }: ClienteAchado) => id,
    children: (cliente: ClienteAchado) => <Achado cliente={cliente} />,
  })
  const dica = (campo: CampoDaBusca) => {
    if (digitando !== campo) return undefined
    if (buscando) return <span className="pending-show">Buscando cliente...</span>
    if (falhou) return 'Erro ao buscar clientes. Preencha os dados.'
    // Not when the other field has found somebody.
    return ninguem && !donoDoTelefone(formulario) ? 'Cliente novo: ninguém encontrado.' : undefined
  }
  const trailing = (campo: CampoDaBusca) => digitando === campo && buscando && <Spinner />

  return (
    <Secao titulo="Cliente">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Nome" required error={erro('cliente.nome')} hint={dica('nome')}>
          <CampoComSugestoes
            {...lista('nome')}
            aoDigitar={valor => digitar('nome', valor)}
            campo={ligacao => (
              <TextInput
                {...ligacao}
                name="nome"
                // The owner begins to type here, because a caller first says a name or a number.
                data-autofocus
                autoComplete="off"
                autoCapitalize="words"
                maxLength={limites.nome}
                value={nome}
                trailing={trailing('nome')}
              />
            )}
          />
        </Field>
        <Field label="Telefone" required error={erro('cliente.telefone')} hint={dica('telefone')}>
          <CampoComSugestoes
            {...lista('telefone')}
            campo={({ onChange: _, ...ligacao }) => (
              <MaskedInput
                {...ligacao}
                name="telefone"
                type="tel"
                inputMode="tel"
                autoComplete="off"
                placeholder="(00) 00000-0000"
                mask={mascaraDoTelefone}
                value={telefone}
                onValueChange={valor => digitar('telefone', valor)}
                trailing={trailing('telefone')}
              />
            )}
          />
        </Field>
      </div>
      <DonoDoTelefone aberto={aberto} />
    </Secao>
  )
}

function Achado({ cliente: { nome, telefone, endereco } }: { cliente: ClienteAchado }) {
  const rua = [endereco.logradouro, endereco.numero].filter(Boolean).join(', ')
  return (
    <span className="min-w-0">
      <span className="block truncate font-semibold">{nome}</span>
      <span className="block truncate text-tinta-suave text-xs">
        {`${formatTelefone(telefone)}${rua ? ` · ${rua}` : ''}`}
      </span>
    </span>
  )
}
