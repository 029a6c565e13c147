import { HR_SYSTEMS, type HrSystemName } from '#modules/integrations/domain/hr_system'
import { localAccount, localSource } from '#tests/helpers/hr_local'
import { format, show } from './figure.ts'

/** Fewer to try it out: `node … tests/bench/hr.ts 200`. */
const PEOPLE = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10_000)
const CHANGED = 50
/** Systems that answer in bulk; the others take a call or two a person, at a pace. */
const IN_BULK: readonly HrSystemName[] = ['bamboohr', 'odoo']

/** Reading the people of a large company, at the pace that a real system is asked at: everybody, and those of a night. */
const figures = []
for (const system of HR_SYSTEMS) {
  const account = localAccount(PEOPLE)
  await account.begin()
  const open = () => localSource(system, account.key(system), { gapMs: undefined })
  if (IN_BULK.includes(system)) {
    const { people, seconds } = await timed(open, null)
    if (people !== PEOPLE) throw new Error(`${system}: ${people} people`)
    figures.push({
      what: `${format(PEOPLE)} people of ${system} read, at its pace`,
      value: seconds,
      unit: 's',
      promise: 120,
    })
  }
  const since = new Date(Date.now() - 1000).toISOString()
  const ids = Array.from({ length: CHANGED }, (_, at) => 1 + Math.floor((at * PEOPLE) / CHANGED))
  await account.change(ids, { phone: '+32475000001' })
  const night = await timed(open, since)
  if (night.people !== CHANGED) throw new Error(`${system}: ${night.people} changed`)
  figures.push({
    what: `${CHANGED} of them changed in ${system}, read at its pace`,
    value: night.seconds,
    unit: 's',
    promise: 60,
  })
}
show(figures)

async function timed(open: () => ReturnType<typeof localSource>, since: string | null) {
  const start = performance.now()
  const source = open()
  let people = 0
  for (let cursor: string | null = null; ;) {
    const page = await source.people(cursor, since)
    people += page.people.length
    if (page.next === null) return { people, seconds: (performance.now() - start) / 1000 }
    cursor = page.next
  }
}
