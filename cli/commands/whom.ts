import { Option, type Command } from 'commander'
import {
  FORME_LINES,
  formeText,
  FORMES,
  hireForms,
  hireFormsLineText,
  hireFormsWord,
  hypothesisFormeText,
  raisonText,
  type FormeFields,
  type HireFormsAnswer,
  type Language,
} from '#modules/compute/pure'
import { formatAmount } from '#modules/shared/documents/format'
import { askTyped, splitOptions, type AskOptions } from '#cli/lib/asked_of_engine'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { withJobOptions } from '#cli/lib/package_options'
import { LABEL_WIDTH, partsTable } from '#cli/lib/parts_table'
import { restsOnRows } from '#cli/lib/rests_on'
import { REGION_NAMES, type RegionName } from '#cli/lib/typed_household'
import { count, euros, percent } from '#cli/lib/typed_numbers'
import { requestOf, type TypedPackage } from '#cli/lib/typed_package'
import { wrapped } from '#cli/lib/wrapped'

const BESIDES = {
  'four-fifths': 'QUATRE_CINQUIEMES',
  'pension': 'PENSION',
  'neither': 'AUCUNE',
} as const

interface Options
  extends AskOptions, Pick<TypedPackage, 'gross' | 'statut' | 'committee' | 'regime' | 'date'> {
  hours?: string
  student?: boolean
  quotaLeft?: string
  beside?: keyof typeof BESIDES
  sameEmployer?: boolean
  minimum?: string
  flexiEarned?: string
  apprentice?: RegionName
  level?: string
  age?: string
  weekly?: string
  rate?: string
  coefficient?: string
  abroad?: boolean
  researcher?: boolean
  costs?: string
  onTop?: boolean
}

/** The option that a path of the engine was typed as. */
const OPTIONS: Readonly<Record<string, string>> = {
  'forme.heures': '--hours',
  'forme.heuresRestantes': '--quota-left',
  'forme.minimumHoraire': '--minimum',
  'forme.flexiGagne': '--flexi-earned',
  'forme.regionApprenti': '--apprentice',
  'forme.niveauApprenti': '--level',
  'forme.ageAnnee': '--age',
  'forme.heuresEntreprise': '--weekly',
  'forme.tauxApprenti': '--rate',
  'forme.coefficient': '--coefficient',
  'forme.recruteEtranger': '--abroad',
  'forme.indemnite': '--costs',
}

const NAME_WIDTH = 26
const COLUMN_WIDTH = 13

/** `barema whom`: the same job in every form, and why one of them is none; offline. */
export function registerWhom(program: Command): void {
  const command = program
    .command('whom')
    .description('one job as employee, student, flexi-job, agency worker and others')
    .optionsGroup('The person:')
    .option('--hours <hours>', 'of the job in a year; the whole year unless told')
    .option('--student', 'a student')
    .option('--quota-left <hours>', 'of Student@work; all of it unless told')
    .addOption(new Option('--beside <what>', 'for a flexi-job').choices(Object.keys(BESIDES)))
    .option('--same-employer', 'that other work is here, or in a linked company')
    .option('--minimum <euros>', 'of an hour, by the scale of the function')
    .option('--flexi-earned <euros>', 'flexi pay earlier in the year')
    .addOption(
      new Option('--apprentice <region>', 'of alternating learning').choices(
        Object.keys(REGION_NAMES)
      )
    )
    .option('--level <number>', '1, 2, 3: level A, B, C or the year')
    .option('--age <years>', 'of the apprentice on 31 December')
    .option('--weekly <hours>', 'of the apprentice in the company; 20 unless told')
    .option('--rate <percent>', 'contributions of an apprentice up to 18')
    .option('--coefficient <number>', 'of the agency, before VAT')
    .option('--abroad', 'recruited abroad, as the regime asks')
    .option('--researcher', 'of whom it asks no least pay')
    .option('--costs <percent>', 'of the employer; what the law allows unless told')
    .option('--on-top', 'these costs come on top of the pay')
  withJobOptions(command).action((options: Options) => orFail(() => run(options)))
  withExamples(
    command,
    [
      'whom --gross 2500 --hours 400 --student --quota-left 300',
      'whom --gross 2600 --committee 302 --beside pension --coefficient 2.1',
      'whom --gross 7500 --abroad --lang en',
    ],
    'Exit code: 0 computed, 2 refused, 1 an option could not be read.'
  )
}

