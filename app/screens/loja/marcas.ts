/**
 * The scripts that stand in the page itself, because they act before any other has arrived. They are constants, so that
 * the policy of every page of a shop names them by their hashes.
 */
export const SCRIPTS = {
  /** Shows the element before it when the browser has the cookie that the element names. */
  lugarDeNovo:
    "{let e=document.currentScript.previousSibling;if(document.cookie.includes(e.dataset.marca+'='))e.hidden=false}",
} as const
