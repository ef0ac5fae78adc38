/** The ASCII digits of a text, in order. */
export function somenteDigitos(texto: string): string {
  return texto.replace(/\D/g, '')
}

/** '(11) 91234-5678' or '(11) 3123-4567'; other lengths are returned as they are. */
export function formatTelefone(digitos: string): string {
  const partes = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digitos)
  return partes ? `(${partes[1]}) ${partes[2]}-${partes[3]}` : digitos
}

/** What people write before an order's number: 'nº', 'n.', '#', 'pedido nº'. */
const ROTULO_DO_NUMERO = /^(?:pedidos?\b)?[\s:]*(?:n(?:úmero|umero|\.?[º°ªo])?\.?|#)?[\s:.]*(?=\d)/iu

/**
 * The digits that a search looks for in numbers and phones, however they were typed; '' for a text with other letters than
 * 'pedido nº'.
 */
export function digitosProcurados(termo: string): string {
  const numero = termo.trim().replace(ROTULO_DO_NUMERO, '')
  if (!/^[\d\s()+.#–-]+$/.test(numero)) return ''
  return somenteDigitos(numero)
    .replace(/^55(?=\d{10,11}$)/, '')
    .replace(/^0(?=\d{10,11}$)/, '')
}

/** Exactly 11 digits: all that the checkout asks of a phone (checkout-7). */
export function telefoneCelularValido(digitos: string): boolean {
  return /^\d{11}$/.test(digitos)
}

/** 10 or 11 digits: in the panel a customer may have a landline (valores-7). */
export function telefoneDoPainelValido(digitos: string): boolean {
  return /^\d{10,11}$/.test(digitos)
}

/** '(11) *****-5678', for status pages that this browser is not bound to (privacidade-5). */
export function mascararTelefone(digitos: string): string {
  const partes = /^(\d{2})\d{4,5}(\d{4})$/.exec(digitos)
  return partes ? `(${partes[1]}) *****-${partes[2]}` : '*****'
}

/**
 * Makes a typed text harmless for a chat: it replaces the marks for bold, italic, strike-through and code by their
 * fullwidth forms, which WhatsApp shows as plain text. WhatsApp has no escape character, and invisible characters in
 * between do not help on every device.
 */
export function semMarcasDeConversa(texto: string): string {
  return texto.replace(/[*_~`]/g, marca => String.fromCharCode(marca.charCodeAt(0) + FULLWIDTH))
}

/** The difference between the code of an ASCII character and that of its fullwidth form. */
const FULLWIDTH = 0xfee0

/**
 * The link that opens a chat with `texto` filled in (whatsapp-1). The country code is added by length alone, because
 * area code 55 exists. Without digits the sender chooses the recipient, as the share button of the panel needs.
 */
export function linkWhatsApp(host: string, telefone: string, texto: string): string {
  const digitos = somenteDigitos(telefone)
  const comPais = digitos.length > 11 ? digitos : `55${digitos}`
  const destino = digitos === '' ? '' : `phone=${comPais}&`
  // encodeURIComponent throws on half of a surrogate pair, which a cut emoji leaves behind.
  const mensagem = encodeURIComponent(texto.replace(/\p{Cs}/gu, ''))
  return `${host.replace(/\/+$/, '')}/send?${destino}text=${mensagem}`
}
