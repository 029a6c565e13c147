import {
  inputText,
  lineText,
  listBenefits,
  listCommissions,
  type Language,
} from '#modules/compute/pure'
import { formatDay, formatEuros, formatNumber, formatPercent } from '#modules/shared/values/format'
import { at, type Draft } from './draft.ts'
import { isEuros } from './fields.ts'
import { fold } from './text.ts'

/** What a field is called in the engine's own texts, by language; `undefined` where they do not name it. */
const SHORT: Readonly<Record<string, string>> = {
  'solve.salaireNet': 'salaireNet',
  'solve.salaireNetAnnuel': 'salaireNetAnnuel',
  'solve.coutEmployeurAnnuel': 'coutEmployeurAnnuel',
  'package.salaireBrut': 'salaireBrut',
  'package.salaireBrutHoraire': 'salaireBrutHoraire',
}

type InEach = Readonly<Record<Language, string>>
const inEach = (fr: string, nl: string, en: string): InEach => ({ fr, nl, en })

/** Of fields that the engine's texts leave to the screens. */
const OWN: Readonly<Record<string, InEach>> = {
  date: inEach('À partir du', 'Vanaf', 'From'),
  etatCivil: inEach('État civil', 'Burgerlijke staat', 'Marital status'),
  conjointTravaille: inEach(
    'Partenaire avec revenus',
    'Partner met inkomen',
    'Partner with an income'
  ),
  tcoMensuelVS: inEach(
    'Leasing de la voiture par mois',
    'Leasing van de wagen per maand',
    'Car leasing a month'
  ),
  tcoMensuelVelo: inEach(
    'Leasing du vélo par mois',
    'Leasing van de fiets per maand',
    'Bike leasing a month'
  ),
  employmentType: inEach('Statut', 'Statuut', 'Kind of employment'),
  packageType: inEach('Type de package', 'Soort pakket', 'Kind of package'),
  regimeDenominateur: inEach('Heures à temps plein', 'Uren voltijds', 'Hours at full time'),
}
const WORDS: Readonly<Record<string, InEach>> = {
  marie: inEach('marié', 'gehuwd', 'married'),
  celibataire: inEach('célibataire', 'alleenstaand', 'single'),
  cohabitant: inEach('cohabitant légal', 'wettelijk samenwonend', 'legally cohabiting'),
  divorce: inEach('divorcé', 'gescheiden', 'divorced'),
  veuf: inEach('veuf', 'verweduwd', 'widowed'),
  EMPLOYE: inEach('employé', 'bediende', 'employee'),
  OUVRIER: inEach('ouvrier', 'arbeider', 'manual worker'),
  CONTRACTOR: inEach('indépendant', 'zelfstandige', 'contractor'),
  INTERN: inEach('stagiaire', 'stagiair', 'trainee'),
  ELECTRIQUE: inEach('électrique', 'elektrisch', 'electric'),
  ESSENCE: inEach('essence', 'benzine', 'petrol'),
  DIESEL: inEach('diesel', 'diesel', 'diesel'),
  HYBRIDE_ESSENCE: inEach('hybride essence', 'hybride benzine', 'petrol hybrid'),
  LPG: inEach('LPG', 'LPG', 'LPG'),
  CNG: inEach('CNG', 'CNG', 'CNG'),
  HYDROGENE: inEach('hydrogène', 'waterstof', 'hydrogen'),
  HYBRIDE_DIESEL: inEach('hybride diesel', 'hybride diesel', 'diesel hybrid'),
  AMOUNT: inEach('montant', 'bedrag', 'amount'),
  PERCENT_BASE: inEach('% du fixe', '% van het vaste loon', '% of fixed pay'),
  PERCENT_TOTAL: inEach('% du total', '% van het totaal', '% of total pay'),
  FIX: inEach('fixe', 'vast', 'fixed'),
  FLEX: inEach('flexible', 'flexibel', 'flexible'),
  TRANSPORT_PUBLIC: inEach('transports en commun', 'openbaar vervoer', 'public transport'),
  TIERS_PAYANT: inEach('tiers payant', 'derdebetaler', 'third-party payer'),
  VOITURE_PRIVEE: inEach('voiture privée', 'eigen wagen', 'private car'),
  VELO: inEach('vélo', 'fiets', 'bicycle'),
}

/** The name of a path for a reader: of a benefit by its title, of a line by its label. */
export function nameOfPath(path: string, language: Language): string {
  const line = SHORT[path]
  if (line !== undefined) return lineText(line, language)
  const field = path.split('.').at(-1)!
  const own = OWN[field]
  if (own !== undefined) return own[language]
  const benefit = listBenefits().find((each) => each.switch === field || each.value === field)
  if (benefit !== undefined) return benefit.titles[language]
  return inputText(field, language) ?? inputText(path, language) ?? field
}

/** A value for a reader: an amount as it is written in the language, a day, a committee by its name. */
export function shownValue(
  path: string,
  value: unknown,
  language: Language,
  /** Says whether an amount is one, or a percentage. */
  draft: Draft = {}
): string {
  if (typeof value === 'number') {
    if (/^PERCENT/.test(String(at(draft, `${path}InputType`))))
      return formatPercent(language, value / 100)
    return isEuros(path)
      ? formatEuros(language, value)
      : formatNumber(language, value, MOST_DECIMALS)
  }
  if (path === 'date' && typeof value === 'string') return formatDay(language, value)
  if (value === true) return '✓'
  if (value === false) return '✗'
  if (path.endsWith('commissionParitaire')) {
    const known = listCommissions().find(({ code }) => code === value)
    return known === undefined
      ? String(value)
      : `${String(value).replace('BECP', '')} ${known.titles[language]}`
  }
  const word = typeof value === 'string' && Object.hasOwn(WORDS, value) ? WORDS[value] : undefined
  if (word !== undefined) return word[language]
  return value === null ? '–' : String(value)
}

const MOST_DECIMALS = 4

/** A thing of the company's catalogue that may be said by its name. */
export interface CatalogueItem {
  readonly name: string
  /** What choosing it sets, by path. */
  readonly sets: Readonly<Record<string, number | string | boolean>>
}

/** The place where the name of an item is said: all of its words, in their order and near each other. */
export function placeOf(
  item: CatalogueItem,
  folded: string
): { start: number; end: number } | undefined {
  const words = fold(item.name).match(/[a-z0-9]+/g) ?? []
  if (words.length === 0 || words.join('').length < 4) return undefined
  const match = new RegExp(`\\b${words.join('[^a-z0-9]{1,3}')}\\b`).exec(folded)
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length }
}
