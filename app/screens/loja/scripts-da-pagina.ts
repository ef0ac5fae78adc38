/** The id of the element that holds what a page was made of, and names the page's script and what that imports. */
export const DADOS_DA_PAGINA = 'dados-da-pagina'

/**
 * The scripts that stand in the page itself, because they act before any other has arrived. They are constants, so that
 * the policy of every page of a shop names them by their hashes.
 */
export const SCRIPTS = {
  /**
   * Fetches the page's script once the page has been painted: before that it would take the line from stylesheet and cover, and
   * the processor from the first sight. The browser tells an observer what is in view after it has drawn the first frame. A page
   * that nobody looks at draws none, and does not wait.
   */
  depoisDeVista: `{let d=document,a=(t,p)=>d.head.append(Object.assign(d.createElement(t),p)),f=()=>{let[src,...fs]=d.getElementById('${DADOS_DA_PAGINA}').dataset.scripts.split(' ');for(let href of fs)a('link',{rel:'modulepreload',fetchPriority:'low',href});a('script',{type:'module',src})};d.hidden?f():new IntersectionObserver((_,o)=>{o.disconnect();f()}).observe(d.body)}`,
  /** Shows the element before it when the browser has the cookie that the element names. */
  lugarDeNovo:
    "{let e=document.currentScript.previousSibling;if(document.cookie.includes(e.dataset.cookie+'='))e.hidden=false}",
} as const
