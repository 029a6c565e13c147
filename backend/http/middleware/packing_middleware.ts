import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { http } from '#config/app'

/** What is smaller goes in one packet anyhow. */
const WORTH_BYTES = 1_024

/** A fifth of the size for a millisecond; the next steps take ten times as long for a tenth of the rest. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Both on another thread; the first that a browser takes. */
const PACKERS = [
  ['br', (bytes: Buffer) => promisify(brotliCompress)(bytes, QUICK)],
  ['gzip', (bytes: Buffer) => promisify(gzip)(bytes)],
] as const

/**
 * Packs pages and answers on their way out, in the form that the browser takes: on a slow line the figures of a page
 * come a quarter of a second earlier. Files of the bundle were packed when they were built (`assets_middleware.ts`), files
 * that a page leads to are packed in themselves. No answer repeats what a visitor sent beside a secret: by its size others
 * could guess at that.
 */
export default class PackingMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    await next()
    const body: unknown = response.headersSent ? null : response.getBody()
    if (!body || !isText(body) || response.getHeader('content-encoding')) return
    const [text, type] =
      typeof body === 'string' ? [body, typeOf(body)] : [http.serializeJSON(body), JSON_TYPE]
    if (!text || Buffer.byteLength(text) < WORTH_BYTES) return
    response.vary('accept-encoding')
    const packer = PACKERS.find(([form]) => request.encoding([form]))
    if (!packer) return
    const [form, pack] = packer
    const packed = await pack(Buffer.from(text))
    response.safeHeader('content-type', type)
    response.header('content-encoding', form)
    response.send(packed)
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** A text, or what becomes one. */
function isText(body: unknown): boolean {
  return typeof body === 'string' || (typeof body === 'object' && !(body instanceof Uint8Array))
}

/** As the framework tells them apart. */
const typeOf = (text: string) =>
  `text/${text.trimStart().startsWith('<') ? 'html' : 'plain'}; charset=utf-8`
