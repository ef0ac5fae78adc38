import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { keptTexts } from '~/browser/kept-texts'
import { pause } from '~/browser/pause'
import { useKeptText } from '~/browser/use-kept-text'

const SOM = '/notification.mp3'
const REPETIR_MS = 10_000
/** When several tabs are open, only one rings: it gets the lock and keeps it for this long. */
const VEZ_MS = 3_000
/** The events that a browser counts as permission to play a sound. */
const GESTOS = ['pointerup', 'keydown'] as const

const DESLIGADO = 'comanda:som-desligado'
const VOLUME = 'comanda:volume'

export interface AvisoSonoro {
  /** The browser plays nothing until somebody touches the page. */
  bloqueado: boolean
  ligado: boolean
  /** 0.1 to 1. */
  volume: number
  ligar: (ligado: boolean) => void
  ajustar: (volume: number) => void
  /** Rings now and again every 10 s, until somebody touches the page or `chamando` is over. */
  tocar: () => void
  /** Rings once, at whatever volume is chosen; inside a press, so that it also unblocks the sound. */
  testar: () => void
}

/** The bell of a new order (painel-10: /notification.mp3). */
export function useAvisoSonoro(chamando: boolean): AvisoSonoro {
  const [bloqueado, setBloqueado] = useState(false)
  const ligado = useKeptText(DESLIGADO) === null
  const volume = lerVolume(useKeptText(VOLUME))
  const som = useRef<HTMLAudioElement | null>(null)
  const repeticao = useRef<ReturnType<typeof setInterval>>(undefined)

  // A layout effect, because a page that opens may have to ring at once, for an order that came on the way to it.
  useLayoutEffect(() => {
    const audio = new Audio(SOM)
    audio.preload = 'auto'
    som.current = audio
    const calar = () => clearInterval(repeticao.current)
    const desligar = ouvirGestos(audio, {
      aoPressionar: calar,
      aoPreparar: pronto => setBloqueado(!pronto),
    })
    return () => {
      calar()
      desligar()
      audio.pause()
      som.current = null
    }
  }, [])

  // Not in the layout effect, which would draw the page a second time for it alone.
  useEffect(() => setBloqueado(!navigator.userActivation?.hasBeenActive), [])

  useEffect(() => {
    if (!chamando) clearInterval(repeticao.current)
  }, [chamando])

  const tocar = useCallback(() => {
    const umaVez = async () => {
      if (keptTexts.read(DESLIGADO) !== null) return
      const tocou = som.current && (await tocarNumaAbaSo(som.current))
      if (tocou !== null) setBloqueado(!tocou)
    }
    clearInterval(repeticao.current)
    repeticao.current = setInterval(umaVez, REPETIR_MS)
    void umaVez()
  }, [])
  const testar = useCallback(async () => {
    if (som.current) setBloqueado(!(await soar(som.current)))
  }, [])

  return useMemo(
    () => ({ bloqueado, ligado, volume, ligar, ajustar, tocar, testar }),
    [bloqueado, ligado, volume, tocar, testar],
  )
}

function ligar(ligado: boolean): void {
  keptTexts.write(DESLIGADO, ligado ? null : 'sim')
}

function ajustar(volume: number): void {
  keptTexts.write(VOLUME, String(volume))
}

/** The loudest unless chosen otherwise, because a bell that nobody hears is worse than one that startles. */
function lerVolume(guardado: string | null): number {
  const volume = Number(guardado ?? 1)
  return volume >= 0.1 && volume <= 1 ? volume : 1
}

interface AoGesto {
  aoPressionar: () => void
  aoPreparar: (pronto: boolean) => void
}

/** A touch on any tab silences all of them; the first touch on this tab unblocks its sound. */
function ouvirGestos(audio: HTMLAudioElement, { aoPressionar, aoPreparar }: AoGesto): () => void {
  const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('comanda:som')
  if (canal) canal.onmessage = aoPressionar
  let preparado = false
  const gesto = async () => {
    aoPressionar()
    canal?.postMessage('calar')
    if (preparado) return
    preparado = true
    preparado = await preparar(audio)
    aoPreparar(preparado)
  }
  for (const tipo of GESTOS) window.addEventListener(tipo, gesto)
  return () => {
    for (const tipo of GESTOS) window.removeEventListener(tipo, gesto)
    canal?.close()
  }
}

/** Plays the sound muted during the gesture; afterwards the browser lets the same element play by itself. */
async function preparar(audio: HTMLAudioElement): Promise<boolean> {
  if (!audio.paused) return true
  audio.muted = true
  const pronto = await iniciar(audio)
  // Not if the same press has started the sound meanwhile.
  if (audio.muted) audio.pause()
  return pronto
}

/** This tab is the one that rings: another order rings here at once. */
let comAVez = false

/** Null when another tab is ringing. */
function tocarNumaAbaSo(audio: HTMLAudioElement): Promise<boolean | null> {
  if (!navigator.locks || comAVez) return soar(audio)
  return navigator.locks.request('comanda:som', { ifAvailable: true }, async vez => {
    if (!vez) return null
    const tocou = await soar(audio)
    comAVez = tocou
    if (tocou) await pause(VEZ_MS)
    comAVez = false
    return tocou
  })
}

function soar(audio: HTMLAudioElement): Promise<boolean> {
  audio.muted = false
  audio.volume = lerVolume(keptTexts.read(VOLUME))
  audio.currentTime = 0
  return iniciar(audio)
}

/**
 * False when the browser refuses to play. An interrupting pause, or a file that could not be fetched, does not count as
 * a refusal.
 */
async function iniciar(audio: HTMLAudioElement): Promise<boolean> {
  try {
    await audio.play()
    return true
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'NotAllowedError')
  }
}
