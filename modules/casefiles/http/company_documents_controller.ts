import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { paramId } from '#modules/shared/http/param_id'
import { sendPdf } from '#modules/shared/http/send_pdf'
import { unwrap } from '#modules/shared/result'
import { AddCompanyDocument } from '../actions/add_company_document.ts'
import { DeleteCompanyDocument } from '../actions/delete_company_document.ts'
import { UpdateCompanyDocument } from '../actions/update_company_document.ts'
import type CompanyDocument from '../models/company_document.ts'
import { companyDocuments, findCompanyDocument } from '../queries/company_documents.ts'
import {
  addCompanyDocumentValidator,
  updateCompanyDocumentValidator,
} from './company_document_validators.ts'
import type {
  companyDocumentSchema,
  companyDocumentsSchema,
} from './company_document_validators.ts'
import { explainPdf } from './explain.ts'

/** What a company gives to all of its people. */
export default class CompanyDocumentsController {
  async index({ scope }: HttpContext): Promise<Answer<typeof companyDocumentsSchema>> {
    return { data: (await companyDocuments(scope)).map(shown) }
  }

  async store({ bytes, i18n, inScope, request, response }: HttpContext) {
    const { name, description = '' } = await request.validateUsing(addCompanyDocumentValidator, {
      data: request.qs(),
    })
    const input = { name, description, bytes }
    const made = await AddCompanyDocument.handle(inScope, input, explainPdf(i18n))
    return response.created(shown(unwrap(made)))
  }

  async update({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(updateCompanyDocumentValidator)
    return shown(unwrap(await UpdateCompanyDocument.handle(scope, paramId(params), input)))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteCompanyDocument.handle(scope, id))
    return { id }
  }

  async file({ inScope, params, response }: HttpContext) {
    const { fileKey, name } = await inScope(async (scope) =>
      unwrap(await findCompanyDocument(scope, paramId(params)))
    )
    return sendPdf(response, { fileKey, name })
  }
}

function shown(document: CompanyDocument): Answer<typeof companyDocumentSchema> {
  const { id, name, description, pages, size, version, createdAt, updatedAt } = document
  return {
    id,
    name,
    description,
    url: `/api/company-documents/${id}/file`,
    pages,
    size,
    version,
    createdAt: createdAt.toISO()!,
    updatedAt: updatedAt.toISO()!,
  }
}
