import { inflateSync } from 'node:zlib'

/** PDF values: names keep their slash, strings are bytes, references name their object. */
export type PdfValue = number | boolean | null | string | Buffer | PdfRef | PdfValue[] | PdfDict
export interface PdfDict {
  [key: string]: PdfValue
}
interface PdfRef {
  ref: number
}
interface PdfObject {
  value: PdfValue
  stream?: Buffer
}

/** Enough of PDF to look inside our own files: objects, object streams, embedded files, text. */
export class PdfReader {
  readonly trailer: PdfDict = {}
  private readonly objects = new Map<number, PdfObject>()

  constructor(private readonly bytes: Buffer) {
    this.readObjects()
    this.readTrailers()
    for (const { value, stream } of [...this.objects.values()]) {
      if (stream && isDict(value) && value.Type === '/ObjStm') this.readObjectStream(value, stream)
    }
  }

  get root(): PdfDict {
    return this.dict(this.trailer.Root)
  }

  /** Follows references until a value. */
  value(value: PdfValue | undefined): PdfValue {
    let at = value ?? null
    while (isRef(at)) at = this.objects.get(at.ref)?.value ?? null
    return at
  }

  dict(value: PdfValue | undefined): PdfDict {
    const found = this.value(value)
    if (!isDict(found)) throw new Error(`no dictionary: ${JSON.stringify(value)}`)
    return found
  }

  list(value: PdfValue | undefined): PdfValue[] {
    const found = this.value(value)
    return Array.isArray(found) ? found : found === null ? [] : [found]
  }

  /** The decoded bytes of a stream. */
  stream(value: PdfValue | undefined): Buffer {
    if (!isRef(value)) throw new Error('a stream is always a reference')
    const object = this.objects.get(value.ref)
    if (!object?.stream || !isDict(object.value))
      throw new Error(`object ${value.ref} is no stream`)
    return decode(this.value(object.value.Filter), object.stream)
  }

  /** Pages in reading order. */
  pages(node: PdfValue | undefined = this.root.Pages): PdfDict[] {
    const dict = this.dict(node)
    return dict.Type === '/Page' ? [dict] : this.list(dict.Kids).flatMap((kid) => this.pages(kid))
  }

  /** Every dictionary of the file for which the test holds. */
  all(test: (dict: PdfDict) => boolean): PdfDict[] {
    return [...this.objects.values()]
      .map(({ value }) => value)
      .filter((value) => isDict(value) && test(value)) as PdfDict[]
  }

  /** The text of a page as its fonts' ToUnicode tables give it; runs are separated by line ends. */
  text(page: PdfDict): string {
    const fonts = this.dict(this.dict(page.Resources).Font ?? {})
    const tables = new Map(
      Object.entries(fonts).map(([name, font]) => [`/${name}`, this.unicodeTable(this.dict(font))])
    )
    const parts = Array.isArray(this.value(page.Contents))
      ? this.list(page.Contents)
      : [page.Contents]
    const content = Buffer.concat(
      parts.map((part) => Buffer.concat([this.stream(part), Buffer.from('\n')]))
    )
    return shownText(content, tables)
  }

  private unicodeTable(font: PdfDict): Map<number, string> {
    const table = new Map<number, string>()
    const cmap = this.stream(font.ToUnicode).toString('latin1')
    for (const [, body] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
      for (const [, code, text] of body.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f\s]*)>/gi))
        table.set(Number.parseInt(code, 16), utf16(text))
    }
    for (const [, body] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
      for (const [, from, to, target] of body.matchAll(
        /<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*(\[[^\]]*\]|<[0-9a-f\s]*>)/gi
      )) {
        const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
        const texts = [...target.matchAll(/<([0-9a-f\s]*)>/gi)].map(([, text]) => utf16(text))
        for (let code = first; code <= last; code++) {
          table.set(
            code,
            target.startsWith('[') ? (texts[code - first] ?? '') : shifted(texts[0], code - first)
          )
        }
      }
    }
    return table
  }

  private readObjects() {
    const text = this.bytes.toString('latin1')
    const header = /(\d+)\s+\d+\s+obj\b/g
    for (let found = header.exec(text); found; found = header.exec(text)) {
      const lexer = new Lexer(this.bytes, header.lastIndex)
      const value = lexer.value()
      const object: PdfObject = { value }
      lexer.skipSpace()
      if (isDict(value) && text.startsWith('stream', lexer.at)) {
        const begin = lexer.at + (text.startsWith('stream\r\n', lexer.at) ? 8 : 7)
        const end =
          typeof value.Length === 'number' ? begin + value.Length : text.indexOf('endstream', begin)
        object.stream = this.bytes.subarray(begin, end)
        lexer.at = end
      }
      this.objects.set(Number(found[1]), object)
      header.lastIndex = lexer.at
    }
  }

  private readTrailers() {
    const at = this.bytes.lastIndexOf('trailer')
    if (at >= 0) Object.assign(this.trailer, new Lexer(this.bytes, at + 'trailer'.length).value())
    for (const { value } of this.objects.values()) {
      if (isDict(value) && value.Type === '/XRef') Object.assign(this.trailer, value)
    }
  }

  private readObjectStream(dict: PdfDict, stream: Buffer) {
    const bytes = decode(this.value(dict.Filter), stream)
    const head = new Lexer(bytes, 0)
    const pairs = Array.from({ length: Number(dict.N) }, () => [
      head.value() as number,
      head.value() as number,
    ])
    for (const [id, offset] of pairs)
      this.objects.set(id, { value: new Lexer(bytes, Number(dict.First) + offset).value() })
  }
}

