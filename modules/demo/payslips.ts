import { MapCodes, monthOf, WritePayslips, type PayslipLine, type Situation } from '#modules/reconciliation/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { monthsAfter, today } from '#modules/shared/values/days'

/** The codes of a provider that nobody has: what each means, and whether it stands as a plus where it is taken off. */
const CODES = [
  { code: '1000', label: 'Salaire mensuel', line: 'salaireBrut', isReversed: false },
  { code: '1500', label: 'Avantages de toute nature', line: 'atnsBruts', isReversed: false },
  { code: '2000', label: 'ONSS', line: 'onss', isReversed: true },
  { code: '2010', label: 'Bonus à l’emploi', line: 'bonusEmploi', isReversed: false },
  { code: '3000', label: 'Précompte professionnel', line: 'precompteProfessionnel', isReversed: true },
  { code: '3100', label: 'Cotisation spéciale', line: 'csss', isReversed: true },
  { code: '9000', label: 'Net à payer', line: 'salaireNet', isReversed: false },
] as const

const NO_LINE = { code: '7700', label: 'Acompte', cents: 0 }

/** The payslips of last month: most to the cent, and one of each kind that is not. */
export async function seedPayslips(scope: Scope): Promise<void> {
  const month = monthsAfter(`${today().slice(0, 7)}-01`, -1).slice(0, 7)
  const people = await paidIn(scope, month)
  const payslips = people.flatMap(({ workerId, ...row }, at) => {
    const situation = paid({ ...row, date: `${month}-01` } as Situation, at)
    const lines = linesOf(situation, at)
    return lines ? [{ workerId, month, provider: '', lines }] : []
  })
  await WritePayslips.handle(scope, payslips)
  await MapCodes.handle(scope, { provider: '', codes: CODES.map(({ label: _label, ...code }) => code) })
}

/** Who works in a month by a signed contract, with what they are paid, by name. */
async function paidIn({ trx }: Scope, month: string): Promise<(Omit<Situation, 'date'> & { workerId: string })[]> {
  const { rows } = await trx.rawQuery(
    `select c.worker_id as "workerId", p.company, p.worker,
       p.package || jsonb_build_object('packageType', p.package_type) as package
     from contracts c join packages p on p.id = c.package_id join workers w on w.id = c.worker_id
     where c.corrected_by_id is null and c.signature <> 'TO_SIGN'
       and c.start_date <= cast(? as date) and (c.end_date is null or c.end_date >= cast(? as date))
     order by w.sort_name, w.id`,
    [`${month}-01`, `${month}-01`]
  )
  return rows
}

/** As somebody was really paid: one with another household, one with a raise that no contract says. */
function paid(situation: Situation, at: number): Situation {
  if (at === 3) return { ...situation, worker: { ...situation.worker, enfantsACharge: (situation.worker.enfantsACharge ?? 0) + 1 } }
  if (at !== 5) return situation
  const { salaireBrut = 3000 } = situation.package
  return { ...situation, package: { ...situation.package, salaireBrut: salaireBrut + 120 } }
}

function linesOf(situation: Situation, at: number): PayslipLine[] | null {
  const month = monthOf(situation)
  if (!month) return null
  // One was withheld 25 € too much, one had an advance.
  const [tax, advance] = [at === 1 ? 2_500 : 0, at === 7 ? 15_000 : 0]
  const lines = CODES.map(({ code, label, line, isReversed }) => {
    const less = line === 'precompteProfessionnel' ? tax : line === 'salaireNet' ? tax + advance : 0
    return { code, label, cents: (month[line] - less) * (isReversed ? -1 : 1) }
  })
  return [...lines, { ...NO_LINE, cents: -advance }].filter(({ cents }) => cents !== 0)
}
