import { useId } from 'react'
import { ROTULOS_DO_PRODUTO } from '~/domain/cardapio/produto-digitado'
import { ARQUIVOS_ACEITOS, FALHAS_DA_IMAGEM, TIPOS_DE_IMAGEM } from '~/domain/imagens/imagem-enviada'
import { Button } from '~/ui/button'
import { FieldError } from '~/ui/fields/field'
import { FileDrop } from '~/ui/fields/file-drop'
import { Icon } from '~/ui/icon'
import { useImagemEscolhida } from '../tela/formulario/use-imagem-escolhida'
import { FotoNoPainel } from './cartao-do-produto'

interface CampoDaImagemProps {
  /** Key of the picture that the product has. */
  imagem: string | null
  erro: string | undefined
}

/** The field for a product's picture (produto-2). */
export function CampoDaImagem({ imagem, erro }: CampoDaImagemProps) {
  const id = useId()
  const { campo, previa, guardada, removida, recusa, ...gestos } = useImagemEscolhida(imagem)
  const temImagem = previa !== null || guardada !== null
  const texto = recusa?.texto ?? erro
  return (
    <div>
      <p className="mb-1.5 font-semibold text-sm">
        <span>{ROTULOS_DO_PRODUTO.imagem}</span>
        <span className="font-normal text-tinta-suave"> (opcional)</span>
      </p>
      <div className="flex items-stretch gap-3">
        {previa ? (
          <img
            src={previa}
            alt="Prévia da imagem escolhida"
            className="size-28 shrink-0 rounded-sm bg-fundo object-cover"
            onError={() => gestos.recusar(FALHAS_DA_IMAGEM.broken)}
          />
        ) : (
          <FotoNoPainel imagem={guardada} className="size-28 shrink-0 rounded-sm" />
        )}
        <FileDrop
          ref={campo}
          id={id}
          name="imagem"
          accept={TIPOS_DE_IMAGEM}
          icon={<Icon name="image-plus" className="size-6 text-tinta-suave" />}
          label={temImagem ? 'Trocar imagem' : 'Escolher imagem'}
          invalid={texto !== undefined}
          aria-describedby={`${id}-notas`}
          onDropFile={gestos.soltar}
          onChange={event => gestos.escolher(event.currentTarget.files?.[0])}
          className="min-w-0 flex-1 px-3 py-2 text-sm"
        />
      </div>
      <div id={`${id}-notas`} aria-live="polite">
        {texto && <FieldError>{texto}</FieldError>}
        <p className="mt-1.5 text-tinta-suave text-xs">{`${ARQUIVOS_ACEITOS} Recomendado: 400x400.`}</p>
      </div>
      {removida && <input type="hidden" name="removerImagem" value="on" />}
      {temImagem && (
        <Button
          variant="quiet"
          icon={<Icon name="trash-2" className="size-5" />}
          onClick={gestos.remover}
          className="-ml-3 mt-1"
        >
          Remover imagem
        </Button>
      )}
    </div>
  )
}
