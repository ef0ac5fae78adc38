import { useId } from 'react'
import { ARQUIVOS_ACEITOS, TIPOS_DE_IMAGEM } from '~/domain/imagens/imagem-enviada'
import { Button } from '~/ui/button'
import { FieldError } from '~/ui/fields/field'
import { FileDrop } from '~/ui/fields/file-drop'
import { Icon } from '~/ui/icon'
import type { ImagemEscolhida } from '../tela/formulario/use-imagem-escolhida'

interface CampoDaFiguraProps {
  rotulo: string
  /** 'o logo', 'a capa' or 'a imagem'. */
  figura: string
  nome: 'logo' | 'capa' | 'imagem'
  remover: 'removerLogo' | 'removerCapa' | 'removerImagem'
  dica: string
  imagem: ImagemEscolhida
  erro: string | undefined
}

/** One picture of the shop (aparencia-4, destaque-4); the preview above shows it. */
export function CampoDaFigura({ rotulo, figura, nome, remover, dica, imagem, erro }: CampoDaFiguraProps) {
  const id = useId()
  const { campo, previa, guardada, removida, recusa, escolher, soltar, desfazer } = imagem
  const tem = previa !== null || guardada !== null
  const texto = recusa?.texto ?? erro
  return (
    <div className="min-w-0">
      <p className="mb-1.5 font-semibold text-sm">
        <span>{rotulo}</span>
        <span className="font-normal text-tinta-suave"> (opcional)</span>
      </p>
      <FileDrop
        ref={campo}
        id={id}
        name={nome}
        accept={TIPOS_DE_IMAGEM}
        icon={<Icon name="image-plus" className="size-6 text-tinta-suave" />}
        label={`${tem ? 'Trocar' : 'Escolher'} ${figura}`}
        invalid={texto !== undefined}
        aria-describedby={`${id}-notas`}
        onDropFile={soltar}
        onChange={event => escolher(event.currentTarget.files?.[0])}
        className="min-h-24 px-3 py-2 text-sm"
      />
      <div id={`${id}-notas`} aria-live="polite">
        {texto && <FieldError>{texto}</FieldError>}
        {removida && <p className="mt-1.5 font-medium text-xs">{`Ao salvar, ${figura} sai do cardápio.`}</p>}
        <p className="mt-1.5 text-tinta-suave text-xs">{`${ARQUIVOS_ACEITOS} ${dica}`}</p>
      </div>
      {removida && <input type="hidden" name={remover} value="on" />}
      {tem && (
        <Button
          variant="quiet"
          icon={<Icon name="trash-2" className="size-5" />}
          onClick={imagem.remover}
          className="-ml-3 mt-1"
        >
          {`Remover ${figura}`}
        </Button>
      )}
      {removida && (
        <Button
          variant="quiet"
          icon={<Icon name="undo-2" className="size-5" />}
          onClick={desfazer}
          className="-ml-3 mt-1"
        >
          Desfazer
        </Button>
      )}
    </div>
  )
}
