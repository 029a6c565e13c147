import type { Scope } from '#modules/shared/tenancy/scope'
import CasefileSigner from '../models/casefile_signer.ts'

/** Puts another signer in the place of one: the same turn, under the name and address that are told. */
export async function putInPlace(
  _scope: Scope,
  of: CasefileSigner,
  {
    name,
    email,
    nomFonction,
    signerId,
  }: {
    name: string
    email: string
    nomFonction: string
    signerId: string | null
  }
): Promise<CasefileSigner> {
  await of.merge({ status: 'REPLACED' }).save()
  const { casefileId, role, signOrder, workerId, language } = of
  const signer = await CasefileSigner.create({
    ...{ casefileId, role, signOrder, workerId, language },
    ...{ name, email, function: nomFonction, signerId, status: 'WAITING' },
  })
  return signer.refresh()
}
