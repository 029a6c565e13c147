import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { modules } from '#backend/modules'
import { openApiDocument } from '#backend/http/openapi'

/** A program that looks again within the hour gets what it has. */
const MAX_AGE_S = 3600

/** In each form that a client takes, with the mark of its content. */
type Forms = Record<'br' | 'gzip' | 'identity', Buffer> & { etag: string }

let written: Promise<Forms> | undefined

/** The document of the API, written and packed once: the endpoints do not change while the product runs. */
export default class ApiDocumentController {
  async show({ request, response }: HttpContext) {
    const { etag, ...forms } = await (written ??= write())
    response.header('cache-control', `public, max-age=${MAX_AGE_S}`)
    response.header('vary', 'accept-encoding')
    response.header('etag', etag)
    if (request.header('if-none-match')?.includes(etag)) return response.status(304).send(null)
    const form = (request.encoding(['br', 'gzip', 'identity']) as keyof typeof forms) || 'identity'
    if (form !== 'identity') response.header('content-encoding', form)
    response.header('content-type', 'application/json; charset=utf-8')
    return response.send(forms[form])
  }
}

async function write(): Promise<Forms> {
  const identity = Buffer.from(JSON.stringify(openApiDocument(modules)))
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ])
  // Weak: the same document in another form has the same mark.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  return { identity, br, gzip: zipped, etag }
}
