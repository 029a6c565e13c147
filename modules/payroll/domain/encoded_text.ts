import type { Encoding } from './payroll_layout.ts'

/** The bytes 0x80 to 0x9f of Windows-1252, of which ISO-8859-1 makes controls: by sign (WHATWG Encoding Standard). */
const HIGH = new Map(
  Array.from({ length: 32 }, (_, at) => at + 0x80).flatMap((byte) => {
    const sign = new TextDecoder('windows-1252').decode(Uint8Array.of(byte))
    return sign.codePointAt(0)! > 0xff ? [[sign, byte] as const] : []
  })
)

/** Signs that have no accent to take off, as people write them without. */
const PLAIN: Record<string, string> = {
  '’': "'", '‘': "'", '‚': ',', '“': '"', '”': '"', '„': '"', '–': '-', '—': '-', '‐': '-', '−': '-',
  '…': '...', '€': 'EUR', 'œ': 'oe', 'Œ': 'OE', 'ł': 'l', 'Ł': 'L', 'đ': 'd', 'Đ': 'D', 'ı': 'i', 'ß': 'ss',
  '\u00a0': ' ', '\u202f': ' ',
}

const byteOf = (sign: string, encoding: Encoding): number | undefined => {
  const code = sign.codePointAt(0)!
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  return encoding === 'windows-1252' ? HIGH.get(sign) : undefined
}

const PRINTABLE = /^[\t\n\r -~]*$/
/** What ISO-8859-1 and Windows-1252 write with the same bytes. */
const LATIN = /^[\0-\x7f\xa0-\xff]*$/

/** Whether all encodings write a text alike, a byte a sign: nearly every cell. */
export const isPlain = (text: string) => PRINTABLE.test(text)

/** A text that the encoding can write: a sign that it has not loses its accent, or becomes `?`, which is `lost`. */
export function writable(text: string, encoding: Encoding): { text: string; lost: boolean } {
  if (isPlain(text)) return { text, lost: false }
  if (encoding === 'utf-8') return { text: text.toWellFormed(), lost: false }
  let lost = false
  const signs = Array.from(text.normalize('NFC'), (sign) => {
    if (byteOf(sign, encoding) !== undefined) return sign
    const plain = PLAIN[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '')
    if (plain !== '' && [...plain].every((each) => byteOf(each, encoding) !== undefined)) return plain
    lost = true
    return '?'
  })
  return { text: signs.join(''), lost }
}

/** The bytes of a text that the encoding can write. */
export function encoded(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text)
  if (LATIN.test(text)) return Buffer.from(text, 'latin1')
  return Uint8Array.from(Array.from(text), (sign) => byteOf(sign, encoding) ?? 0x3f)
}
