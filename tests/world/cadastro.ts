/** What the owner of a new restaurant types, with what the caller changes. */
export function umCadastro(mudancas: Record<string, string> = {}): Record<string, string> {
  return {
    razaosocial: 'Tapiocaria da Lia Ltda',
    nomefantasia: 'Tapiocaria da Lia',
    cnpj: '',
    email: 'lia@tapiocaria.example',
    telefone: '81991234567',
    slug: 'tapiocaria-da-lia',
    cep: '',
    logradouro: '',
    numero: '',
    bairro: '',
    cidade: '',
    estado: '',
    senha: 'tapioca123',
    confirmarSenha: 'tapioca123',
    ...mudancas,
  }
}
