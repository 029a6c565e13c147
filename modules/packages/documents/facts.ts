import {
  isHiringUntold,
  listCommissions,
  weeklyHours,
  type Commission,
} from '#modules/compute/pure'
import {
  formatAmount,
  formatDate,
  formatHourlyPay,
  formatMoney,
  formatRate,
} from '#modules/shared/documents/format'
import type { Facts } from '#modules/shared/documents/sheet'
import type { Pin } from '../domain/pin.ts'
import type { PrintedCompany, PrintedPackage } from './package_row.ts'
import type { Texts } from './texts.ts'

type Row = Facts['rows'][number]

let commissions: ReadonlyMap<string, Commission> | undefined

/** A row whose label the catalogue has under this key. */
interface KeyRow {
  key: string
  value: string
}

const LONGEST_TEXT = 60
/** The agreement of a trainee who is paid by the hour. */
const HOURLY_AGREEMENT = 'FPI/IBO O'
/** Whose employer may have a reduction for first hirings. */
const EMPLOYED = ['EMPLOYE', 'OUVRIER']
const LIVING_TOGETHER = ['marie', 'cohabitant']

export function contractFacts(pack: PrintedPackage, texts: Texts): Facts {
  const { computeModelConfig: config, typeContrat, department } = pack.package
  return facts('contract', texts, [
    row('status', employment(pack, texts)),
    row('jointCommittee', committee(config.commissionParitaire, texts)),
    row('workingTime', workingTime(pack, texts)),
    row(
      'contractType',
      clipped(typeContrat && texts.sayOr(typeContrat, `contractTypes.${typeContrat}`))
    ),
    row('department', clipped((department as { name?: unknown } | null | undefined)?.name)),
    row('packageType', texts.sayOr(pack.packageType, `types.${pack.packageType}`)),
    row('category', texts.sayOr(pack.packageCategory, `categories.${pack.packageCategory}`)),
  ])
}

/** Gross pay beside that of the payslip: with variable pay, by the hour, and how far the choices of FLEX reach. */
export function grossFacts(pack: PrintedPackage, texts: Texts): Facts[] {
  const { compute, package: fields, flex } = pack
  const { salaireBrut, salaireBrutTotalWorker, salaireBrutTotalEmployeur, salaireBrutHoraire } =
    compute.remuneration.remunerationMensuelle
  const lowest = compute.remunerationBrutLowest.salaireBrut
  const rows = [
    flex && row('grossInitial', money(flex.salaireBrutInitial)),
    lowest !== undefined && row('grossLowest', money(lowest)),
    flex && row('grossHighest', money(flex.salaireBrutHighest)),
    fields.hasSalaireBrutMin &&
      fields.salaireBrutMin &&
      row('grossMinimum', money(fields.salaireBrutMin)),
    salaireBrutTotalWorker !== salaireBrut &&
      lineRow('salaireBrutTotalWorker', salaireBrutTotalWorker),
    salaireBrutTotalEmployeur !== salaireBrut &&
      lineRow('salaireBrutTotalEmployeur', salaireBrutTotalEmployeur),
    pack.pin ? row('pinned', pinned(pack, pack.pin, texts)) : undefined,
    isPaidByTheHour(pack) &&
      salaireBrutHoraire > 0 &&
      row('hourly', formatHourlyPay(texts.language, salaireBrutHoraire)),
  ]
  return rows.some(Boolean) ? [facts('gross', texts, rows)] : []

  function money(euros: number) {
    return formatMoney(texts.language, euros)
  }

  function lineRow(line: string, euros: number): Row {
    return { label: texts.line(line), value: money(euros) }
  }
}

/** « Net : 2 600,00 € par mois, calculé au 1 septembre 2026 »: what was fixed, and on which day's law that holds. */
function pinned({ date }: PrintedPackage, { figure, period, amount }: Pin, texts: Texts): string {
  return texts.say('pinnedValue', {
    figure,
    period,
    amount: formatMoney(texts.language, amount),
    date: formatDate(texts.language, date),
  })
}

/** What of the worker's family the tax looks at; what is not the case is not mentioned. */
export function situationFacts(
  { worker, workerName }: Pick<PrintedPackage, 'worker' | 'workerName'>,
  texts: Texts
): Facts {
  const civil = worker.etatCivil ?? 'celibataire'
  const partner = worker.revenusConjoint ?? (worker.conjointTravaille ? 'PROFESSIONNELS' : 'AUCUN')
  return facts('situation', texts, [
    row('worker', clipped(workerName)),
    row('etatCivil', texts.sayOr(civil, `etatsCivils.${civil}`)),
    LIVING_TOGETHER.includes(civil) &&
      row('revenusConjoint', texts.sayOr(partner, `revenus.${partner}`)),
    row('enfants', children(worker, texts)),
    worker.nonResident && row('nonResident', texts.say('yes')),
    worker.parentIsole && row('parentIsole', texts.say('yes')),
    worker.handicape && row('handicape', texts.say('yes')),
    worker.conjointHandicape && row('conjointHandicape', texts.say('yes')),
    worker.ascendantsACharge && row('ascendantsACharge', String(worker.ascendantsACharge)),
    worker.autresPersonnesACharge &&
      row('autresPersonnesACharge', String(worker.autresPersonnesACharge)),
  ])
}

