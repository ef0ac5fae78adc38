/** The id of the element that holds what a page was made of, and names the page's script and what that imports. */
export const PAGE_DATA = 'dados-da-pagina'

/**
 * Stands in the page itself, and is a constant, so that a policy names it by its hash. It fetches the page's script once
 * the page has been painted: before that it would take the line from stylesheet and cover, and the processor from the
 * first sight. The browser tells an observer what is in view after it has drawn the first frame. A page that nobody looks
 * at draws none, and does not wait.
 */
export const AFTER_SIGHT =
  "{let d=document,a=(t,p)=>d.head.append(Object.assign(d.createElement(t),p)),f=()=>{let[src,...fs]=d.getElementById('dados-da-pagina').dataset.scripts.split(' ');for(let href of fs)a('link',{rel:'modulepreload',fetchPriority:'low',href});a('script',{type:'module',src})};d.hidden?f():new IntersectionObserver((_,o)=>{o.disconnect();f()}).observe(d.body)}"