function decode(filter: PdfValue, bytes: Buffer): Buffer {
  if (filter === null) return bytes
  const names = Array.isArray(filter) ? filter : [filter]
  return names.reduce<Buffer>((data, name) => {
    if (name === '/FlateDecode') return inflateSync(data)
    throw new Error(`filter ${String(name)} is not read here`)
  }, bytes)
}

function shownText(content: Buffer, tables: Map<string, Map<number, string>>): string {
  const lexer = new Lexer(content, 0)
  let operands: PdfValue[] = []
  let table: Map<number, string> | undefined
  let text = ''
  for (let token = lexer.token(); token !== undefined; token = lexer.token()) {
    if (typeof token !== 'object' || !('operator' in token!)) {
      operands.push(token as PdfValue)
      continue
    }
    const { operator } = token as { operator: string }
    if (operator === 'Tf') table = tables.get(operands[0] as string)
    if (operator === 'Tj' || operator === 'TJ') {
      const parts = Array.isArray(operands[0]) ? operands[0] : operands
      for (const part of parts) if (Buffer.isBuffer(part)) text += glyphs(part, table)
    }
    if (operator === 'Td' || operator === 'Tm' || operator === 'ET') text += '\n'
    operands = []
  }
  return text.replace(/\n+/g, '\n')
}

/** Our fonts are all Identity-H: two bytes a glyph. */
function glyphs(bytes: Buffer, table: Map<number, string> | undefined) {
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += table?.get(bytes.readUInt16BE(at)) ?? '\ufffd'
  return text
}

function utf16(hex: string) {
  const bytes = Buffer.from(hex.replace(/\s/g, ''), 'hex')
  return bytes.length % 2 ? '' : bytes.swap16().toString('utf16le')
}

function shifted(text: string, by: number) {
  const last = text.length - 1
  return text.slice(0, last) + String.fromCharCode(text.charCodeAt(last) + by)
}

function isRef(value: PdfValue | undefined): value is PdfRef & PdfValue {
  return (
    typeof value === 'object' && value !== null && 'ref' in value && typeof value.ref === 'number'
  )
}

function isDict(value: PdfValue | undefined): value is PdfDict {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !Buffer.isBuffer(value) &&
    !isRef(value)
  )
}

const SPACE = /[\0\t\n\f\r ]/
const DELIMITER = /[\0\t\n\f\r ()<>[\]{}/%]/

class Lexer {
  constructor(
    private readonly bytes: Buffer,
    public at: number
  ) {}

  /** A value, or `{ operator }` for a bare word; undefined at the end. */
  token(): PdfValue | { operator: string } | undefined {
    this.skipSpace()
    if (this.at >= this.bytes.length) return undefined
    const sign = this.sign()
    if (/[a-zA-Z'"]/.test(sign)) {
      const operator = this.word()
      return operator === 'true'
        ? true
        : operator === 'false'
          ? false
          : operator === 'null'
            ? null
            : { operator }
    }
    return this.value()
  }

  value(): PdfValue {
    this.skipSpace()
    const sign = this.sign()
    if (sign === '/') return this.name()
    if (sign === '(') return this.literal()
    if (sign === '[') return this.array()
    if (sign === '<') return this.sign(1) === '<' ? this.dict() : this.hex()
    const reference = /^(\d+)\s+\d+\s+R\b/.exec(
      this.bytes.toString('latin1', this.at, this.at + 32)
    )
    if (reference) {
      this.at += reference[0].length
      return { ref: Number(reference[1]) }
    }
    const word = this.word()
    if (word === 'true' || word === 'false') return word === 'true'
    return word === 'null' ? null : Number(word)
  }

  skipSpace() {
    while (this.at < this.bytes.length) {
      if (this.sign() === '%')
        while (this.at < this.bytes.length && !/[\r\n]/.test(this.sign())) this.at++
      else if (SPACE.test(this.sign())) this.at++
      else return
    }
  }

  private sign(ahead = 0) {
    return String.fromCharCode(this.bytes[this.at + ahead])
  }

  private word() {
    const begin = this.at++
    while (this.at < this.bytes.length && !DELIMITER.test(this.sign())) this.at++
    return this.bytes.toString('latin1', begin, this.at)
  }

  private name() {
    return this.word().replace(/#([0-9a-f]{2})/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16))
    )
  }

  private array() {
    const values: PdfValue[] = []
    this.at++
    for (this.skipSpace(); this.sign() !== ']'; this.skipSpace()) values.push(this.value())
    this.at++
    return values
  }

  private dict() {
    const dict: PdfDict = {}
    this.at += 2
    for (this.skipSpace(); this.sign() !== '>'; this.skipSpace()) {
      const key = this.name().slice(1)
      dict[key] = this.value()
    }
    this.at += 2
    return dict
  }

  private hex() {
    const end = this.bytes.indexOf('>', this.at)
    const digits = this.bytes.toString('latin1', this.at + 1, end).replace(/\s/g, '')
    this.at = end + 1
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex')
  }

  private literal() {
    const out: number[] = []
    const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
    this.at++
    for (let depth = 1; ; this.at++) {
      const sign = this.sign()
      if (sign === '\\') {
        const octal = /^[0-7]{1,3}/.exec(
          this.bytes.toString('latin1', this.at + 1, this.at + 4)
        )?.[0]
        if (octal) out.push(Number.parseInt(octal, 8) & 255)
        else out.push((escapes[this.sign(1)] ?? this.sign(1)).charCodeAt(0))
        this.at += octal ? octal.length : 1
        continue
      }
      if (sign === '(') depth++
      if (sign === ')' && --depth === 0) break
      out.push(this.bytes[this.at])
    }
    this.at++
    return Buffer.from(out)
  }
}
