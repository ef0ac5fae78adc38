/** Parts of the script that stands in each page (`EARLY_PRESS`). Declares `earlyReload`, which keeps what was typed in this tab. */
export const RELOAD_WITH_TYPING = [
  "earlyFields=()=>[...document.querySelectorAll('input:not([type=file],[type=password],[type=hidden]),textarea,select')]",
  'earlyTick=f=>/checkbox|radio/.test(f.type)',
  'earlyReload=()=>{try{sessionStorage.early=JSON.stringify([location.href,...earlyFields().map(f=>earlyTick(f)?f.checked:f.value)])}catch{}location.reload()}',
].join()

/** Puts it back, once, if the page has the same fields. What was ticked goes into the list of what a person has touched. */
export const TYPED_AGAIN =
  "try{let [at,...kept]=JSON.parse(sessionStorage.early),all=earlyFields();sessionStorage.removeItem('early');if(at==location.href&&kept.length==all.length)all.forEach((f,n)=>{if(!earlyTick(f))f.value=kept[n];else if(f.checked!=kept[n]){f.checked=kept[n];if(f.checked||f.type!='radio')early.push(f)}})}catch{}"
