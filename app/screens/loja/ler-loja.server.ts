import type { RouterContextProvider } from 'react-router'
import { rostoDaLoja } from '~/domain/aparencia/rosto.server'
import { readAparencia } from '~/domain/aparencia/store.server'
import { chavePixDe } from '~/domain/configuracoes/store.server'
import { hasCupom } from '~/domain/cupons/store.server'
import type { Empresa } from '~/domain/empresas/store.server'
import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { readGuardado } from '~/domain/frete/store.server'
import { horariosValemAte } from '~/domain/horarios/horarios-valem-ate'
import { readRegrasDaLoja } from '~/domain/pedidos/checkout/regras-da-loja.server'
import { formatCnpj } from '~/domain/valores/cnpj'
import { desvioEmVolta, horaLocal } from '~/domain/valores/instante'
import { formatTelefone } from '~/domain/valores/telefone'
import { withTenant } from '~/server/database/transaction.server'
import { env } from '~/server/env.server'
import { expiresAt } from '~/server/kept/sharing.server'
import { lojaContext } from './porta.server'

/** What every page of a shop shows or asks for. */
export type LojaLida = Awaited<ReturnType<typeof lerLoja>>

/** When the hours cannot be read, it is an error and not a shop without hours (horarios-4). */
export async function lerLoja(context: Readonly<RouterContextProvider>) {
  const empresa = context.get(lojaContext)
  const agora = new Date()
  const { aparencia, daLoja, temCupom, temPix } = await withTenant(empresa.id, async tx => {
    const guardado = await readGuardado(tx)
    return {
      aparencia: await readAparencia(tx),
      temCupom: await hasCupom(tx),
      temPix: chavePixDe(guardado) !== null,
      daLoja: await readRegrasDaLoja(tx, empresa, guardado, agora),
    }
  })
  const { turnos, excecoes, margem, pausa, fuso, ...regras } = daLoja
  const horarios = { turnos, excecoes, margem, pausa, fuso, correriaAte: regras.tempo.correriaAte }
  expiresAt(context, horariosValemAte(horarios, agora))
  return {
    loja: {
      slug: empresa.slug,
      nome: empresa.nomefantasia,
      tipoPedido: empresa.tipoPedido,
      telefone: empresa.telefone,
      conversas: env().whatsappHost,
      telefoneEscrito: empresa.telefone && formatTelefone(empresa.telefone),
      logo: aparencia.logo,
      capa: aparencia.capa,
      temCupom,
      temPix,
      regras,
    },
    rosto: rostoDaLoja(empresa, aparencia),
    relogio: { ...horarios, agora: agora.getTime(), desvio: desvioEmVolta(agora, fuso) },
    rodape: { ...identidade(empresa), ano: horaLocal(agora, fuso).data.slice(0, 4) },
  }
}

/** What Decreto 7.962/2013 requires to be shown about the seller (empresa-8). */
function identidade(empresa: Empresa) {
  const { enderecoLogradouro, enderecoNumero, enderecoBairro, enderecoCidade, enderecoEstado } = empresa
  const endereco = {
    cep: empresa.enderecoCep,
    logradouro: enderecoLogradouro,
    numero: enderecoNumero,
    complemento: null,
    bairro: enderecoBairro,
    cidade: enderecoCidade,
    estado: enderecoEstado,
  }
  return {
    razaoSocial: empresa.razaosocial,
    cnpj: empresa.cnpj === null ? null : formatCnpj(empresa.cnpj),
    endereco: endereco.logradouro && endereco.cidade ? enderecoEmUmaLinha(endereco) : null,
    email: empresa.email,
  }
}
