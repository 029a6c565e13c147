import { indemniteDuMois } from '../../formes/apprenti.ts'
import type { FormesSheet } from '../../formes/index.ts'
import { prorata, quotient, share, euros } from '../../engine/money.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import { assiette } from '../../rules/assiette.ts'
import { Sheet } from '../../rules/index.ts'
import { MILLIONTHS } from '../../rules/units.ts'
import { moreOn } from '../compute.ts'
import { computeSheet } from '../compute_sheet.ts'
import type { Fields } from '../reading.ts'
import type { ComputeError } from '../types.ts'
import type { Told } from './read_forme.ts'

/** Its own, so that these packages disturb nothing of the one that is asked about. */
const sheet = new Sheet()
const more = moreOn(sheet)
const MONTHS = 12

type Package = Readonly<Record<string, unknown>>

/** Puts the package of an apprentice who bears all contributions on the sheet of the forms: the allowance alone. */
export function apprenticePackage(
  request: Fields,
  c: FormesSheet,
  law: WholeLaw
): readonly ComputeError[] {
  const { computeModelConfig } = request.package as Package
  const refused = put(request, {
    computeModelConfig: {
      ...(computeModelConfig as object),
      hasPrimeFinAnnee: false,
      hasPrimeSectorielle: false,
    },
    salaireBrut: euros(indemniteDuMois(c, law)),
  })
  if (refused.length > 0) return refused
  const pay = MONTHS * sheet.salaireBrut
  const { cotisationAnnuelle } = law.vacancesOuvriers
  const manual = sheet.ouvrier === 1 ? assiette(pay, sheet, law) : 0
  c.apprentiCoutEntier =
    pay +
    MONTHS * sheet.cotisationsPatronalesMois +
    // Below zero, of a year.
    sheet.reductionStructurelle +
    share(manual, law.vacancesOuvriers.cotisationTrimestrielle) +
    share(manual, cotisationAnnuelle) +
    share(pay, sheet.assuranceLoiTaux)
  c.apprentiNetEntier = MONTHS * sheet.salaireNet
  return []
}

/** Puts the package that costs of the employer stand beside on the sheet: less pay, unless they come on top of it. */
export function inboundPackage(
  request: Fields,
  salaireBrut: number,
  c: FormesSheet,
  told: Told
): readonly ComputeError[] {
  const { salaireBrutHoraire: _, ...own } = request.package as Package
  const pay = told.isOnTop
    ? salaireBrut
    : prorata(salaireBrut, MILLIONTHS, MILLIONTHS + c.indemniteTaux)
  const refused = put(request, { ...own, salaireBrut: euros(pay) })
  if (refused.length > 0) return refused
  c.impatrieBrut =
    MONTHS * sheet.salaireBrut +
    sheet.doublePeculeBrut +
    sheet.primeFinAnneeBrute +
    sheet.primeSectorielleBrute
  c.impatrieCout = sheet.coutEmployeurAnnuel
  c.impatrieNet = sheet.remunerationAnnuelle
  c.impatrieTauxPatronal =
    sheet.assuranceLoiTaux +
    // Nothing is paid on no pay.
    (sheet.sousTotalBrut === 0
      ? 0
      : quotient(sheet.cotisationsPatronalesMois * MILLIONTHS, sheet.sousTotalBrut))
  return []
}

function put(request: Fields, own: Package): readonly ComputeError[] {
  const result = computeSheet(
    sheet,
    { ...request, package: own, solve: undefined, explain: false },
    more
  )
  return result.ok ? [] : result.errors
}
