import { existsSync } from 'node:fs'
import sirv from 'sirv'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Names of built files hold their content's hash: a browser never asks for one twice. */
const A_YEAR_S = 31_536_000

/** Read once: a middleware is made for every request, and a running release does not get other files. */
const serve = existsSync(app.publicPath())
  ? sirv(app.publicPath(), {
      dev: !app.inProduction,
      brotli: true,
      gzip: true,
      etag: true,
      maxAge: A_YEAR_S,
      immutable: true,
    })
  : null

/**
 * Serves what Vite built under public/, in the form the browser takes: vite.config.ts writes each file also
 * compressed. Where nothing is built, there is only the API.
 */
export default class AssetsMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    if (!serve) return next()
    return new Promise<void>((resolve, reject) => {
      response.response.once('close', resolve)
      // A file that vanished, as when a release is built anew, ends this answer and not the process.
      response.response.once('pipe', (file) =>
        file.once('error', () => response.response.destroy())
      )
      serve(request.request, response.response, () => {
        response.response.off('close', resolve)
        Promise.resolve(next()).then(resolve, reject)
      })
    })
  }
}
