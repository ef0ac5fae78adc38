import { enderecoResumido } from '~/domain/clientes/cliente-do-painel'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { usePode } from '../../pode'
import type { FormularioAberto } from '../reacao/descrever'
import { avisarOutroLugar } from '../reacao/endereco-do-formulario'
import { mudaOEnderecoDe, ofertasDeEndereco } from '../reacao/procedencia'

/** Buttons for the addresses that the one in the form has replaced (decision 022). */
export function OfertasDoEndereco({ aberto }: { aberto: FormularioAberto }) {
  const { formulario, mudar } = aberto
  const ofertas = ofertasDeEndereco(formulario)
  const muda = usePode()('editar clientes') && mudaOEnderecoDe(formulario)
  const outroLugar = avisarOutroLugar(formulario)
  return (
    <div aria-live="polite" className="col-span-6 grid gap-2 empty:hidden">
      {outroLugar && (
        <p className="flex min-w-0 gap-1.5 text-sm text-yellow-tinta">
          <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
          <span className="font-semibold">{outroLugar}</span>
        </p>
      )}
      {ofertas.map(({ rotulo, endereco }) => (
        <div key={rotulo} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <p className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
            <span className="font-semibold">{`${rotulo}: `}</span>
            <span>{enderecoResumido(endereco) ?? endereco.cep}</span>
          </p>
          <Button variant="secondary" onClick={() => mudar({ tipo: 'por-endereco', endereco })}>
            Usar este endereço
          </Button>
        </div>
      ))}
      {muda && (
        <p className="text-tinta-suave text-xs">
          {`Ao salvar, o cadastro de ${muda.nome} passa a ter o endereço deste pedido.`}
        </p>
      )}
    </div>
  )
}
