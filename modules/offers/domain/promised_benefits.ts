import type { Block } from '#modules/templates/index'

/** Something that a text may promise and a package may lack. */
export const PROMISED = [
  'voitureSociete',
  'carteEssence',
  'budgetMobilite',
  'velo',
  'telephone',
  'laptop',
  'assuranceGroupe',
  'assuranceHospitalisation',
  'chequeRepas',
  'ecoCheques',
  'teletravail',
  'formation',
] as const
export type Promised = (typeof PROMISED)[number]

/**
 * The words of each in the three languages, as texts of offers have them. A text is judged by the words of every
 * language: a Dutch letter may well say *laptop*, or a French one *leasing*.
 */
const WORDS: Record<Promised, RegExp> = {
  voitureSociete:
    /voiture de soci[ée]t[ée]|v[ée]hicule de soci[ée]t[ée]|bedrijfs?wagen|firmawagen|company car/iu,
  carteEssence: /carte (?:essence|carburant)|tankkaart|fuel card/iu,
  budgetMobilite: /budget mobilit[ée]|mobiliteitsbudget|mobility budget/iu,
  velo: /v[ée]lo (?:de soci[ée]t[ée]|en leasing|[ée]lectrique)|leasing (?:d[’']un )?v[ée]lo|bedrijfsfiets|fietslease|company (?:bike|bicycle)|(?:bike|bicycle) lease/iu,
  telephone:
    /smartphone|t[ée]l[ée]phone (?:de soci[ée]t[ée]|portable)|\bgsm\b|company (?:mobile|phone)/iu,
  laptop: /laptop|ordinateur portable|draagbare computer/iu,
  assuranceGroupe:
    /assurance[- ]groupe|pension compl[ée]mentaire|groepsverzekering|aanvullend pensioen|group insurance|supplementary pension/iu,
  assuranceHospitalisation:
    /(?:assurance )?hospitalisation|hospitalisatieverzekering|hospitali[sz]ation insurance/iu,
  chequeRepas: /(?:ch[èe]ques?|titres?)[- ]repas|maaltijdcheques?|meal vouchers?/iu,
  ecoCheques: /[ée]co[- ]?ch[èe]ques?|ecocheques?|eco[- ]vouchers?/iu,
  teletravail:
    /t[ée]l[ée]travail(?:ler)?|travail [àa] domicile|telewerk|thuiswerk|telework|working from home|work from home|home office|remote work/iu,
  formation:
    /budget (?:de |pour (?:la |vos )?)?formations?|opleidingsbudget|vormingsbudget|training budget|learning budget/iu,
}

/** Budgets for training and days at home are no part of a package: only their words can be seen. */
const FLAG_OF: Partial<Record<Promised, string>> = Object.fromEntries(
  PROMISED.filter((name) => name !== 'formation').map((name) => [
    name,
    `${name[0].toUpperCase()}${name.slice(1)}`,
  ])
)

/**
 * What a text speaks of that a package neither holds nor lets one choose, each once, with the words that say so.
 *
 * @param blocks as the candidate would read them: variables filled in, blocks whose condition fails left out
 */
export function promisedAndLacking(
  blocks: readonly Block[],
  fields: object
): { benefit: Promised; words: string }[] {
  const text = blocks
    .flatMap(({ lines }) => lines.map((runs) => runs.map((run) => run.text).join('')))
    .join('\n')
  const flags = fields as Readonly<Record<string, unknown>>
  return PROMISED.flatMap((benefit) => {
    const flag = FLAG_OF[benefit]
    const has = flag !== undefined && (flags[`has${flag}`] === true || flags[`can${flag}`] === true)
    const words = has ? undefined : WORDS[benefit].exec(text)?.[0]
    return words === undefined ? [] : [{ benefit, words }]
  })
}
