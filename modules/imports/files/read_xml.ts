import { SaxesParser } from 'saxes'
import { FileRefused } from '../domain/sheet_table.ts'

/** What a text or a value says, its parts together; how it is pronounced is left out. */
export class Text {
  said = ''
  #isRead = false
  #isReading = false

  clear(): void {
    this.said = ''
  }

  open(name: string): void {
    if (name === 'rPh') this.#isReading = true
    this.#isRead = (name === 't' && !this.#isReading) || name === 'v'
  }

  close(name: string): void {
    if (name === 'rPh') this.#isReading = false
    this.#isRead = false
  }

  add(piece: string): void {
    if (this.#isRead) this.said += piece
  }
}

/** The attributes of an element. */
export type Told = Record<string, string | undefined>

interface Handlers {
  open: (name: string, told: Told) => void
  close?: (name: string) => void
  said?: (text: string) => void
}

/**
 * Reads a document as it comes. One that says nothing at all is none.
 *
 * @throws FileRefused where it declares entities or is not sound
 */
export async function readXml(
  xml: AsyncIterable<string>,
  { open, close = () => {}, said = () => {} }: Handlers
): Promise<void> {
  const parser = new SaxesParser({ position: false })
  parser.on('doctype', () => {
    throw new FileRefused('entities')
  })
  parser.on('error', () => {
    throw new FileRefused('unreadable')
  })
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes as Told))
  parser.on('closetag', ({ name }) => close(local(name)))
  parser.on('text', said)
  parser.on('cdata', said)
  let isThere = false
  for await (const piece of xml) {
    isThere = true
    parser.write(piece)
  }
  if (isThere) parser.close()
}

/** Some programs write `x:row`. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)
