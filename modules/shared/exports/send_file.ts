import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import type { HttpContext } from '@adonisjs/core/http'
import { attachedFile } from '../http/inline_file.ts'
import { withSpool, writeTo } from './spool.ts'

export const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type ExportFormat = keyof typeof EXPORT_TYPES

/** Says what file the answer is; nothing between keeps it. */
export function fileHeaders(
  response: HttpContext['response'],
  format: ExportFormat,
  name: string
): void {
  namedHeaders(response, EXPORT_TYPES[format], `${name}.${format}`)
}

function namedHeaders(response: HttpContext['response'], type: string, fileName: string): void {
  response.header('content-type', type)
  response.header('content-disposition', attachedFile(fileName))
  response.header('cache-control', 'private, no-store')
}

/** Answers with a file: it is whole before the transaction ends, and travels after it. */
export function sendFile(
  response: HttpContext['response'],
  format: ExportFormat,
  name: string,
  chunks: AsyncIterable<string | Uint8Array>
): Promise<void> {
  return sendNamed(response, EXPORT_TYPES[format], `${name}.${format}`, chunks)
}

/** The same of a file of any type, under its whole name. */
export async function sendNamed(
  response: HttpContext['response'],
  type: string,
  fileName: string,
  chunks: AsyncIterable<string | Uint8Array>
): Promise<void> {
  // An open file outlives its name.
  const [file, bytes] = await withSpool(async (path) => {
    const size = await writeTo(path, chunks)
    const opened = createReadStream(path)
    await once(opened, 'open')
    return [opened, size] as const
  })
  namedHeaders(response, type, fileName)
  response.header('content-length', bytes)
  response.stream(file)
}
