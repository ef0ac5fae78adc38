const TAMANHO = 14

/** Keeps ASCII letters and digits, upper-cased, at most 14 (valores-4: new numbers are alphanumeric). */
export function limparCnpj(texto: string): string {
  return texto
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, TAMANHO)
}

function digitoVerificador(caracteres: string): number {
  let soma = 0
  for (let i = 0; i < caracteres.length; i++) {
    const peso = ((caracteres.length - 1 - i) % 8) + 2
    soma += (caracteres.charCodeAt(i) - 48) * peso
  }
  const resto = soma % 11
  return resto < 2 ? 0 : 11 - resto
}

/**
 * Whether the check digits of a clean CNPJ (`limparCnpj`) are right. It feeds a hint beside the field and blocks
 * nothing (valores-4). One repeated character is not a CNPJ, although the check digits of zeros are right.
 */
export function digitosDoCnpjConferem(cnpj: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(.)\1+$/.test(cnpj)) return false
  const raiz = cnpj.slice(0, 12)
  const primeiro = digitoVerificador(raiz)
  return cnpj === `${raiz}${primeiro}${digitoVerificador(`${raiz}${primeiro}`)}`
}

/** 'AA.AAA.AAA/AAAA-DD'; an incomplete one is returned as it is. */
export function formatCnpj(cnpj: string): string {
  return cnpj.length === TAMANHO ? cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5') : cnpj
}