export function employerFacts(pack: PrintedPackage, company: PrintedCompany, texts: Texts): Facts {
  return facts('employer', texts, [
    row('effectif', texts.say('effectifCompte', { count: company.effectif })),
    row('assuranceLoiTaux', formatRate(texts.language, company.assuranceLoiTaux)),
    row('hiring', hiring(pack, company, texts)),
  ])
}

export function proofFacts(pack: PrintedPackage, texts: Texts): Facts {
  const rows = [
    row('lawset', pack.lawset.id),
    row('packageId', pack.id),
    // In groups, for eyes that compare two sheets.
    row('hash', pack.lawset.hash.match(/.{1,16}/g)?.join(' ') ?? ''),
  ]
  return { ...facts('proof', texts, rows), wide: 'values' }
}

/** « 38 h / 38 h (temps plein) »; hours that the package does not tell are those of the company's full time. */
export function workingTime(
  { package: fields }: Pick<PrintedPackage, 'package'>,
  texts: Texts
): string {
  const { worked, full } = weeklyHours(fields)
  return texts.say('regime', {
    numerator: hours(worked),
    denominator: hours(full),
    full: worked === full ? 'yes' : 'no',
  })

  function hours(count: number) {
    return formatAmount(texts.language, count).replace(/[.,]00$/, '')
  }
}

/**
 * « Employé », « Dirigeant d’entreprise », « Étudiant »: the last word on what the person is, whatever
 * field says it.
 */
export function employment(
  { worker, package: fields }: Pick<PrintedPackage, 'worker' | 'package'>,
  texts: Texts
): string {
  const { commissionParitaire, employmentType } = fields.computeModelConfig
  if (worker.dirigeant) return texts.say('dirigeant')
  const agreement = commissionOf(commissionParitaire)
  if (agreement?.training) return agreement.titles[texts.language]
  return texts.sayOr(employmentType, `employment.${employmentType}`)
}

/** « CP 200 », of `BECP11803` « CP 118.03 »; none for a contractor, a trainee or a student. */
export function committeeNumber(code: string | undefined, texts: Texts): string | undefined {
  if (!code || commissionOf(code)?.training) return undefined
  const number = /^BECP(\d{3})(\d*)$/.exec(code)
  return texts.say('committee', {
    number: number ? [number[1], number[2]].filter(Boolean).join('.') : code,
  })
}

function committee(code: string | undefined, texts: Texts): string | undefined {
  const number = committeeNumber(code, texts)
  const title = commissionOf(code)?.titles[texts.language]
  return number && title ? `${number} · ${title}` : number
}

function commissionOf(code: string | undefined): Commission | undefined {
  commissions ??= new Map(listCommissions().map((commission) => [commission.code, commission]))
  return commissions.get(code ?? '')
}

/** Which hiring it is, or at a small headcount that it was not said; of who may have the reduction. */
function hiring(
  { worker, package: fields }: PrintedPackage,
  { effectif }: PrintedCompany,
  texts: Texts
): string | undefined {
  if (!EMPLOYED.includes(fields.computeModelConfig.employmentType) || worker.dirigeant) return
  if (isHiringUntold(effectif, fields)) return texts.say('hiringUntold')
  const { rangEngagement: rank, trimestreEngagement: quarter } = fields
  if (typeof rank !== 'number') return
  if (rank === 0) return texts.say('hiringNone')
  return texts.say('hiringOf', { rank, quarter: rank === 1 ? 0 : (quarter ?? 1) })
}

/** Manual workers, and trainees for a manual worker's job. */
function isPaidByTheHour({ package: { computeModelConfig: config } }: PrintedPackage) {
  return config.employmentType === 'OUVRIER' || config.commissionParitaire === HOURLY_AGREEMENT
}

function children(worker: PrintedPackage['worker'], texts: Texts) {
  return texts.say('enfantsCompte', {
    count: worker.enfantsACharge ?? 0,
    disabled: worker.enfantsHandicapes ?? 0,
  })
}

/** A row whose label is looked up with the heading; none without a value. */
function row(key: string, value: string | undefined): KeyRow | undefined {
  return value ? { key, value } : undefined
}

function facts(
  heading: string,
  texts: Texts,
  rows: (KeyRow | Row | false | 0 | undefined)[]
): Facts {
  return {
    type: 'facts',
    heading: texts.say(heading),
    rows: rows
      .filter((one) => !!one)
      .map((one) => ('key' in one ? { label: texts.say(one.key), value: one.value } : one)),
  }
}

/** A written text, short enough for a column. */
function clipped(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const signs = [...text.trim()]
  return signs.length > LONGEST_TEXT ? `${signs.slice(0, LONGEST_TEXT - 1).join('')}…` : text.trim()
}
