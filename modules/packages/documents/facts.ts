import { formatMoney, formatRate, formatAmount } from '#modules/shared/documents/format'
import type { Facts } from '#modules/shared/documents/sheet'
import type { PrintedCompany, PrintedPackage } from './package_row.ts'
import type { Texts } from './texts.ts'

type Row = Facts['rows'][number]

const LIVING_TOGETHER = ['marie', 'cohabitant']

export function contractFacts(pack: PrintedPackage, texts: Texts): Facts {
  const { computeModelConfig: config } = pack.package
  const committee = config.commissionParitaire
  const hourly = pack.compute.remuneration.remunerationMensuelle.salaireBrutHoraire
  return facts('contract', texts, [
    row('status', texts.sayOr(config.employmentType, `employment.${config.employmentType}`)),
    committee && row('jointCommittee', committeeNumber(committee)),
    row('workingTime', workingTime(pack, texts)),
    hourly && row('hourly', hourlyMoney(hourly, texts)),
    row('packageType', texts.sayOr(pack.packageType, `types.${pack.packageType}`)),
    row('category', texts.sayOr(pack.packageCategory, `categories.${pack.packageCategory}`)),
  ])
}

/** What of the worker's family the tax looks at; what is not the case is not mentioned. */
export function situationFacts({ worker }: PrintedPackage, texts: Texts): Facts {
  const civil = worker.etatCivil ?? 'celibataire'
  const partner = worker.revenusConjoint ?? (worker.conjointTravaille ? 'PROFESSIONNELS' : 'AUCUN')
  return facts('situation', texts, [
    row('etatCivil', texts.sayOr(civil, `etatsCivils.${civil}`)),
    LIVING_TOGETHER.includes(civil) &&
      row('revenusConjoint', texts.sayOr(partner, `revenus.${partner}`)),
    row('enfants', children(worker, texts)),
    worker.parentIsole && row('parentIsole', texts.say('yes')),
    worker.handicape && row('handicape', texts.say('yes')),
    worker.conjointHandicape && row('conjointHandicape', texts.say('yes')),
    worker.ascendantsACharge && row('ascendantsACharge', String(worker.ascendantsACharge)),
    worker.autresPersonnesACharge &&
      row('autresPersonnesACharge', String(worker.autresPersonnesACharge)),
  ])
}

export function employerFacts(company: PrintedCompany, texts: Texts): Facts {
  return facts('employer', texts, [
    row('effectif', texts.say('effectifCompte', { count: company.effectif })),
    row('assuranceLoiTaux', formatRate(texts.language, company.assuranceLoiTaux)),
  ])
}

export function proofFacts(pack: PrintedPackage, texts: Texts): Facts {
  const rows = [
    row('lawset', pack.lawset.id),
    row('packageId', pack.id),
    // In groups, for eyes that compare two sheets.
    row('hash', pack.lawset.hash.match(/.{1,16}/g)?.join(' ') ?? ''),
  ]
  return { ...facts('proof', texts, rows), longValues: true }
}

/** « 38/38 h »; the regime counts as full time when the package does not say. */
export function workingTime({ package: fields }: PrintedPackage, texts: Texts): string {
  const denominator = fields.regimeDenominateur ?? fields.regimeNumerateur ?? 38
  return texts.say('regime', {
    numerator: hours(fields.regimeNumerateur ?? denominator),
    denominator: hours(denominator),
  })

  function hours(count: number) {
    return formatAmount(texts.language, count).replace(/[.,]00$/, '')
  }
}

/** `BECP200` is committee 200, `BECP11803` is 118.03. */
export function committeeNumber(code: string): string {
  const number = /^BECP(\d{3})(\d*)$/.exec(code)
  return number ? [number[1], number[2]].filter(Boolean).join('.') : code
}

function children(worker: PrintedPackage['worker'], texts: Texts) {
  return texts.say('enfantsCompte', {
    count: worker.enfantsACharge ?? 0,
    disabled: worker.enfantsHandicapes ?? 0,
  })
}

function hourlyMoney(euros: number, texts: Texts) {
  const [whole, exact] = [
    formatAmount(texts.language, euros),
    formatAmount(texts.language, euros, 4),
  ]
  return formatMoney(texts.language, euros).replace(whole, exact)
}

/** A row as key and value; its label is looked up with the heading. */
function row(key: string, value: string): Row {
  return { label: key, value }
}

function facts(heading: string, texts: Texts, rows: (Row | false | 0 | '' | undefined)[]): Facts {
  return {
    type: 'facts',
    heading: texts.say(heading),
    rows: rows
      .filter((one) => !!one)
      .map(({ label, value }) => ({ label: texts.say(label), value })),
  }
}
