import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { answered, GROUPS, publishedGroup, statementsOf } from '#tests/helpers/rewards'
import { accountOf } from './account.ts'
import { ask } from './ask.ts'
import { expect } from './expect.ts'
import { newPackage } from './packages.ts'
import { mailsTo, textOf } from './mailbox.ts'
import { stage } from './stage.ts'

/** A portal is asked before one is signed in. */
export const SIGNED_OUT: [number, string][] = [[401, '/api/worker-portal/']]

export interface PortalWorker {
  id: string
  email: string
  name: string
}

/** A worker of acme of a test's own, who works on the terms of one of the demo contracts. */
export async function portalWorker(language = 'fr'): Promise<PortalWorker> {
  const id = randomUUID()
  const email = `${id}@example.test`
  const lastName = `El Amrani ${id.slice(0, 6)}`
  await ask('post', 'workers', { id, firstName: 'Imane', lastName, email, language })
  await inTenant(stage().acme.id, async (trx) => {
    const { package_id: packageId } = await trx.from('contracts').orderBy('id').firstOrFail()
    await trx.table('contracts').insert({
      worker_id: id,
      package_id: packageId,
      start_date: '2026-01-01',
      signature: 'PAPER',
    })
  })
  return { id, email, name: `Imane ${lastName}` }
}

/** The newest link to the portal in a worker's mails, as a path; null while there is none. */
export async function mailedDoor(email: string): Promise<string | null> {
  const text = (await mailsTo(email)).map(textOf).join('\n')
  return (
    [...text.matchAll(/https?:\/\/[^\s/]+(\/\w\w\/w\/login(?:\?[^\s#]*)?#[\w-]+)/g)].at(-1)?.[1] ??
    null
  )
}

/** Signs a worker in on a page that stands at the sign-in, by the mail that they ask for there. */
export async function enterPortal(page: Page, { email }: PortalWorker): Promise<void> {
  await page.getByRole('textbox').first().fill(email)
  await page.getByRole('textbox').first().press('Enter')
  await expect.poll(() => mailedDoor(email)).not.toBeNull()
  await page.goto((await mailedDoor(email))!)
  await expect(page).not.toHaveURL(/login/)
}

/** A round of statements for this worker alone, published; its mail leaves by the product's own worker. */
export async function statementFor({ id }: PortalWorker, changes: object = {}): Promise<Round> {
  const { acme } = stage()
  const department = randomUUID()
  await inTenant(acme.id, async (trx) => {
    await trx
      .table('departments')
      .insert({ id: department, name: `Équipe ${department.slice(0, 8)}` })
    await trx.from('workers').where({ id }).update({ department_id: department })
  })
  const hr = await accountOf('hr')
  const { id: groupId } = await publishedGroup(hr, acme, { audience: { department }, ...changes })
  const [{ id: statementId }] = await statementsOf(hr, groupId)
  return { groupId, statementId }
}

export interface Round {
  groupId: string
  statementId: string
}

/** Takes a round of statements back. */
export async function withdraw({ groupId }: Round): Promise<void> {
  const hr = await accountOf('hr')
  const { version } = answered(await hr.get(`${GROUPS}/${groupId}`))
  answered(await hr.post(`${GROUPS}/${groupId}/withdrawal`, { version }))
}

/** Gives the worker's contract a package of their own, with this gross pay a month. */
export async function paidFrom({ id }: PortalWorker, salaireBrut: number): Promise<void> {
  const packageId = await newPackage({}, { salaireBrut })
  await inTenant(stage().acme.id, (trx) =>
    trx.from('contracts').where({ worker_id: id }).update({ package_id: packageId })
  )
}
