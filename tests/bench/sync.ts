import { signedIn } from '#tests/helpers/client'
import { localAccount } from '#tests/helpers/hr_local'
import { format, show, type Figure } from './figure.ts'
import { withApp, withProduct } from './product.ts'

/** Fewer to try it out: `node … tests/bench/sync.ts 500`. */
const PEOPLE = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10_000)
const CHANGED = 50
const FIRST_S = 120
const NIGHT_S = 60

/** Ten thousand people of Odoo, tried, taken over, and fifty of them changed the next night. */
async function measure() {
  // What stands on the application is read once it is there.
  const { SLICE } = await import('#modules/integrations/actions/read_page')
  const { carryOut } = await import('#tests/helpers/fake_hr')
  const admin = await signedIn('admin')
  const { body: acme } = await admin.get('/api/company')
  const account = localAccount(PEOPLE)
  const { address, fields: key } = account.key('odoo')
  const made = await admin.post('/api/integrations', { system: 'odoo', address, key })
  if (made.status !== 201) throw new Error(String(made.raw))
  const figures: Figure[] = []
  const run = async (what: string, body: object, promise?: number) => {
    const asked = await admin.post(`/api/integrations/${made.body.id}/sync`, body)
    if (asked.status !== 202) throw new Error(String(asked.raw))
    const start = performance.now()
    await carryOut(acme.id, asked.body.id, SLICE)
    const value = (performance.now() - start) / 1000
    const { body: done } = await admin.get(`/api/sync-runs/${asked.body.id}`)
    if (done.status !== 'DONE') throw new Error(JSON.stringify(done))
    process.stderr.write(`${what}: ${JSON.stringify(done)}\n`)
    figures.push({ what, value, unit: 's', ...(promise && { promise }) })
  }
  await run(`${format(PEOPLE)} people of Odoo with their contracts, tried`, {})
  await run('the same taken over', { dryRun: false }, FIRST_S)
  await account.change(
    Array.from({ length: CHANGED }, (_, at) => at + 1),
    { phone: '+32470998877' }
  )
  await run(`a night in which ${CHANGED} of them changed`, {}, NIGHT_S)
  show(figures)
}

await withProduct(() => withApp(measure))
