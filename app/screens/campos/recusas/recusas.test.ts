import { expect, test } from 'vitest'
import { recusar } from '~/domain/respostas/recusa'
import { recusaGeral, semOCampo, textoDoCampo } from './recusas'

const nome = recusar('campo-invalido', 'Campo inválido', 'O nome é obrigatório.', 'nome')
const preco = recusar('campo-invalido', 'Campo inválido', 'O preço é obrigatório.', 'itens.2.preco')
const geral = recusar('um-teste', 'Erro ao salvar', 'O plano terminou.')
const recusas = [geral, nome, preco]

test('Cada recusa fica ao lado do seu campo, e a que não tem campo acima do formulário', () => {
  expect(textoDoCampo(recusas, 'nome')).toBe('O nome é obrigatório.')
  expect(textoDoCampo(recusas, 'email')).toBeUndefined()
  expect(recusaGeral(recusas)).toBe(geral)
  expect(recusaGeral([nome])).toBeUndefined()
})

test('Quem mexe num campo tira o que estava ao lado dele e das partes dele, e mais nada', () => {
  expect(semOCampo(recusas, 'nome')).toEqual([geral, preco])
  expect(semOCampo(recusas, 'itens.2')).toEqual([geral, nome])
  expect(semOCampo(recusas, undefined)).toEqual([nome, preco])
  expect(semOCampo(recusas, 'itens.20')).toBe(recusas)
})
