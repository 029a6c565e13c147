import { create } from 'content-disposition'

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
  return disposition('inline', name)
}

/** The same of one that a browser only saves. */
export function attachedFile(name: string): string {
  return disposition('attachment', name)
}

/** The real name (RFC 6266), beside it plain letters for old programs. */
function disposition(type: 'inline' | 'attachment', name: string): string {
  const clean = fileName(name)
  const fallback = clean
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/%/g, '')
  return create(clean, { type, fallback })
}
