/** What the share panel shows. */
export interface Compartilhamento {
  readonly slug: string
  /** 'https://comanda.example/cantina-da-nona' */
  readonly link: string
  /** Opens WhatsApp with a message that contains the link; the owner chooses the recipient there. */
  readonly conversa: string
  /** Whether the panel was open when this browser last showed it. */
  readonly aberto: boolean
}

/** The cookie that says that the panel is open. The server reads it, so that nothing moves when the script starts. */
export const PAINEL_ABERTO = 'comanda_compartilhar=aberto'
export const PAINEL_FECHADO = 'comanda_compartilhar=fechado'
