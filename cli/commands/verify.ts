import { existsSync, readFileSync } from 'node:fs'
import { Option, type Command } from 'commander'
import { trustOf, verifyFile, type Trust, type Verdict } from '#modules/sealing/pure'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { verdictText } from '#cli/lib/verdict_text'

interface Options {
  root?: string
  json?: boolean
  lang: Language
}

/** Where a first run keeps the certificates of its development seal, seen from the source and from the build. */
const OF_FIRST_RUN = ['../../', '../../../'].flatMap((up) =>
  ['root.pem', 'seal.pem'].map((name) => new URL(`${up}.data/seal/${name}`, import.meta.url))
)

/** `barema verify`: whether files are as they were sealed, without the network. */
export function registerVerify(program: Command): void {
  const command = program
    .command('verify')
    .description('whether sealed PDFs are as they were sealed; asks no server')
    .argument('<file...>', 'PDFs')
    .option('--root <pem>', 'the certificates to believe, as <address>/seal/root.pem gives them')
    .option('--json', 'one line of JSON for each file', false)
    .addOption(new Option('--lang <language>', 'of what is said').choices(LANGUAGES).default('en'))
    .action((files: string[], options: Options) => orFail(() => run(files, options)))
  withExamples(
    command,
    ['verify contract.pdf', 'verify --root root.pem *.pdf'],
    'Exit code: 0 all valid, 1 any altered or not sealed by whom you believe.'
  )
}

async function run(files: string[], { root, json, lang }: Options): Promise<void> {
  const trust = readTrust(root)
  for (const file of files) {
    const verdict = await verifyFile(read(file), trust)
    process.stdout.write(
      json ? `${JSON.stringify({ file, ...verdict })}\n` : said(file, verdict, lang)
    )
    if (verdict.verdict !== 'valid') process.exitCode = 1
  }
}

function said(file: string, verdict: Verdict, lang: Language): string {
  return `${verdictText(file, verdict, lang).join('\n')}\n`
}

function readTrust(root: string | undefined): Trust {
  const kept = root === undefined ? OF_FIRST_RUN.filter((file) => existsSync(file)) : []
  const pem = root === undefined ? kept.map((file) => readFileSync(file, 'utf8')) : [read(root)]
  const trust = trustOf(pem.join('\n'))
  if (trust.roots.length > 0) return trust
  throw new Failure(
    root === undefined
      ? 'whom to believe? Give --root with the file that <address>/seal/root.pem answers'
      : `${root} holds no root certificate`
  )
}

function read(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Failure(code === 'ENOENT' ? `${file} does not exist` : message)
  }
}
