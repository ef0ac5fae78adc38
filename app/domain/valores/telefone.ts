/** The ASCII digits of a text, in order. */
export function somenteDigitos(texto: string): string {
  return texto.replace(/\D/g, '')
}

/** Country code, trunk zero and carrier code, as far as they are there, and a landline or mobile phone with its area code. */
const NACIONAL = /^(?:(?:00)?55)?(?:0(?:\d\d)?)?([1-9]{2}(?:9\d{8}|[2-5]\d{7}))$/

/**
 * The digits of a phone of Brazil, however it is written: '+55 (011) 91234-5678', '0xx15 11 91234-5678' (valores-7). What fits
 * no such phone stays whole, with the plus sign before a country code, so that no rule takes it for a phone.
 */
export function lerTelefone(texto: string): string {
  const digitos = somenteDigitos(texto)
  const mais = /^\D*\+/.test(texto) ? '+' : ''
  // A mobile phone of area code 55 with a digit too many looks like a landline of area code 9x behind the country code.
  const outro = mais ? !digitos.startsWith('55') : /^559\d{9}$/.test(digitos)
  return (!outro && NACIONAL.exec(digitos)?.[1]) || mais + digitos
}

export const DEZ_OU_ONZE = 'O telefone deve ter 10 ou 11 dígitos (DDD+Número).'

/** Says what is wrong with a phone: `digitos`, unless it is another country's or has no area code of Brazil. */
export function telefoneInvalido(digitos: string): (telefone: string) => string {
  return telefone =>
    /^\+(?!55)|^\d{11}$/.test(telefone) ? 'O telefone deve ser do Brasil, com DDD.' : digitos
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
  const numero = termo
    .trim()
    .replace(ROTULO_DO_NUMERO, '')
    .replace(/^(\(?0)[x*]{2}/i, '$1')
  if (!/^[\d\s()+.#–-]+$/.test(numero)) return ''
  return somenteDigitos(lerTelefone(numero).replace(/^\+55/, ''))
}

/** 11 digits with an area code, which has no zero: all that the checkout asks of a phone (checkout-7). */
export function telefoneCelularValido(digitos: string): boolean {
  return /^[1-9]{2}\d{9}$/.test(digitos)
}

/** 10 or 11 digits: in the panel a customer may have a landline (valores-7). */
export function telefoneDoPainelValido(digitos: string): boolean {
  return /^[1-9]{2}\d{8,9}$/.test(digitos)
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
export function semFormatoDeConversa(texto: string): string {
  return texto.replace(/[*_~`]/g, sinal => String.fromCharCode(sinal.charCodeAt(0) + FULLWIDTH))
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
