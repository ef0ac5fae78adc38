import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RELOAD_WITH_TYPING, TYPED_AGAIN } from '~/browser/early-script'
import { openAgain } from '../open-again'
import { readEarlyTyping } from './early-typing'
import { NonceContext } from './nonce'

/** Longer than this nobody waits for a press without a word. */
const SAY_MS = 6_000
const WAITING =
  'fixed inset-x-3 top-3 z-40 mx-auto max-w-2xl rounded-sm bg-red-tinta p-4 text-red-fundo text-sm shadow-overlay'
const RELOAD = 'mt-2 block min-h-11 font-bold underline underline-offset-4'

/**
 * Its own script, because it acts before any other has arrived, until that takes its list away: the fields that were changed, and
 * beside it the button that was pressed last. It is a constant, so that a policy can name it by its hash. If no other script comes
 * after a press, it says so, and keeps what was typed over the reload that it offers.
 */
export const EARLY_PRESS = `var early=[],earlyPress,${RELOAD_WITH_TYPING},earlySay=()=>{if(!early||document.getElementById('early'))return;let say=document.createElement('div'),b=document.createElement('button');b.className='${RELOAD}';b.textContent='Recarregar a página';b.onclick=earlyReload;say.id='early';say.role='alert';say.className='${WAITING}';say.append('A página não terminou de carregar. Verifique sua conexão. O que você digitou não se perde.',b);document.body.append(say)},earlyWait=()=>setTimeout(earlySay,${SAY_MS});document.onclick=e=>{early&&(earlyPress=e.target.closest('button[type=button]'))&&earlyWait()};document.onchange=e=>{early&&early.push(e.target)};${TYPED_AGAIN}`

/**
 * A form with `noValidate` is checked by its script, which shows what is wrong beside each field. Sent before that script has
 * come, it would lead to another page, and what was typed would be lost if something is refused. So the browser does not send
 * it: its button looks busy, and goes into the list, once, so that the script presses it again.
 */
const HOLD_FORMS =
  ";document.onsubmit=e=>{let b=e.submitter;if(early&&b&&e.target.noValidate){e.preventDefault();b.ariaBusy='true';earlyWait();early.includes(b)||early.push(b)}}"

/** Fields have nothing of what only a button has. */
type Used = HTMLElement & Partial<Pick<HTMLButtonElement, 'popoverTargetElement'>>

type WithUse = Window & { early?: Used[] | null; earlyPress?: Used | null }

const USABLE = 'input,textarea,select,button'

/**
 * What can be used on the page, as the server has drawn it, and who stands for it now. When a browser translates a page before its
 * script has come, React finds other texts than it would draw, and draws everything anew: each by its place among the others.
 */
function useDrawn() {
  const [{ drawn, focused }] = useState(() => ({
    drawn: import.meta.env.SSR ? [] : [...document.querySelectorAll<Used>(USABLE)],
    focused: import.meta.env.SSR ? null : (document.activeElement as Used | null),
  }))
  const replacementOf = (one: Used) =>
    one.isConnected ? one : document.querySelectorAll<Used>(USABLE)[drawn.indexOf(one)]
  return { drawn, focused, replacementOf }
}

/**
 * On a slow network people use a page long before its script arrives. When it has arrived, this types again what they
 * typed and presses again the last button that they pressed, so that nobody has to do it twice. What the browser does by itself,
 * as a link or a form, is not repeated; `holdForms` says that the page's forms need the script, and then wait for it.
 */
export function EarlyPress({ holdForms = false }: { holdForms?: boolean }) {
  const nonce = useContext(NonceContext)
  const again = useRef<(() => void)[]>([])
  const { drawn, focused, replacementOf } = useDrawn()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useLayoutEffect(() => {
    again.current = readEarlyTyping(drawn, (window as WithUse).early ?? [], replacementOf)
    if (focused && !focused.isConnected) replacementOf(focused)?.focus()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => {
    const page: WithUse = window
    const used = [...(page.early ?? []), page.earlyPress].map(one => one && replacementOf(one))
    page.early = null
    document.getElementById('early')?.remove()
    // When React is done with this, so that it draws each before the next.
    queueMicrotask(() => {
      for (const act of again.current) act()
      for (const button of used) {
        if (!button?.matches('button')) continue
        button.ariaBusy = null
        // What the browser has opened by itself would be closed by another press; the page's own listeners hear of it all the same.
        if (button.popoverTargetElement?.matches(':popover-open'))
          button.addEventListener('click', event => event.preventDefault(), { once: true })
        button.click()
      }
      openAgain()
    })
  }, [])
  // The browser never runs it from here, and leaves alone what the server has written.
  const script = import.meta.env.SSR ? EARLY_PRESS + (holdForms ? HOLD_FORMS : '') : ''
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
