import { arquivo, umaFotoDeCelular } from '../fotos-enviadas'

/** A new product with a picture, as the panel sends it. */
export async function criarProduto(origin: string, cookie: string, nome: string): Promise<Response> {
  const form = new FormData()
  for (const [campo, valor] of Object.entries({ nome, preco: '10', ativo: 'on' })) form.append(campo, valor)
  form.append('imagem', arquivo(await umaFotoDeCelular()))
  return fetch(`${origin}/home/produtos.data`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: origin },
    body: form,
  })
}

/** The name under which the bucket keeps the largest picture of a product. */
export const fotoDe = ({ objects }: { readonly objects: ReadonlyMap<string, unknown> }, nome: string) =>
  [...objects.keys()].find(chave => chave.includes(`/${nome}_`) && /-\d+\.webp$/.test(chave)) ?? ''
