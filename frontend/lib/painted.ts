/** Resolves once what stands in the page now was painted; at once in a page that nobody sees. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done()
    else requestAnimationFrame(() => setTimeout(done))
  })
