/** An answer of the postal service, as the cache keeps it. */
export interface CepDemo {
  readonly cep: string
  /** Null in towns with a single CEP. */
  readonly logradouro: string | null
  readonly bairro: string | null
  readonly cidade: string
  readonly estado: string
  /** Null when the service knows none. */
  readonly posicao: { readonly latitude: number; readonly longitude: number } | null
}

/** 4,1 km from the Cantina da Nona. */
export const CEP_PERTO = '05010000'
/** 18,2 km from the Cantina da Nona, which delivers within 12 km. */
export const CEP_FORA_DA_AREA = '08295005'
export const CEP_SEM_POSICAO = '01414001'
/** A town with a single CEP, 113 km away: the customer types street and district. */
export const CEP_SEM_RUA = '13825000'

/** Of São Paulo, 5,4 km from the Burger da Vila: the customer types street and district. No street has it. */
export const CEP_SEM_BAIRRO = '01000999'

/** Real CEPs, so that the demo answers without the postal service; a customer may type any of them. */
// biome-ignore format: one line per CEP
export const CEPS: readonly CepDemo[] = [
  { cep: CEP_SEM_BAIRRO, logradouro: null, bairro: null, cidade: 'São Paulo', estado: 'SP', posicao: { latitude: -23.5505, longitude: -46.6333 } },
  emSaoPaulo('01001000', 'Praça da Sé', 'Sé', -23.5503, -46.6339),
  emSaoPaulo('01120010', 'Praça da Luz', 'Bom Retiro', -23.5343, -46.6338),
  emSaoPaulo('01305100', 'Rua Augusta', 'Consolação', -23.5556, -46.6585),
  emSaoPaulo('01310100', 'Avenida Paulista', 'Bela Vista', -23.5654, -46.6516),
  emSaoPaulo('01310200', 'Avenida Paulista', 'Bela Vista', -23.5614, -46.6559),
  emSaoPaulo('01327000', 'Rua Treze de Maio', 'Bela Vista', -23.5597, -46.6455),
  emSaoPaulo('01426001', 'Rua Oscar Freire', 'Cerqueira César', -23.563, -46.668),
  emSaoPaulo('02030000', 'Avenida Cruzeiro do Sul', 'Santana', -23.516, -46.6252),
  emSaoPaulo('03306010', 'Rua Domingos Agostim', 'Cidade Mãe do Céu', -23.5401, -46.5766),
  emSaoPaulo('04094050', 'Avenida Pedro Álvares Cabral', 'Parque Ibirapuera', -23.5874, -46.6576),
  emSaoPaulo('04101300', 'Rua Vergueiro', 'Vila Mariana', -23.5882, -46.6324),
  emSaoPaulo('04538133', 'Avenida Brigadeiro Faria Lima', 'Itaim Bibi', -23.5864, -46.682),
  emSaoPaulo('05001200', 'Avenida Francisco Matarazzo', 'Água Branca', -23.5275, -46.6784),
  emSaoPaulo(CEP_PERTO, 'Rua Caiubi', 'Perdizes', -23.5336, -46.6716),
  emSaoPaulo('05407002', 'Rua Cardeal Arcoverde', 'Pinheiros', -23.56, -46.685),
  emSaoPaulo('05433010', 'Rua Aspicuelta', 'Vila Madalena', -23.556, -46.6893),
  emSaoPaulo(CEP_FORA_DA_AREA, 'Avenida Miguel Ignácio Curi', 'Vila Carmosina', -23.5453, -46.4742),
  { cep: CEP_SEM_POSICAO, logradouro: 'Rua Haddock Lobo', bairro: 'Cerqueira César', cidade: 'São Paulo', estado: 'SP', posicao: null },
  { cep: CEP_SEM_RUA, logradouro: null, bairro: null, cidade: 'Holambra', estado: 'SP', posicao: { latitude: -22.633, longitude: -47.0556 } },
]

export function acharCep(cep: string): CepDemo {
  const achado = CEPS.find(candidato => candidato.cep === cep)
  if (!achado) throw new Error(`the demo does not plant the CEP ${cep}`)
  return achado
}

function emSaoPaulo(
  cep: string,
  logradouro: string,
  bairro: string,
  latitude: number,
  longitude: number,
): CepDemo {
  return { cep, logradouro, bairro, cidade: 'São Paulo', estado: 'SP', posicao: { latitude, longitude } }
}
