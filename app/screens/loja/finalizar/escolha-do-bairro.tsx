import { duvidarDoBairro, ESCOLHA_O_BAIRRO, FORA_DA_LISTA } from '~/domain/frete/modo-bairros'
import { formatReais } from '~/domain/valores/centavos'
import { Field } from '~/ui/fields/field'
import { Select } from '~/ui/fields/select'
import { enderecoAceito, nomeEscolhido, valorDoCampo } from './reacao/formulario'
import { CAMPO_DO_BAIRRO_ESCOLHIDO } from './reacao/rascunho'
import type { Checkout } from './use-checkout'

/** The values of the two options that are no bairro; no bairro has such a name, because names are trimmed. */
const AINDA_NAO = ''
const NENHUM = ' '

/** The bairros of the CEP's city with their fees, where the CEP does not say the bairro (frete-15). */
export function EscolhaDoBairro({ checkout }: { checkout: Checkout }) {
  const { formulario, aEscolher, frete, mudar, erro } = checkout
  if (!aEscolher) return null
  const escolhido = nomeEscolhido(formulario)
  const daTaxa = frete?.modo === 'bairros' && frete.situacao === 'calculado' ? frete.bairro : AINDA_NAO
  const valor = escolhido === undefined ? daTaxa : (escolhido ?? NENHUM)
  const duvida =
    daTaxa === AINDA_NAO
      ? null
      : duvidarDoBairro(daTaxa, {
          bairroDoCep: aEscolher.bairroDoCep,
          digitado: enderecoAceito(formulario) === null ? valorDoCampo(formulario, 'bairro') : '',
        })
  const fora = <option value={NENHUM}>{FORA_DA_LISTA}</option>
  return (
    <Field
      label={ESCOLHA_O_BAIRRO}
      required
      hint={duvida}
      error={erro(CAMPO_DO_BAIRRO_ESCOLHIDO)}
      className="col-span-6"
    >
      <Select
        name={CAMPO_DO_BAIRRO_ESCOLHIDO}
        value={valor}
        onChange={({ currentTarget: { value } }) =>
          mudar({ tipo: 'escolher-bairro', nome: value === NENHUM ? null : value })
        }
      >
        <option value={AINDA_NAO} disabled>
          Escolha...
        </option>
        {/* A district that the table lacks is most likely out of the area. */}
        {aEscolher.bairroDoCep !== null && fora}
        {aEscolher.opcoes.map(({ nome, taxa }) => (
          <option key={nome} value={nome}>
            {`${nome} · ${taxa > 0 ? formatReais(taxa) : 'grátis'}`}
          </option>
        ))}
        {aEscolher.bairroDoCep === null && fora}
      </Select>
    </Field>
  )
}
