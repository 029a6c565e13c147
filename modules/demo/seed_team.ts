import { randomUUID } from 'node:crypto'
import { RequestStaleFigures, SavePayRange } from '#modules/analytics/index'
import { CreatePackage } from '#modules/packages/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { daysAfter, daysBetween } from '#modules/shared/values/days'
import { OFFICE } from './benefits.ts'
import { demoAddress } from './demo_address.ts'
import { seedPayElements } from './pay_elements.ts'
import { seedPayslips } from './payslips.ts'
import { seedStatements } from './statements.ts'
import { FIRST_NUMBER, levelBefore, NUMBERS, PROMOTION, RAISES, RANGES, TEAM } from './team.ts'

type Person = (typeof TEAM)[number]

/** As many people as the company has with them. */
const HEADCOUNT = 60

/**
 * The team of the company with five years of contracts, one person after the other, and its pay ranges; their figures are
 * computed by the queue.
 */
export const TEAM_STEPS: readonly ((scope: Scope) => Promise<void>)[] = [
  beginTeam,
  ...TEAM.map((person) => (scope: Scope) => seedPerson(scope, person)),
  endTeam,
]

async function beginTeam(scope: Scope): Promise<void> {
  await scope.trx.from('companies').where('id', scope.companyId).update({ effectif: HEADCOUNT })
  await placeFirst(scope, await departmentsOf(scope))
}

async function endTeam(scope: Scope): Promise<void> {
  for (const [nomFonction, level, minimum, midpoint, maximum] of RANGES)
    unwrap(await SavePayRange.handle(scope, { nomFonction, level, minimum, midpoint, maximum }))
  await seedStatements(scope)
  await seedPayslips(scope)
  await seedPayElements(scope)
  await RequestStaleFigures.handle(scope, `demo/${randomUUID()}`)
}

/** Departments by name, those of the team among them. */
async function departmentsOf(scope: Scope): Promise<Map<string, string>> {
  const names = [...new Set(TEAM.map(([, , , , department]) => department))]
  const there = await scope.trx.from('departments').select('id', 'name')
  const missing = names.filter((name) => !there.some((row) => row.name === name))
  const made = await scope.trx
    .insertQuery()
    .table('departments')
    .multiInsert(missing.map((name) => ({ name })))
    .returning(['id', 'name'])
  return new Map([...there, ...made].map(({ id, name }) => [name, id]))
}

/** Those who were there before the team: their place among it. */
async function placeFirst(scope: Scope, departments: ReadonlyMap<string, string>): Promise<void> {
  const first = await scope.trx
    .from('workers')
    .whereNull('department_id')
    .whereIn('id', scope.trx.from('contracts').select('worker_id'))
    .orderBy('id')
    .select('id')
  const names = [...departments.keys()].sort()
  for (const [at, { id }] of first.entries())
    await scope.trx
      .from('workers')
      .where('id', id)
      .update({
        department_id: departments.get(names[at % names.length]!),
        level: 'L3',
        employee_number: String(FIRST_NUMBER + TEAM.length + at),
      })
}

async function seedPerson(scope: Scope, person: Person): Promise<void> {
  const [
    firstName,
    lastName,
    gender,
    birth,
    department,
    nomFonction,
    level,
    start,
    pay,
    more = {},
  ] = person
  const { id: departmentId } = await scope.trx
    .from('departments')
    .where('name', department)
    .firstOrFail()
  const [row] = await scope.trx
    .insertQuery()
    .table('workers')
    .insert({
      first_name: firstName,
      last_name: lastName,
      email: demoAddress({ firstName, lastName }),
      language: 'fr',
      gender,
      date_of_birth: birth,
      etat_civil: 'celibataire',
      conjoint_travaille: false,
      enfants_a_charge: 0,
      department_id: departmentId,
      nom_fonction: nomFonction,
      level,
      employee_number: NUMBERS.get(person) ?? null,
      start_of_seniority: start,
    })
    .returning('id')
  const workerId: string = row.id ?? row
  const versions = versionsOf(start, pay, more)
  let previousId: string | null = null
  for (const [at, { from, gross }] of versions.entries()) {
    const { id: packageId } = unwrap(
      await CreatePackage.handle(
        scope,
        {
          nomFonction:
            more.promoted && from < more.promoted
              ? `${nomFonction} ${levelBefore(level)}`
              : nomFonction,
          packageType: 'FIX',
          packageCategory: 'CONTRACTED',
          date: from,
          worker: { etatCivil: 'celibataire', conjointTravaille: false, enfantsACharge: 0 },
          package: {
            computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
            salaireBrut: gross,
            regimeNumerateur: more.hours ?? 38,
            regimeDenominateur: 38,
            contractWorkerId: workerId,
            ...OFFICE,
          },
        },
        ({ code, path }) => `${code} ${path}`
      )
    )
    const next = versions[at + 1]
    const [made] = await scope.trx
      .insertQuery()
      .table('contracts')
      .insert({
        worker_id: workerId,
        package_id: packageId,
        kind: more.hours ? 'PART_TIME' : 'OPEN_ENDED',
        change_type: previousId ? 'CHANGE' : 'NEW',
        previous_id: previousId,
        start_date: from,
        end_date: next ? daysAfter(next.from, -1) : (more.left ?? null),
        signature: 'PAPER',
        signed_on: daysAfter(from, -7),
        // As if it had been kept here since: what changed in the team is told as of that day.
        created_at: daysAfter(from, -7),
      })
      .returning('id')
    previousId = made.id ?? made
  }
}

/** Fewer days than these before a raise, and a newcomer waits for the next one. */
const NEW_UNTIL = 180

/** Gross pay from the first day on: what is paid today, without the raises that came since. */
function versionsOf(
  start: string,
  pay: number,
  { hours = 38, promoted, left }: NonNullable<Person[9]>
): { from: string; gross: number }[] {
  const steps = [...RAISES, ...(promoted ? [[promoted, PROMOTION] as const] : [])]
    .filter(([day]) => daysBetween(start, day) > NEW_UNTIL && (!left || day < left))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  let full = steps.reduce((before, [, share]) => before / (1 + share), pay)
  const versions = [{ from: start, gross: grossOf(full, hours) }]
  for (const [from, share] of steps) {
    full *= 1 + share
    versions.push({ from, gross: grossOf(full, hours) })
  }
  // A promotion on the day of a raise is one version.
  return versions.filter(({ from }, at) => versions[at + 1]?.from !== from)
}

const grossOf = (full: number, hours: number) => Math.round((full * hours * 100) / 38) / 100
