/** What the share panel shows. */
export interface Compartilhamento {
  readonly slug: string
  /** 'https://comanda.example/cantina-da-nona' */
  readonly link: string
  /** Opens WhatsApp with a message that has the link; whom to send it to is chosen there. */
  readonly conversa: string
  /** As this browser left the panel. */
  readonly aberto: boolean
}

/** The browser's note that the panel stands open, which the server reads: nothing jumps when the page comes alive. */
export const PAINEL_ABERTO = 'comanda_compartilhar=aberto'
export const PAINEL_FECHADO = 'comanda_compartilhar=fechado'
