/** Renderers break lines and group digits each in their way. */
export function squeezed(text: string) {
  return text.replace(/[\s\u200b]/g, '')
}

export function bytesOf(value: unknown): Buffer {
  return value as Buffer
}

/** A PDF text string: UTF-16 with its mark, or plain. */
export function textOf(value: unknown) {
  const bytes = Buffer.from(bytesOf(value))
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1')
}
