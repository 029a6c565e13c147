import { Option, type Command } from 'commander'
import { today } from '#modules/shared/values/days'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { figureLine, foundFigure, foundRule, ruleLine } from '#cli/lib/law_found'
import { lawSetOfDay, print } from '#cli/lib/law_print'
import { searchLaw } from '#cli/lib/law_search'

interface Options {
  on?: string
  json?: boolean
  lang: Language
}

/** `barema law search`: figures and formulas by their words. */
export function registerLawSearch(law: Command): void {
  const command = law
    .command('search')
    .description('figures and formulas with all these words, in French, Dutch or English')
    .argument('<words...>', 'km, vakantiegeld, company car, …')
    .option('--on <date>', 'the figures of a day, YYYY-MM-DD; today unless told')
    .option('--json', 'a figure or formula a line, as JSON')
    .addOption(new Option('--lang <language>', 'of the texts').choices(LANGUAGES).default('en'))
    .action((words: string[], options: Options) => orFail(() => search(words.join(' '), options)))
  withExamples(
    command,
    ['law search km', 'law search vakantiegeld --lang nl', 'law search précompte --on 2025-12-31'],
    'Exit code: 0 something was found, 1 nothing.'
  )
}

function search(words: string, { on = today(), json = false, lang }: Options): void {
  lawSetOfDay(on)
  const { parameters, rules } = searchLaw(words)
  if (parameters.length + rules.length === 0)
    throw new Failure(`nothing in the law has "${words}", in French, Dutch or English`)
  for (const each of parameters)
    print(json ? figureLine(each, on, lang) : `${foundFigure(each, on, lang)}\n`)
  for (const id of rules) print(json ? ruleLine(id, lang) : `${foundRule(id, lang)}\n`)
}
