/**
 * What a browser's translation does to a page, as an init script: it puts two `<font>` in the place of each text, and of each that
 * comes later. The words stay the same, so that a journey finds them, and finds the old ones where a text does not follow.
 * `cedo`: as soon as the page is there, and its first text gets a space more, which nobody sees but React; else when the page's script
 * has taken over.
 */
export function traduzir(cedo: boolean): void {
  const daTraducao = new WeakSet<Node>()
  let espaco = cedo ? ' ' : ''
  const quando = setInterval(() => {
    if (cedo ? document.readyState === 'loading' : (window as { early?: unknown }).early !== null) return
    clearInterval(quando)
    document.documentElement.classList.add('translated-ltr')
    trocar(document.body)
    new MutationObserver(mudancas => {
      for (const { addedNodes } of mudancas) for (const node of addedNodes) trocar(node)
    }).observe(document.body, { childList: true, subtree: true })
  }, 5)

  function trocar(raiz: Node): void {
    for (const texto of textosDe(raiz)) {
      const [fora, dentro] = [document.createElement('font'), document.createElement('font')]
      const traduzido = document.createTextNode(espaco + texto.data)
      espaco = ''
      daTraducao.add(traduzido)
      dentro.append(traduzido)
      fora.append(dentro)
      texto.replaceWith(fora)
    }
  }

  function textosDe(raiz: Node): Text[] {
    const todos = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT)
    const achados = raiz instanceof Text ? [raiz] : []
    while (todos.nextNode()) achados.push(todos.currentNode as Text)
    return achados.filter(
      texto =>
        texto.isConnected &&
        !daTraducao.has(texto) &&
        texto.data.trim() !== '' &&
        !texto.parentElement?.closest('script,style,textarea,noscript,[translate=no]'),
    )
  }
}
