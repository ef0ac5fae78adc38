import { useState } from 'react'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { QuantityStepper } from '~/ui/fields/quantity-stepper'
import { TextArea } from '~/ui/fields/text-area'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { Dialog } from '~/ui/overlays/dialog'
import { Drawer } from '~/ui/overlays/drawer'
import { Menu } from '~/ui/overlays/menu'
import { MenuGroup, MenuItem, MenuLink, useMenu } from '~/ui/overlays/menu-parts'
import { useToast } from '~/ui/overlays/toast'
import { Secao } from './galeria-secao'

type Camada = 'dialogo' | 'longo' | 'direita' | 'esquerda' | null

export function GaleriaCamadas() {
  const [aberta, setAberta] = useState<Camada>(null)
  const [quantidade, setQuantidade] = useState(1)
  const { trigger, menu } = useMenu()
  const toast = useToast()
  const fechar = () => setAberta(null)
  const avisar = () =>
    toast.show({
      title: 'Item removido',
      duration: 5000,
      action: { label: 'Desfazer', onAction: () => toast.show({ title: 'Item atualizado!' }) },
    })
  return (
    <Secao titulo="Camadas">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAberta('dialogo')}>
          Abrir diálogo
        </Button>
        <Button variant="secondary" onClick={() => setAberta('longo')}>
          Abrir diálogo longo
        </Button>
        <Button variant="secondary" onClick={() => setAberta('direita')}>
          Abrir gaveta direita
        </Button>
        <Button variant="secondary" onClick={() => setAberta('esquerda')}>
          Abrir gaveta esquerda
        </Button>
        <Button variant="secondary" onClick={avisar}>
          Aviso com desfazer
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.show({ title: 'X-Salada no carrinho!', variant: 'success', duration: 3000 })}
        >
          Aviso de sucesso
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.show({
              title: 'Erro ao buscar CEP',
              text: 'CEP inválido ou serviço indisponível',
              variant: 'destructive',
              duration: 5000,
            })
          }
        >
          Aviso de erro
        </Button>
        <IconButton
          {...trigger}
          label="Mais ações"
          icon={<Icon name="ellipsis-vertical" className="size-5" />}
        />
        <Menu {...menu} label="Mais ações" className="w-56">
          <MenuGroup label="Planilha">
            <MenuItem icon={<Icon name="upload" />} onClick={avisar}>
              Importar
            </MenuItem>
            <MenuLink to="/galeria" icon={<Icon name="download" />}>
              Exportar
            </MenuLink>
          </MenuGroup>
        </Menu>
      </div>

      <Dialog
        open={aberta === 'dialogo'}
        onClose={fechar}
        title="Adicionar ao Carrinho: X-Salada"
        description="Pão brioche, hambúrguer de 120 g, queijo prato, alface e tomate."
        footer={
          <>
            <QuantityStepper
              label="Quantidade de X-Salada"
              value={quantidade}
              onValueChange={setQuantidade}
            />
            <Button className="flex-1" onClick={fechar}>
              Adicionar ao Carrinho
            </Button>
          </>
        }
      >
        <Checkbox label="Bacon crocante" trailing="+ R$&nbsp;6,00" />
        <Checkbox label="Queijo extra" trailing="+ R$&nbsp;4,50" />
        <Field label="Observação" className="mt-3">
          <TextArea maxLength={500} placeholder="Ex: sem cebola" />
        </Field>
        <Button variant="quiet" onClick={avisar} className="mt-3">
          Avisar aqui dentro
        </Button>
      </Dialog>

      <Dialog
        open={aberta === 'longo'}
        onClose={fechar}
        title="Finalizar Pedido"
        size="lg"
        footer={<Button onClick={fechar}>Avançar para Pagamento</Button>}
      >
        {Array.from(
          { length: 24 },
          (_, linha) => `Linha ${linha + 1} de um conteúdo que rola por dentro.`,
        ).map(texto => (
          <p key={texto} className="border-linha border-b py-3">
            {texto}
          </p>
        ))}
      </Dialog>

      <Drawer
        open={aberta === 'direita'}
        onClose={fechar}
        title="Seu Pedido"
        footer={
          <>
            <p className="mb-3 flex justify-between font-bold text-md">
              <span>Total</span>
              <span className="tabular-nums">R$&nbsp;49,80</span>
            </p>
            <Button size="lg" wide onClick={fechar}>
              Continuar e Informar Dados
            </Button>
          </>
        }
      >
        <div className="flex items-center justify-between gap-3">
          <div>
            <p className="font-semibold">X-Salada</p>
            <p className="text-tinta-suave tabular-nums">R$&nbsp;24,90</p>
          </div>
          <QuantityStepper label="Quantidade de X-Salada" value={quantidade} onValueChange={setQuantidade} />
        </div>
        <Button variant="quiet" onClick={avisar} className="mt-3">
          Remover
        </Button>
      </Drawer>

      <Drawer open={aberta === 'esquerda'} onClose={fechar} title="Menu" side="left">
        <ul>
          {['Pedidos', 'Produtos', 'Categorias', 'Itens Extras', 'Clientes'].map(item => (
            <li key={item} className="flex min-h-11 items-center font-semibold">
              {item}
            </li>
          ))}
        </ul>
      </Drawer>
    </Secao>
  )
}
