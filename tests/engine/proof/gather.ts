import type { PayCase, ScaleCase } from '#modules/compute/contract/proof'
import type { WorkerFields } from '#modules/compute/pure'
import CP121 from '../cases/cp121_2026.json' with { type: 'json' }
import CP124 from '../cases/cp124_2026.json' with { type: 'json' }
import CP14003 from '../cases/cp14003_2026.json' with { type: 'json' }
import CP200 from '../cases/cp200_2026.json' with { type: 'json' }
import CP302 from '../cases/cp302_2026.json' with { type: 'json' }
import CP336 from '../cases/cp336_2026.json' with { type: 'json' }
import OF_2026 from '../cases/net_pay_2026.json' with { type: 'json' }
import BEFORE from '../cases/net_pay_2021_2025.json' with { type: 'json' }
import { request } from '../requests.ts'

/** What the specs of net pay say of a case, for the proof that is printed: `net_pay_2026.spec.ts`, `net_pay_2021_2025.spec.ts`. */
const SITUATIONS: Readonly<Record<string, WorkerFields>> = {
  'isole, 0 child': {},
  'single': {},
  'single, 0 child, employee': {},
  'single, 0 children, employee': {},
  'single, part-time 32h/40h': {},
  'single, worker disabled': { handicape: true },
  'employee full-time': {},
  'employee': {},
  'isole 0 child': {},
  'isole 2 children': { enfantsACharge: 2 },
  'married, spouse without income': { etatCivil: 'marie' },
  'married, spouse with income': { etatCivil: 'marie', conjointTravaille: true },
  'employee, married, spouse with own income, 1 dependent child': {
    etatCivil: 'marie',
    conjointTravaille: true,
    enfantsACharge: 1,
  },
  'spouse without income (bareme II) 0 child': { etatCivil: 'marie' },
  'spouse without income 3 children': { etatCivil: 'marie', enfantsACharge: 3 },
  'spouse with pension within limit 579 (reduction 289.5)': {
    etatCivil: 'marie',
    revenusConjoint: 'PENSION_LIMITEE',
  },
  'spouse with other income within limit 290 (reduction 145)': {
    etatCivil: 'marie',
    revenusConjoint: 'PROFESSIONNELS_LIMITES',
  },
  'spouse with income above limits': { etatCivil: 'marie', conjointTravaille: true },
}

/** The line behind each field of the cases, and its sign; other fields are held by the specs alone. */
const FIELDS: Readonly<Record<string, readonly [rule: string, sign: 1 | -1]>> = {
  onss: ['onss', -1],
  workbonus: ['bonusEmploi', 1],
  workbonus_A: ['bonusEmploiVoletA', 1],
  workbonus_B: ['bonusEmploiVoletB', 1],
  taxable: ['imposable', 1],
  taxable_salary: ['imposable', 1],
  pp_before_fiscal_bonus: ['impotMensuel', 1],
  fiscal_workbonus: ['bonusEmploiFiscal', 1],
  pp: ['precompteProfessionnel', -1],
  csss: ['csss', -1],
  net: ['salaireNet', 1],
}

interface Published {
  readonly id: string
  readonly source: string
  readonly source_type: string
  readonly date: string
  readonly situation: string
  readonly inputs: object
  readonly expected: object
}

/** Payslips by the hour, whose hours are the month's own. */
const WORKERS: readonly string[] = ['worker-slip-2026-07', 'worker-slip-2026-06']

/** Every published pay that is a package as it stands: those that begin within a computation are held by the specs alone. */
export function payCases(): readonly PayCase[] {
  return [...(BEFORE as readonly Published[]), ...(OF_2026 as readonly Published[])].flatMap(
    (each) => {
      const { gross, fraction = 1 } = each.inputs as { gross?: number; fraction?: number }
      const worker = SITUATIONS[each.situation]
      if (gross === undefined || worker === undefined || WORKERS.includes(each.id)) return []
      const published = Object.fromEntries(
        Object.entries(each.expected as Record<string, number>).flatMap(([field, amount]) =>
          field in FIELDS && !isListed(each.id, field)
            ? [[FIELDS[field][0], FIELDS[field][1] * amount + 0]]
            : []
        )
      )
      if (Object.keys(published).length === 0) return []
      const hours = { regimeNumerateur: 40 * fraction, regimeDenominateur: 40 }
      return [
        {
          id: each.id,
          source: each.source,
          kind: each.source_type,
          request: request({
            date: dateOf(each.date),
            worker,
            package: { salaireBrut: gross, ...(fraction !== 1 && hours) },
          }),
          published,
        },
      ]
    }
  )
}

