import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'

/** What never stands in a language, and what stands instead (docs/glossary.md). */
const NEVER: Record<string, [never: RegExp, instead: string][]> = {
  fr: [
    [/'/, '’ (U+2019)'],
    [/ [;:?!»%€]/, 'U+202F before ; ? ! and U+00A0 before : » % €'],
    [/« /, 'U+00A0 after «'],
    [/\(e\)|·e/, 'the noun of the thing'],
    [/\bCP200\b|\bC\.P\./, 'CP 200'],
    [/parce que? ?\{/i, 'a sentence without elision'],
    [/CO2/, 'CO₂'],
    [/avantages? en nature/i, 'avantages de toute nature'],
    [/\d\.\d+[ \u00a0]%/, 'a decimal comma'],
    [/\b\d{1,3} \d{3}\b(?! \d)/, 'U+202F between thousands'],
    [/[\p{L}\d)]: /u, 'U+00A0 before :'],
  ],
  nl: [
    [/aanbod|aanbieding/i, 'loonvoorstel'],
    [/\bontwerp(en)?\b/i, 'concept'],
    [/loonfiche/i, 'loonbrief'],
    [/verlofdag/i, 'vakantiedag'],
    [/\bneen\b/i, 'nee'],
    [/\bgekende?\b/i, 'bekend'],
    [/gelieve/i, 'an imperative'],
    [/\bu (heeft|kan|wil|zal)\b/i, 'u hebt, kunt, wilt, zult'],
    [/\bwerkgeverskost/i, 'loonkost'],
    [/\bCP ?200\b/, 'PC 200'],
    [/auditlogboek|^logboek/i, 'auditlog'],
    [/tweede factor/i, 'aanmelden in twee stappen'],
    [/API-token/, 'toegangstoken'],
    [/\bten (minste|hoogste)\b/i, 'minstens, hoogstens'],
    [/\b(kijk|kijkt) .*\bna\b|\bna te kijken/i, 'controleren'],
    [/\bin bijlage\b/i, 'als bijlage, bijgevoegd'],
    [/\bCIR 92|\bAR (van |du )?\d|\b(CP|CCT) \d/, 'WIB 92, KB, PC, cao'],
    [/[\d}][ \u00a0]%/, 'no space before %, as the formatter writes it'],
    [/\b\d{1,3} \d{3}\b(?! \d)/, '4.000'],
    [/\d[ \u00a0]€/, '€ before the amount'],
    [/„/, '“'],
    [/ [;:?!]/, 'no space'],
    [/CO2/, 'CO₂'],
  ],
  en: [
    [/paritary/i, 'joint committee'],
    [/\b(CP|PC) ?200\b/, 'JC 200'],
    [/\bCLA\b/, 'CBA'],
    [/retracted/i, 'withdrawn'],
    [/\bmeanwhile\b/i, 'in the meantime'],
    [/taken back/i, 'undone'],
    [/€\d{1,3}\.\d{3}\b/, '€3,400.00'],
    [/\d[ \u00a0][%€]/, '13.07%, €3,400.00'],
    [/second factor/i, 'two-step sign-in'],
    [/\bAPI token/, 'access token'],
    [/\bspouse/i, 'partner'],
    [/simple holiday pay/i, 'single holiday pay'],
    [/\b[Ii]nterns?\b/, 'trainee'],
    [/\bsigns\b/, 'characters'],
    [/ask for it\b|asked for on\b/i, 'request it, requested on'],
    [/\bCIR 92|\bAR du\b|\b(CP|CCT) \d/, 'ITC 92, Royal Decree, JC, CBA'],
    [/'/, '’ (U+2019)'],
    [/ [;:?!]/, 'no space'],
    [/CO2/, 'CO₂'],
  ],
}

/** The specification gives these sentences letter by letter. */
const GIVEN = ['Le salaire brut est trop bas!', 'Vous devez encore choisir les éléments suivants:']

/** The texts of the command line stand in its code, by language. */
const CLI_TEXTS = ['cli/lib/indexation_summary.ts']

test.group('Words', () => {
  for (const [language, never] of Object.entries(NEVER))
    test(`none stands in ${language} that the glossary rules out`, async ({ assert }) => {
      const texts = [...(await messages(language)), ...(await commandLine(language))]
      assert.isAbove(texts.length, 2_000)
      const wrong = texts.flatMap(({ at, text }) =>
        GIVEN.includes(text)
          ? []
          : never
              .filter(([word]) => word.test(text))
              .map(([, instead]) => `${at}: ${text} (${instead})`)
      )
      assert.deepEqual(wrong, [])
    })
})

interface Text {
  at: string
  text: string
}

/** Every message of screens, mails, PDFs and the engine. */
async function messages(language: string): Promise<Text[]> {
  const modules = await readdir('modules', { withFileTypes: true })
  const folders = [
    join('frontend/lang', language),
    ...modules.map(({ name }) => join('modules', name, 'lang', language)),
  ]
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder).catch(() => [])
      return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name))
    })
  )
  const read = files
    .flat()
    .map(async (file) => textsOf(file, JSON.parse(await readFile(file, 'utf8'))))
  return (await Promise.all(read)).flat()
}

function textsOf(at: string, value: unknown): Text[] {
  if (typeof value === 'string') return [{ at, text: value }]
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(`${at} ${key}`, inner))
}

/** The lines of the language's own block: `  nl: {` to the brace that closes it. */
async function commandLine(language: string): Promise<Text[]> {
  const files = await Promise.all(
    CLI_TEXTS.map(async (at) => ({ at, code: await readFile(at, 'utf8') }))
  )
  return files.flatMap(({ at, code }) => {
    const block = new RegExp(`^ {2}${language}: \\{\\n([^]*?)^ {2}\\},?$`, 'm').exec(code)
    if (!block) throw new Error(`${at} has no texts in ${language}`)
    const texts = block[1]
      .replace(/\$\{[^}]*\}/g, '')
      .replaceAll('\\u00a0', '\u00a0')
      .replaceAll('\\u202f', '\u202f')
    return [...texts.matchAll(/`([^`]*)`|'([^'\n]*)'/g)].map(([, long, short]) => ({
      at,
      text: (long ?? short).trim(),
    }))
  })
}
