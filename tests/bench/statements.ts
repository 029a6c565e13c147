/**
 * A company that publishes its statements to thousands of people: how long it takes to make and freeze them, and to draw and
 * keep their PDFs on two processes, without the mails.
 *
 *   npm run bench -- statements            5 000 people
 *   node --import=@poppinss/ts-exec tests/bench/statements.ts --people 300
 */
import { parseArgs } from 'node:util'
import type { PublishedSlice } from '#modules/rewards/index'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { show } from './figure.ts'
import { manyPaidVersions } from './many_rows.ts'
import { withApp, withProduct } from './product.ts'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '5000' }, json: { type: 'boolean' } },
})
const people = Number(values.people)
const VERSIONS = 3
const PROMISE_S = 120
/** As the workflow has it. */
const SLICE = 100

await withProduct(async () => {
  const client = await signedIn('admin')
  await manyPaidVersions(client, people, VERSIONS)
  const { version, id } = await roundOf(client)
  const run = await client.post(`/api/reward-statement-groups/${id}/publications`, {
    kind: 'PUBLISH',
    version,
  })
  if (run.status !== 202) throw new Error(`The run was answered with ${run.status}: ${run.raw}`)
  const { body: company } = await client.get('/api/company')
  const { frozen, drawn, statements } = await withApp(() => publishHere(company.id, run.body.id))
  const of = `${statements} statements`
  show([
    { what: `${of} made and frozen, without their mails`, value: frozen, unit: 's' },
    // What is promised is drawing and keeping, not freezing what they say.
    { what: `${of} drawn and kept, two processes`, value: drawn, unit: 's', promise: PROMISE_S },
    {
      what: `${of} from the first to the last PDF`,
      value: frozen + drawn,
      unit: 's',
    },
  ])
})

/** A round for those of the bench, who have an address. */
async function roundOf(client: TestClient): Promise<{ id: string; version: number }> {
  const made = await client.post('/api/reward-statement-groups', {
    name: 'Bench',
    statementDateStr: '2026-10-31',
    audience: { standing: 'ACTIVE' },
  })
  if (made.status !== 201)
    throw new Error(`The round was answered with ${made.status}: ${made.raw}`)
  return made.body
}

/** Carries a run out in this process, as the worker's activities do, but for the mails. */
async function publishHere(companyId: string, publicationId: string) {
  const { ClosePublication, DrawSlice, PublishSlice } = await import('#modules/rewards/index')
  const { forSystem } = await import('#modules/shared/tenancy/scopes')
  const { closeRenderers } = await import('#modules/shared/documents/render_document')
  const within: InScope = (work) => forSystem('bench', companyId, work)
  const begun = performance.now()
  let after: string | null = null
  do {
    const slice = { after, limit: SLICE, tells: false }
    const published: PublishedSlice = await within((scope) =>
      PublishSlice.handle(scope, publicationId, slice)
    )
    after = published.next
  } while (after !== null)
  const made = performance.now()
  let statements = 0
  for (;;) {
    const drawn = await DrawSlice.handle(within, companyId, publicationId, SLICE)
    statements += drawn
    if (drawn < SLICE) break
  }
  const ended = performance.now()
  await within((scope) => ClosePublication.handle(scope, publicationId, null))
  closeRenderers()
  return { frozen: (made - begun) / 1000, drawn: (ended - made) / 1000, statements }
}
