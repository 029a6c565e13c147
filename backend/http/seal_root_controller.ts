import type { HttpContext } from '@adonisjs/core/http'
import { readTrust } from '#modules/sealing/index'

/** The certificates that sealed files lead to, for those who verify them elsewhere: the root first. */
export default class SealRootController {
  show({ response }: HttpContext) {
    const certificates = readTrust()
    if (!certificates) return response.notFound('')
    response.header('content-type', 'application/x-pem-file')
    return response.send(certificates)
  }
}
