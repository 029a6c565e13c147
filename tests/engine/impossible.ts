/** The impossible packages that the engine refuses, each with what it says of them. */
export interface Impossible {
  readonly why: string
  readonly request: Readonly<Record<string, unknown>>
  readonly code: string
  readonly path: string
  readonly sentences: Readonly<Record<'fr' | 'nl' | 'en', string>>
}

function packageOf(fields: Record<string, unknown>): Record<string, unknown> {
  return {
    date: '2026-09-01',
    package: { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 3000, ...fields },
  }
}

const between = (fr: [string, string], nl: [string, string], en: [string, string]) => ({
  fr: `La valeur doit se situer entre ${fr[0]} et ${fr[1]}.`,
  nl: `De waarde moet tussen ${nl[0]} en ${nl[1]} liggen.`,
  en: `The value must be between ${en[0]} and ${en[1]}.`,
})

const BUDGET = { hasBudgetMobilite: true, budgetMobilite: 9000 }
const CAR = { energieVS: 'ELECTRIQUE', valeurVS: 40_000, tcoMensuelVS: 500 }
const HORECA = { employmentType: 'EMPLOYE', commissionParitaire: 'BECP302' }
const OPTIONS = { hasStockOptions: true, stockOptionValue: 10, maxStockOptionUnits: 1000 }

/** Spaces that do not break stand as plain ones. */
export const IMPOSSIBLE: readonly Impossible[] = [
  {
    why: 'a negative amount',
    request: packageOf({ salaireBrut: -1 }),
    code: 'out_of_range',
    path: 'package.salaireBrut',
    sentences: between(
      ['0,00 €', '10 000 000,00 €'],
      ['€ 0,00', '€ 10.000.000,00'],
      ['€0.00', '€10,000,000.00']
    ),
  },
  {
    why: 'a mobility budget beside a car',
    request: packageOf({ ...BUDGET, hasVoitureSociete: true, ...CAR }),
    code: 'conflict',
    path: 'package.hasBudgetMobilite',
    sentences: {
      fr: 'Ceci ne peut pas être combiné avec «\u00a0Voiture de société\u00a0».',
      nl: 'Dit kan niet worden gecombineerd met “Bedrijfswagen”.',
      en: 'This cannot be combined with “Company car”.',
    },
  },
  {
    why: 'a second pillar above its maximum',
    request: packageOf({
      ...BUDGET,
      ...CAR,
      budgetMobiliteHasPilier1: true,
      budgetMobilitePilier2: 250.01,
    }),
    code: 'out_of_range',
    path: 'package.budgetMobilitePilier2',
    sentences: between(['0,00 €', '207,66 €'], ['€ 0,00', '€ 207,66'], ['€0.00', '€207.66']),
  },
  {
    why: 'a stock option beyond their count',
    request: packageOf({ ...OPTIONS, stockOptionUnits: 1001 }),
    code: 'out_of_range',
    path: 'package.stockOptionUnits',
    sentences: between(['0', '1 000'], ['0', '1.000'], ['0', '1,000']),
  },
  {
    why: '24 hours of 38 the wrong way round',
    request: packageOf({ regimeNumerateur: 38, regimeDenominateur: 24 }),
    code: 'out_of_range',
    path: 'package.regimeNumerateur',
    sentences: between(['0,01 h', '24 h'], ['0,01 h', '24 h'], ['0.01 h', '24 h']),
  },
  {
    why: 'an unknown commission',
    request: packageOf({
      computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP999' },
    }),
    code: 'invalid_value',
    path: 'package.computeModelConfig.commissionParitaire',
    sentences: {
      fr: 'Cette commission paritaire n’est pas connue ici\u00a0: BECP et son numéro sont attendus, par exemple BECP200 ou BECP14003 pour la 140.03.',
      nl: 'Dit paritair comité is hier niet bekend: gebruik BECP en het nummer, bijvoorbeeld BECP200, of BECP14003 voor 140.03.',
      en: 'This joint committee is not known here: BECP followed by its number is expected, for example BECP200, or BECP14003 for 140.03.',
    },
  },
  {
    why: 'a class that the committee does not have',
    request: packageOf({ computeModelConfig: { ...HORECA, classe: 'X' } }),
    code: 'invalid_value',
    path: 'package.computeModelConfig.classe',
    sentences: {
      fr: 'Valeurs possibles\u00a0: I, II, III, IV, V, VI, VII, VIII, IX.',
      nl: 'Mogelijke waarden: I, II, III, IV, V, VI, VII, VIII, IX.',
      en: 'Possible values: I, II, III, IV, V, VI, VII, VIII, IX.',
    },
  },
  {
    why: 'hours above the week of the committee',
    request: packageOf({
      computeModelConfig: HORECA,
      regimeNumerateur: 40,
      regimeDenominateur: 40,
    }),
    code: 'out_of_range',
    path: 'package.regimeDenominateur',
    sentences: between(['0,01 h', '38 h'], ['0,01 h', '38 h'], ['0.01 h', '38 h']),
  },
  {
    why: 'a class on a day before the scale of the committee that was read',
    request: {
      ...packageOf({ computeModelConfig: { ...HORECA, classe: 'I' } }),
      date: '2025-12-31',
    },
    code: 'not_covered',
    path: 'package.computeModelConfig.classe',
    sentences: {
      fr: 'Aucun barème de cette commission n’est connu ici avant le 01/01/2026.',
      nl: 'Van dit paritair comité is hier geen schaal bekend vóór 01/01/2026.',
      en: 'No scale of this committee is known here before 01/01/2026.',
    },
  },
  {
    why: 'a date of 2019',
    request: { ...packageOf({}), date: '2019-06-01' },
    code: 'no_law_set',
    path: 'date',
    sentences: {
      fr: 'La loi n’est connue ici que du 01/01/2021 au 31/12/2027.',
      nl: 'De wetgeving is hier alleen bekend van 01/01/2021 tot 31/12/2027.',
      en: 'The law is available here only from 01/01/2021 to 31/12/2027.',
    },
  },
]

/** A sentence with plain spaces, to compare. */
export function plainSpaces(sentence: string): string {
  return sentence.replace(/[\u00a0\u202f]/g, ' ')
}
