import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { printOf } from '#modules/shared/files/picture_type'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { RemoveSigner } from '../actions/remove_signer.ts'
import { SaveSigner } from '../actions/save_signer.ts'
import Signer from '../models/signer.ts'
import { signerValidator } from './signer_validators.ts'
import type { signerSchema } from './signer_validators.ts'

export default class SignersController {
  async index() {
    return { data: (await Signer.query().orderBy('name').orderBy('id')).map(toSigner) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(signerValidator)
    return response.created(toSigner(unwrap(await SaveSigner.handle(scope, input))))
  }

  async update({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(signerValidator)
    return toSigner(unwrap(await SaveSigner.handle(scope, input, paramId(params))))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await RemoveSigner.handle(scope, id))
    return { id }
  }
}

function toSigner({
  id,
  name,
  nomFonction,
  email,
  phone,
  contactEmail,
  signatureKey,
  photoFileKey,
}: Signer): Answer<typeof signerSchema> {
  const at = (kind: 'signature' | 'photo', fileKey: string | null) => {
    const print = printOf(fileKey)
    return print ? `/api/signers/${id}/${kind}?v=${print}` : null
  }
  return {
    id,
    name,
    nomFonction,
    email,
    phone,
    contactEmail,
    signatureUrl: at('signature', signatureKey),
    photoUrl: at('photo', photoFileKey),
  }
}
