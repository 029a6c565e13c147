import { askChild } from '#modules/shared/documents/ask_child'
import { moduleBeside } from '#modules/shared/documents/start_child'
import {
  keepPicture,
  putPicture,
  type KeptPicture,
  type PictureRules,
} from '#modules/shared/files/keep_picture'
import type { PictureType } from '#modules/shared/files/picture_type'
import { rowPicture } from '#modules/shared/files/row_picture'
import { ok, type Result } from '#modules/shared/result'
import { beginsAsSvg, LOGO } from '../domain/logo.ts'
import Company from '../models/company.ts'

/**
 * The company's logo: a PNG, a JPEG, or a drawing that is nothing but one. Its address changes with the picture, so that
 * browsers may keep it.
 */
export const logo = rowPicture({
  row: (_scope, id) => Company.query().where('id', id),
  columns: { fileKey: 'logoKey', type: 'logoType' },
  also: (file) => ({ logoUrl: file && `/api/out/company/logo?v=${file.print}` }),
  place: () => 'logo/',
  limit: LOGO,
  subject: 'company',
  event: 'company.logo_changed',
  keep: keepLogo,
})

async function keepLogo(
  bytes: Uint8Array,
  rules: PictureRules,
  companyId: string
): Promise<Result<KeptPicture<PictureType>>> {
  if (await isDrawing(companyId, bytes))
    return ok(await putPicture(bytes, 'image/svg+xml', rules.at))
  return keepPicture(bytes, rules)
}

/** XML from anywhere is read in a process of its own. */
async function isDrawing(companyId: string, bytes: Uint8Array): Promise<boolean> {
  if (bytes.length > LOGO.most || !beginsAsSvg(bytes)) return false
  const entry = moduleBeside(import.meta.url, 'judge_drawing_child')
  const answer = await askChild<boolean>(companyId, bytes, { entry })
  return 'said' in answer && answer.said
}
