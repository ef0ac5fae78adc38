/** The texts of a form; a field that is a file or missing is ''. */
export function lerCampo(formulario: FormData, nome: string): string {
  const valor = formulario.get(nome)
  return typeof valor === 'string' ? valor : ''
}

/** What somebody typed, to be shown again; passwords are not. */
export function lerCampos(formulario: FormData): Record<string, string> {
  const textos = [...formulario].filter((campo): campo is [string, string] => typeof campo[1] === 'string')
  return Object.fromEntries(textos)
}

export function semSenhas(valores: Record<string, string>): Record<string, string> {
  const { senha: _, confirmarSenha: __, senhaAtual: ___, ...resto } = valores
  return resto
}
