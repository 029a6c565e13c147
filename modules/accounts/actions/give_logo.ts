import { askChild } from '#modules/shared/documents/ask_child'
import { moduleBeside } from '#modules/shared/documents/start_child'
import { record } from '#modules/shared/audit/record'
import { keepPicture, putPicture, type KeptPicture } from '#modules/shared/files/keep_picture'
import type { PictureType } from '#modules/shared/files/picture_type'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { beginsAsSvg, LOGO_MAX_BYTES } from '../domain/logo.ts'
import Company from '../models/company.ts'
import { findCompany } from '../queries/find_company.ts'

/** Gives the company a logo, judged by its bytes: a PNG, a JPEG, or a drawing that is nothing but one. */
export class GiveLogo {
  static async handle(inScope: InScope, bytes: Uint8Array): Promise<Result<null>> {
    const { id } = await inScope(findCompany)
    const kept = await keepLogo(id, bytes)
    if (!kept.ok) return kept
    await inScope((scope) => saveLogo(scope, kept.value))
    return ok(null)
  }
}

async function keepLogo(
  companyId: string,
  bytes: Uint8Array
): Promise<Result<KeptPicture<PictureType>>> {
  const at = `company/${companyId}/logo/`
  if (await isDrawing(companyId, bytes)) return ok(await putPicture(bytes, 'image/svg+xml', at))
  return keepPicture(bytes, { at, most: LOGO_MAX_BYTES, refused: 'E_LOGO_REFUSED' })
}

/** XML from anywhere is read in a process of its own. */
async function isDrawing(companyId: string, bytes: Uint8Array): Promise<boolean> {
  if (bytes.length > LOGO_MAX_BYTES || !beginsAsSvg(bytes)) return false
  const entry = moduleBeside(import.meta.url, 'judge_drawing_child')
  const answer = await askChild<boolean>(companyId, bytes, { entry })
  return 'said' in answer && answer.said
}

/**
 * Notes which file is the company's logo, or that there is none any more. Its address changes with the picture, so that
 * browsers may keep it.
 */
export async function saveLogo(scope: Scope, file: KeptPicture<PictureType> | null): Promise<void> {
  const company = await Company.query().where('id', scope.companyId).forUpdate().firstOrFail()
  await company
    .merge({
      logoUrl: file && `/api/out/company/logo?v=${file.print}`,
      logoKey: file?.fileKey ?? null,
      logoType: file?.type ?? null,
    })
    .save()
  const subject = { type: 'company', id: company.id }
  await record(scope, 'company.logo_changed', subject, { type: company.logoType })
}
