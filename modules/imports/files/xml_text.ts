import { FileRefused } from '../domain/sheet_table.ts'

/** So many bytes hold the first line of any document. */
const FIRST_LINE = 256
/** What official files are written in; the others are not read. */
const ENCODINGS = ['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'utf-16', 'utf-16le', 'utf-16be']

/**
 * The text of a document, piece by piece, in the encoding that its marks or its first line declare; UTF-8 where they say
 * nothing. Bytes that are no letters of it are refused.
 *
 * @throws FileRefused
 */
export async function* xmlText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let start: Buffer | null = Buffer.alloc(0)
  let decoder: InstanceType<typeof TextDecoder> | null = null
  let encoding = ''
  const decode = (bytes: Uint8Array, stream: boolean) => {
    try {
      return decoder!.decode(bytes, { stream })
    } catch {
      throw new FileRefused('wrongEncoding', { encoding })
    }
  }
  const begin = (bytes: Buffer) => {
    encoding = encodingOf(bytes)
    decoder = new TextDecoder(encoding, { fatal: true })
    start = null
    return decode(bytes, true)
  }
  for await (const piece of pieces) {
    if (start === null) yield decode(piece, true)
    else {
      start = Buffer.concat([start, piece])
      if (start.length >= FIRST_LINE) yield begin(start)
    }
  }
  if (start !== null && start.length > 0) yield begin(start)
  if (decoder) yield decode(new Uint8Array(), false)
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be'
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return 'utf-8'
  const line = bytes.subarray(0, FIRST_LINE).toString('latin1')
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(line)?.[1] ?? 'utf-8'
  const encoding = declared.toLowerCase()
  // UTF-16 without its marks would have been seen above.
  if (!ENCODINGS.includes(encoding) || encoding.startsWith('utf-16'))
    throw new FileRefused('wrongEncoding', { encoding: declared })
  return encoding
}
