import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SLUG_EM_USO, validarSlug } from '~/domain/empresas/slug-da-empresa'
import { slugDe } from '~/domain/valores/slug'

const RESERVADOS = new Set(['login', 'home', 'healthz', 'reset-password'])

describe('a URL', () => {
  test.each([
    ['Açaí do João', 'acai-do-joao'],
    ['  Cantina   da Nona  ', 'cantina-da-nona'],
    ['Pizza & Cia.', 'pizza-cia'],
    ['--bar--do--zé--', 'bar-do-ze'],
    ['Bar – Café', 'bar-cafe'],
    ['Tia_Lu', 'tialu'],
    ['Straße Ørsted', 'strasse-orsted'],
    ['Nº 1', 'no-1'],
    ['İstanbul', 'istanbul'],
    ['寿司', ''],
    ['', ''],
    ['a'.repeat(61), 'a'.repeat(60)],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    [`-${'a'.repeat(60)}`, 'a'.repeat(60)],
  ])('de %j é %j', (texto, slug) => {
    expect(slugDe(texto)).toBe(slug)
  })

  test('feita de qualquer texto é aceita, salvo se curta, e não muda mais', () => {
    const texto = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'aZ9- ãÇé_–'), maxLength: 90 }),
    )
    fc.assert(
      fc.property(texto, nome => {
        const slug = slugDe(nome)
        expect(slugDe(slug)).toBe(slug)
        if (slug.length >= 3) expect(validarSlug(slug, new Set())).toBeNull()
      }),
    )
  })
})

describe('a validação da URL', () => {
  test.each([
    ['', "O campo 'Sua URL (slug)' é obrigatório."],
    ['ab', 'A URL deve ter pelo menos 3 caracteres.'],
    ['a'.repeat(61), 'A URL deve ter no máximo 60 caracteres.'],
    ['Cantina', 'A URL deve ter apenas letras minúsculas, números e hífens.'],
    ['açaí', 'A URL deve ter apenas letras minúsculas, números e hífens.'],
    ['-cantina', 'A URL deve ter apenas letras minúsculas, números e hífens.'],
    ['cantina-', 'A URL deve ter apenas letras minúsculas, números e hífens.'],
    ['can--tina', 'A URL deve ter apenas letras minúsculas, números e hífens.'],
    ['can/tina', 'A URL deve ter apenas letras minúsculas, números e hífens.'],
    ['cantina\n', 'A URL deve ter apenas letras minúsculas, números e hífens.'],
    ['login', 'Esta URL (slug) já está em uso. Por favor, escolha outra.'],
    ['reset-password', 'Esta URL (slug) já está em uso. Por favor, escolha outra.'],
  ])('recusa %j com %j', (slug, texto) => {
    expect(validarSlug(slug, RESERVADOS)).toMatchObject({
      recusa: true,
      titulo: 'Erro de Validação',
      texto,
      campo: 'slug',
    })
  })

  test.each(['bar', 'a'.repeat(60), 'login-2', 'acai-do-joao', '123'])('aceita %s', slug => {
    expect(validarSlug(slug, RESERVADOS)).toBeNull()
  })

  test('não deixa distinguir uma URL reservada de uma em uso', () => {
    expect(validarSlug('home', RESERVADOS)).toBe(SLUG_EM_USO)
  })
})
