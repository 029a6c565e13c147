/**
 * The `content-disposition` of a file that a browser may show, under a name that a person gave: plain letters
 * for old programs, the real name (RFC 5987) for all others; what a file name cannot hold is left out.
 */
export function inlineFile(name: string): string {
  const clean = name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const plain = clean
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/%/g, '')
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`
}