async function run(options: Options): Promise<void> {
  const [how, typed] = splitOptions(options)
  const { gross, statut, committee, regime, date } = typed
  process.exitCode = await askTyped({
    request: { ...requestOf({ gross, statut, committee, regime, date }), forme: formeOf(typed) },
    optionsOf: OPTIONS,
    options: how,
    calculation: 'hire-forms',
    compute: hireForms,
    table,
  })
}

function formeOf(typed: Omit<Options, 'lang'>): FormeFields {
  const { beside, apprentice, level, age, rate, costs } = typed
  const amount = (option: string, key: keyof FormeFields, text: string | undefined) =>
    text === undefined ? {} : { [key]: euros(option, text) }
  return {
    ...amount('--hours', 'heures', typed.hours),
    ...(typed.student && { etudiant: true }),
    ...amount('--quota-left', 'heuresRestantes', typed.quotaLeft),
    ...(beside !== undefined && { occupation: BESIDES[beside] }),
    ...(typed.sameEmployer && { memeEmployeur: true }),
    ...amount('--minimum', 'minimumHoraire', typed.minimum),
    ...amount('--flexi-earned', 'flexiGagne', typed.flexiEarned),
    ...(apprentice !== undefined && { regionApprenti: REGION_NAMES[apprentice] }),
    ...(level !== undefined && { niveauApprenti: count('--level', level) }),
    ...(age !== undefined && { ageAnnee: count('--age', age) }),
    ...amount('--weekly', 'heuresEntreprise', typed.weekly),
    ...(rate !== undefined && { tauxApprenti: percent('--rate', rate) }),
    ...amount('--coefficient', 'coefficient', typed.coefficient),
    ...(typed.abroad && { recruteEtranger: true }),
    ...(typed.researcher && { chercheur: true }),
    ...(costs !== undefined && { indemnite: percent('--costs', costs) }),
    ...(typed.onTop && { indemniteEnPlus: true }),
  }
}

function table(answer: HireFormsAnswer, language: Language): string {
  const { formes, lignes, hypotheses, heures } = answer
  const word = (key: Parameters<typeof hireFormsWord>[0]) => hireFormsWord(key, language)
  const amount = (value: number | null) =>
    (value === null ? word('unknown') : formatAmount(language, value)).padStart(COLUMN_WIDTH)
  const possible = FORMES.filter((key) => !('raison' in formes[key]))
  return [
    `${word('title')} · ${formatAmount(language, heures)} ${word('hours')}`,
    '',
    `  ${''.padEnd(NAME_WIDTH)}${(['cost', 'net', 'costHour', 'netHour'] as const)
      .map((key) => word(key).padStart(COLUMN_WIDTH))
      .join('')}`,
    ...FORMES.flatMap((key) => {
      const each = formes[key]
      const name = formeText(key, language)
      if ('raison' in each) {
        const bound = each.montant === undefined ? '' : formatAmount(language, each.montant)
        return wrapped(`· ${name}: ${raisonText(each.raison, bound, language)}`, 4)
      }
      const { cout, net, coutHoraire, netHoraire } = each
      return `  ${name.padEnd(NAME_WIDTH)}${[cout, net, coutHoraire, netHoraire].map(amount).join('')}`
    }),
    '',
    `  ${hireFormsLineText('brutHeures', language).padEnd(LABEL_WIDTH)}${amount(lignes.brutHeures)}`,
    '',
    ...partsTable(
      {
        parts: FORME_LINES.filter(([key]) => possible.includes(key)),
        lignes,
        title: (part) => formeText(part, language),
        label: (line) => hireFormsLineText(line, language),
        unknown: word('unknown'),
      },
      language
    ),
    ...restsOnRows(
      {
        title: word('restsOn'),
        sentences: hypotheses.map((each) => hypothesisFormeText(each, language)),
      },
      language
    ),
  ].join('\n')
}