/** Fields that differ for a reason that the specs tell. */
function isListed(id: string, field: string): boolean {
  return (
    (id.startsWith('refli-2023-2500') && field === 'pp') ||
    (id.startsWith('real-slip-2025-09') && field === 'pp_before_fiscal_bonus') ||
    id.startsWith('fgtb-2021-parttime45-194538') ||
    id.startsWith('sdworx') ||
    id.startsWith('spf-')
  )
}

function dateOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  if (/^\d{4}-\d{2}$/.test(text)) return `${text}-01`
  return text.startsWith('2026') ? '2026-09-01' : `${text}-01-01`
}

const byYears = (amounts: Readonly<Record<string, number>>) => amounts
const once = (amounts: Readonly<Record<string, number>>, named: (key: string) => string) =>
  Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [named(key), { 0: amount }]))

/** Every published scale. */
export function scaleCases(): readonly ScaleCase[] {
  const of = (
    id: string,
    { source, confidence, valid_from }: { source: string; confidence: string; valid_from: string },
    rest: Omit<ScaleCase, 'id' | 'source' | 'kind' | 'date'>
  ): ScaleCase => ({ id, source, kind: confidence, date: valid_from, ...rest })
  const manual = { employmentType: 'OUVRIER', of: 'hour' } as const
  const scale200 = (echelle: 'I' | 'II') =>
    of(`cp200-2026-${echelle}`, CP200, {
      commission: 'BECP200',
      employmentType: 'EMPLOYE',
      of: 'month',
      echelle,
      classes: Object.fromEntries(
        (['A', 'B', 'C', 'D'] as const).map((classe) => [
          classe,
          byYears(CP200.scales[`schaal${echelle}_cat${classe}`] as Record<string, number>),
        ])
      ),
    })
  const roads = (key: keyof typeof CP14003.scales, echelle: string) =>
    of(`cp140.03-2026-${echelle}`, CP14003, {
      commission: 'BECP14003',
      ...manual,
      echelle,
      classes: once(CP14003.scales[key], roadClass),
    })
  return [
    scale200('I'),
    scale200('II'),
    of('cp302-2026', CP302, {
      commission: 'BECP302',
      ...manual,
      classes: Object.fromEntries(
        Object.entries(CP302.scales).map(([name, amounts]) => [name.replace('cat', ''), amounts])
      ),
    }),
    of('cp121-2026', CP121, {
      commission: 'BECP121',
      ...manual,
      classes: once(CP121.scales, (key) => key),
    }),
    of('cp124-2026', CP124, {
      commission: 'BECP124',
      ...manual,
      classes: once(CP124.scales, (key) => BUILDERS[key] ?? key),
    }),
    roads('rest_days_unpaid_or_38h', 'SANS_REPOS_PAYE'),
    roads('compensation_rest_days_paid', 'REPOS_PAYE'),
    of('cp336-2026', CP336, {
      commission: 'BECP336',
      employmentType: 'EMPLOYE',
      of: 'month',
      classes: once(CP336.scales, (key) => PROFESSIONS[key]),
    }),
  ]
}

const BUILDERS: Readonly<Record<string, string>> = {
  team_leader_A: 'CHEF_EQUIPE_A',
  team_leader_B: 'CHEF_EQUIPE_B',
  foreman: 'CONTREMAITRE',
}
const PROFESSIONS: Readonly<Record<string, string>> = {
  sector_minimum: 'MINIMUM',
  entry_minimum: 'MINIMUM_ENTREE',
  students_or_alternance: 'ETUDIANT',
}

/** `driver_1` is class 1 of the driving staff. */
function roadClass(key: string): string {
  if (key === 'garage_out_of_category') return 'GARAGE_HORS_CATEGORIE'
  return key
    .replace(/^driver_/, 'ROULANT_')
    .replace(/^nondriver_/, 'NON_ROULANT_')
    .replace(/^garage_/, 'GARAGE_')
    .replace(/y$/, '')
}
