/**
 * Fetches the scripts that the page asks for once its first view stands (frontend/pages.ts): the line is free while the
 * processor draws. Nothing of them runs yet.
 *
 * @returns whether there were any: a page that one comes to from another has none
 */
export function fetchLater(): boolean {
  const told = document.querySelector<HTMLMetaElement>('meta[name="barema-later"]')
  if (!told) return false
  told.remove()
  const links = told.content.split(' ').map((href) =>
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      // What the first view is made of goes before.
      fetchPriority: 'low',
    })
  )
  document.head.append(...links)
  return true
}
