import { euros, quotient } from '../../engine/money.ts'
import { computeFormes, FORMES_UNITS, FormesSheet, LIGNES_FORMES } from '../../formes/index.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import { Sheet } from '../../rules/index.ts'
import { HUNDREDTHS } from '../../rules/units.ts'
import { askedBeside, tooEarly } from '../beside/asked.ts'
import { FIRST_FORM_DAY } from '../beside/first_days.ts'
import { linesOf } from '../beside/lines_of.ts'
import { PlansBeside } from '../beside/plans.ts'
import { wholeLaw } from '../beside/whole_law.ts'
import { lawSetReference, moreOn } from '../compute.ts'
import { refusal, withSolved } from '../compute_sheet.ts'
import { notEmployed } from '../not_employed.ts'
import type { Fields } from '../reading.ts'
import type { ComputeError } from '../types.ts'
import { refusalsOf, type Refusals } from './allowed.ts'
import { hypothesesOf } from './hypotheses.ts'
import { apprenticePackage, inboundPackage } from './other_packages.ts'
import { readForme, type Told } from './read_forme.ts'
import {
  FORMES,
  HIRE_FORMS_LINES,
  type Forme,
  type FormeFigures,
  type HireFormsLine,
  type HireFormsResult,
} from './types.ts'

const sheet = new Sheet()
const more = moreOn(sheet)
const plans = new PlansBeside(LIGNES_FORMES, new FormesSheet(), FORMES_UNITS)
const MONTHS = 12
const WEEKS = 52

/** Where cost and net of a form stand on the sheet. */
const FIGURES = {
  ORDINAIRE: ['coutOrdinaire', 'netOrdinaire'],
  ETUDIANT: ['coutEtudiant', 'netEtudiant'],
  FLEXI: ['coutFlexi', 'netFlexi'],
  INTERIM: ['coutInterim', 'netInterim'],
  APPRENTI: ['coutApprenti', 'netApprenti'],
  IMPATRIE: ['coutImpatrie', 'netImpatrie'],
} as const satisfies Record<Forme, readonly [HireFormsLine, HireFormsLine]>

/**
 * The same job as that of an ordinary employee, a student, a flexi-job, an agency worker, an apprentice and an inbound
 * taxpayer: what each costs and leaves, also an hour, and why one of them is none (see `HireFormsRequest`).
 * @returns the answer, or every reason why the request is refused; it never throws on bad input
 */
export function hireForms(request: unknown): HireFormsResult {
  const asked = askedBeside(sheet, more, request, ['forme'])
  if (!asked.ok) return asked
  const { rest, given, computed } = asked
  const early = tooEarly(computed, FIRST_FORM_DAY)
  if (early.length > 0) return refusal(request, early)
  const { read } = computed
  const lawSet = wholeLaw(read.lawSet)
  const { law } = lawSet
  const c = new FormesSheet()
  fromPayslip(sheet, c)
  const told = readForme(asked.told.forme, c, law, given)
  const errors = [...notEmployed(sheet, computed), ...(given.errors ?? [])]
  if (errors.length > 0) return refusal(request, errors)
  const refusals = refusalsOf(c, sheet, told, law)
  const found = { ...rest, package: withSolved(read, computed.solved) }
  const others = otherPackages(found, c, told, law, refusals)
  if (others.length > 0) return refusal(request, others)
  markPossible(c, refusals)
  computeFormes(c, law)
  const lines = plans.explained(c, lawSet)
  const isUnknown = isApprenticeUnknown(c, told, law)
  return {
    ok: true,
    answer: {
      id: rest.id,
      lawset: lawSetReference(lawSet, read.extrapolated),
      heures: c.heures / HUNDREDTHS,
      formes: Object.fromEntries(
        FORMES.map((key) => [key, refusals[key] ?? figuresOf(key, c, told, isUnknown)])
      ) as Record<Forme, FormeFigures>,
      lignes: linesOf(HIRE_FORMS_LINES, c, (key) => key === 'coutApprenti' && isUnknown),
      hypotheses: hypothesesOf({ c, of: sheet, told, law, refusals, isUnknown }, lines),
      ...(read.explain && {
        explanation: isUnknown ? lines.filter(({ rule }) => rule !== 'coutApprenti') : lines,
      }),
    },
  }
}

/** What the payslip of the ordinary employee tells of a year. */
function fromPayslip(of: Sheet, c: FormesSheet): void {
  c.heuresAnnee = of.regimeNumerateur * WEEKS
  c.assuranceLoiTaux = of.assuranceLoiTaux
  c.brutAnnuel = MONTHS * of.salaireBrut
  c.imposableAnnuel = MONTHS * of.imposable
  c.netDesMois = of.salaireNetAnnuel
  c.doublePeculeVacances = of.doublePeculeVacances
  c.remunerationAnnuelle = of.remunerationAnnuelle
  c.coutEmployeurAnnuel = of.coutEmployeurAnnuel
}

/** Computes what stands on a package of its own; says there too that the pay of an inbound taxpayer is too low. */
function otherPackages(
  request: Fields,
  c: FormesSheet,
  told: Told,
  law: WholeLaw,
  refusals: Refusals
): readonly ComputeError[] {
  const { apprentiAge, impatrieSeuil } = law.formesEmploi
  if (!refusals.APPRENTI && c.ageAnnee > apprentiAge) {
    const errors = apprenticePackage(request, c, law)
    if (errors.length > 0) return errors
  }
  if (refusals.IMPATRIE) return []
  const errors = inboundPackage(request, sheet.salaireBrut, c, told)
  if (c.impatrieBrut < impatrieSeuil && c.impatrieChercheur === 0)
    refusals.IMPATRIE = { raison: 'impatrieSeuil', montant: euros(impatrieSeuil) }
  return errors
}

function markPossible(c: FormesSheet, refusals: Refusals): void {
  c.formeEtudiant = refusals.ETUDIANT ? 0 : 1
  c.formeFlexi = refusals.FLEXI ? 0 : 1
  c.formeInterim = refusals.INTERIM ? 0 : 1
  c.formeApprenti = refusals.APPRENTI ? 0 : 1
  c.formeImpatrie = refusals.IMPATRIE ? 0 : 1
}

/** The rate of the limited scheme was not found: without the company's own, the cost is not known. */
function isApprenticeUnknown(c: FormesSheet, told: Told, { formesEmploi }: WholeLaw): boolean {
  return told.isApprentice && c.ageAnnee <= formesEmploi.apprentiAge && !told.isRateTold
}

function figuresOf(key: Forme, c: FormesSheet, told: Told, isUnknown: boolean): FormeFigures {
  const [cost, net] = FIGURES[key]
  const heures =
    key === 'APPRENTI'
      ? quotient(told.heuresEntreprise * WEEKS * c.heures, c.heuresAnnee)
      : c.heures
  const perHour = (amount: number) => euros(quotient(amount * HUNDREDTHS, heures))
  const isKnown = !(key === 'APPRENTI' && isUnknown)
  return {
    heures: heures / HUNDREDTHS,
    cout: isKnown ? euros(c[cost]) : null,
    net: euros(c[net]),
    coutHoraire: isKnown ? perHour(c[cost]) : null,
    netHoraire: perHour(c[net]),
  }
}
