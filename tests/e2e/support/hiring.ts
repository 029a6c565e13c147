import { randomUUID } from 'node:crypto'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { knownWorker } from '#tests/helpers/hired'
import { accountOf } from './account.ts'
import { newPackage } from './packages.ts'
import { stage } from './stage.ts'

/** What the company set up once: where it has its seat, and shipped texts as its own. */
export async function readyToHire(...texts: string[]): Promise<void> {
  const { acme } = stage()
  const seat = { street: 'Rue de la Loi 16', postal_code: '1000', city: 'Bruxelles' }
  await inTenant(acme.id, (trx) =>
    trx
      .from('companies')
      .where({ id: acme.id })
      .update({ numero_entreprise: '0403170701', ...seat })
  )
  await (await accountOf('hr')).post('/api/shipped-templates', { keys: texts })
}

/** Somebody of a test's own whose details are known, by name. */
export async function somebody(
  firstName = 'Noor',
  changes: Record<string, unknown> = {}
): Promise<{ id: string; name: string }> {
  const lastName = `Maes ${randomUUID().slice(0, 8)}`
  const row = { first_name: firstName, last_name: lastName, ...changes }
  return { id: await knownWorker(stage().acme, row), name: `${firstName} ${lastName}` }
}

/** The same with a package that waits for a contract: the address of the new contract. */
export async function toContract(
  fields: Record<string, unknown> = {},
  worker: Record<string, unknown> = {}
): Promise<{ path: string; name: string }> {
  const [{ id, name }, packageId] = await Promise.all([
    somebody('Noor', worker),
    newPackage({ nomFonction: 'Comptable' }, fields),
  ])
  return { path: `/fr/contracts/new?packageId=${packageId}&workerId=${id}`, name }
}
