import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { inlineFile } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import { AddOfferFile } from '../actions/add_offer_file.ts'
import { RemoveOfferFile } from '../actions/remove_offer_file.ts'
import type Offer from '../models/offer.ts'
import type OfferFile from '../models/offer_file.ts'
import { filesOf } from '../queries/candidate_facts.ts'
import { findOffer } from '../queries/find_offer.ts'
import { toOfferFile } from './transformers.ts'
import { addOfferFileValidator } from './validators.ts'

export default class OfferFilesController {
  async store({ bytes, inScope, params, request, response }: HttpContext) {
    const offer = unwrap(await inScope((scope) => findOffer(scope, paramId(params))))
    const { name } = await request.validateUsing(addOfferFileValidator, { data: request.qs() })
    return response.created(
      toOfferFile(offer)(unwrap(await AddOfferFile.handle(inScope, offer.id, { name, bytes })))
    )
  }

  async show({ inScope, params, response }: HttpContext) {
    const file = await inScope(async (scope) =>
      fileOf(unwrap(await findOffer(scope, paramId(params))), params)
    )
    return sendOfferFile(response, file)
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params, 'fileId')
    unwrap(await RemoveOfferFile.handle(scope, paramId(params), id))
    return { id }
  }
}

/** The attachment that an address names beside its offer. */
export async function fileOf(offer: Offer, params: HttpContext['params']): Promise<OfferFile> {
  const file = await filesOf(offer).where('id', paramId(params, 'fileId')).first()
  if (!file) throw new Problem('E_NOT_FOUND')
  return file
}

/** Answers an attachment so that a browser shows it as what its bytes are, and runs nothing of it. */
export async function sendOfferFile(response: HttpContext['response'], file: OfferFile) {
  response.header('content-type', file.type)
  response.header('content-disposition', inlineFile(file.name))
  response.header('x-content-type-options', 'nosniff')
  // On a PDF it would keep browsers from showing it at all; their viewers are sandboxes of their own.
  if (file.type !== 'application/pdf')
    response.header('content-security-policy', "default-src 'none'; sandbox")
  response.header('cache-control', 'private, no-store')
  return response.send(Buffer.from(await drive.use().getBytes(file.fileKey)))
}
