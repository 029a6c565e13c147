import { fail, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import CasefileDocument from '../models/casefile_document.ts'
import CasefileSigner from '../models/casefile_signer.ts'
import {
  documentsOf,
  findCasefile,
  lockWithContract,
  presentSigners,
} from '../queries/find_casefile.ts'
import { append } from './casefile_trail.ts'
import { newCasefileName } from './create_casefile.ts'

/** Prepares another casefile with the same documents and signers, of one that ended unsigned. */
export class CopyCasefile {
  static async handle(scope: Scope, id: string): Promise<Result<Casefile>> {
    const found = await lockWithContract(scope, id)
    if (!found.ok) return found
    const { casefile: like } = found.value
    const allowed = statusAfter(like.status, 'copy', 'EMPLOYER')
    if (!allowed.ok) return fail(allowed.problem)
    const { workerId, contractId, offerId, language, message, inWorkRules } = like
    const casefileId = (await insertOnce(scope, 'casefiles', {
      link: newCasefileName(),
      worker_id: workerId,
      contract_id: contractId,
      offer_id: offerId,
      language,
      message,
      in_work_rules: inWorkRules,
      amends_id: like.id,
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    }))!
    for (const document of await documentsOf([id])) await copyDocument(document, casefileId)
    for (const signer of await presentSigners(id)) {
      const { role, signOrder, name, email, signerId, language: spoken } = signer
      await CasefileSigner.create({
        ...{ casefileId, role, signOrder, name, email, signerId, language: spoken },
        function: signer.function,
        workerId: signer.workerId,
      })
    }
    const made = await findCasefile(scope, casefileId)
    if (made.ok) await append(scope, made.value, 'CREATED', { audit: { copyOf: id } })
    return made
  }
}

async function copyDocument(document: CasefileDocument, casefileId: string): Promise<void> {
  const { kind, name, position, isTranslation, templateId, templateKind, language, body } = document
  const { pages, shownFileKey, shownHash } = document
  await CasefileDocument.create({
    ...{ casefileId, kind, name, position, isTranslation },
    ...(kind === 'TEMPLATE'
      ? { templateId, templateKind, language, body }
      : { pages, shownFileKey, shownHash }),
  })
}
