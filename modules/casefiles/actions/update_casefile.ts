import { DateTime } from 'luxon'
import { findSigner } from '#modules/accounts/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type Casefile from '../models/casefile.ts'
import CasefileSigner from '../models/casefile_signer.ts'
import { seeingItsParts } from '../queries/filtered_casefiles.ts'
import { documentsOf, storedSigners } from '../queries/find_casefile.ts'
import { changed, openCasefile } from './change_casefile.ts'

/** What is left out stays; `version` is the one the person saw. */
export interface UpdateCasefileInput {
  version: number
  language?: Locale
  lastDayStr?: string | null
  message?: string
  /** All of them; the worker's has no `signerId`. Who has the same number signs at the same time. */
  signers?: { signerId: string | null; order: number }[]
  /** All of them, in their order. */
  documents?: { id: string; name?: string; isTranslation?: boolean }[]
  inWorkRules?: string[]
}

/** Changes a casefile that was not shown yet. */
export class UpdateCasefile {
  static async handle(
    scope: Scope,
    id: string,
    { version, ...input }: UpdateCasefileInput
  ): Promise<Result<Casefile>> {
    const found = await openCasefile(scope, id, version)
    if (!found.ok) return found
    const casefile = found.value
    const { language, lastDayStr, message, signers, documents, inWorkRules } = input
    casefile.merge({
      ...(language !== undefined && { language }),
      ...(lastDayStr !== undefined && {
        lastDay: lastDayStr === null ? null : DateTime.fromISO(lastDayStr),
      }),
      ...(message !== undefined && { message }),
      ...(inWorkRules !== undefined && { inWorkRules: [...new Set(inWorkRules)] }),
    })
    const arranged = documents ? await arrange(id, documents) : ok(null)
    if (!arranged.ok) return arranged
    const replaced = signers ? await replaceSigners(scope, casefile, signers) : ok(null)
    if (!replaced.ok) return replaced
    return changed(scope, casefile, Object.keys(input))
  }
}

/** Puts the documents in this order, under these names: exactly those that there are. */
async function arrange(
  casefileId: string,
  wanted: NonNullable<UpdateCasefileInput['documents']>
): Promise<Result<null>> {
  const documents = await documentsOf([casefileId])
  const byId = new Map(documents.map((document) => [document.id, document]))
  const ids = new Set(wanted.map(({ id }) => id))
  if (ids.size !== documents.length || wanted.length !== ids.size) return fail('E_STALE_VERSION')
  for (const [at, { id, ...rest }] of wanted.entries()) {
    const document = byId.get(id)
    if (!document) return fail('E_STALE_VERSION')
    await document.merge({ ...rest, position: at + 1 }).save()
  }
  return ok(null)
}

/** The worker signs always; of the company's signers those that are named. */
async function replaceSigners(
  scope: Scope,
  { id: casefileId, workerId, language }: Casefile,
  wanted: NonNullable<UpdateCasefileInput['signers']>
): Promise<Result<null>> {
  const worker = await visibleWorkers(seeingItsParts(scope)).where('id', workerId).firstOrFail()
  const rows: Partial<CasefileSigner>[] = []
  for (const { signerId, order: signOrder } of wanted) {
    if (signerId === null) {
      const name = `${worker.firstName} ${worker.lastName}`
      rows.push({ role: 'WORKER', workerId, name, email: worker.email ?? '', signOrder })
      continue
    }
    const signer = await findSigner(scope, signerId)
    if (!signer) return fail('E_NOT_FOUND')
    const { name, email, nomFonction } = signer
    rows.push({ role: 'EMPLOYER', signerId, name, email, function: nomFonction, signOrder })
  }
  for (const before of await storedSigners([casefileId])) await before.delete()
  for (const row of rows) await CasefileSigner.create({ casefileId, language, ...row })
  return ok(null)
}
