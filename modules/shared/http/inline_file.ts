/** A name as a file can have it: what a file name cannot hold is left out, half of a character replaced. */
export function fileName(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The `content-disposition` of a file that a browser may show, under a name that a person gave. */
export function inlineFile(name: string): string {
  return `inline; ${named(name)}`
}

/** The same of one that a browser only saves. */
export function attachedFile(name: string): string {
  return `attachment; ${named(name)}`
}

/** Plain letters for old programs, the real name (RFC 5987) for all others. */
function named(name: string): string {
  const clean = fileName(name)
  const plain = clean
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/%/g, '')
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
