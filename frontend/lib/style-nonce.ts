declare global {
  interface Window {
    /** Read by `get-nonce`, through which radix locks the page behind a dialog. */
    __webpack_nonce__?: string
    /** Options of every chart. */
    Apex?: { chart?: { nonce?: string } }
  }
}

/** What a style element must carry for the browser to heed it (`style-src-elem`); empty in development. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? ''
}

/** Tells the libraries that make style elements; before any of them does. */
export function nameStyleNonce(): void {
  const nonce = styleNonce()
  if (nonce === '') return
  window.__webpack_nonce__ = nonce
  window.Apex = { chart: { nonce } }
}
